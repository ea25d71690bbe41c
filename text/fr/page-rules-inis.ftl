# The rules of Inis in our words: a section is a message, its heading the value, its paragraphs (p), lines of a list (l, n if numbered) and
# rows of a table (t, cells between bars) attributes. **strong**; [[word]] names a card or territory and links to it, [[word|as written here]]
# too; [[#section|words]] links within the page.

rules-inis-lead = Mène tes clans sur une île qui grandit au fil de la partie et conquiers la couronne : par les terres que tu occupes, les sanctuaires que tu gardes ou le peuple qui vit sous ton autorité.

rules-inis-goal = Le but
    .p1 = Chaque joueur mène un peuple. Trois chemins conduisent à la couronne, et chacun demande d’arriver à **six** :
    .l1 = **Terre :** tes clans sont installés dans au moins six territoires.
    .l2 = **Foi :** les territoires où tu as un clan comptent au moins six Sanctuaires en tout.
    .l3 = **Autorité :** les territoires dont tu es chef abritent au moins six clans adverses en tout.
    .p2 = Un **Exploit** remplace une unité manquante. Il compte pour une seule condition, et tu n’as pas à dire laquelle avant la vérification. Quatre territoires, cinq Sanctuaires et deux Exploits remplissent une condition ; avec un troisième Exploit, deux. Les Exploits se gardent : ils ne sont pas dépensés.
    .p3 = Pour gagner, il faut aussi avoir annoncé que tu veux la couronne, en prenant un marqueur Prétendant : voir [[#victory|Qui gagne]].

rules-inis-words = Les mots à connaître
    .l1 = Tu as une **présence** dans un territoire si au moins un de tes clans s’y trouve.
    .l2 = Tu en es le **chef** si tu y as plus de clans que n’importe qui d’autre. En cas d’égalité en tête, il n’y a pas de chef. Cela change avec chaque clan qui arrive ou s’en va.
    .l3 = Le **Brenn** dirige la manche : il ouvre la Saison, choisit où l’on découvre de nouvelles terres et l’emporte dans certaines égalités.
    .l4 = Les **corbeaux** indiquent si les tours et les cartes passées vont dans le sens horaire ou dans l’autre.
    .l5 = **Ajouter** un clan, c’est le prendre dans ta réserve. Cela ne déclenche jamais de conflit.
    .l6 = **Déplacer**, c’est aller d’un territoire à un territoire voisin. Si des clans adverses s’y trouvent, un conflit éclate, sauf si la carte dit le contraire.
    .l7 = Un clan **perdu** retourne dans la réserve de son propriétaire.

rules-inis-setup = La mise en place
    .t0 = Quoi | Combien
    .t1 = Clans | 12 par joueur, en réserve
    .t2 = Territoires | 16 ; au début, autant sur la table que de joueurs
    .t3 = Citadelles | 8, plus la Capitale, qui compte comme une Citadelle
    .t4 = Sanctuaires | 9
    .t5 = Cartes Action | 17 à quatre, sinon 13
    .t6 = Cartes Avantage | 16, une par territoire
    .t7 = Récits épiques | 30
    .p1 = Les premiers territoires sont tirés et posés de façon qu’à trois ou quatre joueurs, chacun en touche au moins deux autres. Un Brenn est tiré au sort et choisit le territoire de la Capitale, qui reçoit aussi un Sanctuaire. Puis, dans le sens des corbeaux, chacun ajoute un clan, et encore un.
    .p2 = À moins de quatre, [[emissaries]], [[master_craftsman]], [[raid]] et [[scouts_spies]] restent dans la boîte. Quand un type de bâtiment vient à manquer, les cartes qui en placent font quand même le reste.

rules-inis-round = Une manche
    .p1 = Une manche a deux phases. Pendant l’**Assemblée**, on désigne le Brenn, on vérifie si quelqu’un gagne et on choisit ses cartes. Pendant la **Saison**, on les joue, une par tour, jusqu’à ce que tout le monde passe à la suite. Puis une nouvelle manche commence.

rules-inis-assembly = L’Assemblée
    .n1 = **Brenn.** Le chef du territoire de la Capitale devient Brenn. S’il n’y en a pas, l’ancien Brenn le reste.
    .n2 = **Victoire.** Les Prétendants comparent leurs conditions. Si personne ne gagne, tous rendent leur marqueur.
    .n3 = **Cartes Avantage.** Chaque chef prend la carte de son territoire. Sans chef, la carte reste sur la table.
    .n4 = **Corbeaux.** Le Brenn lance le Vol des corbeaux comme une pièce : sens horaire ou antihoraire pour cette manche.
    .n5 = **Sélection.** Les cartes Action sont mélangées, une est écartée sans être vue, les autres sont distribuées. Tous choisissent en même temps et passent le reste.
    .t0 = Joueurs | Distribution | Sélection | À la fin
    .t1 = 3 ou 4 | 4 chacun | garder 1, passer 3 ; garder 2, passer 2 ; garder 3, passer 1 | 4 cartes
    .t2 = 2 | 3 chacun, deux fois | garder 1, passer 2 ; garder 2, passer 1 ; puis de même avec trois nouvelles cartes | 6 cartes
    .p1 = Ce que tu as gardé peut encore être passé plus tard. La dernière carte reçue ne se refuse pas. À deux, les trois premières cartes sont acquises avant que les trois suivantes soient distribuées.

rules-inis-season = La Saison
    .p1 = Le Brenn commence et doit jouer une carte Saison à ce premier tour. Ensuite, dans le sens des corbeaux, chaque tour est l’une de ces choses :
    .l1 = **Jouer une carte Saison** et faire ce qu’elle dit, conflits compris.
    .l2 = **Passer.** Tu pourras encore jouer à un tour suivant.
    .l3 = **Prendre un marqueur Prétendant**, si tu remplis en ce moment au moins une condition. Tu le gardes jusqu’à la prochaine Assemblée, quoi qu’il arrive.
    .p2 = La Saison finit quand tous les joueurs passent à la suite. Les cartes Action encore en main sont défaussées, les Récits épiques gardés, les cartes Avantage rendues, et les Festivités sont terminées.
    .p3 = Qui commence son tour sans clan sur l’île perd un Exploit s’il en a un, ajoute deux clans dans les territoires de son choix, puis joue son tour.

rules-inis-cards = Les cartes
    .t0 = Paquet | Comment on les obtient | Après usage | À la fin de la Saison
    .t1 = Action | par la sélection | face cachée dans la défausse | défaussées
    .t2 = Avantage | comme chef, pendant l’Assemblée | hors jeu jusqu’à la fin de la Saison | rendues
    .t3 = Récit épique | grâce à des cartes comme [[bard]] ou [[sanctuary]] | face visible dans la défausse | gardés, sans limite
    .p1 = Une carte **Saison** occupe tout un tour. Une carte **Triskel** se joue en plus, pendant le tour de n’importe qui, au moment qu’elle indique. Une carte qui porte les deux signes sert pour l’un ou pour l’autre.
    .p2 = Tu peux jouer une carte dont l’effet n’est possible qu’en partie, ou pas du tout. Le nombre de tes cartes et leurs paquets sont connus de tous ; leur contenu est secret.

rules-inis-answers = Répondre
    .p1 = Quand survient quelque chose à quoi un Triskel peut répondre, on interroge ceux qui pourraient en avoir un : d’abord la personne dont c’est le tour ou la manœuvre, puis les autres dans le sens des corbeaux. Plusieurs peuvent répondre, et l’on peut répondre à une réponse.
    .p2 = [[geis]] arrête une carte Action, [[dagda]] un Récit épique ou une carte Avantage. Ils se jouent une fois tous les choix annoncés et avant que rien ne soit fait. Une carte arrêtée compte comme jouée : le tour ou la manœuvre est utilisé, et les cartes qui peuvent la suivre le peuvent encore.
    .p3 = « Après avoir joué une carte Saison » veut dire : quand cette carte et tous ses conflits sont terminés.

rules-inis-clash = Les conflits
    .p1 = Un conflit éclate quand des clans sont déplacés parmi des clans adverses, ou par [[warlord]] ou [[morrigan]]. Qui les a déplacés est l’**envahisseur**. Si une carte provoque plusieurs conflits, l’envahisseur choisit leur ordre.
    .n1 = **Festivités.** Si le marqueur est ici, l’envahisseur perd un clan.
    .n2 = **Refuge.** À partir du joueur qui suit l’envahisseur, les autres peuvent mettre un clan à la fois dans une Citadelle libre, un par Citadelle, jusqu’à ce que plus personne ne le veuille ou que toutes soient pleines. L’envahisseur ne se réfugie jamais. Tous les autres clans présents sont **engagés**.
    .n3 = **Manœuvres.** L’envahisseur commence ; puis, dans le sens des corbeaux, quiconque a des clans engagés doit à son tour effectuer une manœuvre.
    .n4 = **Fin.** C’est fini quand la paix est conclue ou que personne n’a plus de clans engagés. Les clans réfugiés ressortent.
    .p2 = Avant chaque manœuvre, le conflit s’arrête si **tous** ceux qui ont des clans engagés veulent la paix. Qui est seul à avoir des clans engagés peut y mettre fin ou continuer. Les manœuvres :
    .t0 = Manœuvre | Ce qui se passe
    .t1 = Attaquer | Désigne quelqu’un qui a un clan engagé. Cette personne défausse une carte Action de son choix ou perd un de ses clans engagés. Sans carte Action, c’est forcément un clan.
    .t2 = Quitter le territoire | Déplace un ou plusieurs clans engagés vers des territoires voisins dont tu es chef. Aucun conflit n’y éclate.
    .t3 = Récit épique | [[battle_of_moytura]], [[fianna]], [[ogmas_eloquence]] ou [[tale_of_cuchulain]]

rules-inis-lands = Les territoires
    .p1 = Un nouveau territoire doit en toucher au moins deux autres. Sa carte Avantage reste visible sur la table jusqu’à la prochaine Assemblée. Quatre territoires ont leur propre règle :
    .l1 = [[gates]] : ce territoire arrive avec un Sanctuaire. Chaque fois que le sens des corbeaux change, tous ceux qui y sont présents y perdent un clan et piochent un Récit épique.
    .l2 = [[mountains]] : si tes clans y sont déplacés, tu défausses une carte Action ou tu y perds un clan, une fois par déplacement. Ajouter un clan ne coûte rien.
    .l3 = [[stone_circle]] : ce territoire arrive avec un Sanctuaire.
    .l4 = [[swamp]] : ni Citadelle ni Capitale n’y sont possibles.

rules-inis-victory = Qui gagne
    .p1 = Seule la deuxième étape de l’Assemblée en décide, et seulement entre les joueurs qui ont un marqueur Prétendant. Le Brenn de la manche est alors déjà connu.
    .l1 = Qui remplit le plus de conditions gagne ; il en faut au moins une. Dépasser six ne rapporte rien de plus.
    .l2 = Si plusieurs sont en tête et que le Brenn est l’un d’eux, le Brenn gagne.
    .l3 = Si plusieurs sont en tête sans le Brenn, personne ne gagne et l’on joue une manche de plus.
    .p2 = Par exemple : deux Prétendants remplissent chacun deux conditions, le Brenn a lui aussi un marqueur mais n’en remplit qu’une. Personne ne gagne, tous les marqueurs sont rendus.

rules-inis-two = À deux
    .p1 = Tout est pareil, sauf la sélection des cartes. Les tours alternent simplement : le sens des corbeaux ne compte que pour [[gates|les Portes de Tir Na Nog]].

rules-inis-here = À cette table
    .p1 = Là où les règles imprimées laissent un doute, ou quand les éditions diffèrent, nous avons tranché ; les précisions figurent avec chaque carte dans le [recueil des cartes](/cards/inis). Deux choses se choisissent pour une table : la mise en place **découverte**, aux premiers territoires fixés, la meilleure pour débuter, et neuf Citadelles et dix Sanctuaires comme dans la première liste anglaise.
    .p2 = On interroge quiconque pourrait, aux yeux des autres, avoir une réponse, pour qu’une pause ne trahisse rien. La paix est un interrupteur que tu peux actionner à tout moment d’un conflit ; il se coupe quand tu subis une perte.

# Below the pictures

rules-inis-figure-goal = Quatre territoires et deux Exploits font six : une condition est remplie. Il manque un Sanctuaire à l’autre.
rules-inis-figure-words = Vert a ici le plus de clans et en est le chef. Bleu y a une présence.
rules-inis-figure-cards = Une carte de chaque paquet : Action, Avantage, Récit épique. Les signes en haut disent quand elle se joue.
rules-inis-figure-clash = Orange arrive : c’est l’envahisseur. Un clan bleu est à l’abri dans la Citadelle, l’autre est engagé, comme les deux clans orange.
