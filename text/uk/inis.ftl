# Ініш: питання, події, причини. Назви карт і територій — у inis-cards.ftl.
# Відмінки територій: .loc «у Бухті» після приголосного, .locv «в Бухті» після голосного, .from «з Бухти», .to «до Бухти».
# Відмінок карт: .acc, уже в лапках.

game-name = Ініш
word-location = місце { $word }

# Приготування, зібрання, хід.

question-capital = Де заснувати столицю?
question-first-clans = Де розмістити твій клан?
question-cathbad-aside = Пророцтво Катвада: яку карту дії відкласти вбік?
question-draft-keep = { $count ->
    [1] Яку карту залишаєш собі?
    [one] Собі — { $count } карту, ще вибрати: { $left }. Яку залишаєш?
    [few] Собі — { $count } карти, ще вибрати: { $left }. Яку залишаєш?
    [many] Собі — { $count } карт, ще вибрати: { $left }. Яку залишаєш?
   *[other] Собі — { $count } карти, ще вибрати: { $left }. Яку залишаєш?
 }
question-draft-hand-on = Яку карту передаєш далі?
question-turn = Твій хід: що робиш?
question-first-turn = Ти — брен і відкриваєш пору року: яку карту граєш?
question-return-clan = На острові немає твоїх кланів: де розмістити клан?

# Питання карт.

question-territory = { $card }: яку територію вибираєш?
question-from = { $card }: звідки?
question-from-to = { $card }: звідки рушити { NAME($place, case: "to") }?
question-to = { $card }: куди { NAME($place, case: "from") }?
question-how-many = { $card }: скільки кланів іде { NAME($origin, case: "from") } { NAME($place, case: "to") }?
question-from-citadels = { $card }: скільки кланів із цитаделей іде { NAME($origin, case: "from") } { NAME($place, case: "to") } (про незахищені — далі)?
question-exposed-how-many = { $card }: скільки незахищених кланів іде { NAME($origin, case: "from") } { NAME($place, case: "to") }?
question-place = { $card }: де розмістити клан?
question-remove-own = { $card }: звідки прибираєш свій клан?
question-mode = { $card }: що зробити { NAME($place, case: "locv") }?
question-opponent = { $card }: якого суперника вибираєш?
question-owner = { $card }: чий клан { NAME($place, case: "loc") }?
question-take-card = { $card }: яку карту взяти?
question-discard-card = { $card }: яку карту скинути?
question-discard-more = { $card }: яку ще карту скинути?
question-give-card = { $card }: яку карту отримає { $player }?
question-set-aside = { $card }: яку карту дії відкласти вбік?
question-keep-epic = { $left ->
    [1] Яку карту епосу залишаєш?
    [one] Собі — { $left } карту епосу. Яку залишаєш?
    [few] Собі — { $left } карти епосу. Яку залишаєш?
    [many] Собі — { $left } карт епосу. Яку залишаєш?
   *[other] Собі — { $left } карти епосу. Яку залишаєш?
 }
question-location = Досліджує { $player }: де викласти нову територію?
question-tile = Земля Тальту: яку територію викласти?
question-tile-location = Земля Тальту: де викласти територію «{ $place }»?
question-tile-under = Земля Тальту: яку територію покласти в самий низ стосу?
question-flip-crows = Морріган: перевернути жетон зграї ворон?
question-start-clash = { $card }: де почати сутичку?
question-instigator = Хто буде заводієм сутички { NAME($place, case: "locv") }?
question-next-maneuver = Воєначальник: хто виконує наступний маневр?
question-mountains = Гори: втратити клан чи скинути карту дії?
question-moor = Зіграти перевагу «Пустище» й подивитися карти епосу суперника?

# Сутичка.

question-next-clash = Де залагодити наступну сутичку?
question-shelter = Вільних цитаделей { NAME($place, case: "loc") }: { $free }. Сховати клан?
question-maneuver = Сутичка { NAME($place, case: "locv") }: який твій маневр?
question-maneuver-alone = Незахищені клани { NAME($place, case: "locv") } лише в тебе: маневр чи кінець сутички?
question-attack-whom = Сутичка { NAME($place, case: "locv") }: кого атакуєш?
question-attacked = { $player } атакує тебе { NAME($place, case: "loc") }: втратити клан чи скинути карту дії?
question-attacked-card = { $player } атакує тебе { NAME($place, case: "loc") }: яку карту дії скидаєш?
question-club-commands = Палиця Дагди: що має зробити { $player }?
question-withdraw-to = Куди відступаєш { NAME($place, case: "from") }?
question-withdraw-count = Скільки кланів відступає { NAME($origin, case: "from") } { NAME($place, case: "to") }?
question-peace-switch = Сутичка { NAME($place, case: "locv") }: погоджуєшся на мир?
question-peace-offer = { $player } пропонує мир { NAME($place, case: "loc") }. Погоджуєшся?
question-cauldron-return = На карті «Котел Дагди» { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
 }. Скільки повернути { NAME($place, case: "to") }?

