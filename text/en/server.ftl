# What the server writes to people who are not looking: mails, pushes, chat rooms.

notice-started = The game at { $table } has begun.
notice-turn = { $table } is waiting for you.
notice-turn-until = { $table } is waiting for you, until { $when }.
notice-reminder = { $table } is still waiting for you. After { $when } a bot answers for you.
notice-over = The game at { $table } is over. Won by: { $players }.
notice-over-nobody = The game at { $table } is over. Nobody has won.
notice-table = “{ $name }” ({ $game })
notice-table-unnamed = a table of { $game }

hook-waiting = { $table }: waiting for { $players }.
hook-test = Fidchell writes here when the game at { $table } waits for somebody, and when it is over.

mail-subject = { $count ->
    [1] Fidchell: { $first }
   *[other] Fidchell: news from { $count } games
}
mail-foot = You get this because you play at { $server } under the name { $player }. To get no more mails: { $link }
mail-confirm-subject = Fidchell: is this your address?
mail-confirm = Somebody, { $player } by name, wants mails from the games at { $server } to come to this address. If that is you, open { $link } within two days. If not, do nothing: you will not hear from us again.
mail-reset-subject = Fidchell: a new password
mail-reset = { $player } has forgotten a password at { $server }. To choose a new one, open { $link } within an hour. If you did not ask for it, do nothing.

# Why the server refuses something, by the key of the reason. What is refused has changed nothing.

refused-log-in-first = The server does not know who you are. Log in, or come in as a guest.
refused-account-first = That needs an account. Make one first.
refused-not-by-program = A program may play in your name, but not change who you are. Do this in a browser, logged in yourself.
refused-has-account = You have an account already.
refused-wrong-password = Name and password do not match. Check both and try again.
refused-banned = This account is barred from this server. If you think that is a mistake, write to the host.
refused-muted = You may not write at tables at present. You can go on playing.
refused-bad-name = Choose a name of 1 to { $most ->
    [one] { $most } visible character
   *[other] { $most } visible characters
 }.
refused-name-taken = The name “{ $name }” is taken. Choose another one.
refused-bad-password = Choose a password of { $least } to { $most ->
    [one] { $most } character
   *[other] { $most } characters
 }.
refused-bad-mail = This does not look like a mail address. Check it and try again.
refused-no-mail-here = This server sends no mails, so it takes no address. Leave it out.
refused-bad-settings = The setting “{ $name }” cannot be like this ({ $why }). Check what you have entered.
refused-link-is-old = This link is not valid any more. Ask for a new one, or use the one in the latest mail.
refused-no-such-person = Nobody here has that name. Check how it is written.
refused-too-many-bots = You have { $most ->
    [one] { $most } bot
   *[other] { $most } bots
 } of your own already. More are not possible.
refused-not-your-bot = You have no such bot. The list of your bots shows those you have.
refused-too-many-tokens = { $most ->
    [one] { $most } program may
   *[other] { $most } programs may
 } play in your name already. Take that right from one of them first.
refused-too-many-devices = Notifications go to { $most ->
    [one] { $most } device
   *[other] { $most } devices
 } of yours already. Switch them off on one of them first.

refused-no-such-table = There is no such table, or it is private. Ask for the link of the invitation.
refused-no-such-game = This game is not played here. Choose one of these: { $games }.
refused-bad-table = The game cannot be set up like this ({ $why }). Change the number of players or the options.
refused-bad-scene = This position cannot be set up ({ $why }).
refused-bad-seed = A seed may have up to { $most ->
    [one] { $most } character
   *[other] { $most } characters
 }. Shorten it.
refused-rated-with-seed = A game from a chosen seed cannot be rated. Leave the seed out, or play unrated.
refused-too-many-tables = You have { $most ->
    [one] { $most } open table
   *[other] { $most } open tables
 } already. Finish some of the games first.
refused-too-many-with-bots = You have { $most ->
    [one] { $most } game
   *[other] { $most } games
 } with bots running already. Finish one of them first.
refused-owner-only = Only the person who made this table may do that.
refused-game-has-begun = This table no longer waits for players: the game has begun, or the table was closed.
refused-seat-taken = This seat is not free. Choose another one.
refused-seat-offered = This seat is kept for somebody else. Choose another one, or wait until that person has declined.
refused-no-such-seat = This table has no such seat. Choose one of those shown.
refused-seats-free = The game cannot begin while seats are free. Invite somebody, or give them to bots.
refused-no-such-bot = There is no such bot. Levels: { $levels }. Styles: { $styles }.
refused-not-your-seat = This seat is not yours. Play from your own, or watch without a seat.
refused-not-at-this-table = Only those who sit at this table may do that.
refused-not-running = No game is running at this table: it has not begun, or it is over.
refused-game-is-running = That is possible only when the game is over.

