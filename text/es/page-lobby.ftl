# Las páginas alrededor de los juegos: inicio, mesa nueva, la sala antes de la partida, listas, clasificación, reparto del día.

# --- palabras que comparten varias páginas ---

lobby-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }
lobby-seat = Asiento { $number }
lobby-unnamed = Mesa de { $game }
lobby-share = Compartir

level-random-help = juega cualquier cosa que permitan las reglas
level-beginner-help = a menudo actúa sin pensar: para tus primeras partidas
level-casual-help = sabe lo que es bueno, no mira más allá
level-club-help = piensa un poco por delante: una buena partida tras unas cuantas tardes
level-strong-help = planea, recuerda la selección, perdona poco
level-expert-help = el mejor que tenemos; tarda hasta cinco segundos
level-bot = Bot { $level }
level-bot-styled = Bot { $level }, { $style }
style-none = equilibrado
style-aggressive = agresivo
style-builder = constructor
style-peaceful = pacífico
style-choose = Estilo

left-minutes = { $count ->
    [one] queda { $count } minuto
   *[other] quedan { $count } minutos
 }
left-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
 }
left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
 }
left-none = se acabó el tiempo

# --- inicio ---

home-title = Juegos de las islas del oeste
home-lead = Dos juegos de mesa de leyenda celta. Juega ya contra bots, que no ven más que tú, o reúne a tus amigos con un enlace. Sin cuenta.
home-play-now = Jugar a { $game }
home-your-turn = Te toca: { $table }
home-learn = Aprender jugando
home-new = Mesa nueva
home-inis-about = Elige cartas, guía a tus clanes por una isla que crece, construye, discute, haz la paz y gana la corona de una de tres maneras.
home-inis-time = 60–90 min
home-tirnanog-about = Envía a tus bardos entre las cartas del Otro Mundo y teje lo que traigan en una saga de tres estrofas. También en solitario, contra Balor.
home-tirnanog-time = 30–45 min
home-range = { $from }–{ $to } jugadores
home-play = Jugar contra bots
home-play-alone = Jugar contra Balor
home-against = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
 } · { $level }
home-change-bots = Cambiar el número y el nivel de los bots
home-how-many = Jugadores, contándote a ti
home-how-strong = Fuerza de los bots
home-alone = En solitario
home-alone-help = No juega nadie más: intenta sumar más puntos que Balor.
home-bots-done = Listo
home-friends = Enlace para amigos
home-friends-help = Crea una mesa privada para { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }; los bots pueden ocupar los asientos vacíos
home-guided = Partida guiada
home-solo = Solitario de hoy
home-all-options = Todas las opciones
home-starting = Preparando la mesa …
home-open-count = { $count ->
    [one] { $count } mesa abierta
   *[other] { $count } mesas abiertas
 }
home-your-tables = Tus mesas
home-waiting-count = { $count ->
    [one] { $count } te espera
   *[other] { $count } te esperan
 }
home-no-tables = Nada todavía. Las mesas a las que te sientes se guardan aquí, también cuando cierres la página.
home-open-tables = Mesas abiertas
home-no-open = Nadie busca jugadores ahora mismo. Abre una mesa y los demás la verán aquí.
home-see-all = Todas las mesas y resultados
home-daily = Solitario de hoy
home-daily-about = Un reparto de Tír na nÓg al día, el mismo para todos, un solo intento.
home-daily-played = { $count ->
    [0] Nadie lo ha terminado aún
    [one] { $count } persona lo ha terminado
   *[other] { $count } personas lo han terminado
 }
home-daily-play = Jugar
home-daily-go-on = Seguir
home-daily-see = Ver puntuaciones

row-your-turn = te toca
row-seat-kept = tienes un asiento reservado
row-lobby = espera jugadores
row-waiting-others = los demás piensan
row-over-days = por días
row-rated = clasificatoria
row-join = Unirse
row-watch = Mirar
row-unread = { $count ->
    [one] { $count } suceso nuevo
   *[other] { $count } sucesos nuevos
 }

# --- una mesa nueva ---

