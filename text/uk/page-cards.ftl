# Довідник карт і те, що навколо правил.

cards-title = Карти
cards-lead-inis = Усі 63 карти й 16 територій «Ініша»: що вони роблять і як тут вирішено сумнівні випадки.
cards-lead-tirnanog = Зустрічі й геші «Тір-на-Ног» у відкритому виданні, яким тут грають.
cards-lead-other = Карти цього видання.
cards-games = Яка гра
cards-to-rules = До правил
cards-to-cards = До карт
cards-search = Шукати в назвах і текстах
cards-search-keys = Клавіша { $key } веде сюди, стрілка вниз — до першої карти.
cards-clear = Очистити пошук
cards-all = усе
cards-kind = Що
cards-kind-action = Дія
cards-kind-advantage = Перевага
cards-kind-epic = Епос
cards-kind-territory = Територія
cards-kind-encounter = Зустріч
cards-kind-plain = Без ефекту
cards-kind-geis = Геш
cards-timing = Коли
cards-timing-season = Пора року
cards-timing-triskel = Трискель
cards-timing-maneuver = Маневр
cards-timing-on_play = Під час розігрування
cards-timing-persistent = Завжди
cards-timing-journey = Подорож
cards-timing-saga = Сага
cards-timing-scoring = Підрахунок
cards-timing-on_discard = Під час скидання
cards-colour = Колір
cards-count = { $count ->
    [one] { $count } запис
    [few] { $count } записи
    [many] { $count } записів
   *[other] { $count } запису
 }
cards-none = Нічого не знайдено. Спробуй менше слів або зніми фільтр.
cards-reset = Показати все
cards-print = Друкувати
cards-rulings = Роз’яснення
cards-four-players = лише вчотирьох
cards-copies = { $count ->
    [one] { $count } примірник
    [few] { $count } примірники
    [many] { $count } примірників
   *[other] { $count } примірника
 }
cards-value = Значення { $value }
cards-ailm = Айлм: перевертає карту Балора
cards-solo = Балор отримує { $points }
cards-first = перша гра
cards-no-rule = Територія без власного правила.
cards-plain = Карта без ефекту.
cards-advantage-of = Територія: { $name }
cards-territory-of = Її карта переваги
cards-link = Посилання на «{ $name }»
cards-open-edition = Друкованих карт немає у відкритому доступі. У цьому відкритому виданні все описане в правилах точно таке, як там, а решта — наша; кожна карта про це каже. Докладніше в docs/tirnanog.md і в правилах.
cards-wait = Завантажуємо карти.

reference-unofficial = Це неофіційний текст, написаний нашими словами. Fidchell не пов’язаний з авторами чи видавцями друкованих ігор.
rules-title = Правила гри «{ $game }»
rules-contents = Зміст
rules-top = Нагору
rules-open-edition = У «Тір-на-Ног» тут грають відкритим виданням карт: див. «Про карти» нижче та docs/tirnanog.md.
rules-learn = Краще вчитися, граючи? Є уроки.
rules-wait = Завантажуємо правила.
