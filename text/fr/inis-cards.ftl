# Inis : les cartes, les territoires et les réponses possibles.

# --- Cartes Action ---

name-bard = Barde
name-citadel = Citadelle
name-conquest = Conquête
name-craftsmen_peasants = Artisans et Paysans
name-druid = Druide
name-emissaries = Émissaires
name-exploration = Exploration
name-festival = Festivités
name-geis = Geis
name-master_craftsman = Maître Artisan
name-migration = Migration
name-new_alliance = Nouvelle Alliance
name-new_clans = Nouveaux Clans
name-raid = Razzia
name-sanctuary = Sanctuaire
name-scouts_spies = Espions et Éclaireurs
name-warlord = Chef de guerre

# --- Cartes Avantage ---

name-cove_advantage = Anse (Avantage)
name-forest_advantage = Forêt (Avantage)
name-gates_advantage = Portes de Tir Na Nog (Avantage)
name-highlands_advantage = Plateau (Avantage)
name-hills_advantage = Collines (Avantage)
name-iron_mine_advantage = Mine de fer (Avantage)
name-lost_vale_advantage = Val perdu (Avantage)
name-meadows_advantage = Prairie (Avantage)
name-misty_lands_advantage = Terre des Brumes (Avantage)
name-moor_advantage = Lande (Avantage)
name-mountains_advantage = Montagnes (Avantage)
name-plains_advantage = Plaine (Avantage)
name-salt_mine_advantage = Mine de sel (Avantage)
name-stone_circle_advantage = Cromlech (Avantage)
name-swamp_advantage = Marais (Avantage)
name-valley_advantage = Vallée (Avantage)

# --- Récits épiques ---

name-balors_eye = L’œil de Balor
name-battle_frenzy = Furie guerrière
name-battle_of_moytura = La bataille de Moytura
name-breas_tyranny = La tyrannie de Breas
name-cathbads_word = La parole de Cathbad
name-champions_share = La part du champion
name-children_of_dana = Les enfants de Dana
name-dagda = Le Dagda
name-dagdas_cauldron = Le chaudron du Dagda
name-dagdas_club = La massue du Dagda
name-dagdas_harp = La harpe du Dagda
name-deirdres_beauty = La beauté de Deirdre
name-diarmuid_grainne = Diarmuid et Grainne
name-eriu = Eriu
name-fianna = Les Fianna
name-kernunos_sanctuary = Sanctuaire de Kernunos
name-lug_samildanach = Lug Samildanach
name-lugs_spear = La lance de Lug
name-maeves_wealth = Les richesses de Maeve
name-manannans_horses = Les chevaux de Manannan
name-morrigan = La Morrigan
name-nuada_silverhand = Nuada main d’argent
name-oengus_ploy = La ruse d’Oengus
name-ogmas_eloquence = La voix d’Ogma
name-otherworld = L’autre monde
name-stone_of_fal = La pierre de Fal
name-strengs_resolve = La volonté de Sreng
name-tailtus_land = La terre de Tailtu
name-tale_of_cuchulain = La geste de Cuchulain
name-tuans_memory = La mémoire de Tuan

# --- Territoires ---

name-cove = Anse
    .acc = l’Anse
    .gen = de l’Anse
    .loc = dans l’Anse
name-forest = Forêt
    .acc = la Forêt
    .gen = de la Forêt
    .loc = dans la Forêt
name-gates = Portes de Tir Na Nog
    .acc = les Portes de Tir Na Nog
    .gen = des Portes de Tir Na Nog
    .loc = aux Portes de Tir Na Nog
name-highlands = Plateau
    .acc = le Plateau
    .gen = du Plateau
    .loc = sur le Plateau
name-hills = Collines
    .acc = les Collines
    .gen = des Collines
    .loc = dans les Collines
name-iron_mine = Mine de fer
    .acc = la Mine de fer
    .gen = de la Mine de fer
    .loc = à la Mine de fer
name-lost_vale = Val perdu
    .acc = le Val perdu
    .gen = du Val perdu
    .loc = dans le Val perdu
