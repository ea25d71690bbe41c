# Lo que rodea un tablero: preguntas, respuestas, crónica, charla, órdenes, comandos.

# Preguntas

table-decision = Lo que se te pregunta
table-confirm = Confirmar: { $option }
table-choose-again = Elegir otra cosa
table-choose-on-board = Elige en el tablero.
table-choose-on-board-or = Elige en el tablero o aquí:
table-choose-in-hand = Elige una carta de tu mano.
table-choose-in-hand-or = Elige una carta de tu mano o aquí:
table-take-number = Elegir { $count }
table-card-text = Lo que dice la carta
table-why-not = ¿Por qué no puedo…?
table-why-open = Eso es posible ahora.
table-waiting-for = Se espera a { $players }
table-retract = Retirar mi elección
table-peace = Acabaría este combate en paz
table-game-over = La partida ha terminado
table-gap = Entre { $cards }
table-gap-beside = Junto a { $cards }
table-gap-corner = En la esquina de { $cards }
table-gap-empty = Lugar { $spot }
table-spot-across = fila { $row }, columnas { $column }–{ $nextColumn }
table-spot-down = columna { $column }, filas { $row }–{ $nextRow }
table-spot-corner = esquina de las filas { $row }–{ $nextRow }, columnas { $column }–{ $nextColumn }

# Respuestas

table-no-answer = Sin respuesta
table-play-card = Jugar { $card }
table-can-answer = { $count ->
    [one] Puedes responder con una carta.
   *[other] Puedes responder con { $count } cartas.
 }
table-nothing-to-play = Aquí no tienes nada que jugar; nadie más lo sabe.
table-declared = Elegido para { $card }: { $choices }.
table-may-answer = Pueden responder: { $players }.
table-others-answer = Otros pueden responder ahora
table-others-answer-card = { $card }: otros pueden responder ahora
table-sealed = Tu respuesta, sellada hasta que se acabe el tiempo: { $card }.
table-sealed-pass = Lo dejas pasar. Puede que otros aún estén pensando.
table-hold = Esperar +20 s
table-held = En espera
table-hold-help = Veinte segundos más para todos, una sola vez. También puede ser un farol.
table-seconds-left = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
 }
table-time-days = { $days } d { $hours } h
table-time-hours = { $hours } h { $minutes } min

# La cabecera de la mesa

table-unnamed = Una mesa
table-round = Ronda { $round }
table-round-of = Ronda { $round } de { $rounds }
table-clockwise = sentido horario
table-counter-clockwise = sentido antihorario
table-flock-help = La Bandada de Cuervos: los turnos y las cartas que se pasan van en este sentido.
table-brenn = Brenn: { $player }
table-brenn-help = Brenn abre la Estación, elige dónde se descubren tierras y gana algunos empates.
table-first = Empieza: { $player }
table-tiles-left = { $count ->
    [one] queda { $count } territorio en la pila
   *[other] quedan { $count } territorios en la pila
 }
table-citadels-left = { $count ->
    [one] queda { $count } Ciudadela
   *[other] quedan { $count } Ciudadelas
 }
table-sanctuaries-left = { $count ->
    [one] queda { $count } Santuario
   *[other] quedan { $count } Santuarios
 }
table-epics-left = { $count ->
    [one] { $count } Proeza en el mazo
   *[other] { $count } Proezas en el mazo
 }
table-deck-left = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
 }
table-menu = Menú de la mesa
table-help = Ayuda y teclas
table-sounds = Sonidos
table-settings = Ajustes
table-cards = Todas las cartas
table-rules = Reglas
table-leave = Dejar la mesa
table-close = Cerrar
table-cancel = Cancelar
table-laying = Se prepara el tablero…
table-not-laid = No se ha podido cargar el tablero.
table-reload = Volver a cargar
table-title-your-turn = (te toca) { $name }
table-eyes = Como { $player }
table-panes = Partes de la mesa
table-board = Tablero
table-aside = Junto al tablero

# Deshacer, ausentarse

