# El catálogo de cartas y lo que rodea a las reglas.

cards-title = Cartas
cards-lead-inis = Las 63 cartas y los 16 territorios de Inis: qué hacen y cómo se resuelven aquí los casos dudosos.
cards-lead-tirnanog = Los Encuentros y los Geis de Tír na nÓg, en la edición abierta con la que se juega aquí.
cards-lead-other = Las cartas de esta edición.
cards-games = Qué juego
cards-to-rules = A las reglas
cards-to-cards = A las cartas
cards-search = Buscar en nombres y textos
cards-search-keys = La tecla { $key } lleva aquí; la flecha abajo, a la primera carta.
cards-clear = Borrar la búsqueda
cards-all = todo
cards-kind = Qué
cards-kind-action = Acción
cards-kind-advantage = Ventaja
cards-kind-epic = Proeza
cards-kind-territory = Territorio
cards-kind-encounter = Encuentro
cards-kind-plain = Sin efecto
cards-kind-geis = Geis
cards-timing = Cuándo
cards-timing-season = Estación
cards-timing-triskel = Trisquel
cards-timing-maneuver = Maniobra
cards-timing-on_play = Al jugarla
cards-timing-persistent = Siempre
cards-timing-journey = Viaje
cards-timing-saga = Saga
cards-timing-scoring = Puntuación
cards-timing-on_discard = Al descartarla
cards-colour = Color
cards-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
 }
cards-none = Nada coincide. Prueba con menos palabras o quita un filtro.
cards-reset = Mostrar todo
cards-print = Imprimir
cards-rulings = Aclaraciones
cards-four-players = solo con cuatro jugadores
cards-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copias
 }
cards-value = Valor { $value }
cards-ailm = Ailm: da la vuelta a la carta de Balor
cards-solo = Balor logra { $points }
cards-first = primera partida
cards-no-rule = Un territorio sin regla propia.
cards-plain = Una carta sin efecto.
cards-advantage-of = Territorio: { $name }
cards-territory-of = Su Ventaja
cards-link = Enlace a «{ $name }»
cards-open-edition = Las cartas impresas no son públicas. En esta edición abierta, lo que cuenta el reglamento impreso está tal cual, y el resto es nuestro; cada carta lo dice. Más en docs/tirnanog.md y en las reglas.
cards-wait = Cargando las cartas.

reference-unofficial = Este es un texto no oficial, escrito con nuestras propias palabras. Fidchell no está afiliado a los autores ni a las editoriales de los juegos impresos.
rules-title = Reglas de { $game }
rules-contents = Contenido
rules-top = Arriba
rules-open-edition = Aquí se juega a Tír na nÓg con una edición abierta de las cartas: mira «Sobre las cartas» más abajo y docs/tirnanog.md.
rules-learn = ¿Prefieres aprender jugando? Hay lecciones.
rules-wait = Cargando las reglas.
