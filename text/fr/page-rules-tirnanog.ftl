# The rules of Tír na nÓg in our words; how they are written: see page-rules-inis.ftl.

rules-tirnanog-lead = Envoie tes bardes entre les cartes de l’Autre Monde, rapporte ce qu’ils y trouvent et tisse une saga de trois rangées. Après cinq rounds, la meilleure saga l’emporte.

rules-tirnanog-goal = Le but
    .p1 = Ta **saga** a trois rangées de cartes. Chaque rangée est jugée par son **Geis**, une règle commune à tous. De plus, pour chaque couleur, les joueurs qui ont les plus grandes **régions** d’un seul tenant sont récompensés. Le plus de points après cinq rounds gagne.
    .p2 = On joue de un à cinq. En solitaire, tu affrontes [[#solo|Balor]].

rules-tirnanog-edition = À propos des cartes
    .p1 = Les cartes imprimées ne sont pas publiques. Nous jouons avec une **édition ouverte** : tout ce que le livret documente y est exactement tel quel, et le reste a été conçu par nous pour aller avec. Chaque carte dit ce qu’il en est, et le [recueil des cartes](/cards/tirnanog) le montre. Qui possède le jeu imprimé peut écrire un paquet de cartes avec les valeurs imprimées et y jouer.

rules-tirnanog-setup = La mise en place
    .p1 = Chacun reçoit trois bardes et cinq des 96 cartes Rencontre. Trois Geis sont posés, un pour la rangée du haut, un pour celle du milieu, un pour celle du bas ; pour une première partie, ceux qui sont conseillés. La grille, haute de trois rangées, est posée face visible : c’est l’**Autre Monde**. Le premier joueur est tiré au sort.
    .t0 = Joueurs | Grille | Intervalles | Récompenses des régions
    .t1 = 1 ou 2 | 3 × 3 sans le centre | 8 | 8 / 3
    .t2 = 3 | 3 × 4 | 17 | 8 / 3
    .t3 = 4 | 3 × 5 | 22 | 8 / 4 / 2
    .t4 = 5 | 3 × 6 | 27 | 8 / 4 / 2

rules-tirnanog-round = Un round
    .p1 = Un round a trois phases : pendant le **Voyage**, tu places tes bardes ; pendant la **Saga**, ils rapportent des cartes et tu en joues trois de ta main ; à l’**Entretien**, tu en défausses une et l’Autre Monde est renouvelé.

rules-tirnanog-journey = Le Voyage
    .p1 = À partir du premier joueur et dans le sens horaire, chacun place un barde à la fois, jusqu’à ce que tous soient placés. Un barde va dans un **intervalle** libre : l’espace entre deux cartes placées côte à côte ou l’une au-dessus de l’autre. Il touche les deux.
    .p2 = Interdits, sauf si une carte le permet : un intervalle occupé, un angle où des cartes se rejoignent, le bord extérieur et, à deux joueurs, le centre vide.

rules-tirnanog-saga = La Saga
    .p1 = On joue maintenant dans le sens **antihoraire**, en commençant par le voisin de droite du premier joueur : qui a placé en dernier prend en premier. À ton tour :
    .n1 = **Prends** en main une carte que touche un de tes bardes. Ce barde rentre. Si tu as des bardes dehors mais qu’aucun ne touche de carte, tu passes pour l’instant.
    .n2 = **Joue** une carte de ta main dans ta saga, dans le premier emplacement libre à gauche d’une rangée.
    .p2 = Tu choisis n’importe quelle rangée de moins de cinq cartes dont le Geis permet ta carte. Si aucune carte de ta main ne peut être jouée nulle part, défausses-en une sans son effet.
    .p3 = Un barde qui ne touche plus aucune carte est **égaré**. Quand il ne reste que des bardes égarés, leurs propriétaires continuent dans le même sens : prendre n’importe quelle carte restée dans l’Autre Monde, faire rentrer un barde égaré, jouer une carte. La phase finit quand tous les bardes sont rentrés : chacun a donc joué trois fois.

rules-tirnanog-upkeep = L’Entretien
    .p1 = Chacun défausse une carte de sa main et en garde autant qu’il reste de rounds. Si une carte t’a déjà fait descendre à ce nombre, tu ne défausses rien.
    .t0 = Après le round | 1 | 2 | 3 | 4 | 5
    .t1 = Cartes gardées | 4 | 3 | 2 | 1 | 0
    .p2 = Après le cinquième round, on fait le décompte. Sinon la grille est défaussée, une nouvelle est posée, et le voisin de gauche devient premier joueur. Si le paquet est vide, la défausse est mélangée.

rules-tirnanog-cards = Les cartes Rencontre
    .p1 = Une carte a une couleur (rouge, jaune, vert ou bleu), une valeur de 0 à 8 et parfois un effet. Dans ta saga, une valeur peut dépasser 8, mais ne descend jamais sous 0. Les jetons qui changent valeur ou couleur restent avec leur carte. Certaines cartes portent l’Ailm, un signe qui ne concerne que Balor.
    .t0 = Effet | Quand il agit
    .t1 = Mise en jeu | une fois, quand tu joues la carte ; pas quand elle est prise, déplacée ou échangée. Exemple : [[manannans_quay]]
    .t2 = Persistant | tant que la carte est dans ta saga. Exemple : [[kelpie_a]]
    .t3 = Voyage ou Saga | dans cette phase, une fois à chaque fois, sauf si la carte indique son propre moment. Exemples : [[merrow_milliners]], [[leprechaun_cobblers_a]]
    .t4 = Décompte | avant de compter les Geis. Exemple : [[glastonbury]]
    .t5 = Défausse | depuis ta main, à l’Entretien ou par un effet. Exemple : [[mag_mell]]
    .p2 = Un effet s’applique dès qu’il est possible, sauf s’il dit que tu peux choisir. Est **adjacent** ce qui est au-dessus, en dessous, à gauche ou à droite dans ta saga ; un emplacement vide rompt l’adjacence. Déplacer ou échanger n’est pas jouer : ni le Geis ni la limite de cinq ne s’appliquent. Ce que dit une carte l’emporte sur ces règles.

rules-tirnanog-geis = Les Geis
    .p1 = Chaque Geis dit comment sa rangée rapporte des points. Certains limitent aussi ce que l’on peut y jouer, et ne regardent que le moment où l’on joue : si un déplacement ultérieur enfreint la limite, la rangée compte telle qu’elle est. Les emplacements vides sont ignorés, mais les cartes de part et d’autre ne sont pas voisines. Les trois premiers :
    .l1 = [[lay_of_oisin]] (en haut) : chaque carte dont la valeur n’apparaît qu’une fois dans sa rangée et qu’une fois dans sa colonne rapporte sa valeur.
    .l2 = [[finn_and_the_salmon]] (au milieu) : chaque carte plus basse que sa voisine de gauche rapporte sa valeur.
    .l3 = [[prophecy_of_cathbad]] (en bas) : les groupes de valeurs égales rapportent 5 pour deux cartes, 10 pour trois, 15 pour quatre et 20 pour cinq.

rules-tirnanog-scoring = Le décompte
    .n1 = Les effets qui agissent au décompte.
    .n2 = Les trois Geis, rangée par rangée.
    .n3 = Les régions, couleur par couleur. Une **région** compte au moins deux cartes d’une même couleur qui se touchent, selon les couleurs du moment ; tu comptes ta plus grande.
    .p1 = La plus grande région d’une couleur reçoit la première récompense du tableau ci-dessus, la suivante la deuxième, et ainsi de suite, une au plus par joueur et par couleur. À deux à égalité, chacun reçoit la moitié de sa récompense et la moitié de la suivante, arrondies à l’inférieur, et la suivante est épuisée. À plus de deux, les récompenses qu’ils couvrent sont additionnées et partagées également, à l’inférieur.
    .p2 = Le plus haut total gagne. En cas d’égalité, la plus grande région, toutes couleurs confondues, décide ; sinon la victoire est partagée.
    .p3 = **Exemple.** Dans la rangée du haut, 7, 5, 6 et 8 sont seuls de leur valeur dans leur rangée et leur colonne : 26. La rangée du milieu rapporte 4 + 4 + 2 = 10, trois cartes égales en bas 10, une plus grande région et une deuxième 8 + 3. Au total, 57.

rules-tirnanog-solo = En solitaire contre Balor
    .p1 = Mise en place comme à deux. Balor a trois bardes, mais ni main ni saga : ce qu’il prend va sur sa pile. Sa carte commence sur **Maximum**. Pose le pion Premier joueur dans l’intervalle de ton choix ; il y reste toute la partie et ne bloque rien. Balor joue en premier dans les deux phases.
    .l1 = Avant chacun de ses tours, la première carte du paquet est défaussée. Si elle porte l’Ailm, sa carte se retourne : de Maximum à Minimum ou l’inverse. Elle se retourne aussi à chaque nouvelle grille.
    .l2 = **Voyage :** il va dans l’intervalle libre dont les deux cartes ont la plus haute somme imprimée ; sur Minimum, la plus basse.
    .l3 = **Saga :** il prend la plus haute valeur imprimée que touchent ses bardes ; sur Minimum, la plus basse. Pour un barde égaré, il choisit parmi toutes les cartes restantes.
    .l4 = Les égalités vont à la première place sur une **spirale** qui part du pion dans le sens horaire. La page la dessine.
    .p2 = À la fin, tu comptes tes Geis et Balor les trois scores solo imprimés. Tu défausses de sa pile des cartes de ton choix : 3 en facile, 2 en moyen, 1 en difficile, aucune en impossible. Sa région d’une couleur est le nombre de ses cartes restantes de cette couleur. Les récompenses sont 8 et 3 par couleur, rien pour moins de deux cartes ; une égalité donne 5 à chacun.

# Below the pictures

rules-tirnanog-figure-journey = Deux joueurs. Chaque barde touche deux cartes : le vert peut rapporter le 8 bleu ou le 3 jaune.
rules-tirnanog-figure-saga = Une rangée d’une saga. La carte suivante va dans l’emplacement marqué.
rules-tirnanog-figure-cards = Cartes changées : le Kelpie est à côté du vert et vaut 2 au lieu de 8. La Brasserie est devenue bleue.
rules-tirnanog-figure-geis = Finn et le Saumon du savoir : deux cartes sont plus basses que leur voisine de gauche et rapportent 6 et 4. À égalité, rien.
rules-tirnanog-figure-scoring = La région verte marquée compte quatre cartes. Les deux cartes rouges ne se touchent que par un coin : pas de région.
rules-tirnanog-figure-solo = Le pion est en 1. Si plusieurs intervalles se valent pour Balor, il prend le plus petit numéro.
