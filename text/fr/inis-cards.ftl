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

help-bard = Saison : pioche un Récit épique. Triskel, après une de tes manœuvres qui a coûté au moins un clan à un adversaire : gagne un Exploit.
help-citadel = Saison : place une Citadelle dans un territoire où tu as un clan. Si la carte Avantage de ce territoire n’a pas été jouée pendant cette manche, prends-la en main.
help-conquest = Saison : choisis un territoire et déplaces-y autant de tes clans que tu veux depuis les territoires voisins. Cela peut déclencher un conflit.
help-craftsmen_peasants = Saison : dans chaque territoire où tu as un clan, tu peux ajouter un clan par Citadelle qui s’y trouve, Capitale comprise.
help-druid = Saison : consulte la défausse des cartes Action et prends-y une carte. Ne peut pas se jouer comme dernière carte Action de ta main.
help-emissaries = Saison : déplace un de tes clans vers un territoire voisin, sans déclencher de conflit.
help-exploration = Saison : le Brenn choisit un emplacement libre qui touche au moins deux territoires. La tuile suivante de la pioche y est placée, et tu y ajoutes un clan.
help-festival = Saison : dans un territoire avec Sanctuaire où tu as un clan, ajoute un clan et place le marqueur Festivités. Jusqu’à la fin de la Saison, l’envahisseur de tout conflit à cet endroit commence par y perdre un de ses clans.
help-geis = Triskel, quand un adversaire joue une carte Action : cette carte est sans effet et défaussée.
help-master_craftsman = Saison : défausse une carte de n’importe quel type si tu le peux, puis pioche un Récit épique. Triskel, après avoir joué un Récit épique : donne-le à un adversaire au lieu de le défausser, et gagne un Exploit.
help-migration = Saison : choisis un territoire et déplace un ou plusieurs de tes clans de là vers un ou plusieurs territoires voisins. Cela peut déclencher des conflits.
help-new_alliance = Saison : dans un territoire où tu as un clan, soit tu ajoutes un clan, soit tu choisis un adversaire qui y a au moins deux clans et tu remplaces l’un d’eux par un des tiens.
help-new_clans = Saison : ajoute deux clans, ensemble ou séparément, dans des territoires où tu as déjà un clan.
help-raid = Triskel, dans un conflit, après ta manœuvre Attaquer : prends au hasard une carte Action de l’adversaire attaqué. Sans carte Action, cet adversaire perd un clan engagé.
help-sanctuary = Saison : place un Sanctuaire dans un territoire où tu as un clan, puis pioche un Récit épique.
help-scouts_spies = Saison : regarde les cartes Action d’un adversaire. Ensuite, tu peux déplacer un ou plusieurs de tes clans d’un territoire vers un territoire voisin, ce qui peut déclencher un conflit.
help-warlord = Saison : déclenche un conflit dans un territoire où tu as un clan ; tu en es l’envahisseur. Triskel, dans un conflit où tu as un clan engagé, après n’importe quelle manœuvre : ajoutes-y un clan engagé et choisis qui effectue la manœuvre suivante.

# --- Ce que font les cartes Avantage ---

help-cove_advantage = Triskel, après avoir joué une carte Saison : prends la carte Action écartée pendant l’Assemblée, puis écarte une carte Action de ta main.
help-forest_advantage = Triskel, après avoir joué un Récit épique : pioche un Récit épique.
help-gates_advantage = Triskel, quand tu résous l’effet des Portes de Tir Na Nog : pioche un Récit épique de plus, gardes-en un et défausse le reste.
help-highlands_advantage = Triskel, au début de la résolution d’un conflit sur le Plateau : choisis qui, parmi les joueurs ayant des clans engagés, devient l’envahisseur.
help-hills_advantage = Triskel, quand on t’attaque dans les Collines : ignore cette attaque, tu ne perds ni clan ni carte.
help-iron_mine_advantage = Triskel, quand tu attaques, dans n’importe quel territoire : l’adversaire attaqué doit à la fois perdre un clan engagé et défausser une carte Action.
help-lost_vale_advantage = Triskel, après avoir joué une carte Saison : déplace un clan, le tien ou celui d’un adversaire, d’un territoire voisin du Val perdu vers le Val perdu. Cela ne déclenche pas de conflit.
help-meadows_advantage = Triskel, quand tu pioches un Récit épique : pioches-en un de plus, garde une des cartes piochées et défausse le reste.
help-misty_lands_advantage = Saison : défausse une ou plusieurs cartes Action, pioche autant de Récits épiques, gardes-en un et défausse les autres.
help-moor_advantage = Triskel, à tout moment : regarde les Récits épiques qu’un adversaire a en main.
help-mountains_advantage = Triskel, quand tu déplaces des clans dans les Montagnes : ignore l’effet des Montagnes pour ce déplacement.
help-plains_advantage = Saison : déplace un ou plusieurs de tes clans de la Plaine vers un ou plusieurs territoires voisins. Cela peut déclencher des conflits.
help-salt_mine_advantage = Triskel, après avoir joué une carte Saison : prends au hasard une carte Action d’un adversaire, puis donne-lui une de tes cartes Action.
help-stone_circle_advantage = Triskel, après avoir joué un Récit épique : perds un de tes clans au Cromlech et reprends ce Récit épique en main.
help-swamp_advantage = Saison : aucun effet. Cette carte permet d’occuper un tour sans passer.
help-valley_advantage = Triskel, après avoir joué une carte Saison : ajoute un clan dans un territoire où tu as un clan.

