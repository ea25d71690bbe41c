# Ce que tous les jeux ont en commun.

name-pass = Passer
name-stop = Arrêter
name-yes = Oui
name-no = Non

player-number = Joueur { $number }
list-end = { $before } et { $last }
list-empty = rien

reason-not-asked = On ne te demande rien pour l’instant. Le jeu attend : { $waiting }.
reason-no-such-seat = Il n’y a pas de place { $seat }. Cette table a { $players ->
    [one] une place
   *[other] { $players } places
 }, à compter de 0.
reason-unknown-word = « { $word } » n’est pas une réponse dans ce jeu.
reason-not-offered = Impossible ici : { $option }.
reason-game-over = La partie est finie.
reason-stale = Cette réponse vaut pour ta décision { $given }, or c’est la décision { $due } qui est ouverte. Rien n’a changé.
