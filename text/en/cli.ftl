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

# Looking back at a game (analyse) and thinking along (hint). Shares and chances are in percent.

cli-analyse-title = { $game }, as { $level } sees it
cli-analyse-notes = Chance: of winning, as the player could judge it before the choice with what they knew then, if they go on with the expert’s choice. Worse by: how much of it their choice gave up against that one.
cli-analyse-notes-alone = Lead: how far ahead of Balor, as the player could judge it before the choice with what they knew then, if they go on with the expert’s choice. 50% is level; this is no chance of winning. Worse by: how much of it their choice gave up against that one.
cli-analyse-unsure = ~ tried fewer than five times, ? never: hardly known. More iterations make it surer.
cli-analyse-nothing = There was no choice to judge here.
cli-analyse-stopped = Stopped: { $done } of { $wanted } decisions are judged.
cli-analyse-curve = Each player’s own chance, judged with what they knew when asked
cli-analyse-curve-alone = How far ahead of Balor (50% is level), judged with what was known when asked
cli-analyse-hindsight = With hindsight: everybody’s chances with all hidden cards known
cli-analyse-hindsight-alone = With hindsight: how far ahead of Balor (50% is level) with all hidden cards known
cli-analyse-decision = decision of the record
cli-analyse-round = round { $round }
cli-analyse-instead = { $number }: { $chosen }; better { $preferred }
cli-place-beside = spot { $number }, beside { $places }
cli-place-across = row { $row }, columns { $column }–{ $nextColumn }
cli-place-down = column { $column }, rows { $row }–{ $nextRow }
cli-place-corner = corner of rows { $row }–{ $nextRow }, columns { $column }–{ $nextColumn }
cli-hint-not-asked = { $player } is not asked now.
cli-hint-chances = Chances of winning, as { $player } may judge them: { $chances }.
cli-hint-chances-alone = How far ahead of Balor, as { $player } may judge it: { $chances }. 50% is level; this is no chance of winning.
cli-hint-more = { $count ->
    [one] { $count } more answer was tried less.
   *[other] { $count } more answers were tried less.
 }
cli-column-number = no.
cli-column-player = player
cli-column-question = question
cli-column-chosen = chosen
cli-column-preferred = expert’s choice
cli-column-worse = worse by, %
cli-column-chance = chance, %
cli-column-chance-alone = lead, %
cli-column-decisions = decisions
cli-column-agreed = as the expert
cli-column-mean-worse = worse by, % each
cli-column-answer = answer
cli-column-preferred-share = preferred, %