new-title = Mesa nueva
new-lead = Todo tiene ya un buen valor. Cambia lo que te importe.
new-game = Juego
new-table-name = Nombre de la mesa
new-players = Jugadores
new-alone = en solitario contra Balor
new-who = Quién juega
new-you = Tú
new-seat-open = libre, para alguien a quien invites
new-seat-open-public = libre, para cualquiera
new-seat-hot = alguien a tu lado, en esta pantalla
new-seat-a-bot = un bot
new-seat-choice = ¿Quién se sienta en el asiento { $number }?
new-game-options = Variantes
new-pace = Ritmo
new-live = De una sentada
new-live-help = Todos están presentes; cada uno tiene un reloj.
new-days = Por días
new-days-help = Responde cuando tengas tiempo; te avisamos por correo o notificación.
new-no-hurry = Sin prisa: juegas con bots o en una sola pantalla, así que ningún reloj aprieta.
new-bank = Minutos para pensar en total
new-increment = Segundos que añade cada respuesta
new-per-answer = Días para una respuesta
new-response = Horas para responder a una jugada ajena
new-absent = Cuando se acaba el tiempo
new-absent-bot = responde un bot
new-absent-wait = todos esperan
new-windows = Cuando otros pueden responder
new-windows-fast = Rápido
new-windows-fast-help = Sigue en cuanto todos hayan respondido. Entre amigos.
new-windows-fixed = Un tiempo fijo
new-windows-fixed-help = Cada vez los mismos segundos, tenga cada cual lo que tenga en la mano: la espera no delata nada.
new-window-seconds = Segundos
new-access = Quién puede venir
new-private = Por invitación
new-private-help = Solo quien tenga el enlace encuentra la mesa.
new-open = Cualquiera
new-open-help = La mesa está en la lista; cualquiera puede sentarse o mirar.
new-rated = Clasificatoria
new-rated-help = Cuenta para la clasificación. Sin deshacer, y con un tiempo fijo para responder.
new-advanced = Más
new-seed = Semilla del reparto
new-seed-help = La misma semilla reparte las mismas cartas. Una partida así no es clasificatoria.
new-sentence = { $game } para { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }
new-make = Crear la mesa
new-start = Empezar la partida
new-makes-link = Recibes un enlace para tus amigos.
new-starts-now = Todos los asientos están ocupados: la partida empieza enseguida.

opt-scenario = Preparación
opt-scenario-standard = Estándar
opt-scenario-standard-help = Los territorios iniciales se sacan al azar: la partida habitual.
opt-scenario-discovery = Primera partida
opt-scenario-discovery-help = Territorios iniciales fijos en un orden amable, como recomienda el reglamento para la primera vez.
opt-buildings = Edificios de la caja
opt-buildings-18 = 8 Ciudadelas, 9 Santuarios
opt-buildings-18-help = Como en la mayoría de las ediciones.
opt-buildings-20 = 9 Ciudadelas, 10 Santuarios
opt-buildings-20-help = Como en la lista inglesa de 2016.
opt-geometry = Forma de los territorios
opt-geometry-T3 = Tres lóbulos
opt-geometry-T3-help = Las losetas encajan en dos sentidos, como en la caja.
opt-geometry-H1 = Hexágonos
opt-geometry-H1-help = Un hexágono por territorio: más fácil de abarcar con la vista.
opt-geis = Los tres Geis
opt-geis-first = De la primera partida
opt-geis-first-help = Los tres que las reglas recomiendan para empezar.
opt-geis-random = Tres cualesquiera
opt-geis-random-help = Sacados al azar para cada fila.
opt-geis-chosen = Elegidos
opt-geis-chosen-help = Eliges uno para cada fila.
opt-top = Fila superior
opt-middle = Fila central
opt-bottom = Fila inferior
opt-difficulty = Fuerza de Balor
opt-difficulty-easy = Fácil
opt-difficulty-easy-help = Tres cartas salen del montón de Balor antes de puntuar.
opt-difficulty-medium = Media
opt-difficulty-medium-help = Dos cartas salen del montón de Balor antes de puntuar.
opt-difficulty-hard = Difícil
opt-difficulty-hard-help = Una carta sale del montón de Balor antes de puntuar.
opt-difficulty-impossible = Imposible
opt-difficulty-impossible-help = Balor se lo queda todo.

pace-live = de una sentada: { $minutes } min y { $seconds } s por respuesta
pace-unhurried = de una sentada, sin prisa
pace-days = por días: { $days ->
    [one] { $days } día por respuesta
   *[other] { $days } días por respuesta
 }
pace-days-response = { $hours ->
    [one] { $hours } hora para responder a los demás
   *[other] { $hours } horas para responder a los demás
 }
pace-absent-bot = si se acaba el tiempo: responde un bot
pace-absent-wait = si se acaba el tiempo: todos esperan
pace-windows-fast = respuestas: hasta que todos hayan respondido
pace-windows-fixed = respuestas: siempre { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 }

