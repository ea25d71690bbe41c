# The board of Inis.

inis-views = How the island is shown
inis-view-map = Map
inis-view-table = Table
inis-map = Map of the island
inis-table = Territories of the island
inis-zoom = Size of the map
inis-zoom-in = Closer
inis-zoom-out = Farther
inis-zoom-fit = Show the whole island
inis-close = Close
inis-none = none
inis-first-clans = { $left ->
    [one] This is the second of your two first clans.
   *[other] Everybody places two clans, one at a time in turn: you still have both.
 }

# Tiles in words

inis-clans-of = { $player } { $count ->
    [one] { $count } clan
   *[other] { $count } clans
 }
inis-no-clans = no clans
inis-chieftain-is = chieftain { $player }
inis-no-chieftain = no chieftain
inis-capital = Capital
inis-festival = Festival
inis-clash = Clash
inis-clash-here = A clash is on here
inis-capital-count = Capital
inis-citadel-count = { $count ->
    [one] { $count } Citadel
   *[other] { $count } Citadels
 }
inis-sanctuary-count = { $count ->
    [one] { $count } Sanctuary
   *[other] { $count } Sanctuaries
 }
inis-festival-count = Festival
inis-beside = Next to { $places }
inis-spot = New territory next to { $places }
inis-short-gates = Gates
inis-can-choose = Can be chosen
inis-why-not = Why not?
inis-advantage-is = Advantage card: { $where }
inis-advantage-spent = played this round
inis-advantage-free = on the table, nobody’s
inis-advantage-none = not in play

inis-column-territory = Territory
inis-column-chieftain = Chieftain
inis-column-clans = Clans
inis-column-citadels = Citadels
inis-column-sanctuaries = Sanctuaries
inis-column-also = Also here
inis-column-beside = Next to
inis-column-card = Advantage card

# Players

inis-player = Player { $player }
inis-you = you
inis-bot = bot, { $level }
inis-program = program
inis-away = away, a bot plays
inis-passed = passed
inis-thinking = to act
inis-brenn = Brenn
inis-pretender = Pretender
inis-in-clash = in the clash
inis-meter-territories = Territories
inis-meter-sanctuaries = Sanctuaries
inis-meter-led = Clans ruled
inis-meter = { $condition }: { $value } of 6{ $deeds ->
    [0] {""}
    [one] , and { $deeds } Deed
   *[other] , and { $deeds } Deeds
 }{ $met ->
    [yes] : condition met
   *[no] {""}
 }
inis-reserve = { $count ->
    [one] { $count } clan in reserve
   *[other] { $count } clans in reserve
 }
inis-deeds = { $count ->
    [one] { $count } Deed
   *[other] { $count } Deeds
 }
inis-actions-held = { $count ->
    [one] { $count } Action card
   *[other] { $count } Action cards
 }
inis-advantages-held = { $count ->
    [one] { $count } Advantage card
   *[other] { $count } Advantage cards
 }
inis-epics-held = { $count ->
    [one] { $count } Epic Tale
   *[other] { $count } Epic Tales
 }
inis-crows-clockwise = clockwise
inis-crows-counter_clockwise = counter-clockwise

# Hand and cards

inis-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
inis-hand-empty = Your hand is empty
inis-can-play = Can be played now
inis-cannot-play = Cannot be played now
inis-play = Play { $card }
inis-choose = Choose { $card }
inis-look = Look at it closely
inis-look-at = Look at { $card }
inis-rulings = Rulings
inis-deck-action = Action card
inis-deck-advantage = Advantage card
inis-deck-epic = Epic Tale
inis-plays = { $player } plays
inis-no-effect = no effect
inis-pass = Pass
inis-pass-sure = Really pass?

inis-piles = Other cards and supplies
inis-piles-short = Other cards
inis-open-cards = Open to all
inis-advantages-of = Advantage cards of { $player }
inis-display = On the table, held by nobody
inis-spent = Advantage cards played this round
inis-epic-discard = Epic Tales discarded
inis-in-play = Being played
inis-revealed = Revealed
inis-known = What you know
inis-known-hand = In the hand of { $player }
inis-known-aside = Set aside
inis-known-discard = Among the discarded Action cards
inis-known-tiles = Territories still to come
inis-known-nothing = Nothing beyond what everybody sees.
inis-left = Supplies
inis-left-tiles = { $count ->
    [one] { $count } territory left
   *[other] { $count } territories left
 }
inis-left-citadels = { $count ->
    [one] { $count } Citadel left
   *[other] { $count } Citadels left
 }
