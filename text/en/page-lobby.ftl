# The pages around the games: home, new table, the room before the game, lists, the ladder, the daily deal.

# --- words that several pages share ---

lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
lobby-seat = Seat { $number }
lobby-unnamed = Table of { $game }
lobby-share = Share

level-random-help = plays anything the rules allow
level-beginner-help = often acts without a thought: for your first games
level-casual-help = knows what is good, looks no further
level-club-help = thinks a little ahead: a good game after a few evenings
level-strong-help = plans, remembers the draft, forgives little
level-expert-help = the best we have; takes up to five seconds
level-bot = { $level } bot
level-bot-styled = { $level } bot, { $style }
style-none = balanced
style-aggressive = aggressive
style-builder = builder
style-peaceful = peaceful
style-choose = Style

left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
 }
left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
 }
left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
 }
left-none = time is up

# --- home ---

home-title = Games of the western isles
home-lead = Two board games of Celtic legend. Play at once against bots, which see no more than you do, or gather friends by a link. No account needed.
home-play-now = Play { $game } now
home-your-turn = Your turn: { $table }
home-learn = Learn by playing
home-new = New table
home-inis-about = Draft cards, lead your clans across a growing island, build, argue, make peace, and become High King in one of three ways.
home-inis-time = 60–90 min
home-tirnanog-about = Send your bards between the cards of the Otherworld and weave what they bring home into a saga of three verses. Alone against Balor, too.
home-tirnanog-time = 30–45 min
home-range = { $from }–{ $to } players
home-play = Play against bots
home-play-alone = Play against Balor
home-against = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
 } · { $level }
home-change-bots = Change the number and level of the bots
home-how-many = Players, you included
home-how-strong = How strong the bots are
home-alone = Alone
home-alone-help = Nobody else plays: you try to score more than Balor.
home-bots-done = Done
home-friends = Link for friends
home-friends-help = Makes a private table for { $count ->
    [one] { $count } player
   *[other] { $count } players
 }; bots can fill the empty seats
home-guided = First game, guided
home-solo = Today’s solo deal
home-all-options = All options
home-starting = Laying the table …
home-open-count = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
 }
home-your-tables = Your tables
home-waiting-count = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
 }
home-no-tables = Nothing yet. Tables you sit at are kept here, also when you close the page.
home-open-tables = Open tables
home-no-open = Nobody is looking for players right now. Open a table of your own, and others will see it here.
home-see-all = All tables and results
home-daily = Today’s solo deal
home-daily-about = One deal of Tír na nÓg a day, the same for everybody, one try.
home-daily-played = { $count ->
    [0] Nobody has finished it yet
    [one] { $count } has finished it
   *[other] { $count } have finished it
 }
home-daily-play = Play
home-daily-go-on = Go on
home-daily-see = See the scores

row-your-turn = your turn
row-seat-kept = a seat is kept for you
row-lobby = waiting for players
row-waiting-others = the others think
row-over-days = over days
row-rated = rated
row-join = Join
row-watch = Watch
row-unread = { $count ->
    [one] { $count } new event
   *[other] { $count } new events
 }

# --- a new table ---

