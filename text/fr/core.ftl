# Ce que tous les jeux ont en commun.

name-pass = Passer
name-stop = Arrêter
name-yes = Oui
name-no = Non

player-number = Joueur { $number }
list-end = { $before } et { $last }
list-empty = rien

reason-not-asked = On ne vous demande rien pour l’instant. Le jeu attend : { $waiting }.
reason-no-such-seat = Il n’y a pas de siège { $seat }. Cette table a { $players ->
    [one] un siège
   *[other] { $players } sièges
 }, à compter de 0.
reason-unknown-word = « { $word } » n’est pas une réponse dans ce jeu.
reason-not-offered = Impossible ici : { $option }.
reason-game-over = La partie est finie.
reason-stale = Cette réponse vaut pour votre décision { $given }, or c’est la décision { $due } qui est ouverte. Rien n’a changé.