inis-left-sanctuaries = { $count ->
    [one] { $count } Sanctuary left
   *[other] { $count } Sanctuaries left
 }
inis-left-epics = { $count ->
    [one] { $count } Epic Tale in the deck
   *[other] { $count } Epic Tales in the deck
 }
inis-discarded-actions = { $count ->
    [one] { $count } Action card discarded
   *[other] { $count } Action cards discarded
 }
inis-aside = One Action card is set aside
inis-no-aside = No Action card is set aside

# Draft

inis-draft = Draft
inis-draft-title = { $keep ->
    [one] Keep one
    [2] Keep two
    [3] Keep three
   *[other] Keep { $keep }
 }, { $onward ->
    [one] hand one to { $player }
    [2] hand two to { $player }
    [3] hand three to { $player }
   *[other] hand { $onward } to { $player }
 }
inis-draft-help = Cards kept earlier may be handed on. You can change your mind until everybody is ready.
inis-draft-sealed = Your choice is sealed. Nobody sees it before all have chosen.
inis-draft-packet = Your packet
inis-draft-keep = Keep · { $count } of { $of }
inis-draft-pass = To { $player } · { $count }
inis-draft-choose-from = Choose from these · { $count }
inis-draft-from = from { $player }
inis-draft-kept = kept before
inis-draft-is-kept = you keep it
inis-draft-is-not-kept = not kept
inis-draft-keys = Click a card, drag it across or press 1 to { $count }.
inis-draft-commit = Ready: keep { $cards }
inis-draft-more = { $count ->
    [one] Choose one more card
   *[other] Choose { $count } more cards
 }
inis-draft-wait = Waiting for { $players }.
inis-draft-retract = Choose again
inis-draft-order = Order in which cards are handed on
inis-draft-choosing = choosing
inis-draft-ready = ready
inis-draft-seen = Seen and handed on
inis-draft-seen-none = Nothing yet in this Assembly.
inis-draft-to = { $player }, pass { $pass }
inis-draft-also = Also yours
inis-draft-island = The island now
inis-draft-look = Look closely
inis-draft-back = Back to the draft

# Clash

inis-clash-in = Clash { $place }
inis-maneuver-number = maneuver { $number }
inis-step-festival = Festival
inis-step-festival-none = Festival –
inis-step-citadels = Citadels
inis-step-resolution = Resolution
inis-step-peace = Peace { $count } of { $of }
inis-instigator = instigator
inis-attacks = attacks
inis-is-attacked = under attack
inis-maneuvers = maneuvers
inis-safe = { $count } safe
inis-in-cauldron = { $count } in the Cauldron
inis-exposed-of = { $exposed ->
    [one] { $exposed } clan exposed
   *[other] { $exposed } clans exposed
 }, { $sheltered } in Citadels
inis-peace-mine = I would stop now
inis-peace-ready = ready for peace
inis-peace-not = not ready for peace
inis-peace-asked = ready for peace?
inis-spear = Lug’s Spear: no Triskel cards in this clash.
inis-no-shelter = Stay outside
inis-hint-no-shelter = you may still be asked again
inis-hint-attack = the target loses a clan or an Action card
inis-hint-withdraw = move to a neighbour where you are chieftain
inis-hint-peace = all others are asked at once
inis-hint-end = nobody else is exposed here
inis-discard-one = Discard one Action card
inis-choose-in-hand = choose it in your hand
inis-preview-exposed = { $before } → { $after } exposed
inis-preview-exposed-of = { $player }: { $before } → { $after } exposed, unless a card is given up
inis-preview-exposed-target = { $before } → { $after } exposed, unless a card is given up
inis-preview-actions = { $before } → { $after } Action cards, face down
inis-preview-meter = { $condition } { $before } → { $after }

# The end

inis-won = { $player } is High King of the island
inis-won-you = You are High King of the island
inis-won-by = Won after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 } by { $conditions }.
inis-won-brenn = As Brenn.
inis-condition-territories = presence in six territories
inis-condition-sanctuaries = presence beside six Sanctuaries
inis-condition-leadership = rule over six opposing clans

# Short texts for the faces of the cards. The whole text is shown with the card.

