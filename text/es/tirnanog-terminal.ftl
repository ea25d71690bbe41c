# Tír na nÓg en la terminal: el Otro Mundo, las sagas, los mazos.

deck-red = Encuentros rojos
deck-yellow = Encuentros amarillos
deck-green = Encuentros verdes
deck-blue = Encuentros azules
deck-geis = Geis

# Las letras de los jugadores, por orden de asiento; la segunda es también la de Balor en solitario.

terminal-letters = ABCDE
terminal-player = { $player } ({ $letter })
terminal-entry = { $name }: { $facts }

terminal-round = Ronda { $round } de { $rounds }.
terminal-first = Primer jugador: { $player }.
terminal-turn = Turno: { $player }.
terminal-now = Ahora: { $doing }.
terminal-waiting = Se espera a: { $players }.
terminal-won = La partida ha terminado. Victoria: { $players }.
terminal-beaten = La partida ha terminado. Vences a Balor: { $points } a { $balor }.
terminal-lost-to-balor = La partida ha terminado. Gana Balor: { $balor } a { $points }.
terminal-deck = Mazo: { $deck }, descartes: { $discard }.
terminal-pack = Cartas: { $pack }.
terminal-open-note = Las cartas impresas no son públicas: algunas están reconstruidas, y cada carta lo dice.

terminal-geis = Los Geis, los mismos para todos
terminal-row-geis = { $row }, { $geis }

terminal-you = tú
terminal-is-first = primer jugador
terminal-has = bardos en casa { $home }, fuera { $out }, perdidos { $lost }; cartas en la mano { $cards }.
terminal-bards = Bardos junto a
terminal-saga-empty = La saga aún está vacía.
terminal-row-points = = { $points }
terminal-points = Puntos tal como está: { $total } (filas { $top } + { $middle } + { $bottom }, cartas { $cards }, regiones { $regions }).
terminal-regions = Regiones mayores: { $regions }.

terminal-balor = El Ojo de Balor
terminal-balor-maximum = Máximo: busca los valores más altos.
terminal-balor-minimum = Mínimo: busca los valores más bajos.
terminal-balor-points = Puntos tal como está: { $points }.
terminal-balor-pile = Su montón ({ $count }; descartarás { $discards })
terminal-balor-spiral = Su orden en caso de empate

terminal-grid = El Otro Mundo, fila por fila
terminal-grid-key = Entre las cartas: una letra es un bardo (minúscula: perdido), un número una respuesta. * La carta tiene un efecto: ?nombre lo dice.
terminal-token-key = ◆ El marcador de primer jugador.
terminal-places = Lugares: número, palabra, cartas que toca
terminal-known-hand = Todos han visto que { $player } tiene: { $cards }.
terminal-hand = Tu mano
terminal-drawn = Carta robada

# Las cartas explicadas.

terminal-value = valor { $value }
terminal-ailm = Ailm
terminal-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copias
 }
terminal-solo = puntuación en solitario { $points }
terminal-first-game = para la primera partida
terminal-timing-on_play = al jugarla
terminal-timing-persistent = siempre
terminal-timing-journey = durante el Viaje
terminal-timing-saga = durante la Saga
terminal-timing-scoring = al puntuar
terminal-timing-on_discard = al descartarla
