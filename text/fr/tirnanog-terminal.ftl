# Tír na nÓg dans le terminal : l’Autre Monde, les sagas, les paquets.

deck-red = Rencontres rouges
deck-yellow = Rencontres jaunes
deck-green = Rencontres vertes
deck-blue = Rencontres bleues
deck-geis = Geis

# Les lettres des joueurs, dans l’ordre des places ; la deuxième est aussi celle de Balor en solo.

terminal-letters = ABCDE
terminal-player = { $player } ({ $letter })
terminal-entry = { $name } : { $facts }

terminal-round = Round { $round } sur { $rounds }.
terminal-first = Premier joueur : { $player }.
terminal-turn = Tour : { $player }.
terminal-now = En cours : { $doing }.
terminal-waiting = On attend : { $players }.
terminal-won = La partie est finie. Victoire : { $players }.
terminal-beaten = La partie est finie. Tu bats Balor : { $points } à { $balor }.
terminal-lost-to-balor = La partie est finie. Balor gagne : { $balor } à { $points }.
terminal-deck = Paquet : { $deck }, défausse : { $discard }.
terminal-pack = Cartes : { $pack }.
terminal-open-note = Les cartes imprimées ne sont pas publiques : certaines sont ici reconstituées, et chaque carte le dit.

terminal-geis = Les Geis, les mêmes pour tous
terminal-row-geis = { $row }, { $geis }

terminal-you = toi
terminal-is-first = premier joueur
terminal-has = bardes à la maison { $home }, en voyage { $out }, égarés { $lost } ; cartes en main { $cards }.
terminal-bards = Bardes auprès de
terminal-saga-empty = La saga est encore vide.
terminal-row-points = = { $points }
terminal-points = Points en l’état : { $total } (rangées { $top } + { $middle } + { $bottom }, cartes { $cards }, régions { $regions }).
terminal-regions = Plus grandes régions : { $regions }.

terminal-balor = L’Œil de Balor
terminal-balor-maximum = Maximum : il cherche les plus hautes valeurs.
terminal-balor-minimum = Minimum : il cherche les plus basses valeurs.
terminal-balor-points = Points en l’état : { $points }.
terminal-balor-pile = Sa pile ({ $count } ; tu en défausseras { $discards })
terminal-balor-spiral = Son ordre à égalité

terminal-grid = L’Autre Monde, rangée par rangée
terminal-grid-key = Entre les cartes : une lettre est un barde (minuscule : égaré), un nombre une réponse. * La carte a un effet : ?nom le dit.
terminal-token-key = ◆ Le pion Premier joueur.
terminal-places = Emplacements : nombre, mot, cartes touchées
terminal-known-hand = Tous ont vu que { $player } tient : { $cards }.
terminal-hand = Ta main
terminal-drawn = Carte piochée

# Les cartes expliquées.

terminal-value = valeur { $value }
terminal-ailm = Ailm
terminal-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
 }
terminal-solo = score solo { $points }
terminal-first-game = pour la première partie
terminal-timing-on_play = quand on la joue
terminal-timing-persistent = en permanence
terminal-timing-journey = pendant le Voyage
terminal-timing-saga = pendant la Saga
terminal-timing-scoring = au décompte
terminal-timing-on_discard = quand on la défausse