face-bard = Draw 1 Epic Tale. Or: your maneuver removed a clan: 1 Deed.
face-citadel = Place 1 Citadel where you are present; take that territory’s Advantage card.
face-conquest = Choose a territory: move any of your clans into it from its neighbours.
face-craftsmen_peasants = Wherever you are present: up to 1 clan for each Citadel.
face-druid = Not as your last Action card. Take 1 card from the Action discard.
face-emissaries = Move 1 of your clans to a neighbour. No clash.
face-exploration = The Brenn chooses where the next territory goes; place 1 clan on it.
face-festival = Where you are present with a Sanctuary: 1 clan and the Festival. Who starts a clash there loses a clan.
face-geis = An opponent plays an Action card: it has no effect.
face-master_craftsman = Discard 1 card, draw 1 Epic Tale. Or: give away the Epic Tale you played: 1 Deed.
face-migration = Choose a territory: move your clans from it to its neighbours.
face-new_alliance = Where you are present: 1 clan, or replace 1 of an opponent who has 2 or more.
face-new_clans = Place 2 clans where you are present, together or apart.
face-raid = After your Attack: take a random Action card from the target, or else remove 1 clan.
face-sanctuary = Place 1 Sanctuary where you are present; draw 1 Epic Tale.
face-scouts_spies = See an opponent’s Action cards; you may move clans next door.
face-warlord = Start a clash where you are present. Or after a maneuver: 1 clan, and name who is next.

face-cove_advantage = After your Season card: take the card set aside, then set one aside.
face-forest_advantage = After your Epic Tale: draw 1 Epic Tale.
face-gates_advantage = You draw at the Gates: 1 card more, keep 1.
face-highlands_advantage = Clash in the Highlands, before the maneuvers: name the instigator.
face-hills_advantage = You are attacked in the Hills: ignore the attack.
face-iron_mine_advantage = Your Attack costs the target a clan and an Action card.
face-lost_vale_advantage = After your Season card: move any 1 clan from a neighbour into the Lost Vale.
face-meadows_advantage = You draw an Epic Tale: draw 1 more, keep 1.
face-misty_lands_advantage = Discard Action cards, draw as many Epic Tales, keep 1.
face-moor_advantage = At any time: look at an opponent’s Epic Tales.
face-mountains_advantage = You move into the Mountains: no price.
face-plains_advantage = Move your clans from the Plains to its neighbours.
face-salt_mine_advantage = After your Season card: take a random Action card from an opponent, give one back.
face-stone_circle_advantage = After your Epic Tale: remove your clan at the Stone Circle, take the Tale back.
face-swamp_advantage = No effect: a turn without passing.
face-valley_advantage = After your Season card: place 1 clan where you are present.

face-balors_eye = Remove any 1 clan from any territory.
face-battle_frenzy = End of the Citadels step: all sheltered clans come out.
face-battle_of_moytura = Maneuver: move in clans from neighbours, then place 1 more.
face-breas_tyranny = Where you are present: move 1 opposing clan to a neighbour. No clash.
face-cathbads_word = Start of the Assembly: choose the card set aside; take it at the end and set one aside.
face-champions_share = Take the Action card that was set aside.
face-children_of_dana = Place 1 clan in any territory.
face-dagda = An Epic Tale or Advantage card is played: it has no effect.
face-dagdas_cauldron = You lose a clan in a clash: at its end up to 3 of your lost clans return.
face-dagdas_club = Your clan would be removed: it stays. Or: you choose what your Attack costs.
face-dagdas_harp = For each other Epic Tale in your hand (up to 3): 1 clan where you are present.
face-deirdres_beauty = Every opponent reveals an Epic Tale: take 1. Remove 1 of your clans.
face-diarmuid_grainne = Your clan is removed: place it elsewhere where you are present.
face-eriu = Where you are present with a Sanctuary: 1 clan each, up to 3.
face-fianna = Maneuver: move your clans to one neighbour. No clash.
face-kernunos_sanctuary = Where you are present without a Sanctuary: 1 clan and 1 Sanctuary.
face-lug_samildanach = After any Action card: take it into your hand.
face-lugs_spear = Start of a clash: no Triskel cards in it.
face-maeves_wealth = Every opponent gives you 1 Action card; give each one back.
face-manannans_horses = Move up to 3 clans from one territory to any other.
face-morrigan = You may flip the Crows, then start a clash anywhere and name its instigator.
face-nuada_silverhand = Where you are chieftain: up to 1 clan for each opponent present.
face-oengus_ploy = End of any turn: the next turn is yours.
face-ogmas_eloquence = Maneuver: the clash ends.
face-otherworld = Where you are present, for each Sanctuary (up to 3): place 1 clan or remove 1.
face-stone_of_fal = Place 2 clans in the Capital.
face-strengs_resolve = After your Attack: 1 Deed.
face-tailtus_land = Draw 3 territories, place 1; you may move 1 clan onto it.
face-tale_of_cuchulain = Maneuver with 1 exposed clan: remove 1 or 2 exposed clans.
face-tuans_memory = Draw 3 Epic Tales, keep 1.
