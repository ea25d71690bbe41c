# What stands on every page: navigation, buttons, errors, the connection.

skip-to-content = Skip to the content
nav-label = Main pages
nav-play = Play
nav-learn = Learn
nav-daily = Daily game
nav-games = Games
nav-ladder = Ladder
nav-cards = Cards
nav-rules = Rules
nav-settings = Settings
to-first-page = Fidchell, first page
who-am-i = You: { $name }. Settings
nobody-yet = Guest
guest-name = Guest { $number }
language-menu = Language: { $language }
theme-button = Colours: { $theme }. Change
theme-auto = as the system
theme-light = light
theme-dark = dark

footer-label = More
footer-free = Free software, on a server of its own
footer-notice = Original art and wording. Not affiliated with the authors or publishers of the printed games.

title-home = Play
title-newtable = New table
title-room = Table
title-replay = Replay
title-games = Games
title-person = Player
title-ladder = Ladder
title-daily = Daily game
title-settings = Settings
title-cards = Cards
title-rules = Rules
title-learn = Learn
title-lesson = Lesson
title-confirm = Your mail address
title-reset = New password
title-nomail = No more mails
title-missing = Not found

missing-title = There is nothing here
missing-text = This address leads nowhere. Perhaps the link was cut off on its way.
failed-title = This page could not be fetched
failed-text = Either the connection is gone, or the server has just been renewed. Reload the page.

ok = OK
cancel = Cancel
close = Close
back = Back
next = Next
save = Save
saved = Saved
delete = Delete
copy = Copy
copied = Copied
again = Try again
reload = Reload
loading = Loading
more = More
less = Less
yes = Yes
no = No

connection-lost = The connection is lost. It comes back by itself; nothing you have done is lost.
connection-none = The server cannot be reached at present.
connection-again = Try now
connection-back = Connected again.
refused-offline = The server cannot be reached. Nothing was changed; try again when the connection is back.
error-unknown = Something went wrong ({ $why }). Reload the page and try again.

game-inis = Inis
game-tirnanog = Tír na nÓg
bot-player = { $level } bot { $number }
level-random = Random
level-beginner = Beginner
level-casual = Casual
level-club = Club
level-strong = Strong
level-expert = Expert

confirm-title = Your mail address
confirm-text = Shall mails about your games come to this address?
confirm-button = Yes, this is my address
confirm-done = Thank you. From now on you are told when a game waits for you.
reset-title = A new password
reset-label = New password
reset-hint = At least { $least } characters.
reset-button = Set the password
reset-done = Your new password counts from now on. All devices have been logged out.
reset-login = To your account
no-mail-title = No more mails
no-mail-text = Shall all mails from this server to you stop?
no-mail-button = Stop all mails
no-mail-done = You get no more mails. You can change that in the settings at any time.
