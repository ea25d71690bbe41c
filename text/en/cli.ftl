# The terminal.

cli-welcome = { $game }. Players: { $players }. Seed: { $seed }.
cli-you-are = You are { $player }.
cli-to-move = { $player }, your decision
cli-prompt = Number or word (? for help):
cli-asks = { $player }: { $question }
cli-beside = You may also, beside this question:
cli-listed-above = Numbers { $first } to { $last }: listed above.
cli-help = Type the number or the first letters of an answer. Other commands: Enter alone shows everything again, ? help, ?card what a card does, ?? what the answers do, log everything so far, save FILE, quit.
cli-log-title = So far
cli-hand-over = The next decision belongs to { $player }. Press Enter when only { $player } is looking.
cli-ambiguous = “{ $typed }” could be: { $matches }. Type more letters or the number.
cli-no-such-answer = “{ $typed }” is none of the answers. Type a number from 1 to { $count }, or ? for help.
cli-saved = Saved in { $file }.
cli-resume = To go on: { $command }
cli-game-over = The game is over.
cli-nobody-won = Nobody wins.
cli-winner = { $count ->
    [one] Winner: { $players }
   *[other] Shared victory: { $players }
 }
cli-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cli-no-help = No help for “{ $typed }”.
cli-waiting = waiting for { $players }

# The card reference.

cli-cards-found = { $count ->
    [one] { $count } found.
   *[other] { $count } found.
 }
cli-cards-none = Nothing is called “{ $words }” or says so. Fewer or shorter words find more.
cli-cards-rulings = Rulings:
cli-no-deck = There is no deck “{ $deck }” in { $game }. Decks: { $decks }.
cli-no-decks = { $game } has no decks to choose from: leave --deck out.