refused-stale-answer = This answer was for an earlier question. Look at the table and answer again.
refused-others-were-first = Others acted at the same moment. Look at the table, and try again if you still want to.
refused-no-window = There is nothing for you to respond to now, so no time can be added.
refused-held-already = More time was asked for here already. It is given only once.
refused-nothing-to-retract = You have no secret choice to take back: it is not made yet, or it has been revealed.
refused-rated-pace-stays = The pace of a rated game stays as it was when it began.
refused-windows-do-not-fit = Windows of the kind “{ $windows }” do not go with this pace. Leave them out, or choose: { $fitting }.
refused-orders-over-days-only = Standing orders count only in games over days. At this table you are asked yourself.
refused-orders-name-nothing = There is no “{ $what }” in this game. Name a card, a place or a player that it has.
refused-nothing-to-undo = You have no choice to undo.
refused-undo-after-learning = You have learnt something since, and nobody is there to agree. This choice can no longer be undone.
refused-no-undo-in-rated-games = Nothing can be undone in a rated game.
refused-no-undo-asked = Nobody is waiting for you to agree to an undo.
refused-not-in-daily-games = In the daily game nothing is undone, no bot plays for you, and the pace stays as it is.
refused-people-only = The daily game is for people, not for bots.
refused-day-is-not-over = The deal of the day stays secret for as long as others may still play it. Come back tomorrow.
refused-bad-day = There is no daily game of that date. Give a date like { $today }, which is the latest.
refused-bad-length = This text is empty or too long. It may have up to { $most ->
    [one] { $most } character
   *[other] { $most } characters
 }.
refused-bad-key = The program gave its message too long a name. It may have up to { $most ->
    [one] { $most } character
   *[other] { $most } characters
 }.

refused-no-such-position = This game has no such position. Give a number from 0 to { $last }.
refused-no-such-event = There is no such event. Give a number from 0 to { $last }.
refused-no-analysis = There is no analysis of this game yet. Ask for one, or wait until it is ready.
refused-too-many-jobs = { $most ->
    [one] { $most } game is
   *[other] { $most } games are
 } waiting for analysis already. Try again later.
refused-too-many-of-yours = You have { $most ->
    [one] { $most } game
   *[other] { $most } games
 } waiting for analysis already. Wait until one of them is ready.
refused-bad-record = This record cannot be played again ({ $why }). Check that the file is complete and unchanged.
refused-no-record = This is no record of a game. Give a file as it was saved after a game.
refused-other-rules = This record follows version { $rules } of the rules, but version { $ours } is played here. It cannot be brought here.
refused-record-too-long = This record has more than { $most ->
    [one] { $most } entry
   *[other] { $most } entries
 } under “{ $part }”. A game of that length cannot be brought here.
refused-record-without-seed = This record has no seed, or starts halfway. Only games from their beginning can be brought here.

refused-bad-address = Nothing can be sent to this address. Give one that begins with https:// and names no port.
refused-bad-subscription = The browser did not give what notifications need. Switch them off and on again.
refused-bad-webhook = The chat room cannot be set up like this. Kinds: { $styles }. Languages: { $languages }.
refused-no-webhook = This table does not write to a chat room yet. Give the address of one first.
refused-webhook-failed = Writing to the chat room failed ({ $why }). Check its address.
refused-no-such-language = This language is not spoken here. Choose one of these: { $languages }.

refused-too-many = That was too much at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
refused-too-many-sockets = Too many pages are open here at once: { $most ->
    [one] { $most } is possible
   *[other] { $most } are possible
 }. Close some of them and try again.
refused-too-large = That is too much to send at once. Make it shorter.
refused-host-only = Only the host of the server may see this.
refused-wrong-origin = This request came from another website and was not carried out. Open the page of the game and try again there.
refused-unreadable = The server could not read this message ({ $why }). Reload the page and try again.
refused-nothing-sent = The request was empty. Send what you want as JSON.
refused-bad-request = The server did not understand this request ({ $why }). Check what you have entered.
refused-no-such-address = There is nothing at this address. Check the link, or begin at the first page.
refused-wrong-method = This address does not take such a request. The description of the interface says which it takes.
refused-wrong-kind = The server does not take this kind of content. Send JSON.
refused-server-error = Something went wrong on the server. Try again in a moment; if it happens again, tell the host.
