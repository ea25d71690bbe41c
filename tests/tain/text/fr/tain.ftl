game-name = Táin, la razzia de bétail

name-drive = Grand Convoi
name-ride = Chevauchée nocturne
name-calf = Veau
name-feast = Banquet
name-seer = Voyante
name-scout = Éclaireur
name-tribute = Tribut
name-raid = Razzia
name-fair = Foire
name-wolf = Loup
name-ban = Interdit
name-satire = Satire
name-ford = le Gué
    .gen = du Gué
    .loc = au Gué
name-plain = la Plaine
    .gen = de la Plaine
    .loc = dans la Plaine
name-hill = la Colline
    .gen = de la Colline
    .loc = sur la Colline
name-cow = une vache

help-drive = Déplacez autant de vos vaches que vous voulez d’un pâturage à un autre. S’il y a des rivaux, on se bat.
help-ride = Déplacez une de vos vaches vers un autre pâturage, en paix.
help-calf = Placez une vache là où vous en avez une ; n’importe où si vous n’en avez aucune.
help-feast = Placez une vache dans chaque pâturage où vous en avez une.
help-seer = Retournez la carte du dessus de la pioche. Prenez-la ou enfouissez-la sous la pioche.
help-scout = Regardez la main d’un rival.
help-tribute = Un rival vous donne une carte de son choix, au vu de tous.
help-raid = Prenez au hasard une carte de la main d’un rival, au vu de tous.
help-fair = Placez une vache au Gué et piochez une carte.
help-wolf = Un rival perd une vache dans un pâturage où vous en avez une.
help-ban = Réponse à la carte d’un rival : elle est sans effet. N’arrête pas une réponse.
help-satire = Réponse à toute carte d’un rival, même à une réponse : elle est sans effet.

doing-draft = le choix des cartes
doing-season = la saison
doing-fight = un combat
doing-card-declared = une carte attend des réponses
doing-seer_decides = la Voyante décide
doing-pay_tribute = on paie un tribut

question-draft-keep = Quelle carte gardez-vous ? Les deux autres vont à votre gauche.
question-turn = Jouer une carte, ou passer ?
question-from = { $card } : d’où ?
question-to = { $card } : depuis { $place }, vers où ?
question-how-many = { $card } : combien de vaches quittent { $place } ?
question-where = { $card } : où ?
question-whom = { $card } : qui ?
question-seer-take = La Voyante montre { $card }. La prenez-vous ?
question-tribute-pay = Quelle carte donnez-vous à { $player } ?
question-card-declared = { $player } joue { $card }. Répondez-vous ?
question-fight = Combat { NAME($place, case: "loc") } : qui attaquez-vous ?
question-fight-loss = { $player } vous attaque { NAME($place, case: "loc") }. Que perdez-vous ?

event-round-begins = La manche { $round } commence.
event-dealt = { $player } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
event-dealt-known = { $player } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : { $cards }.
event-handed-on = { $player } passe { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } à { $to }.
event-handed-on-known = { $player } passe { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } à { $to } : { $cards }.
event-card-played = { $player } joue { $card }.
event-card-declared = { $player } annonce { $card } : { $choices }.
event-card-cancelled = Sans effet : { $card }.
event-passed = { $player } passe.
event-cows-placed = { $player } : { $count ->
    [one] { $count } vache arrive
   *[other] { $count } vaches arrivent
 } { NAME($place, case: "loc") }.
event-cows-moved = { $player } : { $count ->
    [one] { $count } vache quitte
   *[other] { $count } vaches quittent
 } { $origin } pour { $place }.
event-cow-lost = { $player } perd une vache { NAME($place, case: "loc") }.
event-card-discarded = { $player } défausse { $card }.
event-drew = { $player } pioche une carte.
event-drew-known = { $player } pioche { $card }.
event-card-shown = La carte du dessus : { $card }.
event-card-taken = { $player } prend { $card }.
event-card-buried = Sous la pioche : { $card }.
event-looked = { $player } regarde la main de { $at }.
event-looked-known = { $player } regarde la main de { $at } : { $cards }.
event-card-given = { $card } passe de { $player } à { $to }.
event-fight-begins = { $player } engage le combat { NAME($place, case: "loc") }.
event-fight-over = Le combat { NAME($place, case: "gen") } est fini.
event-game-ended = Fin de la dernière des { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }.

reason-not-in-hand = Vous n’avez pas { $card } en main.
reason-only-as-an-answer = { $card } ne se joue qu’en réponse à une autre carte.
reason-not-present = Vous n’avez pas de vache { NAME($place, case: "loc") }.
reason-rival-not-here = { $player } n’a pas de vache ici.

terminal-hand = Votre main
terminal-reserve = en réserve
terminal-cards = cartes
terminal-score = points
terminal-deck = pioche
terminal-discard = défausse
terminal-round = manche { $round } sur { $rounds }
