# The card reference and what stands around the rules.

cards-title = Cards
cards-lead-inis = All 63 cards and the 16 territories of Inis: what they do, and how doubtful cases are ruled here.
cards-lead-tirnanog = The Encounters and Geis of Tír na nÓg, in the open edition that is played here.
cards-lead-other = The cards of this edition.
cards-games = Which game
cards-to-rules = To the rules
cards-to-cards = To the cards
cards-search = Search names and texts
cards-search-keys = The key { $key } leads here, arrow down to the first card.
cards-clear = Clear the search
cards-all = all
cards-kind = What
cards-kind-action = Action
cards-kind-advantage = Advantage
cards-kind-epic = Epic Tale
cards-kind-territory = Territory
cards-kind-encounter = Encounter
cards-kind-plain = Without effect
cards-kind-geis = Geis
cards-timing = When
cards-timing-season = Season
cards-timing-triskel = Triskel
cards-timing-maneuver = Maneuver
cards-timing-on_play = When played
cards-timing-persistent = Always
cards-timing-journey = Journey
cards-timing-saga = Saga
cards-timing-scoring = Scoring
cards-timing-on_discard = When discarded
cards-colour = Colour
cards-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
 }
cards-none = Nothing fits. Try fewer words, or take a filter away.
cards-reset = Show all
cards-print = Print
cards-rulings = Rulings
cards-four-players = with four players only
cards-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
 }
cards-value = Value { $value }
cards-ailm = Ailm: turns Balor’s card
cards-solo = Balor scores { $points }
cards-first = first game
cards-no-rule = A territory without a rule of its own.
cards-plain = A card without an effect.
cards-advantage-of = Territory: { $name }
cards-territory-of = Its Advantage card
cards-link = Link to { $name }
cards-open-edition = The printed cards are not public. In this open edition, what the printed rulebook tells is as it is there, and the rest is ours; each card says which. More in docs/tirnanog.md and in the rules.
cards-wait = The cards are being fetched.

reference-unofficial = This is an unofficial text in our own words. Fidchell is not affiliated with the authors or publishers of the printed games.
rules-title = Rules of { $game }
rules-contents = Contents
rules-top = To the top
rules-open-edition = Tír na nÓg is played here with an open edition of the cards: see “About the cards” below, and docs/tirnanog.md.
rules-learn = Rather learn by playing? There are lessons.
rules-wait = The rules are being fetched.
