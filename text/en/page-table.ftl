# What stands around a board: questions, responses, chronicle, chat, orders, commands.

# Questions

table-decision = What you are asked
table-confirm = Confirm: { $option }
table-choose-again = Choose again
table-choose-on-board = Choose on the board.
table-choose-on-board-or = Choose on the board, or here:
table-choose-in-hand = Choose a card in your hand.
table-choose-in-hand-or = Choose a card in your hand, or here:
table-take-number = Choose { $count }
table-card-text = What the card says
table-why-not = Why can’t I …?
table-why-open = That is possible now.
table-waiting-for = Waiting for { $players }
table-retract = Take back my choice
table-peace = I would end this clash in peace
table-game-over = The game is over
table-gap = Between { $cards }
table-gap-beside = Beside { $cards }
table-gap-corner = On the corner of { $cards }
table-gap-empty = Spot { $spot }
table-spot-across = row { $row }, columns { $column }–{ $nextColumn }
table-spot-down = column { $column }, rows { $row }–{ $nextRow }
table-spot-corner = the corner of rows { $row }–{ $nextRow }, columns { $column }–{ $nextColumn }

# Responses

table-no-answer = No answer
table-play-card = Play { $card }
table-can-answer = { $count ->
    [one] You can answer with one card.
   *[other] You can answer with { $count } cards.
 }
table-nothing-to-play = You have nothing to play here; nobody else knows that.
table-declared = Chosen for { $card }: { $choices }.
table-may-answer = May answer: { $players }.
table-others-answer = Others may answer now
table-others-answer-card = { $card }: others may answer now
table-sealed = Your answer, sealed until the time is up: { $card }.
table-sealed-pass = You let it pass. Others may still be thinking.
table-hold = Hold +20 s
table-held = Held
table-hold-help = Twenty seconds more for everybody, once. It may also be a bluff.
table-seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
 }
table-time-days = { $days } d { $hours } h
table-time-hours = { $hours } h { $minutes } min

# The head of the table

table-unnamed = A table
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-clockwise = clockwise
table-counter-clockwise = counter-clockwise
table-flock-help = The Flock of Crows: turns and handed-on cards go this way round.
table-brenn = Brenn: { $player }
table-brenn-help = The Brenn opens the Season, chooses where new land is found and wins some ties.
table-first = First player: { $player }
table-tiles-left = { $count ->
    [one] { $count } territory left in the stack
   *[other] { $count } territories left in the stack
 }
table-citadels-left = { $count ->
    [one] { $count } Citadel left
   *[other] { $count } Citadels left
 }
table-sanctuaries-left = { $count ->
    [one] { $count } Sanctuary left
   *[other] { $count } Sanctuaries left
 }
table-epics-left = { $count ->
    [one] { $count } Epic Tale in the deck
   *[other] { $count } Epic Tales in the deck
 }
table-deck-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
 }
table-menu = Menu of the table
table-help = Help and keys
table-sounds = Sounds
table-settings = Settings
table-cards = All cards
table-rules = Rules
table-leave = Leave the table
table-close = Close
table-cancel = Cancel
table-laying = The board is being laid out …
table-not-laid = The board could not be fetched.
table-reload = Load again
table-title-your-turn = (your turn) { $name }
table-eyes = As { $player }
table-panes = Parts of the table
table-board = Board
table-aside = Beside the board

# Undo, absence

table-undo = Undo
table-undo-asked = { $player } asks to take back a move. Do you agree?
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waits = { $player } asks to take back a move. Still to agree: { $players }.
table-away = Let a bot play for me
table-back = I am back
table-away-now = A bot is playing for you.

# Pace

table-pace = Pace of the game
table-pace-live = Live
table-pace-days = Over days
table-pace-bank = Minutes to think in all
table-pace-increment = Seconds more for each answer
table-pace-fixed = Responses always take the same time
table-pace-window = Seconds for a response
table-pace-answer = Days until an answer
table-pace-response = Hours until a chance to respond passes
table-pace-absent = When somebody’s time is up
table-pace-absent-bot = A bot answers
table-pace-absent-wait = Everybody waits
table-pace-save = Change the pace

# Chronicle, chat, notes

table-chronicle = Chronicle
table-chronicle-empty = Nothing has happened yet.
table-older = { $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
 }
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
 }
table-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
 }
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something to all
table-chat-send = Send
table-chat-watch = Only those who sit at the table can write here.
table-notes = Notes
table-notes-empty = Only you can read what you note here.
table-notes-loading = Fetching …
table-notes-saved = Saved.
table-notes-changed = Not saved yet …
table-notes-failed = Could not be saved. It is tried again when you go on writing.

# Standing orders