name-meadows = Prairie
    .acc = la Prairie
    .gen = de la Prairie
    .loc = dans la Prairie
name-misty_lands = Terre des Brumes
    .acc = la Terre des Brumes
    .gen = de la Terre des Brumes
    .loc = dans la Terre des Brumes
name-moor = Lande
    .acc = la Lande
    .gen = de la Lande
    .loc = dans la Lande
name-mountains = Montagnes
    .acc = les Montagnes
    .gen = des Montagnes
    .loc = dans les Montagnes
name-plains = Plaine
    .acc = la Plaine
    .gen = de la Plaine
    .loc = dans la Plaine
name-salt_mine = Mine de sel
    .acc = la Mine de sel
    .gen = de la Mine de sel
    .loc = à la Mine de sel
name-stone_circle = Cromlech
    .acc = le Cromlech
    .gen = du Cromlech
    .loc = au Cromlech
name-swamp = Marais
    .acc = le Marais
    .gen = du Marais
    .loc = dans le Marais
name-valley = Vallée
    .acc = la Vallée
    .gen = de la Vallée
    .loc = dans la Vallée

# --- Réponses possibles ---

name-pretender = Prendre un marqueur Prétendant
name-attack = Attaquer
name-withdraw = Quitter le territoire
name-end_clash = Mettre fin au conflit
name-offer_peace = Proposer la paix
name-peace = Vouloir la paix
name-no_peace = Ne plus vouloir la paix
name-shelter = Réfugier un clan dans une Citadelle
name-clan = Perdre un clan
name-place_clan = Ajouter un clan
name-replace_clan = Remplacer un clan adverse
name-remove_clan = Faire perdre un clan à un adversaire
name-discard_action = Défausser une carte Action

# --- Ce que font les cartes Action ---

help-bard = Saison : piochez un Récit épique. Triskel, après une de vos manœuvres qui a coûté au moins un clan à un adversaire : gagnez un Exploit.
help-citadel = Saison : placez une Citadelle dans un territoire où vous avez un clan. Si la carte Avantage de ce territoire n’a pas été jouée pendant cette manche, prenez-la en main.
help-conquest = Saison : choisissez un territoire et déplacez-y autant de vos clans que vous voulez depuis les territoires voisins. Cela peut déclencher un conflit.
help-craftsmen_peasants = Saison : dans chaque territoire où vous avez un clan, vous pouvez ajouter un clan par Citadelle qui s’y trouve, Capitale comprise.
help-druid = Saison : consultez la défausse des cartes Action et prenez-y une carte. Ne peut pas se jouer comme dernière carte Action de votre main.
help-emissaries = Saison : déplacez un de vos clans vers un territoire voisin, sans déclencher de conflit.
help-exploration = Saison : le Brenn choisit un emplacement libre qui touche au moins deux territoires. La tuile suivante de la pioche y est placée, et vous y ajoutez un clan.
help-festival = Saison : dans un territoire avec Sanctuaire où vous avez un clan, ajoutez un clan et placez le marqueur Festivités. Jusqu’à la fin de la Saison, l’envahisseur de tout conflit à cet endroit commence par y perdre un de ses clans.
help-geis = Triskel, quand un adversaire joue une carte Action : cette carte est sans effet et défaussée.
help-master_craftsman = Saison : défaussez une carte de n’importe quel type si vous le pouvez, puis piochez un Récit épique. Triskel, après avoir joué un Récit épique : donnez-le à un adversaire au lieu de le défausser, et gagnez un Exploit.
help-migration = Saison : choisissez un territoire et déplacez un ou plusieurs de vos clans de là vers un ou plusieurs territoires voisins. Cela peut déclencher des conflits.
help-new_alliance = Saison : dans un territoire où vous avez un clan, soit vous ajoutez un clan, soit vous choisissez un adversaire qui y a au moins deux clans et remplacez l’un d’eux par un des vôtres.
help-new_clans = Saison : ajoutez deux clans, ensemble ou séparément, dans des territoires où vous avez déjà un clan.
help-raid = Triskel, dans un conflit, après votre manœuvre Attaquer : prenez au hasard une carte Action de l’adversaire attaqué. Sans carte Action, cet adversaire perd un clan engagé.
help-sanctuary = Saison : placez un Sanctuaire dans un territoire où vous avez un clan, puis piochez un Récit épique.
help-scouts_spies = Saison : regardez les cartes Action d’un adversaire. Ensuite, vous pouvez déplacer un ou plusieurs de vos clans d’un territoire vers un territoire voisin, ce qui peut déclencher un conflit.
help-warlord = Saison : déclenchez un conflit dans un territoire où vous avez un clan ; vous en êtes l’envahisseur. Triskel, dans un conflit où vous avez un clan engagé, après n’importe quelle manœuvre : ajoutez-y un clan engagé et choisissez qui effectue la manœuvre suivante.