# --- Ce que font les Récits épiques ---

help-balors_eye = Saison : choisis un clan, adverse ou à toi, dans n’importe quel territoire ; son propriétaire le perd.
help-battle_frenzy = Triskel, à la fin de l’étape des Citadelles d’un conflit : tous les clans réfugiés dans les Citadelles du territoire en sortent et sont engagés.
help-battle_of_moytura = Triskel, comme manœuvre : déplace un ou plusieurs de tes clans d’un ou plusieurs territoires voisins vers le territoire du conflit, puis ajoutes-y un clan engagé.
help-breas_tyranny = Saison : déplace un clan adverse d’un territoire où tu as un clan vers un territoire voisin, sans déclencher de conflit.
help-cathbads_word = Triskel, au début de l’Assemblée : c’est toi qui choisis la carte Action à écarter. À la fin de l’Assemblée, prends-la, puis écarte une carte Action de ta main.
help-champions_share = Saison : prends la carte Action écartée pendant l’Assemblée.
help-children_of_dana = Saison : ajoute un clan dans n’importe quel territoire.
help-dagda = Triskel, quand tu joues, ou qu’un adversaire joue, un Récit épique ou une carte Avantage : cette carte est sans effet et défaussée. Quand Le Dagda rejoint la défausse, mélange toute la défausse et la pioche des Récits épiques en une nouvelle pioche.
help-dagdas_cauldron = Triskel, dans un conflit, quand tu perds un clan : pose cette carte devant toi. Tes clans perdus dans ce conflit, celui-ci compris, vont dessus. À la fin du conflit, ramènes-en jusqu’à trois dans le territoire et défausse la carte.
help-dagdas_club = Triskel, au choix : quand tu vas perdre un clan, il reste en place ; ou bien, quand tu attaques, tu décides si l’adversaire attaqué perd un clan engagé ou défausse une carte Action.
help-dagdas_harp = Saison : pour chaque autre Récit épique que tu as en main, trois au plus, ajoute un clan dans un territoire où tu as un clan.
help-deirdres_beauty = Saison : chaque adversaire révèle un Récit épique au hasard. Prends l’un d’eux et défausse les autres, puis perds un de tes clans dans n’importe quel territoire.
help-diarmuid_grainne = Triskel, quand tu perds un clan : place-le dans un autre territoire où tu as un clan, sans déclencher de conflit.
help-eriu = Saison : dans chaque territoire avec Sanctuaire où tu as un clan, tu peux ajouter un clan, trois au plus en tout.
help-fianna = Triskel, comme manœuvre : déplace un ou plusieurs de tes clans, engagés ou réfugiés, du territoire du conflit vers un seul territoire voisin. Cela ne déclenche pas de conflit.
help-kernunos_sanctuary = Saison : dans un territoire sans Sanctuaire où tu as un clan, ajoute un clan et place un Sanctuaire.
help-lug_samildanach = Triskel, après la résolution d’une carte Action, jouée par toi ou par un adversaire : prends cette carte en main.
help-lugs_spear = Triskel, au début d’un conflit : personne ne peut jouer de carte Triskel pendant ce conflit.
help-maeves_wealth = Saison : chaque adversaire qui le peut te donne une carte Action. Donne ensuite une carte Action à chaque adversaire qui t’en a donné une.
help-manannans_horses = Saison : déplace jusqu’à trois de tes clans d’un territoire vers un autre, où qu’il soit. Cela peut déclencher un conflit.
help-morrigan = Saison : tu peux retourner le Vol des corbeaux. Tu peux ensuite déclencher un conflit dans n’importe quel territoire et y désigner l’envahisseur parmi les joueurs présents.
help-nuada_silverhand = Saison : dans chaque territoire dont tu es chef, tu peux ajouter un clan par adversaire présent.
help-oengus_ploy = Triskel, à la fin du tour de n’importe qui : tu joues le tour suivant. Si la Saison allait finir, elle continue.
help-ogmas_eloquence = Triskel, comme manœuvre : le conflit s’arrête aussitôt.
help-otherworld = Saison : choisis un territoire où tu as un clan. Pour chaque Sanctuaire qui s’y trouve, trois au plus, tu peux y ajouter un clan ou y faire perdre un clan à un adversaire.
help-stone_of_fal = Saison : ajoute deux clans dans le territoire de la Capitale.
help-strengs_resolve = Triskel, après ta manœuvre Attaquer : gagne un Exploit.
help-tailtus_land = Saison : pioche trois tuiles Territoire, places-en une sur un emplacement de ton choix qui touche au moins deux territoires et glisse les autres sous la pioche. Ensuite, tu peux déplacer sur cette tuile un de tes clans depuis un territoire voisin.
help-tale_of_cuchulain = Triskel, comme manœuvre, seulement si tu as exactement un clan engagé : choisis un ou deux clans engagés du territoire, à qui qu’ils soient ; leurs propriétaires les perdent.
help-tuans_memory = Saison : pioche trois Récits épiques, gardes-en un et défausse les autres.

