# Tír na nÓg : questions, événements, raisons, effets des cartes et des Geis, et ce qui se passe.
#
# Couleurs : le nom seul, .fem accordé avec « carte » (« verte »). Rangées : sans article (« rangée du haut »).
# Jamais « de » devant un nom de joueur ou de carte : l’élision dépendrait du nom.

game-name = Tír na nÓg (édition ouverte)
word-place = endroit { $word }

# --- Questions ---

question-place-token = Dans quel intervalle poses-tu le pion Premier joueur pour toute la partie ?
question-place-bard = { $left ->
    [one] Où places-tu ton dernier barde ?
   *[other] Tu as encore { $left } bardes à placer : où en va un ?
 }
question-sidh-move = { $card } : lequel de tes bardes déplaces-tu, s’il y a lieu ?
question-move-bard-to = { $card } : vers quel intervalle va le barde ?
question-take = Quelle carte au contact d’un de tes bardes prends-tu ?
question-take-lost = Ton barde est égaré : quelle carte restée dans l’Autre Monde prends-tu ?
question-which-bard = { $card } : lequel de tes bardes prend cette carte et rentre ?
question-mound-keep = Carte piochée pour ton barde égaré, { $card } : la gardes-tu ?
question-play = Quelle carte joues-tu dans ta saga ?
question-row = { $card } : dans quelle rangée joues-tu cette carte ?
question-forced-discard = Aucune de tes cartes ne peut être jouée : laquelle défausses-tu ?
question-end-of-turn = Avant la fin de ton tour : utilises-tu une carte de ta saga ?
question-upkeep-discard = Entretien, tu gardes { $keep ->
    [0] zéro carte
    [one] { $keep } carte
   *[other] { $keep } cartes
 } : quelle carte défausses-tu ?
question-colour = { $card } : quelle couleur prend cette carte ?
question-neighbour = { $card } : quelle carte adjacente change de couleur, s’il y a lieu ?
question-swap-first = { $card } : quelle autre carte de ta saga échanges-tu, s’il y a lieu ?
question-swap-second = { $card } : avec quelle carte se fait l’échange ?
question-move-row = { $card } : vers quelle rangée déplaces-tu cette carte ?
question-whose-bard = { $card } : quel barde déplaces-tu ?
question-whose = { $card } : à qui est le barde que tu déplaces ?
question-copy-value = { $card } : quelle carte donne sa valeur à celle-ci, s’il y a lieu ?
question-devour = { $card } : quelle carte adjacente est dévorée, s’il y a lieu ?
question-play-right = { $card } : quelle carte joues-tu juste à droite ?
question-discard = { $card } : quelle carte de ta main défausses-tu ?
question-recolour = { $card } : quelle carte de ta saga change de couleur, s’il y a lieu ?
question-banshee = Ton barde ne touche plus aucune carte ({ $place }) : où le déplaces-tu, s’il y a lieu ?
question-balor-discard = Il te reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 } à défausser de la pile de Balor : laquelle maintenant ?

# --- Événements ---