# --- Ce que font les cartes Avantage ---

help-cove_advantage = Triskel, après avoir joué une carte Saison : prenez la carte Action écartée pendant l’Assemblée, puis écartez une carte Action de votre main.
help-forest_advantage = Triskel, après avoir joué un Récit épique : piochez un Récit épique.
help-gates_advantage = Triskel, quand vous résolvez l’effet des Portes de Tir Na Nog : piochez un Récit épique de plus, gardez-en un et défaussez le reste.
help-highlands_advantage = Triskel, au début de la résolution d’un conflit sur le Plateau : choisissez qui, parmi les joueurs ayant des clans engagés, devient l’envahisseur.
help-hills_advantage = Triskel, quand on vous attaque dans les Collines : ignorez cette attaque, vous ne perdez ni clan ni carte.
help-iron_mine_advantage = Triskel, quand vous attaquez, dans n’importe quel territoire : l’adversaire attaqué doit à la fois perdre un clan engagé et défausser une carte Action.
help-lost_vale_advantage = Triskel, après avoir joué une carte Saison : déplacez un clan, le vôtre ou celui d’un adversaire, d’un territoire voisin du Val perdu vers le Val perdu. Cela ne déclenche pas de conflit.
help-meadows_advantage = Triskel, quand vous piochez un Récit épique : piochez-en un de plus, gardez une des cartes piochées et défaussez le reste.
help-misty_lands_advantage = Saison : défaussez une ou plusieurs cartes Action, piochez autant de Récits épiques, gardez-en un et défaussez les autres.
help-moor_advantage = Triskel, à tout moment : regardez les Récits épiques qu’un adversaire a en main.
help-mountains_advantage = Triskel, quand vous déplacez des clans dans les Montagnes : ignorez l’effet des Montagnes pour ce déplacement.
help-plains_advantage = Saison : déplacez un ou plusieurs de vos clans de la Plaine vers un ou plusieurs territoires voisins. Cela peut déclencher des conflits.
help-salt_mine_advantage = Triskel, après avoir joué une carte Saison : prenez au hasard une carte Action d’un adversaire, puis donnez-lui une de vos cartes Action.
help-stone_circle_advantage = Triskel, après avoir joué un Récit épique : perdez un de vos clans au Cromlech et reprenez ce Récit épique en main.
help-swamp_advantage = Saison : aucun effet. Cette carte permet d’occuper un tour sans passer.
help-valley_advantage = Triskel, après avoir joué une carte Saison : ajoutez un clan dans un territoire où vous avez un clan.

# --- Ce que font les Récits épiques ---

