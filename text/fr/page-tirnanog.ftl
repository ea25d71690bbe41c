# Le plateau de Tír na nÓg.

tnn-you = toi
tnn-bot = bot
tnn-away = absence
tnn-first = premier joueur
tnn-to-play = à jouer

# Cartes

tnn-colour-value = { $colour ->
    [red] rouge { $value }
    [yellow] jaune { $value }
    [green] vert { $value }
   *[blue] bleu { $value }
 }
tnn-card-named = { $name }, { $printed }
tnn-value-now = valeur { $value }, imprimée { $printed }
tnn-colour-now = maintenant { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
 }, imprimée { $printed ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
 }
tnn-cause-value = { $event } Valeur : { $value }.
tnn-cause-colour = { $event } Couleur : { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
 }.
tnn-timing-on_play = quand on la joue
tnn-timing-persistent = toujours
tnn-timing-journey = pendant le Voyage
tnn-timing-saga = pendant la Saga
tnn-timing-scoring = au décompte
tnn-timing-on_discard = quand on la défausse
tnn-ailm = Ailm
tnn-legal = possible
tnn-this-card = cette carte
tnn-not-open = pas possible maintenant
tnn-open-edition = Les cartes sont une édition ouverte : ce que le livret imprimé ne dit pas est de nous, et chaque carte le précise.

# L’Autre Monde

tnn-otherworld = L’Autre Monde
tnn-cards-group = Cartes de l’Autre Monde
tnn-gaps-group = Intervalles entre les cartes
tnn-cell = Rangée { $row }, colonne { $column }
tnn-reach-mine = tes bardes peuvent la prendre
tnn-contested-by = convoitée aussi par { $who }
tnn-reached-by = à portée : { $who }
tnn-taken = prise
tnn-taken-you = prise par toi
tnn-taken-one = prise : { $who }
tnn-empty-place = une place vide
tnn-between = entre { $one } et { $other }
tnn-corner = angle : { $cards }
tnn-free = libre
tnn-taken-by = barde : { $who }
tnn-lost-bard = égaré
tnn-token-here = pion Premier joueur
tnn-spiral-at = numéro { $number } sur la spirale
tnn-deck = paquet { $count }
tnn-deck-short = Paquet { $deck } · défausse { $discard }
tnn-discards = Défausse ({ $count })
tnn-no-discards = Rien n’a encore été défaussé.
tnn-table-view = Le plateau sous forme de tableaux

# Ordre du tour

tnn-round-short = { $round }/{ $rounds }
tnn-phase-token = Pion
tnn-phase-journey = Voyage
tnn-phase-saga = Saga
tnn-phase-upkeep = Entretien
tnn-phase-pile = Pile de Balor
tnn-phase-over = fin
tnn-clockwise = sens horaire
tnn-counter = sens antihoraire
tnn-at-once = en même temps
tnn-order-spoken = Ordre du tour, { $way } : { $order }

# Sagas

tnn-your-saga = Ta saga
tnn-saga-of = Saga : { $player }
tnn-back-to-yours = Revenir à la tienne
tnn-open-saga = Ouvrir la saga
tnn-leftmost = une carte va au premier emplacement libre à gauche
tnn-slot = Emplacement { $number }
tnn-free-slot = { $row }, emplacement libre { $number }
tnn-slot-free = libre
tnn-here = ici
tnn-why = pourquoi ?
tnn-row-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
 }
tnn-would-score = { $points } en tout
tnn-regions = Plus grandes régions
tnn-region = { $colour ->
    [red] région rouge
    [yellow] région jaune
    [green] région verte
   *[blue] région bleue
 } : { $count ->
    [0] aucune
    [one] { $count } carte
   *[other] { $count } cartes
 }
tnn-region-of = { $colour ->
    [red] Région rouge
    [yellow] Région jaune
    [green] Région verte
   *[blue] Région bleue
 }
tnn-largest = la plus grande
tnn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tnn-points-by-row = Rangées { $top } + { $middle } + { $bottom }, cartes { $cards }, régions { $regions }
tnn-bards-out = Bardes : { $out } en route, { $home } à la maison, { $lost } égarés
tnn-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
tnn-points-table = Points
tnn-points-head = Points
tnn-total = Total
tnn-column = Colonne { $number }
tnn-line = Rangée { $number }

# Main

tnn-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
tnn-hand-empty = Ta main est vide.
tnn-held = en main : choisis maintenant une rangée
tnn-drawn = Tout juste piochée : { $card }
tnn-just-drawn = tout juste piochée

# Ce qu’une carte rapporterait

tnn-foresight = Ce qu’elle rapporterait
tnn-if = { $card } : { $row }, emplacement { $slot }
tnn-if-where = { $card } : dans quelle rangée ?
tnn-choose-row = Désigne une rangée de ta saga, ou choisis-la ici, pour voir ce qui change pour tout le monde.
tnn-if-none = { $card } ne va dans aucune rangée
tnn-rows = Rangées
tnn-not-here = pas ici
tnn-play-here = Jouer ici
tnn-another-card = Autre carte
tnn-what = Quoi
tnn-now-then = Avant et après
tnn-change = Écart
tnn-line-geis = Geis { $row }
tnn-line-cards = Cartes
tnn-line-regions = Régions
tnn-line-regions-of = Régions : { $regions }
tnn-line-other = { $player }
tnn-region-grows = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
 } { $from } → { $to }
tnn-certain = rangée pleine
tnn-if-held = si rien ne change
tnn-no-change = Cela ne change aucun point.
tnn-your-score = Ton score
tnn-not-counted = Ce qu’elle fait quand on la joue reste à choisir et n’est pas compté ici.

# Balor

tnn-balors-eye = L’Œil de Balor
tnn-maximum = Maximum
tnn-minimum = Minimum
tnn-seeks-high = il cherche les plus hautes valeurs
tnn-seeks-low = il cherche les plus basses valeurs
tnn-balor-bards = Bardes de Balor : { $out } sur 3 en route
tnn-solo-score = Geis : { $points }
tnn-next-place = Son prochain barde va
tnn-next-take = Il prend ensuite
tnn-no-ailm = Sans Ailm révélé :
tnn-with-ailm = Avec un Ailm :
tnn-nothing = nulle part
tnn-pile = Sa pile ({ $count })
tnn-pile-empty = Il n’a encore rien pris.
tnn-balor-regions = Ses cartes par couleur
tnn-difficulty = { $level ->
    [easy] Facile
    [hard] Difficile
    [impossible] Impossible
   *[medium] Moyen
 } : avant le décompte, tu défausses { $count ->
    [0] zéro de ses cartes.
    [one] { $count } de ses cartes.
   *[other] { $count } de ses cartes.
 }
tnn-show-spiral = Montrer sa spirale
tnn-spiral-rule = À égalité, il prend le premier intervalle ou la première carte sur la spirale qui part du pion.

# La fin

tnn-end = Scores finaux
tnn-you-win = Tu as gagné !
tnn-wins = Victoire : { $players }
tnn-shared = Victoire partagée : { $players }
tnn-beat-balor = Tu bats Balor, { $points } à { $balor }
tnn-balor-wins = Balor gagne, { $balor } à { $points }
tnn-solo-and-regions = scores solo des Geis, et régions

# Téléphone

tnn-parts = Parties du plateau
tnn-tab-world = Autre Monde
tnn-tab-saga = Saga
tnn-tab-players = À table
