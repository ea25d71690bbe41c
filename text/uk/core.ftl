# Спільне для всіх ігор.

name-pass = Пас
name-stop = Досить
name-yes = Так
name-no = Ні

player-number = Гравець { $number }
list-end = { $before } і { $last }
list-empty = нічого

reason-not-asked = Зараз тебе ні про що не питають. Гра чекає на: { $waiting }.
reason-no-such-seat = Місця { $seat } немає. За цим столом { $players ->
    [one] { $players } місце
    [few] { $players } місця
    [many] { $players } місць
   *[other] { $players } місця
 }, лічба від 0.
reason-unknown-word = «{ $word }» — не відповідь у цій грі.
reason-not-offered = Тут неможливо: { $option }.
reason-game-over = Гру завершено.
reason-stale = Ця відповідь стосується твого рішення { $given }, а відкрите рішення { $due }. Нічого не змінено.