help-balors_eye = Saison : choisissez un clan, adverse ou à vous, dans n’importe quel territoire ; son propriétaire le perd.
help-battle_frenzy = Triskel, à la fin de l’étape des Citadelles d’un conflit : tous les clans réfugiés dans les Citadelles du territoire en sortent et sont engagés.
help-battle_of_moytura = Triskel, comme manœuvre : déplacez un ou plusieurs de vos clans d’un ou plusieurs territoires voisins vers le territoire du conflit, puis ajoutez-y un clan engagé.
help-breas_tyranny = Saison : déplacez un clan adverse d’un territoire où vous avez un clan vers un territoire voisin, sans déclencher de conflit.
help-cathbads_word = Triskel, au début de l’Assemblée : c’est vous qui choisissez la carte Action à écarter. À la fin de l’Assemblée, prenez-la, puis écartez une carte Action de votre main.
help-champions_share = Saison : prenez la carte Action écartée pendant l’Assemblée.
help-children_of_dana = Saison : ajoutez un clan dans n’importe quel territoire.
help-dagda = Triskel, quand vous ou un adversaire jouez un Récit épique ou une carte Avantage : cette carte est sans effet et défaussée. Quand Le Dagda rejoint la défausse, mélangez toute la défausse et la pioche des Récits épiques en une nouvelle pioche.
help-dagdas_cauldron = Triskel, dans un conflit, quand vous perdez un clan : posez cette carte devant vous. Vos clans perdus dans ce conflit, celui-ci compris, vont dessus. À la fin du conflit, ramenez-en jusqu’à trois dans le territoire et défaussez la carte.
help-dagdas_club = Triskel, au choix : quand vous allez perdre un clan, il reste en place ; ou bien, quand vous attaquez, vous décidez si l’adversaire attaqué perd un clan engagé ou défausse une carte Action.
help-dagdas_harp = Saison : pour chaque autre Récit épique que vous avez en main, trois au plus, ajoutez un clan dans un territoire où vous avez un clan.
help-deirdres_beauty = Saison : chaque adversaire révèle un Récit épique au hasard. Prenez l’un d’eux et défaussez les autres, puis perdez un de vos clans dans n’importe quel territoire.
help-diarmuid_grainne = Triskel, quand vous perdez un clan : placez-le dans un autre territoire où vous avez un clan, sans déclencher de conflit.
help-eriu = Saison : dans chaque territoire avec Sanctuaire où vous avez un clan, vous pouvez ajouter un clan, trois au plus en tout.
help-fianna = Triskel, comme manœuvre : déplacez un ou plusieurs de vos clans, engagés ou réfugiés, du territoire du conflit vers un seul territoire voisin. Cela ne déclenche pas de conflit.
help-kernunos_sanctuary = Saison : dans un territoire sans Sanctuaire où vous avez un clan, ajoutez un clan et placez un Sanctuaire.
help-lug_samildanach = Triskel, après la résolution d’une carte Action, jouée par vous ou par un adversaire : prenez cette carte en main.
help-lugs_spear = Triskel, au début d’un conflit : personne ne peut jouer de carte Triskel pendant ce conflit.
help-maeves_wealth = Saison : chaque adversaire qui le peut vous donne une carte Action. Donnez ensuite une carte Action à chaque adversaire qui vous en a donné une.
help-manannans_horses = Saison : déplacez jusqu’à trois de vos clans d’un territoire vers un autre, où qu’il soit. Cela peut déclencher un conflit.
help-morrigan = Saison : vous pouvez retourner le Vol des corbeaux. Vous pouvez ensuite déclencher un conflit dans n’importe quel territoire et y désigner l’envahisseur parmi les joueurs présents.
help-nuada_silverhand = Saison : dans chaque territoire dont vous êtes chef, vous pouvez ajouter un clan par adversaire présent.
help-oengus_ploy = Triskel, à la fin du tour de n’importe qui : vous jouez le tour suivant. Si la Saison allait finir, elle continue.
help-ogmas_eloquence = Triskel, comme manœuvre : le conflit s’arrête aussitôt.
help-otherworld = Saison : choisissez un territoire où vous avez un clan. Pour chaque Sanctuaire qui s’y trouve, trois au plus, vous pouvez y ajouter un clan ou y faire perdre un clan à un adversaire.
help-stone_of_fal = Saison : ajoutez deux clans dans le territoire de la Capitale.
help-strengs_resolve = Triskel, après votre manœuvre Attaquer : gagnez un Exploit.
help-tailtus_land = Saison : piochez trois tuiles Territoire, placez-en une sur un emplacement de votre choix qui touche au moins deux territoires et glissez les autres sous la pioche. Ensuite, vous pouvez déplacer sur cette tuile un de vos clans depuis un territoire voisin.
help-tale_of_cuchulain = Triskel, comme manœuvre, seulement si vous avez exactement un clan engagé : choisissez un ou deux clans engagés du territoire, à qui qu’ils soient ; leurs propriétaires les perdent.
help-tuans_memory = Saison : piochez trois Récits épiques, gardez-en un et défaussez les autres.

