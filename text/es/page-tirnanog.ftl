# El tablero de Tír na nÓg.

tnn-you = tú
tnn-bot = bot
tnn-away = ausente
tnn-first = primer jugador
tnn-to-play = le toca

# Cartas

tnn-colour-value = { $colour ->
    [red] rojo { $value }
    [yellow] amarillo { $value }
    [green] verde { $value }
   *[blue] azul { $value }
 }
tnn-card-named = { $name }, { $printed }
tnn-value-now = valor { $value }, impreso { $printed }
tnn-colour-now = ahora { $colour ->
    [red] roja
    [yellow] amarilla
    [green] verde
   *[blue] azul
 }, impresa { $printed ->
    [red] roja
    [yellow] amarilla
    [green] verde
   *[blue] azul
 }
tnn-cause-value = { $event } Valor: { $value }.
tnn-cause-colour = { $event } Ahora { $colour ->
    [red] roja
    [yellow] amarilla
    [green] verde
   *[blue] azul
 }.
tnn-timing-on_play = al jugarla
tnn-timing-persistent = siempre
tnn-timing-journey = en el Viaje
tnn-timing-saga = en la Saga
tnn-timing-scoring = al puntuar
tnn-timing-on_discard = al descartarla
tnn-ailm = Ailm
tnn-legal = se puede elegir
tnn-this-card = esta carta
tnn-not-open = ahora no se puede
tnn-open-edition = Las cartas son una edición abierta: lo que el reglamento impreso no cuenta es nuestro, y cada carta lo dice.

# El Otro Mundo

tnn-otherworld = El Otro Mundo
tnn-cards-group = Cartas del Otro Mundo
tnn-gaps-group = Huecos entre las cartas
tnn-cell = Fila { $row }, columna { $column }
tnn-reach-mine = tus bardos pueden tomarla
tnn-contested-by = disputada: { $who }
tnn-reached-by = al alcance: { $who }
tnn-taken = tomada
tnn-taken-you = tomada por ti
tnn-taken-one = tomada: { $who }
tnn-empty-place = un sitio vacío
tnn-between = entre { $one } y { $other }
tnn-corner = esquina: { $cards }
tnn-free = libre
tnn-taken-by = bardo: { $who }
tnn-lost-bard = perdido
tnn-token-here = marcador de primer jugador
tnn-spiral-at = número { $number } de la espiral
tnn-deck = mazo { $count }
tnn-deck-short = Mazo { $deck } · descartes { $discard }
tnn-discards = Descartes ({ $count })
tnn-no-discards = Todavía no se ha descartado nada.
tnn-table-view = El tablero en tablas

# Orden de juego

tnn-round-short = { $round }/{ $rounds }
tnn-phase-token = Marcador
tnn-phase-journey = Viaje
tnn-phase-saga = Saga
tnn-phase-upkeep = Mantenimiento
tnn-phase-pile = Montón de Balor
tnn-phase-over = el final
tnn-clockwise = sentido horario
tnn-counter = sentido antihorario
tnn-at-once = todos a la vez
tnn-order-spoken = Orden de juego, { $way }: { $order }

# Sagas

tnn-your-saga = Tu saga
tnn-saga-of = Saga: { $player }
tnn-back-to-yours = Volver a la tuya
tnn-open-saga = Abrir la saga
tnn-leftmost = una carta va al primer espacio libre por la izquierda
tnn-slot = Espacio { $number }
tnn-free-slot = { $row }, espacio libre { $number }
tnn-slot-free = libre
tnn-here = aquí
tnn-why = ¿por qué no?
tnn-row-points = { $points ->
    [one] { $points } punto por ahora
   *[other] { $points } puntos por ahora
 }
tnn-would-score = { $points } en total
tnn-regions = Mayores regiones
tnn-region = { $colour ->
    [red] región roja
    [yellow] región amarilla
    [green] región verde
   *[blue] región azul
 }: { $count ->
    [0] ninguna
    [one] { $count } carta
   *[other] { $count } cartas
 }
