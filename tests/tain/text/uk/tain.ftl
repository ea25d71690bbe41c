game-name = Тань, викрадення худоби

name-drive = Великий перегін
    .acc = Великий перегін
name-ride = Нічна їзда
    .acc = Нічну їзду
name-calf = Теля
name-feast = Бенкет
name-seer = Провидиця
    .acc = Провидицю
name-scout = Розвідник
    .acc = Розвідника
name-tribute = Данина
    .acc = Данину
name-raid = Набіг
name-fair = Ярмарок
name-wolf = Вовк
    .acc = Вовка
name-ban = Заборона
    .acc = Заборону
name-satire = Сатира
    .acc = Сатиру
name-ford = Брід
    .gen = Броду
    .acc = Брід
    .loc = на Броді
name-plain = Рівнина
    .gen = Рівнини
    .acc = Рівнину
    .loc = на Рівнині
name-hill = Пагорб
    .gen = Пагорба
    .acc = Пагорб
    .loc = на Пагорбі
name-cow = корова
    .acc = корову

help-drive = Переженіть скільки завгодно своїх корів з одного пасовища на інше. Якщо там суперники, буде бій.
help-ride = Переведіть одну свою корову на інше пасовище, мирно.
help-calf = Додайте корову там, де вона у вас уже є; будь-де, якщо немає жодної.
help-feast = Додайте корову на кожне пасовище, де вона у вас уже є.
help-seer = Відкрийте верхню карту колоди. Візьміть її або покладіть під колоду.
help-scout = Подивіться руку суперника.
help-tribute = Суперник віддає вам карту на свій вибір, відкрито.
help-raid = Візьміть навмання карту з руки суперника, відкрито.
help-fair = Додайте корову на Броді й візьміть карту з колоди.
help-wolf = Суперник втрачає корову на пасовищі, де є ваша.
help-ban = Відповідь на карту суперника: вона не діє. Відповіді не спиняє.
help-satire = Відповідь на будь-яку карту суперника, навіть на відповідь: вона не діє.

doing-draft = вибір карт
doing-season = пора року
doing-fight = бій
doing-card-declared = карта чекає на відповіді
doing-seer_decides = Провидиця вирішує
doing-pay_tribute = сплата данини

question-draft-keep = Яку карту залишаєте? Дві інші підуть ліворуч.
question-turn = Зіграти карту чи пас?
question-from = { $card }: звідки?
question-to = { $card }: куди з { NAME($place, case: "gen") }?
question-how-many = { $card }: скільки корів іде з { NAME($place, case: "gen") }?
question-where = { $card }: де?
question-whom = { $card }: хто?
question-seer-take = Відкрито карту: { $card }. Берете її?
question-tribute-pay = Яку карту віддаєте? Отримує { $player }.
question-card-declared = { $player } грає { NAME($card, case: "acc") }. Відповідаєте?
question-fight = Бій { NAME($place, case: "loc") }: на кого нападаєте?
question-fight-loss = { $player } нападає на вас { NAME($place, case: "loc") }. Що втрачаєте?

event-round-begins = Починається раунд { $round }.
event-dealt = { $player } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }.
event-dealt-known = { $player } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }: { $cards }.
event-handed-on = { $player } передає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }. Отримує { $to }.
event-handed-on-known = { $player } передає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }: { $cards }. Отримує { $to }.
event-card-played = { $player } грає { NAME($card, case: "acc") }.
event-card-declared = { $player } оголошує { NAME($card, case: "acc") }: { $choices }.
event-card-cancelled = Не діє: { $card }.
event-passed = { $player }: пас.
event-cows-placed = { $player }: +{ $count ->
    [one] { $count } корова
    [few] { $count } корови
    [many] { $count } корів
   *[other] { $count } корови
 } { NAME($place, case: "loc") }.
event-cows-moved = { $player }: { $count ->
    [one] { $count } корова
    [few] { $count } корови
    [many] { $count } корів
   *[other] { $count } корови
 } з { NAME($origin, case: "gen") } на { NAME($place, case: "acc") }.
event-cow-lost = { $player } втрачає корову { NAME($place, case: "loc") }.
event-card-discarded = { $player } скидає { NAME($card, case: "acc") }.
event-drew = { $player } бере карту з колоди.
event-drew-known = { $player } бере з колоди { NAME($card, case: "acc") }.
event-card-shown = Верхня карта: { $card }.
event-card-taken = { $player } бере { NAME($card, case: "acc") }.
event-card-buried = Під колоду йде { $card }.
event-looked = { $player } дивиться чужу руку. Чия рука: { $at }.
event-looked-known = { $player } дивиться чужу руку. Чия рука: { $at }. Карти: { $cards }.
event-card-given = { $player } віддає { NAME($card, case: "acc") }. Отримує { $to }.
event-fight-begins = { $player } починає бій { NAME($place, case: "loc") }.
event-fight-over = Бій { NAME($place, case: "loc") } завершено.
event-game-ended = Зіграно { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
 }.

reason-not-in-hand = Цієї карти у вас немає: { $card }.
reason-only-as-an-answer = Цю карту грають лише у відповідь на іншу: { $card }.
reason-not-present = У вас немає корів { NAME($place, case: "loc") }.
reason-rival-not-here = Тут немає корів цього гравця: { $player }.

terminal-hand = Ваша рука
terminal-reserve = у запасі
terminal-cards = карти
terminal-score = очки
terminal-deck = колода
terminal-discard = скид
terminal-round = раунд { $round } з { $rounds }