table-undo = Deshacer
table-undo-asked = { $player } pide deshacer una jugada. ¿Estás de acuerdo?
table-undo-agree = De acuerdo
table-undo-refuse = No
table-undo-waits = { $player } pide deshacer una jugada. Falta el acuerdo de { $players }.
table-away = Que un bot juegue por mí
table-back = Sigo yo
table-away-now = Un bot juega por ti.

# Ritmo

table-pace = Ritmo de la partida
table-pace-live = En directo
table-pace-days = Por días
table-pace-bank = Minutos para pensar en total
table-pace-increment = Segundos más por cada respuesta
table-pace-fixed = Las respuestas duran siempre lo mismo
table-pace-window = Segundos para responder
table-pace-answer = Días para jugar
table-pace-response = Horas hasta que pasa la ocasión de responder
table-pace-absent = Cuando a alguien se le acaba el tiempo
table-pace-absent-bot = Responde un bot
table-pace-absent-wait = Todos esperan
table-pace-save = Cambiar el ritmo

# Crónica, charla, notas

table-chronicle = Crónica
table-chronicle-empty = Todavía no ha pasado nada.
table-older = { $count ->
    [one] { $count } suceso anterior
   *[other] { $count } sucesos anteriores
 }
table-chat = Charla
table-chat-open = { $count ->
    [0] Charla
    [one] Charla: { $count } mensaje nuevo
   *[other] Charla: { $count } mensajes nuevos
 }
table-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
 }
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-say = Di algo a la mesa
table-chat-send = Enviar
table-chat-watch = Solo quien se sienta a la mesa puede escribir aquí.
table-notes = Notas
table-notes-empty = Nadie más puede leer lo que anotes aquí.
table-notes-loading = Cargando…
table-notes-saved = Guardado.
table-notes-changed = Aún sin guardar…
table-notes-failed = No se ha podido guardar. Se intentará de nuevo cuando sigas escribiendo.

# Órdenes permanentes

table-orders = Órdenes
table-orders-help = Cuando otros hacen algo a lo que podrías responder, la partida te espera solo si tus órdenes lo dicen. Nadie más las ve.
table-orders-ask = Preguntarme
table-orders-touched = cuando me afecte
table-orders-always = siempre
table-orders-never = nunca
table-orders-until = Vale
table-orders-until-end = hasta que lo cambie
table-orders-until-season = hasta el final de la Estación
table-orders-until-touched = hasta que algo me afecte
table-orders-also = Preguntarme de todos modos si
table-orders-player = Jugador
table-orders-card = Carta
table-orders-place = Territorio
table-orders-anybody = cualquiera
table-orders-any-card = cualquier carta
table-orders-anywhere = en cualquier lugar
table-orders-add = Añadir un caso
table-orders-remove = Quitar este caso
table-orders-save = Guardar las órdenes
table-orders-saved = Tus órdenes están guardadas.
table-orders-off-season = Tus órdenes terminaron con la Estación. Se te vuelve a preguntar cuando algo te afecta.
table-orders-off-touched = Tus órdenes terminaron porque algo te afectaba. Se te vuelve a preguntar.

# Desde la última visita

table-recap = Desde tu última visita
table-recap-heard = { $count ->
    [one] Un suceso desde tu última visita. { $words }
   *[other] { $count } sucesos desde tu última visita. { $words }
 }
table-recap-back = Anterior
table-recap-next = Siguiente
table-recap-play = Reproducir
table-recap-pause = Pausa
table-recap-skip = Saltar
table-recap-done = Listo

# Varias personas ante una pantalla

table-curtain = Ahora, { $player }
table-curtain-help = Pasa la pantalla. Ahora no se ven las cartas de nadie.
table-curtain-ready = Soy { $player }
table-curtain-never = Juego en todos estos asientos: no preguntar más

# El final

table-over-nobody = No gana nadie
table-over-next = ¿Y ahora?
table-rematch = Jugar otra vez
table-replay = Ver la repetición
table-analysis = Análisis
table-share = Compartir
table-link-copied = El enlace está copiado.