table-orders = Orders
table-orders-help = When others do something you could answer, the game waits for you only if your orders say so. Nobody else can see them.
table-orders-ask = Ask me
table-orders-touched = when it touches me
table-orders-always = always
table-orders-never = never
table-orders-until = This holds
table-orders-until-end = until I change it
table-orders-until-season = until the end of the Season
table-orders-until-touched = until something touches me
table-orders-also = Ask me all the same when
table-orders-player = Player
table-orders-card = Card
table-orders-place = Territory
table-orders-anybody = anybody
table-orders-any-card = any card
table-orders-anywhere = anywhere
table-orders-add = Add a case
table-orders-remove = Remove this case
table-orders-save = Save orders
table-orders-saved = Your orders are saved.
table-orders-off-season = Your orders ended with the Season. You are asked again when something touches you.
table-orders-off-touched = Your orders ended because something touched you. You are asked again.

# Since the last visit

table-recap = Since your last visit
table-recap-heard = { $count ->
    [one] One thing happened since your last visit. { $words }
   *[other] { $count } things happened since your last visit. { $words }
 }
table-recap-back = One back
table-recap-next = One on
table-recap-play = Play
table-recap-pause = Pause
table-recap-skip = Skip
table-recap-done = Done

# Several people at one screen

table-curtain = Now { $player }
table-curtain-help = Hand over the screen. Nobody’s cards can be seen now.
table-curtain-ready = I am { $player }
table-curtain-never = I play all these seats: do not ask again

# The end

table-over-nobody = Nobody has won
table-over-next = What next?
table-rematch = Play again
table-replay = Watch the replay
table-analysis = Analysis
table-share = Share
table-link-copied = The link is copied.

# Keys

table-keys = Keys
table-key-help = This help
table-key-commands = Type a command
table-key-decision = To what you are asked
table-key-hand = To your hand
table-key-board = To the board
table-key-chronicle = To the chronicle
table-key-chat = To the chat
table-key-view = Map or table
table-key-undo = Undo
table-key-sounds = Sounds on or off
table-key-pass = To “Pass” or “No answer”
table-key-option = To the answers shown
table-help-materials = What is written on vellum asks you something. All else is the table and what others do. Dashed things are not possible now: press them and they say why.
table-help-touch = On a touch screen you choose first and then confirm; the settings can change that.
table-help-commands = Commands are made of names: “conquest meadows highlands 2” plays the card and answers its questions. “why attack” explains, “?” lists what can be said.
# What the small signs mean

signs-title = What the signs mean
sign-season = Season: you play this card as your turn.
sign-triskel = Triskel: you play this card at the moment that its text names, also out of turn.
sign-clash = Crossed swords: on a card, it can start a clash; on a territory or a player, a clash is on.
sign-rule = Red dot: this territory has a rule of its own. Point at the territory, or tap it, to read it.
sign-chieftain = Chieftain: whoever has most clans in a territory. Their clans wear a crown there.
sign-brenn = Torc: the Brenn, who leads the round.
sign-pretender = Crown: a Pretender, who wins at the next Assembly if a condition is met.
sign-reserve = Shield: clans in reserve, not on the island.
sign-deed = Star: Deeds. Each stands in for one that is missing to six.
sign-contested = Warning: a bard of somebody else touches this card as well, and may take it before you.
sign-bard-home = Bard at home, still to be sent out
sign-bard-out = Bard on the way, between the cards
sign-bard-lost = Lost bard: no card is left beside it
sign-hand = Cards in hand
sign-first = First player of this round
sign-turn = This player is to act

# Commands

table-commands = Commands
table-commands-key = Commands ( / )
table-commands-example = play conquest, pass, ?
table-commands-run = Do it
table-commands-said = What came of it
table-commands-offers = Completions
table-command-done = Done: { $answers }.
table-command-unused = Not used: { $words }.
table-command-question = { $question } ({ $options })
table-command-not-asked = You are not asked anything now.
table-command-no-answer = “{ $word }” does not answer this.
table-command-unknown = I do not know “{ $word }”.
table-command-near = I do not know “{ $word }”. Did you mean “{ $near }”?
table-command-which = Which of these: { $options }?
table-command-help = Name what you choose. Also: { $commands }.
table-command-hand = In your hand: { $cards }.
table-command-why-what = Why what? Name a card, a place or a player.
table-command-say-what = Say what?
table-command-undo-done = Asked to undo.
table-command-hold-done = Twenty seconds more.
table-command-say-done = Said.
table-words-help = help
table-words-why = why, why not
table-words-undo = undo, take back
table-words-hold = hold, wait
table-words-say = say, chat
table-words-hand = hand, cards
table-words-waiting = waiting, who
table-words-filler = play, take, place, the, a, an, and, of, with, clan, clans, card, choose
table-words-from = from, out of
table-words-to = to, into, in
table-words-move = move, go
table-too-quick = The question had just changed: that click was not counted.