# --- Les effets des tuiles ---

help-gates = Arrive en jeu avec un Sanctuaire. Chaque fois que le sens du tour change, chaque joueur présent, à partir du Brenn et dans le nouveau sens, perd un de ses clans ici et pioche un Récit épique.
help-mountains = Chaque fois qu’un ou plusieurs clans sont déplacés ici, leur propriétaire défausse une carte Action ou perd un de ses clans ici ; sans carte Action, c’est forcément un clan. Un seul paiement suffit par déplacement, et ajouter des clans ne coûte rien.
help-stone_circle = Arrive en jeu avec un Sanctuaire, qui ne fait piocher personne.
help-swamp = On ne peut y placer aucune Citadelle, pas même la Capitale.

# --- Précisions sur les cartes Action ---

note-bard = Seule la personne qui a effectué la manœuvre peut gagner l’Exploit, après Attaquer ou « La geste de Cuchulain ». Un clan préservé par « La massue du Dagda » n’est pas perdu et ne compte pas ; un clan recueilli par « Diarmuid et Grainne » ou « Le chaudron du Dagda » compte. Un clan perdu par l’effet de « Razzia » ne suffit pas.
note-citadel = La carte Avantage se prend sur la table ou dans la main d’un adversaire ; une fois jouée, elle ne peut plus être prise de la manche. S’il ne reste plus de Citadelle, choisissez quand même un territoire et prenez la carte. Le Marais ne peut pas être choisi.
note-conquest = Les clans peuvent venir de plusieurs territoires voisins, mais il n’y a qu’un conflit, dans le territoire choisi. Vous pouvez ne déplacer aucun clan : il ne se passe alors rien. Le territoire, les origines et les nombres s’annoncent avant toute réponse.
note-craftsmen_peasants = Votre présence et les Citadelles se comptent avant le premier ajout. Vous n’ajoutez pas plus de clans que votre réserve n’en contient. Ajouter des clans ne déclenche jamais de conflit.
note-druid = Personne d’autre ne voit la défausse, qui contient aussi les cartes annulées par « Geis » et celles perdues lors d’attaques. Le Druide ne peut pas se prendre lui-même. Pour savoir si c’est votre dernière carte, seules les cartes Action comptent.
note-emissaries = Un seul clan se déplace. L’effet des Montagnes s’applique. Cette carte n’est utilisée que dans les parties à quatre.
note-exploration = L’emplacement est choisi avant la pioche de la tuile, par le Brenn quel que soit le tour. La carte Avantage du nouveau territoire reste sur la table jusqu’à la prochaine Assemblée, à moins que « Citadelle » ne la prenne. Sans clan en réserve, la tuile est placée quand même ; sans tuile restante, il ne se passe rien.
note-festival = L’envahisseur perd son clan avant l’étape des Citadelles ; s’il n’en a plus, le conflit continue pour les autres. Avec « La Morrigan », c’est l’envahisseur désigné qui perd le clan. Sans clan en réserve, le marqueur est placé quand même. Si la carte est rejouée pendant la Saison, le marqueur change de territoire.
note-geis = Se joue une fois la carte entièrement annoncée (territoires, nombres, cible), avant son effet. Arrête aussi la partie Triskel d’une carte Action, comme celle du Chef de guerre ou du Barde, mais pas une simple défausse. La carte annulée compte comme jouée : « Vallée », par exemple, peut la suivre, et « Lug Samildanach » peut la ramasser.
note-master_craftsman = Sans autre carte en main, vous piochez simplement. Une carte Avantage défaussée ainsi compte comme jouée. La partie Triskel ne sauve pas un Récit épique annulé par « Le Dagda », déjà défaussé. Cette carte n’est utilisée que dans les parties à quatre.
note-migration = Si plusieurs conflits s’ouvrent, vous choisissez l’ordre et chacun est résolu en entier. En attendant, les majorités du moment comptent : vous pouvez vous replier là où vous êtes chef, même si un conflit y attend. Un conflit en attente n’a pas lieu s’il n’y reste pas au moins deux joueurs.
note-new_alliance = Remplacer demande un clan dans votre réserve. Le clan remplacé est un clan perdu : on peut y répondre, et si « La massue du Dagda » le garde en place, rien n’est échangé. Il n’y a pas de conflit.
note-new_clans = Ajouter des clans ne déclenche ni conflit ni effet des Montagnes. Avec un seul clan en réserve, ajoutez celui-là. Les deux territoires s’annoncent avant toute réponse.
note-raid = Peut suivre une attaque ignorée grâce à « Collines ». La carte Action défaussée lors de l’attaque est déjà partie et ne peut pas être prise. Le clan perdu ainsi ne permet pas à lui seul de jouer « Barde ». Cette carte n’est utilisée que dans les parties à quatre.
note-sanctuary = S’il ne reste plus de Sanctuaire, piochez quand même. Un territoire peut contenir plusieurs Sanctuaires.
note-scouts_spies = Le déplacement est facultatif et se décide après avoir vu les cartes ; seul l’adversaire choisi s’annonce avant les réponses. L’effet des Montagnes s’applique. Cette carte n’est utilisée que dans les parties à quatre.
note-warlord = La partie Saison n’ajoute pas de clan et reste sans effet si aucun adversaire n’est présent. Pour la partie Triskel, sans clan en réserve, vous choisissez quand même la suite. La personne choisie, vous ou quelqu’un d’autre, doit avoir un clan engagé, et l’ordre reprend à partir d’elle. « Geis » empêche à la fois l’ajout et le choix.