# --- Les effets des tuiles ---

help-gates = Arrive en jeu avec un Sanctuaire. Chaque fois que le sens du tour change, chaque joueur présent, à partir du Brenn et dans le nouveau sens, perd un de ses clans ici et pioche un Récit épique.
help-mountains = Chaque fois qu’un ou plusieurs clans sont déplacés ici, leur propriétaire défausse une carte Action ou perd un de ses clans ici ; sans carte Action, c’est forcément un clan. Un seul paiement suffit par déplacement, et ajouter des clans ne coûte rien.
help-stone_circle = Arrive en jeu avec un Sanctuaire, qui ne fait piocher personne.
help-swamp = On ne peut y placer aucune Citadelle, pas même la Capitale.

# --- Précisions sur les cartes Action ---

note-bard = Seule la personne qui a effectué la manœuvre peut gagner l’Exploit, après Attaquer ou « La geste de Cuchulain ». Un clan préservé par « La massue du Dagda » n’est pas perdu et ne compte pas ; un clan recueilli par « Diarmuid et Grainne » ou « Le chaudron du Dagda » compte. Un clan perdu par l’effet de « Razzia » ne suffit pas.
note-citadel = La carte Avantage se prend sur la table ou dans la main d’un adversaire ; une fois jouée, elle ne peut plus être prise de la manche. S’il ne reste plus de Citadelle, choisis quand même un territoire et prends la carte. Le Marais ne peut pas être choisi.
note-conquest = Les clans peuvent venir de plusieurs territoires voisins, mais il n’y a qu’un conflit, dans le territoire choisi. Tu peux ne déplacer aucun clan : il ne se passe alors rien. Le territoire, les origines et les nombres s’annoncent avant toute réponse.
note-craftsmen_peasants = Ta présence et les Citadelles se comptent avant le premier ajout. Tu n’ajoutes pas plus de clans que ta réserve n’en contient. Ajouter des clans ne déclenche jamais de conflit.
note-druid = Personne d’autre ne voit la défausse, qui contient aussi les cartes annulées par « Geis » et celles perdues lors d’attaques. Le Druide ne peut pas se prendre lui-même. Pour savoir si c’est ta dernière carte, seules les cartes Action comptent.
note-emissaries = Un seul clan se déplace. L’effet des Montagnes s’applique. Cette carte n’est utilisée que dans les parties à quatre.
note-exploration = L’emplacement est choisi avant la pioche de la tuile, par le Brenn quel que soit le tour. La carte Avantage du nouveau territoire reste sur la table jusqu’à la prochaine Assemblée, à moins que « Citadelle » ne la prenne. Sans clan en réserve, la tuile est placée quand même ; sans tuile restante, il ne se passe rien.
note-festival = L’envahisseur perd son clan avant l’étape des Citadelles ; s’il n’en a plus, le conflit continue pour les autres. Avec « La Morrigan », c’est l’envahisseur désigné qui perd le clan. Sans clan en réserve, le marqueur est placé quand même. Si la carte est rejouée pendant la Saison, le marqueur change de territoire.
note-geis = Se joue une fois la carte entièrement annoncée (territoires, nombres, cible), avant son effet. Arrête aussi la partie Triskel d’une carte Action, comme celle du Chef de guerre ou du Barde, mais pas une simple défausse. La carte annulée compte comme jouée : « Vallée », par exemple, peut la suivre, et « Lug Samildanach » peut la ramasser.
note-master_craftsman = Sans autre carte en main, tu pioches simplement. Une carte Avantage défaussée ainsi compte comme jouée. La partie Triskel ne sauve pas un Récit épique annulé par « Le Dagda », déjà défaussé. Cette carte n’est utilisée que dans les parties à quatre.
note-migration = Si plusieurs conflits s’ouvrent, tu choisis l’ordre et chacun est résolu en entier. En attendant, les majorités du moment comptent : tu peux te replier là où tu es chef, même si un conflit y attend. Un conflit en attente n’a pas lieu s’il n’y reste pas au moins deux joueurs.
note-new_alliance = Remplacer demande un clan dans ta réserve. Le clan remplacé est un clan perdu : on peut y répondre, et si « La massue du Dagda » le garde en place, rien n’est échangé. Il n’y a pas de conflit.
note-new_clans = Ajouter des clans ne déclenche ni conflit ni effet des Montagnes. Avec un seul clan en réserve, ajoute celui-là. Les deux territoires s’annoncent avant toute réponse.
note-raid = Peut suivre une attaque ignorée grâce à « Collines ». La carte Action défaussée lors de l’attaque est déjà partie et ne peut pas être prise. Le clan perdu ainsi ne permet pas à lui seul de jouer « Barde ». Cette carte n’est utilisée que dans les parties à quatre.
note-sanctuary = S’il ne reste plus de Sanctuaire, pioche quand même. Un territoire peut contenir plusieurs Sanctuaires.
note-scouts_spies = Le déplacement est facultatif et se décide après avoir vu les cartes ; seul l’adversaire choisi s’annonce avant les réponses. L’effet des Montagnes s’applique. Cette carte n’est utilisée que dans les parties à quatre.
note-warlord = La partie Saison n’ajoute pas de clan et reste sans effet si aucun adversaire n’est présent. Pour la partie Triskel, sans clan en réserve, tu choisis quand même la suite. La personne choisie, toi ou quelqu’un d’autre, doit avoir un clan engagé, et l’ordre reprend à partir d’elle. « Geis » empêche à la fois l’ajout et le choix.

