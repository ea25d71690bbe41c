# Те, що є на кожній сторінці: навігація, кнопки, помилки, зв’язок.

skip-to-content = Перейти до вмісту
nav-label = Головні сторінки
nav-play = Грати
nav-learn = Навчання
nav-daily = Гра дня
nav-games = Партії
nav-ladder = Рейтинг
nav-cards = Карти
nav-rules = Правила
nav-settings = Налаштування
to-first-page = Fidchell, перша сторінка
who-am-i = Ти: { $name }. Налаштування
nobody-yet = Гість
guest-name = Гість { $number }
language-menu = Мова: { $language }
theme-button = Кольори: { $theme }. Змінити
theme-auto = як у системі
theme-light = світлі
theme-dark = темні

footer-label = Ще
footer-free = Вільна програма на власному сервері
footer-notice = Власні малюнки й тексти. Без жодного зв’язку з авторами та видавцями друкованих ігор.

title-home = Грати
title-newtable = Новий стіл
title-room = Стіл
title-replay = Перегляд партії
title-games = Партії
title-person = Профіль
title-ladder = Рейтинг
title-daily = Гра дня
title-settings = Налаштування
title-cards = Карти
title-rules = Правила
title-learn = Навчання
title-lesson = Урок
title-confirm = Твоя адреса
title-reset = Новий пароль
title-nomail = Без листів
title-missing = Не знайдено

missing-title = Тут нічого немає
missing-text = Ця адреса нікуди не веде. Можливо, посилання дорогою обрізалося.
failed-title = Сторінку не вдалося завантажити
failed-text = Або зник зв’язок, або сервер щойно оновили. Перезавантаж сторінку.

ok = Гаразд
cancel = Скасувати
close = Закрити
back = Назад
next = Далі
save = Зберегти
saved = Збережено
delete = Видалити
copy = Копіювати
copied = Скопійовано
again = Спробувати ще раз
reload = Перезавантажити
loading = Завантаження
more = Більше
less = Менше
yes = Так
no = Ні

connection-lost = Зв’язок втрачено. Він відновиться сам; нічого із зробленого не пропало.
connection-none = Сервер зараз недоступний.
connection-again = Спробувати зараз
connection-back = Зв’язок відновлено.
refused-offline = Сервер недоступний. Нічого не змінено; спробуй, коли зв’язок відновиться.
error-unknown = Щось пішло не так ({ $why }). Перезавантаж сторінку й спробуй ще раз.

game-inis = Ініш
game-tirnanog = Тір-на-Ног
bot-player = Бот { $number } ({ $level })
level-random = навмання
level-beginner = початківець
level-casual = аматор
level-club = клуб
level-strong = сильний
level-expert = експерт

confirm-title = Твоя адреса
confirm-text = Надсилати листи про твої партії на цю адресу?
confirm-button = Так, це моя адреса
confirm-done = Дякуємо. Відтепер ти знатимеш, коли партія чекає на тебе.
reset-title = Новий пароль
reset-label = Новий пароль
reset-hint = Щонайменше { $least ->
    [one] { $least } знак
    [few] { $least } знаки
    [many] { $least } знаків
   *[other] { $least } знака
 }.
reset-button = Змінити пароль
reset-done = Новий пароль уже діє. На всіх пристроях виконано вихід.
reset-login = До облікового запису
no-mail-title = Без листів
no-mail-text = Припинити всі листи від цього сервера?
no-mail-button = Припинити всі листи
no-mail-done = Листів більше не буде. Це завжди можна змінити в налаштуваннях.