# --- la sala antes de la partida ---

room-connecting = Abriendo la puerta …
room-gone-title = Esta puerta está cerrada
room-gone = No existe esta mesa, o es privada. Si alguien te ha invitado, abre el enlace completo de la invitación.
room-closed-title = Esta mesa se ha cancelado
room-closed = Quien la creó la ha cerrado antes de que empezara la partida.
room-home = Al inicio
room-private = por invitación
room-open = abierta a todos
room-invited = Tienes una invitación a una partida de { $game }
room-seats = Asientos
room-you = tú
room-program = programa
room-free = libre
room-kept-for = reservado para { $player }
room-kept-for-you = reservado para ti
room-hot-seat = en tu pantalla
room-sit = Sentarse
room-sit-here = Sentarse aquí
room-change-seat = Cambiar a este asiento
room-stand-up = Levantarse
room-decline = Rechazar
room-send-away = Echar
room-remove-bot = Quitar el bot
room-hot-name = Nombre de quien juega en { $number }
room-hot = Aquí juega alguien a mi lado
room-seat-bot = Sentar un bot
room-fill-bots = Completar con bots
room-bot-level = Nivel del bot del asiento { $number }
room-invite-title = Invita a tus amigos
room-invite-help = Quien abra este enlace puede sentarse, sin cuenta.
room-invite-local = Este enlace solo funciona en este ordenador. Para amigos de la misma red, inicia el servidor con FIDCHELL_HOST=0.0.0.0 y abre esta página con la dirección del ordenador en vez de localhost.
room-invite-lost = El enlace se mostró en el navegador en que se creó la mesa. Míralo allí, o crea una mesa nueva.
room-invite-open = Esta mesa está en la lista pública. Esta es su dirección:
room-invite-text = Juega a { $game } conmigo en Fidchell
room-play-as = Juegas como
room-your-name = Tu nombre
room-options = Qué se juega
room-chat = Charla
room-chat-empty = Aún no se ha dicho nada.
room-chat-write = Di algo a todos
room-chat-send = Enviar
room-chat-sit = Siéntate para charlar.
room-start = Empezar la partida
room-start-missing = { $count ->
    [one] Queda { $count } asiento libre: invita a alguien o sienta un bot.
   *[other] Quedan { $count } asientos libres: invita a alguien o sienta bots.
 }
room-still-free = { $count ->
    [0] Tienes un asiento reservado.
    [one] Queda { $count } asiento libre.
   *[other] Quedan { $count } asientos libres.
 }
room-start-kept = A la espera de que se siente: { $players }.
room-start-ready = Todos los asientos están ocupados.
room-start-owner = Quien creó la mesa empieza la partida.
room-sit-first = Toma un asiento libre para jugar, o quédate a mirar.
room-full = Todos los asientos están ocupados. Podrás mirar cuando empiece la partida.
room-give-up = Cancelar la mesa
room-give-up-sure = ¿Cancelar esta mesa?
room-give-up-help = Desaparece para todos los que están sentados. No se puede deshacer.
room-give-up-yes = Cancelar la mesa
room-lost = Se ha perdido la conexión. Probando otra vez …

# --- mesas y resultados ---

games-title = Mesas
games-yours = Tuyas
games-open = Abiertas
games-watch = En juego
games-finished = Terminadas
games-waiting = Te esperan
games-offered = Asientos reservados para ti
games-running = Los demás piensan
games-lobby = Sin empezar
games-past = Tus partidas terminadas
games-none-yours = Aún no te has sentado a ninguna mesa.
games-none-open = No hay mesas abiertas en este momento.
games-none-watch = No se juega ninguna partida abierta en este momento.
games-none-finished = Aquí no hay partidas terminadas todavía.
games-find = Abrir un enlace o el número de una mesa
games-find-hint = https://… o a12B34c56D78
games-find-go = Abrir
games-find-wrong = Esto no es ni un enlace a una mesa ni el número de una.
games-filter-game = Juego
games-filter-all = todos
games-filter-players = Jugadores
games-won = victoria: { $players }
games-nobody-won = no ha ganado nadie
games-balor-won = ha ganado Balor
games-beat-balor = Balor, vencido
games-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
 }
games-branch = continuación de otra partida
games-daily-of = solitario del { $day }
games-replay = Repetición
games-older = Mostrar anteriores

