# What all games share: answers, players, reasons why an answer is refused.

name-pass = Pass
name-stop = Stop
name-yes = Yes
name-no = No

player-number = Player { $number }
list-end = { $before } and { $last }
list-empty = nothing

reason-not-asked = You are not asked anything now. The game waits for: { $waiting }.
reason-no-such-seat = There is no seat { $seat }. This table has { $players ->
    [one] one seat
   *[other] { $players } seats
 }, counted from 0.
reason-unknown-word = “{ $word }” is not an answer in this game.
reason-not-offered = { $option } is not possible here.
reason-game-over = The game is over.
reason-stale = This answer is for your decision { $given }, but decision { $due } is open. Nothing was changed.