# Миті, коли можна зіграти карту з трискелем.

question-assembly-start = Починається зібрання. Граєш карту?
question-gates-resolve = Ефект Воріт у Тір-На-Ног: карту епосу бере { $player }. Граєш карту?
question-action-declared = { $player } грає { NAME($card, case: "acc") }. Відповідаєш?
question-epic-or-advantage-declared = { $player } грає { NAME($card, case: "acc") }. Відповідаєш?
question-epic-draw = З колоди епосу зараз бере { $player }. Граєш карту?
question-mountains-entered = { $player } переміщує клани до Гір. Чиї клани: { $owner }. Граєш карту?
question-action-resolved = Карту дії розіграно: { $card }. Чия карта: { $player }. Відповідаєш?
question-epic-played = Карту епосу розіграно: { $card }. Чия карта: { $player }. Граєш карту?
question-season-card-done = { $player }: карту пори року розіграно. Граєш карту з трискелем?
question-turn-end = { $player } завершує хід. Відповідаєш?
question-clan-would-be-removed = { $player } ось-ось втратить клан { NAME($place, case: "loc") }. Відповідаєш?
question-clan-removed = { $player }: клан { NAME($place, case: "loc") } прибрано. Відповідаєш?
question-clash-start = Починається сутичка { NAME($place, case: "locv") }. Заводій: { $player }. Граєш карту?
question-citadels-end = Крок цитаделей { NAME($place, case: "loc") } завершено. Граєш карту?
question-resolution-start = Починається залагодження сутички { NAME($place, case: "locv") }. Заводій: { $player }. Граєш карту?
question-attack-declared = { $player } атакує { NAME($place, case: "locv") }. Ціль: { $target }. Відповідаєш?
question-maneuver-done = { $player } завершує маневр { NAME($place, case: "loc") }. Відповідаєш?

# Події: приготування і зібрання.

event-territory-placed = Нова територія: { $place }.
event-capital-placed = { $player } засновує столицю { NAME($place, case: "locv") }.
event-citadel-placed = Постає цитадель { NAME($place, case: "loc") }.
event-sanctuary-placed = Постає святилище { NAME($place, case: "locv") }.
event-round-begins = Починається раунд { $round }.
event-brenn = Новий брен: { $player }.
event-brenn-stays = Брен не змінюється: { $player }.
event-victory-check = { $player }: { $count ->
    [0] жодної умови перемоги не виконано
    [one] виконано { $count } умову перемоги
    [few] виконано { $count } умови перемоги
    [many] виконано { $count } умов перемоги
   *[other] виконано { $count } умови перемоги
 }.
event-no-winner = Переможця немає, жетони претендента повертаються в запас.
event-won = { $player } перемагає і сходить на трон: виконано { $count ->
    [one] { $count } умову перемоги
    [few] { $count } умови перемоги
    [many] { $count } умов перемоги
   *[other] { $count } умови перемоги
 }.
event-advantage-taken = { $player } бере { NAME($card, case: "acc") }.
event-crows-clockwise = Зграя ворон летить за годинниковою стрілкою.
event-crows-counter-clockwise = Зграя ворон летить проти годинникової стрілки.
event-gates-open = Напрям змінюється, і відчиняються Ворота в Тір-На-Ног.
event-dealt = { $player } отримує { $count ->
    [one] { $count } карту дії
    [few] { $count } карти дій
    [many] { $count } карт дій
   *[other] { $count } карти дії
 }.
event-dealt-known = { $player } отримує { $count ->
    [one] { $count } карту дії
    [few] { $count } карти дій
    [many] { $count } карт дій
   *[other] { $count } карти дії
 }: { $cards }.
event-card-set-aside = { $player } відкладає вбік карту дії.
event-card-set-aside-known = { $player } відкладає вбік { NAME($card, case: "acc") }.
event-card-aside = Одну карту дії навмання відкладено вбік.
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
event-took-aside = { $player } бере відкладену карту дії.
event-took-aside-known = { $player } бере відкладену карту дії: { $card }.

# Події: пора року і карти.

