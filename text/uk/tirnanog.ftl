# Тір-на-Ног: питання, події, причини, дія карт. Назви карт — у наборі карт; вони стоять у лапках після слова «карта».
# Ряди: .loc «у верхньому ряду», .gen «верхнього ряду», .to «до верхнього ряду». Кольори: .fem «червона», для карт.

game-name = Тір-на-Ног (відкрите видання)

word-place = місце { $word }

name-balor = Балор
name-top = верхній ряд
    .loc = у верхньому ряду
    .gen = верхнього ряду
    .to = до верхнього ряду
name-middle = середній ряд
    .loc = у середньому ряду
    .gen = середнього ряду
    .to = до середнього ряду
name-bottom = нижній ряд
    .loc = у нижньому ряду
    .gen = нижнього ряду
    .to = до нижнього ряду

name-red = червоний
    .fem = червона
name-yellow = жовтий
    .fem = жовта
name-green = зелений
    .fem = зелена
name-blue = синій
    .fem = синя

plain-red = Червона { $value }
plain-yellow = Жовта { $value }
plain-green = Зелена { $value }
plain-blue = Синя { $value }

# Питання.

question-place-token = У який проміжок покласти жетон першого гравця на всю гру?
question-place-bard = { $left ->
    [one] Лишилося поставити { $left } барда. Куди його поставити?
    [few] Лишилося поставити { $left } бардів. Куди поставити наступного?
    [many] Лишилося поставити { $left } бардів. Куди поставити наступного?
   *[other] Лишилося поставити { $left } барда. Куди поставити наступного?
 }
question-sidh-move = { $card }: якого зі своїх бардів перемістити, якщо хочеш?
question-move-bard-to = { $card }: до якого вільного проміжку йде бард?
question-take = Яку карту з тих, яких торкаються твої барди, взяти?
question-take-lost = Твій бард заблукав. Яку карту Іншого світу взяти?
question-which-bard = { $card }: який бард забирає цю карту й повертається додому?
question-mound-keep = З колоди взято карту «{ $card }». Залишити її як карту заблукалого барда?
question-play = Яку карту з руки зіграти у свою сагу?
question-row = { $card }: у який ряд зіграти цю карту?
question-forced-discard = Жодної карти зіграти не можна. Яку скинути без ефекту?
question-end-of-turn = Хід завершується. Скористатися ще картою своєї саги?
question-upkeep-discard = { $keep ->
    [0] На руці не лишається карт. Яку карту скинути?
    [one] На руці лишається { $keep } карта. Яку скинути?
    [few] На руці лишається { $keep } карти. Яку скинути?
    [many] На руці лишається { $keep } карт. Яку скинути?
   *[other] На руці лишається { $keep } карти. Яку скинути?
 }
question-colour = { $card }: якого кольору стає ця карта?
question-neighbour = { $card }: яка сусідня карта змінює колір, якщо хочеш?
question-swap-first = { $card }: яку карту своєї саги поміняти місцями з іншою, якщо хочеш?
question-swap-second = { $card }: з якою картою поміняти цю місцями?
question-move-row = { $card }: до якого ряду її перемістити?
question-whose-bard = { $card }: з якого місця перемістити барда?
question-whose = { $card }: чийого барда перемістити?
question-copy-value = { $card }: значення якої карти скопіювати, якщо хочеш?
question-devour = { $card }: яку сусідню карту пожерти, якщо хочеш?
question-play-right = { $card }: яку карту з руки зіграти праворуч?
question-discard = { $card }: яку карту з руки скинути?
question-recolour = { $card }: яка карта твоєї саги змінює колір, якщо хочеш?
question-banshee = Твій бард більше не торкається карт ({ $place }). До якого вільного проміжку його перемістити, якщо хочеш?
question-balor-discard = { $left ->
    [one] Зі стосу Балора лишилося скинути { $left } карту. Яку?
    [few] Зі стосу Балора лишилося скинути { $left } карти. Яка наступна?
    [many] Зі стосу Балора лишилося скинути { $left } карт. Яка наступна?
   *[other] Зі стосу Балора лишилося скинути { $left } карти. Яка наступна?
 }

# Події.

