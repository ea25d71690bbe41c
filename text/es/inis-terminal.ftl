# Inis en la terminal: el mapa, las tablas y los mazos.

deck-action = Cartas de Acción
deck-advantage = Cartas de Ventaja
deck-epic = Cartas de Proeza
deck-territory = Territorios

# Las letras de los jugadores, por orden de asiento; los signos del mapa.

terminal-letters = ABCD
terminal-player = { $player } ({ $letter })
terminal-entry = { $name }: { $facts }
terminal-map-key = En el mapa: A3, tres clanes del jugador A; *, la jefatura; ♛, la Capital; ■1, otra Ciudadela más; ▲2, dos Santuarios; ♪, el Festival.
terminal-map-too-wide = La isla es demasiado ancha para dibujarla aquí. La lista de territorios indica los vecinos de cada uno.

terminal-round = Ronda { $round }.
terminal-crows = Bandada de Cuervos: sentido { $way ->
    [clockwise] horario
   *[counter_clockwise] antihorario
 }.
terminal-brenn = Brenn: { $player }.
terminal-turn = Turno: { $player }.
terminal-now = Ahora: { $doing }.
terminal-waiting = Se espera a: { $players }.
terminal-won = La partida ha terminado. Victoria: { $player }.

terminal-territories = Territorios
terminal-nobody = ningún clan
terminal-chieftain = jefatura
terminal-capital = Capital
terminal-citadels = { $count ->
    [one] { $count } Ciudadela
   *[other] { $count } Ciudadelas
 }
terminal-sanctuaries = { $count ->
    [one] { $count } Santuario
   *[other] { $count } Santuarios
 }
terminal-festival = Festival
terminal-beside = Vecinos: { $territories }
terminal-spots = Dónde puede ir el nuevo territorio (los números están también en el mapa, en el centro de cada lugar)

terminal-supplies = Quedan: territorios { $tiles }, Ciudadelas { $citadels }, Santuarios { $sanctuaries }, cartas de Proeza { $epics }. Cartas de Acción descartadas: { $discard }.
terminal-aside = Hay una carta de Acción apartada.
terminal-display = Cartas de Ventaja sin dueño: { $cards }.
terminal-spent = Cartas de Ventaja jugadas esta ronda: { $cards }.
terminal-epic-discard = Cartas de Proeza descartadas: { $cards }.
terminal-revealed = Cartas reveladas: { $cards }.

terminal-you = tú
terminal-is-brenn = Brenn
terminal-pretender = Pretendiente
terminal-meters = territorios { $territories }/6, Santuarios { $sanctuaries }/6, clanes rivales dominados { $led }/6, Logros { $deeds }
terminal-conditions = Condiciones de victoria cumplidas: { $count }
terminal-holds = Cartas de Acción { $actions }, cartas de Proeza { $epics }, clanes en la reserva { $reserve }
terminal-advantages = cartas de Ventaja: { $cards }

terminal-clash = Combate: { $territory }. Instiga: { $player }.
terminal-maneuver = Maniobra: { $player }.
terminal-clash-clans = clanes expuestos { $exposed }, en Ciudadelas { $sheltered }
terminal-ready = acepta la paz
terminal-not-ready = no acepta la paz
terminal-spear = { $card }: no se pueden jugar cartas de Trisquel en este combate.
terminal-cauldron = { $card }: { $player }, clanes sobre la carta { $count }.
terminal-declared = { $player } juega { $card }
terminal-cancelled = No tiene efecto.

# Cuándo se juega una carta, en una palabra y en una letra.

terminal-season = Estación
terminal-triskel = Trisquel
terminal-mark-season = E
terminal-mark-triskel = T
terminal-hand = Tu mano (E: carta de Estación, T: carta de Trisquel)
terminal-laid = Reservadas en la selección: { $cards }.
terminal-drawn = Recién robadas: { $cards }.

terminal-known-hand = Sabes que { $player } tiene en la mano: { $cards }.
terminal-known-aside = Conoces la carta apartada: { $cards }.
terminal-known-discard = Sabes que entre las cartas de Acción descartadas están: { $cards }.
terminal-known-tiles = Sabes que entre los territorios por venir están: { $cards }.