event-season-begins = Починається пора року. Перший хід: { $player }.
event-season-over = Пору року завершено.
event-passed = { $player }: пас.
event-pretender-taken = { $player } бере жетон претендента.
event-deed-gained = { $player } здобуває звершення.
event-deed-lost = { $player } втрачає звершення.
event-card-played = { $player } грає { NAME($card, case: "acc") }.
event-card-declared = { $card }: { $player } обирає: { $choices }.
event-card-cancelled = Ефект скасовано: { $card }.
event-card-does-nothing = Нічого не відбувається: { $card }.
event-card-taken = { $player } бере на руку { NAME($card, case: "acc") }.
event-card-given = { $player } віддає { NAME($card, case: "acc") }. Отримує { $to }.
event-card-passed = { $player } віддає карту дії. Отримує { $to }.
event-card-passed-known = { $player } віддає { NAME($card, case: "acc") }. Отримує { $to }.
event-card-stolen = { $player } навмання бере чужу карту дії. Втрачає { $target }.
event-card-stolen-known = { $player } навмання бере { NAME($card, case: "acc") }. Втрачає { $target }.
event-card-discarded = { $player } скидає { NAME($card, case: "acc") }.
event-card-discarded-hidden = { $player } скидає долілиць карту дії.
event-card-discarded-hidden-known = { $player } скидає долілиць { NAME($card, case: "acc") }.
event-epic-drawn = { $player } бере { $count ->
    [one] { $count } карту епосу
    [few] { $count } карти епосу
    [many] { $count } карт епосу
   *[other] { $count } карти епосу
 }.
event-epic-drawn-known = { $player } бере { $count ->
    [one] { $count } карту епосу
    [few] { $count } карти епосу
    [many] { $count } карт епосу
   *[other] { $count } карти епосу
 }: { $cards }.
event-epics-reshuffled = Колоду епосу перетасовано разом зі скидом.
event-card-from-discard = { $player } бере карту зі скиду карт дій.
event-card-from-discard-known = { $player } бере зі скиду { NAME($card, case: "acc") }. Переглянуті карти: { $seen }.
event-looked-at-actions = { $player } дивиться чужі карти дій. Чия рука: { $at }.
event-looked-at-actions-known = { $player } дивиться чужі карти дій. Чия рука: { $at }. Карти: { $cards }.
event-looked-at-epics = { $player } дивиться чужі карти епосу. Чия рука: { $at }.
event-looked-at-epics-known = { $player } дивиться чужі карти епосу. Чия рука: { $at }. Карти: { $cards }.
event-card-revealed = { $player } відкриває { NAME($card, case: "acc") }.

# Події: острів.

event-clans-placed = { $player }: +{ $count ->
    [one] { $count } клан { NAME($place, case: "loc") }
    [few] { $count } клани { NAME($place, case: "locv") }
    [many] { $count } кланів { NAME($place, case: "loc") }
   *[other] { $count } клану { NAME($place, case: "locv") }
 }.
event-clans-moved = { $player }: { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
 } { NAME($origin, case: "from") } { NAME($place, case: "to") }.
event-clan-removed = { $player } втрачає клан { NAME($place, case: "loc") }.
event-clan-saved = { $player } зберігає клан { NAME($place, case: "loc") }.
event-clan-rescued = { $player } рятує клан: тепер він { NAME($place, case: "loc") }.
event-festival-placed = Жетон свята тепер { NAME($place, case: "loc") }.
event-tiles-drawn = { $player } дивиться { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
 } зі стосу територій.
event-tiles-drawn-known = { $player } дивиться { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
 } зі стосу територій: { $places }.
event-mountains-ignored = Ефект Гір не діє на це переміщення. Переміщує { $player }.

# Події: сутичка.

event-clash-begins = Починається сутичка { NAME($place, case: "locv") }. Заводій: { $player }.
event-clash-lapsed = Сутички { NAME($place, case: "locv") } не буде: там менше двох гравців.
event-clan-sheltered = { $player } ховає клан у цитаделі { NAME($place, case: "locv") }.
event-no-triskels = Сутичка { NAME($place, case: "locv") } відбувається без карт із трискелем.
event-citadels-emptied = Усі клани { NAME($place, case: "locv") } виходять із цитаделей.
event-new-instigator = Новий заводій: { $player }.
event-peace-on = { $player } погоджується на мир.
event-peace-off = { $player } відкликає згоду на мир.
event-peace-offered = { $player } пропонує мир.
event-peace-refused = { $player } відмовляється від миру.
event-peace-made = Учасники сутички { NAME($place, case: "locv") } укладають мир.
event-attack = { $player } атакує. Ціль: { $target }.
event-attack-ignored = { $player } відбиває атаку без втрат.
event-withdraws = { $player } відступає.
event-next-maneuver-chosen = Наступний маневр: { $player }.
event-clash-over = Сутичку { NAME($place, case: "locv") } завершено.
event-cauldron-laid = { $player } кладе на карту «Котел Дагди» { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
 }.
