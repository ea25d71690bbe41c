# Inis in the terminal: the map, the tables beside it, the decks.

deck-action = Action cards
deck-advantage = Advantage cards
deck-epic = Epic Tales
deck-territory = Territories

# Letters for the players, in the order of the seats; the signs on the map.

terminal-letters = ABCD
terminal-player = { $player } ({ $letter })
terminal-entry = { $name }: { $facts }
terminal-map-key = On the map: A3 is three clans of player A, * the chieftain, ♛ the Capital, ■1 one more Citadel, ▲2 two Sanctuaries, ♪ the Festival.
terminal-map-too-wide = The island is too wide to be drawn here. The list of territories says what lies beside what.

terminal-round = Round { $round }.
terminal-crows = The crows fly { $way ->
    [clockwise] clockwise
   *[counter_clockwise] counter-clockwise
 }.
terminal-brenn = Brenn: { $player }.
terminal-turn = Turn: { $player }.
terminal-now = Now: { $doing }.
terminal-waiting = Waiting for: { $players }.
terminal-won = The game is over. Winner: { $player }.

terminal-territories = Territories
terminal-nobody = no clans
terminal-chieftain = chieftain
terminal-capital = Capital
terminal-citadels = { $count ->
    [one] { $count } Citadel
   *[other] { $count } Citadels
 }
terminal-sanctuaries = { $count ->
    [one] { $count } Sanctuary
   *[other] { $count } Sanctuaries
 }
terminal-festival = Festival
terminal-beside = Beside: { $territories }
terminal-spots = Where the new territory may lie (the numbers are also on the map, in the middle of each spot)

terminal-supplies = Left: territories { $tiles }, Citadels { $citadels }, Sanctuaries { $sanctuaries }, Epic Tales { $epics }. Action cards discarded: { $discard }.
terminal-aside = One Action card is set aside.
terminal-display = Advantage cards that nobody holds: { $cards }.
terminal-spent = Advantage cards played this round: { $cards }.
terminal-epic-discard = Epic Tales discarded: { $cards }.
terminal-revealed = Revealed: { $cards }.

terminal-you = you
terminal-is-brenn = Brenn
terminal-pretender = Pretender
terminal-meters = territories { $territories }/6, Sanctuaries { $sanctuaries }/6, opposing clans led { $led }/6, Deeds { $deeds }
terminal-conditions = Victory conditions met: { $count }
terminal-holds = Action cards { $actions }, Epic Tales { $epics }, clans in reserve { $reserve }
terminal-advantages = Advantage cards: { $cards }

terminal-clash = Clash: { $territory }. Instigator: { $player }.
terminal-maneuver = Maneuver: { $player }.
terminal-clash-clans = exposed clans { $exposed }, in Citadels { $sheltered }
terminal-ready = ready for peace
terminal-not-ready = not ready for peace
terminal-spear = { $card }: nobody can play Triskel cards in this clash.
terminal-cauldron = { $card }: { $player }, clans on it { $count }.
terminal-declared = { $player } plays { $card }
terminal-cancelled = It has no effect.

# When a card is played, in one word and in one letter.

terminal-season = Season
terminal-triskel = Triskel
terminal-mark-season = S
terminal-mark-triskel = T
terminal-hand = Your hand (S: a Season card, T: a Triskel card)
terminal-laid = Laid down in the draft: { $cards }.
terminal-drawn = Just drawn: { $cards }.

terminal-known-hand = You know that { $player } holds: { $cards }.
terminal-known-aside = You know the card set aside: { $cards }.
terminal-known-discard = You know of the Action cards discarded: { $cards }.
terminal-known-tiles = You know of the territories still to come: { $cards }.