# --- Précisions sur les cartes Avantage ---

note-cove_advantage = Se joue une fois la carte Saison et tous ses conflits résolus, même si elle a été annulée. Si plus aucune carte n’est écartée, vous ne prenez rien, mais vous en écartez une si vous le pouvez. La carte que vous venez de prendre peut être écartée de nouveau.
note-forest_advantage = Peut suivre un Récit épique Saison ou Triskel, même annulé par « Le Dagda ». « Prairie » peut améliorer cette pioche.
note-gates_advantage = Se cumule avec « Prairie » : chacune ajoute une carte, et vous n’en gardez qu’une. Vous piochez même si « La massue du Dagda » a gardé votre clan aux Portes.
note-highlands_advantage = Le nouvel envahisseur effectue la première manœuvre, et l’ordre continue après lui. L’étape des Citadelles n’est pas rejouée et les clans réfugiés restent à l’abri. Vous n’avez pas besoin de clan sur le Plateau.
note-hills_advantage = Toute l’attaque échoue, même renforcée par « Mine de fer » ou « La massue du Dagda ». La manœuvre de l’attaquant est dépensée, mais ses cartes qui suivent une attaque, comme « Razzia », restent jouables.
note-iron_mine_advantage = Se joue à l’annonce de l’attaque, avant le choix de l’adversaire. Ce qui est impossible est ignoré ; l’adversaire choisit la carte. L’emporte sur « La massue du Dagda ».
note-lost_vale_advantage = Se joue une fois la carte Saison et tous ses conflits résolus, même si elle a été annulée. Seuls comptent les territoires voisins du Val perdu ; vous n’avez pas besoin d’y avoir un clan. Aucun conflit n’éclate, même si des adversaires sont dans le Val perdu.
note-meadows_advantage = Se joue juste avant la pioche. Quand une carte fait déjà piocher plusieurs Récits épiques, comme « La mémoire de Tuan », vous en voyez un de plus mais n’en gardez toujours qu’un. Se cumule avec « Portes de Tir Na Nog ».
note-misty_lands_advantage = Les cartes Action sont défaussées face cachée, les Récits épiques face visible. Si « Le Dagda » est parmi les Récits défaussés, la pioche est remélangée. Si la carte est annulée, vous ne défaussez rien.
note-moor_advantage = Jouable dès que vous l’avez en main : pendant l’Assemblée, le tour des autres ou un conflit. Pas dans un conflit soumis à « La lance de Lug ».
note-mountains_advantage = La personne qui effectue le déplacement joue cette carte, même si les clans sont à quelqu’un d’autre. Elle ne vaut que pour ce déplacement.
note-plains_advantage = Seuls vos clans qui se trouvent dans la Plaine peuvent partir. Si plusieurs conflits s’ouvrent, vous choisissez leur ordre.
note-salt_mine_advantage = Vous pouvez rendre la carte que vous venez de prendre. Si l’adversaire n’a pas de carte Action, rien n’est pris ni donné. Se joue une fois la carte Saison et tous ses conflits résolus, même si elle a été annulée.
note-stone_circle_advantage = Il vous faut un clan au Cromlech ; si sa perte est empêchée, vous ne reprenez pas le Récit épique. Vaut aussi pour un Récit épique Triskel, mais pas pour un Récit annulé par « Le Dagda ».
note-swamp_advantage = C’est une carte Saison comme une autre : « Anse », « Val perdu », « Mine de sel » ou « Vallée » peuvent la suivre. Elle interrompt une série de joueurs qui passent, et le Brenn peut ouvrir la Saison avec elle.
note-valley_advantage = Se joue une fois la carte Saison et tous ses conflits résolus, même si elle a été annulée. Ajouter un clan ne déclenche pas de conflit.