event-cauldron-returns = { $player } { $count ->
    [0] не повертає з карти «Котел Дагди» жодного клану
    [one] повертає з карти «Котел Дагди» { $count } клан
    [few] повертає з карти «Котел Дагди» { $count } клани
    [many] повертає з карти «Котел Дагди» { $count } кланів
   *[other] повертає з карти «Котел Дагди» { $count } клану
 } { NAME($place, case: "to") }.

# Чому ні.

reason-not-in-hand = Цієї карти немає в тебе на руці: { $card }.
reason-not-a-season-card = Це не карта пори року: { $card }. Її грають лише за умовою трискеля.
reason-druid-last-action = «Друїда» не можна зіграти, якщо це твоя остання карта дії.
reason-brenn-must-play = У перший хід пори року брен мусить зіграти карту пори року: ні пасувати, ні брати жетон претендента не можна.
reason-no-victory-condition = Жодної умови перемоги ще не виконано. Кожна вимагає 6. Територій у тебе: { $territories }; святилищ на них: { $sanctuaries }; кланів суперників там, де ти ватажок: { $clans }; звершень на додачу: { $deeds }.
reason-pretender-already = Ти вже маєш жетон претендента.
reason-not-present = У тебе немає кланів { NAME($place, case: "loc") }.
reason-not-in-play = Цієї території немає на острові: { $place }.
reason-not-adjacent = Ця територія не сусідня: { $place }.
reason-no-citadel-in-swamp = На Болоті не можна розміщувати ні цитаделей, ні столиці.
reason-no-sanctuary-there = Потрібне святилище, а { NAME($place, case: "locv") } його немає.
reason-sanctuary-already = Потрібна територія без святилищ, а { NAME($place, case: "locv") } воно вже є.
reason-not-chieftain = Ти не ватажок { NAME($place, case: "loc") }, тож відступити туди не можеш.
reason-not-exposed = У цього гравця немає незахищених кланів у сутичці: { $player }.
reason-no-withdrawal = Відступати нікуди: ти не ватажок на жодній сусідній території.
reason-spear-in-force = Діє «Спис Луга»: карти з трискелем у цій сутичці не грають.
reason-cuchulain-one-clan = «Легенду про Кухуліна» грають, лише коли в тебе рівно один незахищений клан.
reason-not-this-moment = Зараз цю карту зіграти не можна: { $card }.
reason-not-a-location = Територію викладають на вільне місце, що прилягає принаймні до двох інших територій.

# Що відбувається.

doing-setting-up = приготування до гри
doing-assembly = зібрання
doing-assembly-start = початок зібрання
doing-draft = вибір карт дій
doing-season = пора року
doing-return_to_the_island = повернення на острів
doing-season-card-done = кінець карти пори року
doing-turn-end = кінець ходу
doing-action-declared = карта дії чекає на відповіді
doing-action-resolved = кінець карти дії
doing-epic-or-advantage-declared = карта епосу чи переваги чекає на відповіді
doing-epic-played = кінець карти епосу
doing-drawing = добір карт епосу
doing-epic-draw = мить перед добором карт епосу
doing-gates-resolve = ефект Воріт у Тір-На-Ног
doing-mountains = плата за шлях у Гори
doing-mountains-entered = прибуття до Гір
doing-clan-would-be-removed = клан під загрозою
doing-clan-removed = клан прибрано
doing-clashes = черга сутичок
doing-clash = сутичка
doing-clash-start = початок сутички
doing-sheltering = крок цитаделей
doing-citadels-end = кінець кроку цитаделей
doing-resolution-start = початок залагодження сутички
doing-attack = атака
doing-attack-declared = оголошена атака чекає на відповіді
doing-maneuver-done = кінець маневру
doing-peace-offer = пропозиція миру
doing-bard_sings = Бард оспівує звершення
doing-brenn_locates = брен вибирає місце для території
doing-cathbad_sets_aside = Пророцтво Катвада: карту відкладають
doing-cove_sets_aside = Бухта: карту відкладають
doing-dagdas_club_commands = Палиця Дагди керує атакою
doing-dagdas_club_saves = Палиця Дагди рятує клан
doing-deirdre_takes = Врода Дейрдре: вибір відкритої карти
doing-druid_takes = Друїд переглядає скид
doing-maeve_is_given = Багатство Мейв: суперники віддають карти
doing-maeve_gives_back = Багатство Мейв: карти у відповідь
doing-master_craftsman_discards = Ремісник скидає карту
doing-master_craftsman_gives = Ремісник віддає карту епосу
doing-misty_lands_discards = Імлисті землі: скидання карт дій
doing-salt_mine_gives = Соляна копальня: карта у відповідь
doing-scouts_move = Розвідники й шпигуни вирушають
doing-tailtu_places = Земля Тальту: нова територія
doing-tailtu_moves = Земля Тальту: клан вирушає
doing-warlord_commands = Воєначальник вибирає наступний маневр