tnn-region-of = { $colour ->
    [red] Región roja
    [yellow] Región amarilla
    [green] Región verde
   *[blue] Región azul
 }
tnn-largest = la mayor
tnn-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
tnn-points-by-row = Filas { $top } + { $middle } + { $bottom }, cartas { $cards }, regiones { $regions }
tnn-bards-out = Bardos: { $out } fuera, { $home } en casa, { $lost } perdidos
tnn-cards-in-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
 }
tnn-points-table = Puntos
tnn-points-head = Puntos
tnn-total = Total
tnn-column = Columna { $number }
tnn-line = Fila { $number }

# Mano

tnn-hand = Tu mano, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
tnn-hand-empty = Tu mano está vacía.
tnn-held = levantada: ahora elige una fila
tnn-drawn = Recién robada: { $card }
tnn-just-drawn = recién robada

# Lo que daría una carta

tnn-foresight = Lo que daría
tnn-if = { $card }: { $row }, espacio { $slot }
tnn-if-where = { $card }: ¿en qué fila?
tnn-choose-row = Señala una fila de tu saga, o elígela aquí, para ver qué cambia para todos.
tnn-if-none = { $card } no cabe en ninguna fila
tnn-rows = Filas
tnn-not-here = aquí no
tnn-play-here = Jugar aquí
tnn-another-card = Otra carta
tnn-what = Qué
tnn-now-then = Antes y después
tnn-change = Cambio
tnn-line-geis = Geis { $row }
tnn-line-cards = Cartas
tnn-line-regions = Regiones
tnn-line-regions-of = Regiones: { $regions }
tnn-line-other = { $player }
tnn-region-grows = { $colour ->
    [red] roja
    [yellow] amarilla
    [green] verde
   *[blue] azul
 } { $from } → { $to }
tnn-certain = fila llena
tnn-if-held = si nada cambia
tnn-no-change = Esto no cambia ningún punto.
tnn-your-score = Tu puntuación
tnn-not-counted = Lo que hace al jugarla aún lo decides tú, y aquí no cuenta.

# Balor

tnn-balors-eye = El Ojo de Balor
tnn-maximum = Máximo
tnn-minimum = Mínimo
tnn-seeks-high = busca los valores más altos
tnn-seeks-low = busca los valores más bajos
tnn-balor-bards = Bardos de Balor: { $out } de 3 fuera
tnn-solo-score = Geis: { $points }
tnn-next-place = Su próximo bardo va
tnn-next-take = Ahora toma
tnn-no-ailm = Si no sale Ailm:
tnn-with-ailm = Con un Ailm:
tnn-nothing = a ningún sitio
tnn-pile = Su montón ({ $count })
tnn-pile-empty = Aún no ha tomado nada.
tnn-balor-regions = Sus cartas por color
tnn-difficulty = { $level ->
    [easy] Fácil
    [hard] Difícil
    [impossible] Imposible
   *[medium] Media
 }: antes de puntuar descartas { $count ->
    [0] cero de sus cartas.
    [one] { $count } de sus cartas.
   *[other] { $count } de sus cartas.
 }
tnn-show-spiral = Mostrar su espiral
tnn-spiral-rule = Entre huecos o cartas iguales toma lo primero en la espiral desde el marcador.

# El final

tnn-end = Puntuación final
tnn-you-win = ¡Has ganado!
tnn-wins = Victoria: { $players }
tnn-shared = Victoria compartida: { $players }
tnn-beat-balor = Vences a Balor, { $points } a { $balor }
tnn-balor-wins = Gana Balor, { $balor } a { $points }
tnn-solo-and-regions = puntos en solitario de los Geis, y regiones

# Teléfono

tnn-parts = Partes del tablero
tnn-tab-world = Otro Mundo
tnn-tab-saga = Saga
tnn-tab-players = La mesa