event-grid-laid = Le round { $round } commence avec un nouvel Autre Monde.
event-dealt = { $player } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
event-dealt-known = { $player } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : { $cards }.
event-token-placed = Le pion Premier joueur est posé : { $place }.
event-bard-placed = { $player } place un barde : { $place }.
event-bard-moved = { $player } : un barde est déplacé, { $place }.
event-card-taken = { $player } prend { $card } ; un barde rentre.
event-bard-lost = { $player } : un barde s’égare.
event-drew = { $player } pioche une carte pour un barde égaré.
event-drew-known = { $player } pioche { $card } pour un barde égaré.
event-kept-drawn = { $player } garde la carte piochée ; un barde égaré rentre.
event-card-played = { $player } joue { $card } dans la { $row }.
event-card-discarded = { $player } défausse { $card }.
event-value-changed = { $card } vaut maintenant { $value }.
event-colour-changed = { $card } change de couleur : { $colour }.
event-card-moved = { $player } déplace { $card } vers la { $row }.
event-cards-swapped = { $player } échange { $card } et { $other }.
event-card-devoured = { $player } : une carte de la saga est dévorée, { $card }.
event-first-player = { $player } reçoit le pion Premier joueur.
event-deck-reshuffled = Le paquet est vide : la défausse, mélangée, devient le nouveau paquet.
event-balor-turns-up = Tour de Balor, la première carte du paquet est défaussée : { $card }.
event-balor-maximum = L’œil de Balor passe sur Maximum : il vise les plus hautes valeurs.
event-balor-minimum = L’œil de Balor passe sur Minimum : il vise les plus basses valeurs.
event-balor-placed = Un barde de Balor se tient maintenant ici : { $place }.
event-balor-took = Balor prend { $card } ; un de ses bardes rentre.
event-balor-loses = La pile de Balor perd une carte : { $card }.
event-geis-scored = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour le Geis de la { $row }.
event-regions-scored = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour les régions.
event-cards-scored = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour les effets de cartes.
event-total = { $player } totalise { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-balor-total = Balor totalise { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# --- Raisons ---

reason-not-in-hand = Tu n’as pas cette carte en main : { $card }.
reason-not-touched = Aucun de tes bardes ne touche cette carte : { $card }.
reason-not-in-the-otherworld = Cette carte n’est pas dans l’Autre Monde : { $card }.
reason-gap-taken = Un barde se tient déjà ici : { $place }.
reason-no-gap-there = Il n’y a pas ici d’intervalle entre deux cartes de l’Autre Monde : { $place }.
reason-corner-not-allowed = Un barde ne peut se tenir dans un angle que si une carte de ta saga le permet à ce moment.
reason-row-full = Cinq cartes occupent déjà la { $row }.
reason-geis-forbids = Le Geis de la { $row } interdit cette carte dans le prochain emplacement libre : { $card }.
reason-not-playable = Cette carte ne peut pas être jouée maintenant : { $card }.

# --- Noms ---

name-balor = Balor
name-top = rangée du haut
name-middle = rangée du milieu
name-bottom = rangée du bas
name-red = rouge
    .fem = rouge
name-yellow = jaune
    .fem = jaune
name-green = vert
    .fem = verte
name-blue = bleu
    .fem = bleue
plain-red = Rouge { $value }
plain-yellow = Jaune { $value }
plain-green = Vert { $value }
plain-blue = Bleu { $value }

# --- Ce que font les cartes Rencontre ---

effect-take_neighbours_colour = Mise en jeu : cette carte prend la couleur d’une carte adjacente de ton choix. Sans voisine, elle garde la sienne.
effect-recolour_neighbour = Mise en jeu : tu peux rendre { NAME($colour_given, case: "fem") } une carte adjacente.
effect-move_any_bard = Mise en jeu : déplace un barde encore présent dans l’Autre Monde, le tien ou non, vers un autre intervalle libre entre deux cartes. Si c’est impossible, rien ne se passe.
effect-swap_two_others = Mise en jeu : tu peux échanger deux autres cartes de ta saga.
effect-play_another_to_the_right = Mise en jeu : si l’emplacement juste à sa droite est libre, joues-y une carte de ta main, selon les règles de la rangée et de son Geis. Sinon, rien ne se passe.
effect-discard_from_hand = Mise en jeu : défausse une carte de ta main si tu le peux.
effect-devour_a_neighbour = Mise en jeu : tu peux défausser une carte adjacente de ta saga, en laissant un trou, et ajouter sa valeur actuelle à celle-ci.
effect-copy_any_value = Mise en jeu : tu peux lui donner la valeur actuelle d’une autre carte quelconque de ta saga.
effect-beside_a_colour = Persistant : ajoute { $change } à sa valeur tant qu’au moins une carte adjacente est { NAME($colour_met, case: "fem") }.
effect-per_colour_beside = Persistant : ajoute { $change } à sa valeur pour chaque couleur différente parmi ses cartes adjacentes.
effect-per_other_of_its_colour = Persistant : ajoute { $change } à sa valeur pour chaque autre carte de sa couleur actuelle dans ta saga, y compris ses autres exemplaires.
effect-value_of_the_left = Persistant : sa valeur est la valeur actuelle de la carte adjacente à sa gauche. S’il n’y en a pas, c’est sa valeur imprimée.
effect-per_card_to_the_left = Persistant : ajoute { $change } à sa valeur pour chaque carte à sa gauche dans sa rangée.
effect-per_higher_neighbour = Persistant : ajoute { $change } à sa valeur pour chaque carte adjacente dont la valeur imprimée dépasse la sienne.
effect-per_card_in_row_and_column = Persistant : ajoute { $change } à sa valeur pour chaque autre carte de sa rangée et de sa colonne.
effect-stand_on_a_corner = Voyage : un de tes bardes par phase peut se tenir dans un angle intérieur libre de la grille. Pendant la Saga, il y prend l’une des cartes qu’il touche.
effect-share_a_gap = Voyage : un de tes bardes par phase peut rejoindre un intervalle où se tient déjà exactement un barde. Un angle ne se partage jamais.
effect-move_bard_at_the_end = Voyage : après avoir placé ton dernier barde, tu peux déplacer l’un de tes bardes vers un autre intervalle libre.
effect-move_to_another_row = Saga : une fois par phase, à tout moment de ton tour, tu peux la déplacer vers le premier emplacement libre d’une autre rangée, même au-delà de cinq cartes.
effect-swap_with_neighbour = Saga : une fois par phase, à tout moment de ton tour, tu peux l’échanger avec une carte adjacente.
effect-lead_on_the_lost = Saga, à tout tour de jeu : chaque fois qu’un de tes bardes ne touche plus aucune carte, tu peux aussitôt le déplacer vers un intervalle libre qui touche une ou deux cartes.
effect-draw_for_the_lost = Saga : avant que chacun de tes bardes égarés prenne une carte, pioche la première carte du paquet. Garde-la comme carte de ce barde, ou défausse-la et prends n’importe quelle carte restée dans l’Autre Monde.
effect-colours_in_row_and_column = Décompte : cette carte rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour chaque couleur différente de sa rangée et de sa colonne, la sienne comprise.
effect-recolour_any = Quand tu la défausses de ta main, à l’Entretien ou par un effet : tu peux changer la couleur d’une carte de ta saga. Une défausse faute de carte jouable n’a pas d’effet.

# --- Geis ---

geis-placement-higher_than_left = Ne joue ici qu’une carte dont la valeur imprimée dépasse la valeur actuelle de la carte adjacente à sa gauche.
geis-placement-not_the_colour_on_the_left = Ne joue ici qu’une carte dont la couleur imprimée diffère de la couleur actuelle de la carte adjacente à sa gauche.
geis-placement-no_value_twice = Ne joue ici qu’une carte dont la valeur imprimée n’est encore la valeur actuelle d’aucune carte de la rangée.
geis-scoring-unique_in_row_and_column = Chaque carte dont la valeur n’apparaît qu’une fois dans sa rangée et qu’une fois dans sa colonne rapporte sa valeur.
geis-scoring-highest_of_each_colour = Pour chaque couleur de la rangée, la carte la plus haute rapporte sa valeur.
geis-scoring-neighbours_one_apart = Chaque paire de voisines de la rangée dont les valeurs diffèrent d’exactement 1 rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
geis-scoring-total = La rangée rapporte la somme de ses valeurs.
geis-scoring-lower_than_left = Chaque carte plus basse que la carte adjacente à sa gauche rapporte sa valeur ; à valeur égale, rien.
geis-scoring-second_in_column = Chaque carte qui a la deuxième valeur de sa colonne rapporte sa valeur, même à égalité pour cette deuxième place. Une carte à égalité pour la plus haute valeur ne rapporte rien.
geis-scoring-highest_in_column = Chaque carte strictement plus haute que toutes les autres de sa colonne rapporte sa valeur.
geis-scoring-lowest_times = La rangée rapporte { $points } fois sa plus basse valeur, mais rien si elle compte moins de { $needs ->
    [one] { $needs } carte
   *[other] { $needs } cartes
 }.
geis-scoring-sets_of_equal_values = Chaque groupe de valeurs égales de la rangée rapporte selon sa taille : { $two } pour deux cartes, { $three } pour trois, { $four } pour quatre, { $five } pour cinq ou plus.
geis-scoring-total_up_to = La rangée rapporte la somme de ses valeurs, mais rien si cette somme dépasse { $most }.
geis-scoring-colour_of_the_card_above = Chaque carte de la même couleur que la carte juste au-dessus rapporte sa valeur.
geis-scoring-mirrored = On compare les emplacements 1 et 5, puis 2 et 4 : la même valeur rapporte { $same_value }, sinon la même couleur rapporte { $same_colour }.

# --- D’où viennent les cartes ---

provenance-documented = Tout sur cette carte est conforme au livret de règles imprimé.
provenance-ruled = Le livret imprimé nomme et explique cette carte ; nous avons complété ce qu’il laisse ouvert.
provenance-reconstructed = On connaît au plus le nom de cette carte ; le reste est de notre invention.

# --- Ce qui se passe ---

doing-balor-pile = défausse de la pile de Balor
doing-balor-token = pose du pion Premier joueur
doing-banshee = secours possible à un barde égaré
doing-copy_any_value = copie possible d’une valeur
doing-devour_a_neighbour = carte voisine peut-être dévorée
doing-discard_from_hand = défausse d’une carte de la main
doing-journey = le Voyage
doing-move_any_bard = déplacement d’un barde
doing-move_bard_at_the_end = dernier déplacement d’un barde au Voyage
doing-move_to_another_row = changement de rangée d’une carte
doing-play_another_to_the_right = autre carte jouée à droite
doing-recolour_any = changement de couleur dans la saga
doing-recolour_neighbour = changement de couleur d’une voisine
doing-saga = la Saga
doing-swap_two_others = échange possible de deux cartes
doing-swap_with_neighbour = échange avec une voisine
doing-take_neighbours_colour = couleur prise à une voisine
doing-upkeep = l’Entretien