# Teclas

table-keys = Teclas
table-key-help = Esta ayuda
table-key-commands = Escribir un comando
table-key-decision = A lo que se te pregunta
table-key-hand = A tu mano
table-key-board = Al tablero
table-key-chronicle = A la crónica
table-key-chat = A la charla
table-key-view = Mapa o tabla
table-key-undo = Deshacer
table-key-sounds = Sonidos sí o no
table-key-pass = A «Pasar» o «Sin respuesta»
table-key-option = A las respuestas mostradas
table-help-materials = Lo que está escrito en vitela te pregunta algo. Lo demás es la mesa y lo que hacen otros. Lo que va con línea discontinua no es posible ahora: púlsalo y dirá por qué.
table-help-touch = En una pantalla táctil primero eliges y luego confirmas; los ajustes pueden cambiarlo.
table-help-commands = Un comando se hace con nombres: el de una carta, luego los de territorios y un número, y quedan respondidas todas sus preguntas. «por qué atacar» explica, «?» dice qué es posible.
# Qué dicen los signos pequeños

signs-title = Qué dicen los signos
sign-season = Estación: juegas esta carta como tu turno.
sign-triskel = Trisquel: juegas esta carta en el momento que dice su texto, también fuera de tu turno.
sign-clash = Espadas cruzadas: en una carta, puede iniciar un combate; en un territorio o en un jugador, hay un combate en curso.
sign-rule = Punto rojo: este territorio tiene una regla propia. Señálalo o tócalo para leerla.
sign-chieftain = Jefatura: de quien tiene más clanes en un territorio. Allí sus clanes llevan corona.
sign-brenn = Torques: Brenn, que dirige la ronda.
sign-pretender = Corona: un pretendiente, que gana en la próxima Asamblea si cumple una condición.
sign-reserve = Escudo: clanes en la reserva, fuera de la isla.
sign-deed = Estrella: Logros. Cada uno suple a uno que falta para llegar a seis.
sign-contested = Atención: un bardo de otro también toca esta carta y puede llevársela antes que tú.
sign-bard-home = Bardo en casa, aún por enviar
sign-bard-out = Bardo en camino, entre las cartas
sign-bard-lost = Bardo perdido: no queda ninguna carta a su lado
sign-hand = Cartas en la mano
sign-first = Primer jugador de esta ronda
sign-turn = A este jugador le toca actuar

# Comandos

table-commands = Comandos
table-commands-key = Comandos ( / )
table-commands-example = jugar conquista, pasar, ?
table-commands-run = Hacerlo
table-commands-said = Lo que resultó
table-commands-offers = Propuestas
table-command-done = Hecho: { $answers }.
table-command-unused = Sin usar: { $words }.
table-command-question = { $question } ({ $options })
table-command-not-asked = Ahora no se te pregunta nada.
table-command-no-answer = «{ $word }» no responde a esto.
table-command-unknown = No conozco «{ $word }».
table-command-near = No conozco «{ $word }». ¿Querías decir «{ $near }»?
table-command-which = ¿Cuál de estos: { $options }?
table-command-help = Nombra lo que eliges. También: { $commands }.
table-command-hand = En tu mano: { $cards }.
table-command-why-what = ¿Por qué qué? Nombra una carta, un lugar o un jugador.
table-command-say-what = ¿Decir qué?
table-command-undo-done = Se ha pedido deshacer.
table-command-hold-done = Veinte segundos más.
table-command-say-done = Dicho.
table-words-help = ayuda
table-words-why = por qué
table-words-undo = deshacer
table-words-hold = esperar
table-words-say = decir
table-words-hand = mano
table-words-waiting = quién, espera
table-words-filler = jugar, juega, tomar, colocar, el, la, los, las, un, una, y, con, clan, clanes, carta, elegir
table-words-from = de, del, desde
table-words-to = a, al, hacia, en
table-words-move = mover, mueve, ir
table-too-quick = La pregunta acababa de cambiar: ese clic no ha contado.
