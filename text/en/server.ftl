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