bring-title = Traer una partida
bring-help = Un registro guardado tras una partida, aquí o en la línea de comandos. Si está terminada, se abre como repetición; si no, puedes seguir jugándola.
bring-file = Elige un archivo
bring-drop = o suéltalo aquí
bring-paste = o pega su texto
bring-go = Traer
bring-empty = Elige primero un archivo o pega el texto de un registro.
bring-json = Esto no es el texto de un registro: no es JSON. Toma el archivo entero, sin cambios.
bring-record = Esto es JSON, pero no el registro de una partida.
bring-large = Es demasiado grande: un registro tiene como mucho 400 kB.

# --- personas y clasificación ---

ladder-title = Clasificación
ladder-help = Aquí cuentan las partidas clasificatorias de quienes tienen cuenta, y de sus programas. La puntuación es lo que es casi seguro: sube a medida que te conocemos mejor.
ladder-empty = Aún no se ha terminado ninguna partida clasificatoria de { $game } con { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }. Crea una mesa clasificatoria y abre la lista.
ladder-place = Puesto
ladder-name = Nombre
ladder-rating = Puntuación
ladder-games = Partidas
ladder-wins = Victorias
ladder-range = { $name }: puntuación { $rating }, casi con certeza entre { $low } y { $high }
ladder-statistics = Lo que dicen las partidas
ladder-statistics-of = { $count ->
    [one] la última partida
   *[other] las últimas { $count } partidas
 }
ladder-statistics-none = Aún no hay partidas terminadas de varios jugadores.
ladder-by-seat = Victorias por asiento
ladder-by-kind = Victorias según quién juega
ladder-people = personas
ladder-scores = Puntos
ladder-scores-between = de { $from } a { $to }: { $count ->
    [one] { $count } vez
   *[other] { $count } veces
 }
ladder-scores-at = { $from }: { $count ->
    [one] { $count } vez
   *[other] { $count } veces
 }
ladder-fair-share = parte igual
ladder-bar = { $name }: { $percent } % de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }
ladder-results = Últimos resultados
ladder-make-rated = Crear una mesa clasificatoria

person-guest = de paso
person-account = con cuenta
person-bot = programa
person-since = aquí desde el { $day }
person-ratings = Puntuaciones
person-no-ratings = Aún sin partidas clasificatorias.
person-played = Partidas
person-none = Aún sin partidas terminadas.
person-win-share = { $percent } % de victorias
person-fair = una parte igual sería { $percent } %
person-form = Últimas partidas
person-form-help = La más reciente está a la derecha.
person-won = victoria
person-shared = victoria compartida
person-lost = sin victoria
person-missing = Nadie con ese nombre
person-you = Eres tú

# --- el solitario del día ---

daily-title = El solitario del día
daily-about = Tír na nÓg contra Balor. Todos reciben las mismas cartas y un solo intento: sin deshacer, sin ayuda.
daily-today = Hoy
daily-before = El día anterior
daily-after = El día siguiente
daily-play = Jugar el reparto de hoy
daily-go-on = Seguir con tu partida
daily-replay = Repasar tu partida
daily-closes = Cuenta hasta el { $when }.
daily-over = Este día ha terminado.
daily-seed-play = Probar este reparto
daily-yours = Tu resultado
daily-yours-running = Tu partida aún no ha terminado.
daily-yours-late = Tu partida no terminó a tiempo.
daily-scores = Puntuaciones
daily-none = Nadie ha terminado este reparto.
daily-none-today = Nadie lo ha terminado aún. Abre la lista.
daily-score = Puntos
daily-balor = Balor
daily-won = venció a Balor
daily-lost = ganó Balor
daily-shown = { $shown } de { $played }
daily-distribution = Reparto de las puntuaciones
daily-geis = Geis al azar, Balor con fuerza media

# A chat room is told who is waited for.
hook-title = Avisar a una sala de chat
hook-help = Cuando esta mesa espera a alguien, y cuando alguien ha ganado, aparece una línea en la sala de tu grupo.
hook-on = Avisa a { $style }
hook-now = Escribir allí ahora
hook-drop = No avisar más
hook-url = Dirección del webhook
hook-url-help = Discord: ajustes del canal, Integraciones, Webhooks. El servidor la guarda en secreto.
hook-style = Tipo de sala
hook-language = Idioma de la sala
hook-save = Avisar
hook-change = Avisar a otra
hook-saved = Se avisará a la sala.
hook-tested = Se ha escrito una línea allí.
hook-dropped = Ya no se avisa a la sala.