# --- Précisions sur les Récits épiques ---

note-balors_eye = Vous n’avez pas besoin de clan dans ce territoire, et il n’y a pas de conflit. « La massue du Dagda » et « Diarmuid et Grainne » peuvent répondre à cette perte.
note-battle_frenzy = Se joue même sans clan dans le conflit. Les clans de tous les joueurs sortent des Citadelles, et aucun n’y retourne pendant ce conflit. Plus possible une fois la résolution commencée.
note-battle_of_moytura = Les clans déplacés sont engagés et ne déclenchent pas de second conflit. L’effet des Montagnes s’applique si le conflit s’y trouve. Vous devez déplacer au moins un clan si vous le pouvez ; sans clan dans les territoires voisins, vous ajoutez seulement le clan engagé.
note-breas_tyranny = Si le clan arrive dans les Montagnes, c’est son propriétaire qui choisit et paie. Le chef de chacun des deux territoires peut changer sur-le-champ.
note-cathbads_word = Vous voyez toutes les cartes Action et en choisissez une en secret ; le reste est mélangé et distribué. La carte que vous écartez à la fin est celle que trouveront « Anse » ou « La part du champion ». Ce Récit est dépensé même si la partie se gagne pendant cette Assemblée.
note-champions_share = Ensuite, il n’y a plus de carte écartée. Si elle a déjà été prise, il ne se passe rien.
note-children_of_dana = Vous n’avez pas besoin d’avoir un clan dans ce territoire. Il n’y a ni conflit ni effet des Montagnes.
note-dagda = Répond aussi à un usage Triskel. La carte annulée compte comme jouée : un Avantage est épuisé pour la manche, une manœuvre est dépensée. Le mélange a lieu chaque fois que Le Dagda est défaussé, quelle qu’en soit la raison, mais pas s’il est donné par « Maître Artisan » ou repris par « Cromlech ».
note-dagdas_cauldron = Vos clans perdus plus tôt dans le conflit comptent, y compris à cause des Festivités. Les clans posés sur la carte ne sont pas dans votre réserve ; au-delà de trois, les autres y retournent à la fin. Un clan recueilli par « Diarmuid et Grainne » ne va pas sur le chaudron. Le retour des clans ne relance pas le conflit.
note-dagdas_club = Premier usage : toute perte, partout, quelle qu’en soit la cause ; si un coût n’est ainsi pas payé, son bénéfice est perdu. Contre une attaque, le clan que vous avez choisi de perdre reste et vous ne défaussez pas de carte. Second usage : se joue à l’annonce de l’attaque ; un adversaire sans carte Action perd un clan, et « Mine de fer » l’emporte.
note-dagdas_harp = La harpe elle-même ne compte pas. Chaque clan peut aller dans un territoire différent, dans la limite de votre réserve.
note-deirdres_beauty = Le territoire où vous perdrez un clan s’annonce d’avance. Cette perte est obligatoire, même si personne ne révèle rien ; sans clan sur l’île, elle est ignorée. Les cartes révélées sont vues de tous. Si « Le Dagda » est défaussé ainsi, la pioche est remélangée.
note-diarmuid_grainne = Vaut pour toute perte, dans un conflit ou non. Injouable si vous n’avez de clan nulle part ailleurs. Le clan quitte le conflit et ne va donc pas sur « Le chaudron du Dagda » ; il compte quand même comme perdu pour « Barde ».
note-eriu = Un seul clan par territoire, quel que soit le nombre de Sanctuaires. Il n’y a pas de conflit.
note-fianna = Vous n’avez pas besoin d’être chef du territoire d’arrivée, et tous les clans vont au même endroit. L’effet des Montagnes s’applique.
note-kernunos_sanctuary = Ne fait pas piocher de Récit épique. S’il ne reste plus de Sanctuaire, ajoutez seulement le clan.
note-lug_samildanach = La carte est prise au lieu d’être défaussée, qu’elle ait été jouée comme Saison ou comme Triskel. Une carte annulée par « Geis » peut être prise, et « Geis » aussi. Vous pouvez aussi reprendre votre propre carte.
note-lugs_spear = Se joue même sans clan dans le conflit ; « Le Dagda » peut l’annuler au moment où elle est jouée. Les manœuvres de Récit épique sont des Triskel : il ne reste qu’Attaquer et Quitter le territoire. « Forêt », « Cromlech » et « Maître Artisan » ne peuvent pas la suivre.
note-maeves_wealth = Chaque adversaire choisit la carte donnée ; vous choisissez ce que vous rendez, au besoin la même carte. Seuls les deux joueurs concernés voient la carte échangée.
note-manannans_horses = Le territoire d’arrivée n’a pas besoin d’être voisin. L’effet des Montagnes s’applique.
note-morrigan = Les deux parties sont facultatives. Retournez d’abord les corbeaux : l’effet des Portes de Tir Na Nog a lieu aussitôt et le conflit suit le nouveau sens. Vous n’avez pas besoin de clan dans ce territoire, mais au moins deux joueurs doivent y être présents.
note-nuada_silverhand = Votre rang de chef et la présence des adversaires se vérifient une seule fois, avant tout ajout. Ce sont les adversaires qui comptent, non leurs clans. Votre réserve limite les ajouts.
note-oengus_ploy = Peut suivre une carte, un tour passé ou la prise d’un marqueur Prétendant. Le jeu continue ensuite avec la personne qui vous suit, et le compte des joueurs qui passent repart de zéro.
note-ogmas_eloquence = Agit même contre l’avis des autres. Les clans réfugiés sortent des Citadelles, et « Le chaudron du Dagda » rend ses clans.
note-otherworld = Vous pouvez mêler ajouts et pertes, et vous arrêter avant d’avoir utilisé tous les Sanctuaires. On peut répondre à chaque perte séparément. Il n’y a pas de conflit.
note-stone_of_fal = Vous n’avez pas besoin de clan dans ce territoire. Avec un seul clan en réserve, ajoutez celui-là.
note-strengs_resolve = Peu importe le résultat de l’attaque, même ignorée. Peut se combiner avec « Barde » et « Razzia » sur la même attaque.
note-tailtus_land = Personne d’autre ne voit les tuiles piochées ; s’il en reste moins de trois, piochez celles qui restent. Placer une tuile est obligatoire si c’est possible ; vous choisissez l’ordre des autres sous la pioche. Si la nouvelle tuile est celle des Montagnes, leur effet s’applique au clan déplacé.
note-tale_of_cuchulain = Les deux clans peuvent appartenir à des joueurs différents ou au même, et le vôtre peut en être. Les pertes se font l’une après l’autre, et on peut répondre à chacune. Un clan adverse perdu ainsi permet de jouer « Barde ».
note-tuans_memory = Les cartes défaussées sont vues de tous. Si « Le Dagda » en fait partie, la pioche est remélangée. Avec « Prairie », vous choisissez parmi quatre cartes.