new-title = New table
new-lead = Everything has a good default. Change what you care about.
new-game = Game
new-table-name = Name of the table
new-players = Players
new-alone = alone against Balor
new-who = Who plays
new-you = You
new-seat-open = free, for somebody you invite
new-seat-open-public = free, for anybody
new-seat-hot = somebody beside you at this screen
new-seat-a-bot = a bot
new-seat-choice = Who sits on seat { $number }?
new-game-options = Variants
new-pace = Pace
new-live = At one sitting
new-live-help = Everybody is here; each has a clock.
new-days = Over days
new-days-help = Answer when you have time; you are told by mail or push.
new-no-hurry = No hurry: you play with bots or at one screen, so no clock presses.
new-bank = Minutes to think in all
new-increment = Seconds added by each answer
new-per-answer = Days for an answer
new-response = Hours to respond to a move of others
new-absent = When time is up
new-absent-bot = a bot answers
new-absent-wait = all wait
new-windows = When others may respond
new-windows-fast = Quick
new-windows-fast-help = Goes on as soon as all have answered. Among friends.
new-windows-fixed = A fixed time
new-windows-fixed-help = Every time as many seconds, whatever anybody holds: the waiting gives nothing away.
new-window-seconds = Seconds
new-access = Who may come
new-private = By invitation
new-private-help = Only people with the link find the table.
new-open = Everybody
new-open-help = The table stands in the list; anybody may sit down or watch.
new-rated = Rated
new-rated-help = Counts for the ladder. No undo, and a fixed time for responses.
new-advanced = More
new-seed = Seed of the deal
new-seed-help = The same seed deals the same cards. Such a game is not rated.
new-sentence = { $game } for { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
new-make = Make the table
new-start = Start the game
new-makes-link = You get a link for your friends.
new-starts-now = All seats are taken: the game begins at once.

opt-scenario = Set-up
opt-scenario-standard = Standard
opt-scenario-standard-help = The start territories are drawn at random: the usual game.
opt-scenario-discovery = First game
opt-scenario-discovery-help = Fixed start territories in a friendly order, as the rulebook recommends for the first time.
opt-buildings = Buildings in the box
opt-buildings-18 = 8 Citadels, 9 Sanctuaries
opt-buildings-18-help = As in most printings.
opt-buildings-20 = 9 Citadels, 10 Sanctuaries
opt-buildings-20-help = As in the English component list of 2016.
opt-geometry = Shape of the territories
opt-geometry-T3 = Three lobes
opt-geometry-T3-help = Tiles interlock in two directions, as in the box.
opt-geometry-H1 = Hexagons
opt-geometry-H1-help = One hexagon a territory: simpler to look over.
opt-geis = The three Geis
opt-geis-first = Of the first game
opt-geis-first-help = The three that the rules recommend to begin with.
opt-geis-random = Any three
opt-geis-random-help = Drawn for each row.
opt-geis-chosen = Chosen
opt-geis-chosen-help = You choose one for each row.
opt-top = Top row
opt-middle = Middle row
opt-bottom = Bottom row
opt-difficulty = Balor’s strength
opt-difficulty-easy = Easy
opt-difficulty-easy-help = Three cards leave Balor’s pile before the scoring.
opt-difficulty-medium = Medium
opt-difficulty-medium-help = Two cards leave Balor’s pile before the scoring.
opt-difficulty-hard = Hard
opt-difficulty-hard-help = One card leaves Balor’s pile before the scoring.
opt-difficulty-impossible = Impossible
opt-difficulty-impossible-help = Balor keeps everything.

pace-live = at one sitting: { $minutes } min and { $seconds } s for each answer
pace-unhurried = at one sitting, without hurry
pace-days = over days: { $days ->
    [one] { $days } day for an answer
   *[other] { $days } days for an answer
 }
pace-days-response = { $hours ->
    [one] { $hours } hour to respond to others
   *[other] { $hours } hours to respond to others
 }
pace-absent-bot = whose time is up: a bot answers
pace-absent-wait = whose time is up: all wait
pace-windows-fast = responses: until all have answered
pace-windows-fixed = responses: always { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }

# --- the room before the game ---

room-connecting = Opening the door …
room-gone-title = This door is closed
room-gone = There is no such table, or it is private. If somebody invited you, open the whole link of the invitation.
room-closed-title = This table was given up
room-closed = Whoever made it has closed it before the game began.
room-home = To the first page
room-private = by invitation
room-open = open to everybody
room-invited = You are invited to a game of { $game }
room-seats = Seats
room-you = you
room-program = program
room-free = free
room-kept-for = kept for { $player }
room-kept-for-you = kept for you
room-hot-seat = at your screen
room-sit = Sit down
room-sit-here = Sit down here
room-change-seat = Change to this seat
room-stand-up = Stand up
room-decline = Decline
room-send-away = Send away
room-remove-bot = Take the bot away
room-hot-name = Name of player { $number }
room-hot = Somebody beside me plays here
room-seat-bot = Seat a bot
room-fill-bots = Fill with bots
room-bot-level = Level of the bot on seat { $number }
room-invite-title = Invite your friends
room-invite-help = Whoever opens this link can sit down, without an account.
room-invite-local = This link works on this computer only. For friends in the same network, start the server with FIDCHELL_HOST=0.0.0.0 and open this page by the computer’s own address instead of localhost.
room-invite-lost = The link was shown in the browser in which the table was made. Look there, or make a new table.
room-invite-open = This table is in the public list. This is its address:
room-invite-text = Play { $game } with me at Fidchell
room-play-as = You play as
room-your-name = Your name
room-options = What is played
room-chat = Talk
room-chat-empty = Nothing has been said yet.
room-chat-write = Say something to all
room-chat-send = Send
room-chat-sit = Sit down to talk.
room-start = Start the game
room-start-missing = { $count ->
    [one] { $count } seat is still free: invite somebody or seat a bot.
   *[other] { $count } seats are still free: invite somebody or seat bots.
 }
room-still-free = { $count ->
    [0] A seat is kept for you.
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
 }
room-start-kept = Waiting for { $players } to sit down.
room-start-ready = All seats are taken.
room-start-owner = Whoever made the table starts the game.
room-sit-first = Take a free seat to play, or stay and watch.
room-full = All seats are taken. You can watch when the game begins.
room-give-up = Give the table up
room-give-up-sure = Give this table up?
room-give-up-help = It disappears for everybody who sits here. This cannot be undone.
room-give-up-yes = Give it up
room-lost = The connection is lost. Trying again …

# --- tables and results ---

games-title = Tables
games-yours = Yours
games-open = Open
games-watch = In play
games-finished = Finished
games-waiting = Waiting for you
games-offered = Seats kept for you
games-running = Others think
games-lobby = Not begun
games-past = Your finished games
games-none-yours = You sit at no table yet.
games-none-open = No open tables at the moment.
games-none-watch = No open game is being played at the moment.
games-none-finished = No finished games here yet.
games-find = Open a link or the number of a table
games-find-hint = https://… or a12B34c56D78
games-find-go = Open
games-find-wrong = This is neither a link to a table nor the number of one.
games-filter-game = Game
games-filter-all = all
games-filter-players = Players
games-won = won by { $players }
games-nobody-won = nobody won
games-balor-won = Balor won
games-beat-balor = Balor is beaten
games-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
games-branch = played on from another game
games-daily-of = solo deal of { $day }
games-replay = Replay
games-older = Show older ones

bring-title = Bring a game here
bring-help = A record saved after a game, here or by the command line. A finished one opens as a replay; you can play on in one that is not.
bring-file = Choose a file
bring-drop = or drop it here
bring-paste = or paste its text
bring-go = Bring it here
bring-empty = Choose a file or paste the text of a record first.
bring-json = This is not the text of a record: it is not JSON. Take the whole file, unchanged.
bring-record = This is JSON, but no record of a game.
bring-large = This is too large: a record has at most 400 kB.

# --- people and the ladder ---

ladder-title = Ladder
ladder-help = Rated games count here, for people with an account and their programs. The rating is what is nearly certain: it grows as we know you better.
ladder-empty = No rated game of { $game } with { $count ->
    [one] { $count } player
   *[other] { $count } players
 } has been finished yet. Make a rated table and be the first.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-wins = Victories
ladder-range = { $name }: rating { $rating }, between { $low } and { $high } with near certainty
ladder-statistics = What the games tell
ladder-statistics-of = { $count ->
    [one] the last game
   *[other] the last { $count } games
 }
ladder-statistics-none = No finished games with several players yet.
ladder-by-seat = Victories by seat
ladder-by-kind = Victories by who plays
ladder-people = people
ladder-scores = Scores
ladder-scores-between = { $from } to { $to }: { $count ->
    [one] { $count } time
   *[other] { $count } times
 }
ladder-scores-at = { $from }: { $count ->
    [one] { $count } time
   *[other] { $count } times
 }
ladder-fair-share = equal share
ladder-bar = { $name }: { $percent } % of { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
ladder-results = Latest results
ladder-make-rated = Make a rated table

person-guest = guest
person-account = player
person-bot = program
person-since = here since { $day }
person-ratings = Ratings
person-no-ratings = No rated games yet.
person-played = Games
person-none = No finished games yet.
person-win-share = { $percent } % won
person-fair = an equal share would be { $percent } %
person-form = Latest games
person-form-help = The newest is on the right.
person-won = won
person-shared = shared the victory
person-lost = did not win
person-missing = Nobody of that name
person-you = That is you

# --- the daily solo deal ---

daily-title = The solo deal of the day
daily-about = Tír na nÓg against Balor. Everybody gets the same cards, and one try: no undo, no help.
daily-today = Today
daily-before = The day before
daily-after = The day after
daily-play = Play today’s deal
daily-go-on = Go on with your game
daily-replay = Look back at your game
daily-closes = Counts until { $when }.
daily-over = This day is over.
daily-seed-play = Try this deal
daily-yours = Your result
daily-yours-running = Your game is not finished yet.
daily-yours-late = Your game was not finished in time.
daily-scores = Scores
daily-none = Nobody has finished this deal.
daily-none-today = Nobody has finished it yet. Be the first.
daily-score = Score
daily-balor = Balor
daily-won = beat Balor
daily-lost = Balor won
daily-shown = { $shown } of { $played } shown
daily-distribution = How the scores lie
daily-geis = Geis drawn at random, Balor at medium strength

# A chat room is told who is waited for.
hook-title = Tell a chat room
hook-help = When this table waits for somebody, and when somebody has won, a line appears in your group’s chat room.
hook-on = Tells { $style }
hook-now = Write there now
hook-drop = Tell it no more
hook-url = Webhook address
hook-url-help = Discord: channel settings, Integrations, Webhooks. It stays a secret of the server’s.
hook-style = Kind of chat
hook-language = Language there
hook-save = Tell it
hook-change = Tell another one
hook-saved = The chat room will be told.
hook-tested = A line was written there.
hook-dropped = The chat room is told no more.