event-grid-laid = Починається раунд { $round }: викладено Інший світ.
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
event-token-placed = Жетон першого гравця лежить тут: { $place }.
event-bard-placed = { $player } ставить барда: { $place }.
event-bard-moved = { $player }: бард переходить на інше місце. Тепер це { $place }.
event-card-taken = { $player } бере карту «{ $card }», бард повертається додому.
event-bard-lost = { $player }: бард заблукав.
event-drew = { $player } бере з колоди карту для заблукалого барда.
event-drew-known = { $player } бере з колоди карту для заблукалого барда: { $card }.
event-kept-drawn = { $player } залишає взяту карту, заблукалий бард повертається додому.
event-card-played = { $player } грає карту «{ $card }» { NAME($row, case: "loc") }.
event-card-discarded = { $player } скидає карту «{ $card }».
event-value-changed = Карта «{ $card }» тепер має значення { $value }.
event-colour-changed = Карта «{ $card }» змінює колір: { $colour }.
event-card-moved = { $player } переміщує карту «{ $card }» { NAME($row, case: "to") }.
event-cards-swapped = { $player } міняє місцями карти «{ $card }» і «{ $other }».
event-card-devoured = { $player } скидає зі своєї саги пожерту карту «{ $card }».
event-first-player = Жетон першого гравця отримує { $player }.
event-deck-reshuffled = Скид перетасовано, це нова колода.
event-balor-turns-up = Хід Балора: з колоди скинуто карту «{ $card }».
event-balor-maximum = Довідкова карта Балора показує «Максимум».
event-balor-minimum = Довідкова карта Балора показує «Мінімум».
event-balor-placed = Бард Балора стає на місце: { $place }.
event-balor-took = Балор бере карту «{ $card }».
event-balor-loses = Балор втрачає зі свого стосу карту «{ $card }».
event-geis-scored = { $player } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } за геш { NAME($row, case: "gen") }.
event-regions-scored = { $player } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } за області.
event-cards-scored = { $player } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } за ефекти карт.
event-total = { $player } має загалом { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
event-balor-total = Балор має загалом { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.

# Причини.

reason-not-in-hand = У тебе на руці немає карти «{ $card }».
reason-not-touched = Жоден твій бард не торкається карти «{ $card }».
reason-not-in-the-otherworld = В Іншому світі немає карти «{ $card }».
reason-gap-taken = Цей проміжок уже зайнято: { $place }.
reason-no-gap-there = Тут немає проміжку між двома картами: { $place }.
reason-corner-not-allowed = Бард не може стати на кут, якщо цього не дозволяє карта.
reason-row-full = Більше карт { NAME($row, case: "loc") } зіграти не можна: їх там уже п’ять.
reason-geis-forbids = Геш { NAME($row, case: "gen") } не дозволяє зіграти туди карту «{ $card }».
reason-not-playable = Зараз не можна зіграти карту «{ $card }».

# Дія карт.

effect-take_neighbours_colour = Карта набуває кольору однієї сусідньої карти на твій вибір, навіть якщо він такий самий. Без сусідніх карт її колір не змінюється.
effect-recolour_neighbour = Ти можеш змінити колір однієї сусідньої карти на { $colour_given }.
effect-move_any_bard = Перемісти одного барда, що досі в Іншому світі, свого чи чужого, до іншого вільного проміжку між двома картами. Якщо це неможливо, нічого не відбувається.
effect-swap_two_others = Ти можеш поміняти місцями дві інші карти своєї саги.
effect-play_another_to_the_right = Якщо місце одразу праворуч від неї вільне, зіграй туди одну карту з руки за правилами розміщення. Інакше нічого не відбувається.
effect-discard_from_hand = Скинь одну карту з руки, якщо вона в тебе є.
effect-devour_a_neighbour = Ти можеш скинути одну сусідню карту своєї саги, лишивши порожнє місце, і додати її поточне значення до значення цієї карти.
effect-copy_any_value = Ти можеш надати їй поточне значення будь-якої іншої карти своєї саги.
effect-beside_a_colour = До її значення додається { $change }, поки хоча б одна сусідня карта — { NAME($colour_met, case: "fem") }.
effect-per_colour_beside = До її значення додається { $change } за кожен окремий колір серед сусідніх карт.
effect-per_other_of_its_colour = До її значення додається { $change } за кожну іншу карту її поточного кольору в твоїй сазі.
effect-value_of_the_left = Її значення дорівнює поточному значенню сусідньої карти ліворуч. Якщо такої немає, діє надруковане значення.
effect-per_card_to_the_left = До її значення додається { $change } за кожну карту ліворуч від неї в її ряду.
effect-per_higher_neighbour = До її значення додається { $change } за кожну сусідню карту з більшим значенням. Порівнюються надруковані значення.
effect-per_card_in_row_and_column = До її значення додається { $change } за кожну іншу карту в її ряду та стовпці.
effect-stand_on_a_corner = Раз за фазу Подорожі ти можеш поставити одного свого барда на вільний внутрішній кут, де сходяться щонайменше три карти. Згодом він забирає будь-яку карту, якої торкається.
effect-share_a_gap = Раз за фазу Подорожі ти можеш поставити одного свого барда в проміжок, де вже стоїть один бард, але ніколи на кут.
effect-move_bard_at_the_end = Поставивши свого останнього барда, ти можеш перемістити одного зі своїх бардів до іншого вільного проміжку.
effect-move_to_another_row = Раз за фазу Саги, будь-якої миті свого ходу, ти можеш перемістити її на перше вільне місце іншого ряду, навіть якщо там уже п’ять карт або більше.
effect-swap_with_neighbour = Раз за фазу Саги, у свій хід, ти можеш поміняти її місцями із сусідньою картою.
effect-lead_on_the_lost = Щоразу, коли твій бард перестає торкатися карт, ти можеш одразу, навіть не у свій хід, перемістити його до вільного проміжку біля однієї чи двох карт.
effect-draw_for_the_lost = За кожного свого заблукалого барда, перш ніж брати карту, візьми верхню карту колоди. Залиш її як карту цього барда або скинь і візьми будь-яку карту, що лишилася в Іншому світі.
effect-colours_in_row_and_column = Під час підрахунку дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } за кожен окремий колір у її ряду та стовпці.
effect-recolour_any = Коли ти скидаєш її з руки під час Підготовки або через ефект, можеш змінити колір однієї карти своєї саги. Зіграна або скинута тому, що зіграти нічого не можна, вона нічого не робить.

# Геші.

geis-placement-higher_than_left = Значення кожної зіграної сюди карти має бути більшим, ніж у карти ліворуч від неї.
geis-placement-not_the_colour_on_the_left = Колір кожної зіграної сюди карти має відрізнятися від кольору карти ліворуч від неї.
geis-placement-no_value_twice = Сюди не можна зіграти карту, значення якої на цю мить уже є в ряду.

geis-scoring-unique_in_row_and_column = Кожна карта цього ряду, значення якої не повторюється ні в її ряду, ні в її стовпці, приносить своє значення в очках.
geis-scoring-highest_of_each_colour = За кожен колір у цьому ряду найвища карта цього кольору приносить своє значення в очках.
geis-scoring-neighbours_one_apart = Кожна пара сусідніх карт цього ряду, значення яких відрізняються рівно на 1, дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
geis-scoring-total = Очки дорівнюють сумі значень цього ряду.
geis-scoring-lower_than_left = Кожна карта цього ряду, значення якої менше, ніж у сусідньої карти ліворуч, приносить своє значення в очках.
geis-scoring-second_in_column = Кожна карта цього ряду з другим за величиною значенням у своєму стовпці приносить своє значення в очках. Рівність за найвище значення не дає нічого, рівність за друге зараховується.
geis-scoring-highest_in_column = Кожна карта цього ряду, вища за всі інші у своєму стовпці, приносить своє значення в очках; рівність не рахується.
geis-scoring-lowest_times = Очки дорівнюють найменшому значенню цього ряду, помноженому на { $points }. Якщо карт у ряду менше ніж { $needs }, очок немає.
geis-scoring-sets_of_equal_values = Кожна група карт однакового значення в цьому ряду дає очки. За розміром групи: 2 карти — { $two }, 3 карти — { $three }, 4 карти — { $four }, 5 або більше — { $five }.
geis-scoring-total_up_to = Очки дорівнюють сумі значень цього ряду; якщо вона більша за { $most }, очок немає.
geis-scoring-colour_of_the_card_above = Кожна карта цього ряду того самого кольору, що й карта просто над нею, приносить своє значення в очках.
geis-scoring-mirrored = Порівняй у цьому ряду місця 1 і 5 та місця 2 і 4. Очки за кожну пару: однакове значення — { $same_value }, інакше однаковий колір — { $same_colour }.

provenance-documented = Усе на цій карті — як у надрукованих правилах.
provenance-ruled = У надрукованих правилах є назва й роз’яснення цієї карти; решту доповнили ми.
provenance-reconstructed = Відома щонайбільше назва цієї карти; решту вигадали ми.

# Що відбувається.

doing-balor-pile = скидання карт зі стосу Балора
doing-balor-token = розміщення жетона першого гравця
doing-banshee = плач банші
doing-copy_any_value = копіювання значення
doing-devour_a_neighbour = пожирання сусідньої карти
doing-discard_from_hand = скидання карти з руки
doing-journey = Подорож
doing-move_any_bard = переміщення будь-якого барда
doing-move_bard_at_the_end = останнє переміщення барда
doing-move_to_another_row = переміщення карти до іншого ряду
doing-play_another_to_the_right = ще одна карта праворуч
doing-recolour_any = зміна кольору карти
doing-recolour_neighbour = зміна кольору сусідньої карти
doing-saga = Сага
doing-swap_two_others = обмін двох карт
doing-swap_with_neighbour = обмін із сусідньою картою
doing-take_neighbours_colour = вибір кольору
doing-upkeep = Підготовка