# --- Précisions sur les cartes Avantage ---

note-cove_advantage = Se joue une fois la carte Saison et tous ses conflits résolus, même si elle a été annulée. Si plus aucune carte n’est écartée, tu ne prends rien, mais tu en écartes une si tu le peux. La carte que tu viens de prendre peut être écartée de nouveau.
note-forest_advantage = Peut suivre un Récit épique Saison ou Triskel, même annulé par « Le Dagda ». « Prairie » peut améliorer cette pioche.
note-gates_advantage = Se cumule avec « Prairie » : chacune ajoute une carte, et tu n’en gardes qu’une. Tu pioches même si « La massue du Dagda » a gardé ton clan aux Portes.
note-highlands_advantage = Le nouvel envahisseur effectue la première manœuvre, et l’ordre continue après lui. L’étape des Citadelles n’est pas rejouée et les clans réfugiés restent à l’abri. Tu n’as pas besoin de clan sur le Plateau.
note-hills_advantage = Toute l’attaque échoue, même renforcée par « Mine de fer » ou « La massue du Dagda ». La manœuvre de l’attaquant est dépensée, mais ses cartes qui suivent une attaque, comme « Razzia », restent jouables.
note-iron_mine_advantage = Se joue à l’annonce de l’attaque, avant le choix de l’adversaire. Ce qui est impossible est ignoré ; l’adversaire choisit la carte. L’emporte sur « La massue du Dagda ».
note-lost_vale_advantage = Se joue une fois la carte Saison et tous ses conflits résolus, même si elle a été annulée. Seuls comptent les territoires voisins du Val perdu ; tu n’as pas besoin d’y avoir un clan. Aucun conflit n’éclate, même si des adversaires sont dans le Val perdu.
note-meadows_advantage = Se joue juste avant la pioche. Quand une carte fait déjà piocher plusieurs Récits épiques, comme « La mémoire de Tuan », tu en vois un de plus mais tu n’en gardes toujours qu’un. Se cumule avec « Portes de Tir Na Nog ».
note-misty_lands_advantage = Les cartes Action sont défaussées face cachée, les Récits épiques face visible. Si « Le Dagda » est parmi les Récits défaussés, la pioche est remélangée. Si la carte est annulée, tu ne défausses rien.
note-moor_advantage = Jouable dès que tu l’as en main : pendant l’Assemblée, le tour des autres ou un conflit. Pas dans un conflit soumis à « La lance de Lug ».
note-mountains_advantage = La personne qui effectue le déplacement joue cette carte, même si les clans sont à quelqu’un d’autre. Elle ne vaut que pour ce déplacement.
note-plains_advantage = Seuls tes clans qui se trouvent dans la Plaine peuvent partir. Si plusieurs conflits s’ouvrent, tu choisis leur ordre.
note-salt_mine_advantage = Tu peux rendre la carte que tu viens de prendre. Si l’adversaire n’a pas de carte Action, rien n’est pris ni donné. Se joue une fois la carte Saison et tous ses conflits résolus, même si elle a été annulée.
note-stone_circle_advantage = Il te faut un clan au Cromlech ; si sa perte est empêchée, tu ne reprends pas le Récit épique. Vaut aussi pour un Récit épique Triskel, mais pas pour un Récit annulé par « Le Dagda ».
note-swamp_advantage = C’est une carte Saison comme une autre : « Anse », « Val perdu », « Mine de sel » ou « Vallée » peuvent la suivre. Elle interrompt une série de joueurs qui passent, et le Brenn peut ouvrir la Saison avec elle.
note-valley_advantage = Se joue une fois la carte Saison et tous ses conflits résolus, même si elle a été annulée. Ajouter un clan ne déclenche pas de conflit.

