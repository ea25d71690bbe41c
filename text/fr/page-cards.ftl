# Le recueil des cartes et ce qui entoure les règles.

cards-title = Cartes
cards-lead-inis = Les 63 cartes et les 16 territoires d’Inis : ce qu’ils font, et comment les cas douteux sont tranchés ici.
cards-lead-tirnanog = Les Rencontres et les Geis de Tír na nÓg, dans l’édition ouverte jouée ici.
cards-lead-other = Les cartes de cette édition.
cards-games = Quel jeu
cards-to-rules = Vers les règles
cards-to-cards = Vers les cartes
cards-search = Chercher dans les noms et les textes
cards-search-keys = La touche { $key } mène ici, flèche bas à la première carte.
cards-clear = Effacer la recherche
cards-all = tout
cards-kind = Quoi
cards-kind-action = Action
cards-kind-advantage = Avantage
cards-kind-epic = Récit épique
cards-kind-territory = Territoire
cards-kind-encounter = Rencontre
cards-kind-plain = Sans effet
cards-kind-geis = Geis
cards-timing = Quand
cards-timing-season = Saison
cards-timing-triskel = Triskel
cards-timing-maneuver = Manœuvre
cards-timing-on_play = Mise en jeu
cards-timing-persistent = Persistant
cards-timing-journey = Voyage
cards-timing-saga = Saga
cards-timing-scoring = Décompte
cards-timing-on_discard = Défausse
cards-colour = Couleur
cards-count = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
 }
cards-none = Rien ne correspond. Essaie avec moins de mots, ou enlève un filtre.
cards-reset = Tout montrer
cards-print = Imprimer
cards-rulings = Précisions
cards-four-players = seulement à quatre
cards-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
 }
cards-value = Valeur { $value }
cards-ailm = Ailm : retourne la carte de Balor
cards-solo = Balor marque { $points }
cards-first = première partie
cards-no-rule = Un territoire sans règle particulière.
cards-plain = Une carte sans effet.
cards-advantage-of = Territoire : { $name }
cards-territory-of = Sa carte Avantage
cards-link = Lien vers « { $name } »
cards-open-edition = Les cartes imprimées ne sont pas publiques. Dans cette édition ouverte, ce que dit le livret imprimé est tel quel, et le reste est de nous ; chaque carte dit ce qu’il en est. Plus de détails dans docs/tirnanog.md et dans les règles.
cards-wait = Chargement des cartes.

reference-unofficial = Ce texte n’est pas officiel ; il est écrit avec nos propres mots. Fidchell n’est affilié ni aux auteurs ni aux éditeurs des jeux imprimés.
rules-title = { $game } : les règles
rules-contents = Sommaire
rules-top = Haut de page
rules-open-edition = Tír na nÓg se joue ici avec une édition ouverte des cartes : voir « À propos des cartes » plus bas, et docs/tirnanog.md.
rules-learn = Plutôt apprendre en jouant ? Il y a des leçons.
rules-wait = Chargement des règles.