# --- Précisions sur les Récits épiques ---

note-balors_eye = Tu n’as pas besoin de clan dans ce territoire, et il n’y a pas de conflit. « La massue du Dagda » et « Diarmuid et Grainne » peuvent répondre à cette perte.
note-battle_frenzy = Se joue même sans clan dans le conflit. Les clans de tous les joueurs sortent des Citadelles, et aucun n’y retourne pendant ce conflit. Plus possible une fois la résolution commencée.
note-battle_of_moytura = Les clans déplacés sont engagés et ne déclenchent pas de second conflit. L’effet des Montagnes s’applique si le conflit s’y trouve. Tu dois déplacer au moins un clan si tu le peux ; sans clan dans les territoires voisins, tu ajoutes seulement le clan engagé.
note-breas_tyranny = Si le clan arrive dans les Montagnes, c’est son propriétaire qui choisit et paie. Le chef de chacun des deux territoires peut changer sur-le-champ.
note-cathbads_word = Tu vois toutes les cartes Action et tu en choisis une en secret ; le reste est mélangé et distribué. La carte que tu écartes à la fin est celle que trouveront « Anse » ou « La part du champion ». Ce Récit est dépensé même si la partie se gagne pendant cette Assemblée.
note-champions_share = Ensuite, il n’y a plus de carte écartée. Si elle a déjà été prise, il ne se passe rien.
note-children_of_dana = Tu n’as pas besoin d’avoir un clan dans ce territoire. Il n’y a ni conflit ni effet des Montagnes.
note-dagda = Répond aussi à un usage Triskel. La carte annulée compte comme jouée : un Avantage est épuisé pour la manche, une manœuvre est dépensée. Le mélange a lieu chaque fois que Le Dagda est défaussé, quelle qu’en soit la raison, mais pas s’il est donné par « Maître Artisan » ou repris par « Cromlech ».
note-dagdas_cauldron = Tes clans perdus plus tôt dans le conflit comptent, y compris à cause des Festivités. Les clans posés sur la carte ne sont pas dans ta réserve ; au-delà de trois, les autres y retournent à la fin. Un clan recueilli par « Diarmuid et Grainne » ne va pas sur le chaudron. Le retour des clans ne relance pas le conflit.
note-dagdas_club = Premier usage : toute perte, partout, quelle qu’en soit la cause ; si un coût n’est ainsi pas payé, son bénéfice est perdu. Contre une attaque, le clan que tu as choisi de perdre reste et tu ne défausses pas de carte. Second usage : se joue à l’annonce de l’attaque ; un adversaire sans carte Action perd un clan, et « Mine de fer » l’emporte.
note-dagdas_harp = La harpe elle-même ne compte pas. Chaque clan peut aller dans un territoire différent, dans la limite de ta réserve.
note-deirdres_beauty = Le territoire où tu perdras un clan s’annonce d’avance. Cette perte est obligatoire, même si personne ne révèle rien ; sans clan sur l’île, elle est ignorée. Les cartes révélées sont vues de tous. Si « Le Dagda » est défaussé ainsi, la pioche est remélangée.
note-diarmuid_grainne = Vaut pour toute perte, dans un conflit ou non. Injouable si tu n’as de clan nulle part ailleurs. Le clan quitte le conflit et ne va donc pas sur « Le chaudron du Dagda » ; il compte quand même comme perdu pour « Barde ».
note-eriu = Un seul clan par territoire, quel que soit le nombre de Sanctuaires. Il n’y a pas de conflit.
note-fianna = Tu n’as pas besoin d’être chef du territoire d’arrivée, et tous les clans vont au même endroit. L’effet des Montagnes s’applique.
note-kernunos_sanctuary = Ne fait pas piocher de Récit épique. S’il ne reste plus de Sanctuaire, ajoute seulement le clan.
note-lug_samildanach = La carte est prise au lieu d’être défaussée, qu’elle ait été jouée comme Saison ou comme Triskel. Une carte annulée par « Geis » peut être prise, et « Geis » aussi. Tu peux aussi reprendre ta propre carte.
note-lugs_spear = Se joue même sans clan dans le conflit ; « Le Dagda » peut l’annuler au moment où elle est jouée. Les manœuvres de Récit épique sont des Triskel : il ne reste qu’Attaquer et Quitter le territoire. « Forêt », « Cromlech » et « Maître Artisan » ne peuvent pas la suivre.
note-maeves_wealth = Chaque adversaire choisit la carte donnée ; tu choisis ce que tu rends, au besoin la même carte. Seuls les deux joueurs concernés voient la carte échangée.
note-manannans_horses = Le territoire d’arrivée n’a pas besoin d’être voisin. L’effet des Montagnes s’applique.
note-morrigan = Les deux parties sont facultatives. Retourne d’abord les corbeaux : l’effet des Portes de Tir Na Nog a lieu aussitôt et le conflit suit le nouveau sens. Tu n’as pas besoin de clan dans ce territoire, mais au moins deux joueurs doivent y être présents.
note-nuada_silverhand = Ton rang de chef et la présence des adversaires se vérifient une seule fois, avant tout ajout. Ce sont les adversaires qui comptent, non leurs clans. Ta réserve limite les ajouts.
note-oengus_ploy = Peut suivre une carte, un tour passé ou la prise d’un marqueur Prétendant. Le jeu continue ensuite avec la personne qui te suit, et le compte des joueurs qui passent repart de zéro.
note-ogmas_eloquence = Agit même contre l’avis des autres. Les clans réfugiés sortent des Citadelles, et « Le chaudron du Dagda » rend ses clans.
note-otherworld = Tu peux mêler ajouts et pertes, et t’arrêter avant d’avoir utilisé tous les Sanctuaires. On peut répondre à chaque perte séparément. Il n’y a pas de conflit.
note-stone_of_fal = Tu n’as pas besoin de clan dans ce territoire. Avec un seul clan en réserve, ajoute celui-là.
note-strengs_resolve = Peu importe le résultat de l’attaque, même ignorée. Peut se combiner avec « Barde » et « Razzia » sur la même attaque.
note-tailtus_land = Personne d’autre ne voit les tuiles piochées ; s’il en reste moins de trois, pioche celles qui restent. Placer une tuile est obligatoire si c’est possible ; tu choisis l’ordre des autres sous la pioche. Si la nouvelle tuile est celle des Montagnes, leur effet s’applique au clan déplacé.
note-tale_of_cuchulain = Les deux clans peuvent appartenir à des joueurs différents ou au même, et le tien peut en être. Les pertes se font l’une après l’autre, et on peut répondre à chacune. Un clan adverse perdu ainsi permet de jouer « Barde ».
note-tuans_memory = Les cartes défaussées sont vues de tous. Si « Le Dagda » en fait partie, la pioche est remélangée. Avec « Prairie », tu choisis parmi quatre cartes.
