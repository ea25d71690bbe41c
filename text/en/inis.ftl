# Inis: questions, events, reasons, and what is going on.

game-name = Inis
word-location = spot { $word }

# Questions

question-capital = Where do you found the Capital?
question-first-clans = Where do you place a clan?
question-cathbad-aside = Cathbad’s Word: which Action card do you set aside?
question-draft-keep = { $count ->
    [one] Which card do you keep?
   *[other] You keep { $count } cards, { $left } still to choose: which card do you keep?
 }
question-draft-hand-on = Which card do you hand to the next player?
question-turn = What do you do with your turn?
question-first-turn = As Brenn you open the Season: which Season card do you play?
question-return-clan = You return to the island with two clans: where do you place this one?
question-territory = { $card }: which territory?
question-from = { $card }: from which territory?
question-from-to = { $card }: from which territory to the { $place }?
question-to = { $card }: from the { $place } to which territory?
question-how-many = { $card }: how many clans move from the { $origin } to the { $place }?
question-from-citadels = { $card }: how many sheltered clans move from the { $origin } to the { $place } (exposed ones are asked for next)?
question-exposed-how-many = { $card }: how many exposed clans move from the { $origin } to the { $place }?
question-place = { $card }: where do you place a clan?
question-remove-own = { $card }: from which territory do you remove a clan of yours?
question-mode = { $card }: what do you do { NAME($place, case: "loc") }?
question-opponent = { $card }: which opponent?
question-owner = { $card }: whose clan { NAME($place, case: "loc") }?
question-take-card = { $card }: which card do you take?
question-discard-card = { $card }: which card do you discard?
question-discard-more = { $card }: do you discard another card?
question-give-card = { $card }: which card do you give to { $player }?
question-set-aside = { $card }: which Action card do you set aside?
question-keep-epic = { $left ->
    [one] Which Epic Tale do you keep?
   *[other] { $left } Epic Tales to keep: which one now?
 }
question-location = { $player } explores: where do you put the new territory?
question-tile = Tailtu’s Land: which territory do you bring into play?
question-tile-location = Tailtu’s Land: where do you put the { $place }?
question-tile-under = Tailtu’s Land: which territory goes to the very bottom of the stack?
question-flip-crows = The Morrigan: do you flip the Flock of Crows?
question-start-clash = { $card }: where do you start a clash, if anywhere?
question-instigator = Who is the instigator of the clash { NAME($place, case: "loc") }?
question-next-maneuver = Warlord: who makes the next maneuver?
question-mountains = Your clans enter the Mountains: do you lose a clan there or discard an Action card?
question-next-clash = Several clashes are waiting: which one comes next?
question-shelter = Clash { NAME($place, case: "loc") }, { $free ->
    [one] { $free } Citadel
   *[other] { $free } Citadels
 } free: do you shelter a clan?
question-maneuver = Clash { NAME($place, case: "loc") }: which maneuver do you make?
question-maneuver-alone = Nobody else has exposed clans { NAME($place, case: "loc") }: which maneuver do you make, or does the clash end?
question-attack-whom = Clash { NAME($place, case: "loc") }: whom do you attack?
question-attacked = { $player } attacks you { NAME($place, case: "loc") }: do you lose a clan or discard an Action card?
question-attacked-card = { $player } attacks you { NAME($place, case: "loc") }: which Action card do you discard?
question-club-commands = Dagda’s Club: what must { $player } do?
question-withdraw-to = To which territory do you withdraw from the { $place }?
question-withdraw-count = How many clans withdraw from the { $origin } to the { $place }?
question-peace-switch = Are you ready to end the clash { NAME($place, case: "loc") } in peace?
question-peace-offer = { $player } offers peace { NAME($place, case: "loc") }: do you agree?
question-cauldron-return = Dagda’s Cauldron holds { $count ->
    [one] { $count } clan
   *[other] { $count } clans
 }: how many return to the { $place }?
question-moor = Moor: do you look at an opponent’s Epic Tales now?

question-assembly-start = The Assembly is about to start: do you play a card?
question-gates-resolve = { $player } is about to draw at the Gates of Tír na nÓg: do you play a card?
question-action-declared = { $player } plays { $card }: do you answer?
question-epic-or-advantage-declared = { $player } plays { $card }: do you answer?
question-epic-draw = { $player } is about to draw from the Epic Tales: do you play a card?
question-mountains-entered = { $player } moves clans into the Mountains, { $owner } must pay: do you play a card?
question-action-resolved = { $card }, played by { $player }, is about to be discarded: do you play a card?
question-epic-played = { $card }, played by { $player }, is done: do you play a card?
question-season-card-done = The Season card of { $player } is done: do you play a card?
question-turn-end = The turn of { $player } ends: do you play a card?
question-clan-would-be-removed = { $player } is about to lose a clan { NAME($place, case: "loc") }: do you play a card?
question-clan-removed = { $player } has lost a clan { NAME($place, case: "loc") }: do you play a card?
question-clash-start = A clash begins { NAME($place, case: "loc") }, instigator { $player }: do you play a card?
question-citadels-end = Clash { NAME($place, case: "loc") }, end of the Citadels step: do you play a card?
question-resolution-start = Clash { NAME($place, case: "loc") }, instigator { $player }, before the first maneuver: do you play a card?
question-attack-declared = { $player } attacks { $target } { NAME($place, case: "loc") }: do you play a card?
question-maneuver-done = { $player } has made a maneuver { NAME($place, case: "loc") }: do you play a card?

# Events

event-territory-placed = New territory: the { $place }.
event-capital-placed = { $player } founds the Capital { NAME($place, case: "loc") }.
event-citadel-placed = A Citadel is placed { NAME($place, case: "loc") }.
event-sanctuary-placed = A Sanctuary is placed { NAME($place, case: "loc") }.
event-round-begins = Round { $round } begins.
event-brenn = { $player } becomes Brenn.
event-brenn-stays = { $player } remains Brenn.
event-victory-check = { $player } meets { $count ->
    [0] no victory condition
    [one] { $count } victory condition
   *[other] { $count } victory conditions
 }.
event-no-winner = Nobody wins; the Pretender tokens go back.
event-won = { $player } wins with { $count ->
    [one] { $count } victory condition
   *[other] { $count } victory conditions
 } met.
event-advantage-taken = { $player } takes { $card }.
event-crows-clockwise = The Flock of Crows flies clockwise.
event-crows-counter-clockwise = The Flock of Crows flies counter-clockwise.
event-gates-open = The direction has changed: the Gates of Tír na nÓg open.
event-dealt = { $player } is dealt { $count ->
    [one] { $count } Action card
   *[other] { $count } Action cards
 }.
event-dealt-known = { $player } is dealt { $count ->
    [one] { $count } Action card
   *[other] { $count } Action cards
 }: { $cards }.
event-card-set-aside = { $player } sets aside an Action card.
event-card-set-aside-known = { $player } sets aside { $card }.
event-card-aside = One Action card is set aside, face down.
event-handed-on = { $player } hands { $count ->
    [one] { $count } Action card
   *[other] { $count } Action cards
 } to { $to }.
event-handed-on-known = { $player } hands { $count ->
    [one] { $count } Action card
   *[other] { $count } Action cards
 } to { $to }: { $cards }.
event-took-aside = { $player } takes the Action card that was set aside.
event-took-aside-known = { $player } takes { $card }, which was set aside.
event-season-begins = The Season begins. { $player } opens it.
event-season-over = The Season is over.
event-passed = { $player } passes.
event-pretender-taken = { $player } takes a Pretender token.
event-deed-gained = { $player } gains a Deed.
event-deed-lost = { $player } loses a Deed.
event-card-played = { $player } plays { $card }.
event-card-declared = { $card }: { $player } chooses { $choices }.
event-card-cancelled = { $card } has no effect.
event-card-does-nothing = Nothing happens: { $card }.
event-card-taken = { $player } takes { $card } into hand.
event-card-given = { $player } gives { $card } to { $to }.
event-card-passed = An Action card goes from { $player } to { $to }.
event-card-passed-known = The card { $card } goes from { $player } to { $to }.
event-card-stolen = { $player } takes a random Action card from { $target }.
event-card-stolen-known = { $player } takes { $card } at random from { $target }.
event-card-discarded = { $player } discards { $card }.
event-card-discarded-hidden = { $player } discards an Action card face down.
event-card-discarded-hidden-known = { $player } discards { $card } face down.
event-epic-drawn = { $player } draws { $count ->
    [one] { $count } Epic Tale
   *[other] { $count } Epic Tales
 }.
event-epic-drawn-known = { $player } draws { $count ->
    [one] { $count } Epic Tale
   *[other] { $count } Epic Tales
 }: { $cards }.
event-epics-reshuffled = The discarded Epic Tales are shuffled back into the deck.
event-card-from-discard = { $player } takes a card from the Action discard pile.
event-card-from-discard-known = { $player } takes { $card } from the Action discard pile, which held { $seen }.
event-looked-at-actions = { $player } looks at the Action cards of { $at }.
event-looked-at-actions-known = { $player } looks at the Action cards of { $at }: { $cards }.
event-looked-at-epics = { $player } looks at the Epic Tales of { $at }.
event-looked-at-epics-known = { $player } looks at the Epic Tales of { $at }: { $cards }.
event-card-revealed = { $player } reveals { $card }.
event-clans-placed = { $player } places { $count ->
    [one] { $count } clan
   *[other] { $count } clans
 } { NAME($place, case: "loc") }.
event-clans-moved = { $player }: { $count ->
    [one] { $count } clan moves
   *[other] { $count } clans move
 } from the { $origin } to the { $place }.
event-clan-removed = { $player } loses a clan { NAME($place, case: "loc") }.
event-clan-saved = { $player } keeps the threatened clan { NAME($place, case: "loc") }.
event-clan-rescued = { $player }: the removed clan is placed { NAME($place, case: "loc") }.
event-festival-placed = A Festival is held { NAME($place, case: "loc") }.
event-tiles-drawn = { $player } looks at { $count ->
    [one] { $count } territory
   *[other] { $count } territories
 } from the stack.
event-tiles-drawn-known = { $player } looks at { $count ->
    [one] { $count } territory
   *[other] { $count } territories
 } from the stack: { $places }.
event-mountains-ignored = { $player } ignores the effect of the Mountains.
event-clash-begins = A clash begins { NAME($place, case: "loc") }. Instigator: { $player }.
event-clash-lapsed = The waiting clash { NAME($place, case: "loc") } does not take place.
event-clan-sheltered = { $player } shelters a clan in a Citadel { NAME($place, case: "loc") }.
event-no-triskels = No Triskel card can be played in the clash { NAME($place, case: "loc") }.
event-citadels-emptied = All clans in the Citadels { NAME($place, case: "loc") } come out and are exposed.
event-new-instigator = { $player } is the instigator now.
event-peace-on = { $player } is ready for peace.
event-peace-off = { $player } is no longer ready for peace.
event-peace-offered = { $player } offers peace.
event-peace-refused = { $player } refuses peace.
event-peace-made = All agree on peace { NAME($place, case: "loc") }.
event-attack = { $player } attacks { $target }.
event-attack-ignored = { $player } ignores the attack.
event-withdraws = { $player } withdraws.
event-next-maneuver-chosen = { $player } makes the next maneuver.
event-clash-over = The clash { NAME($place, case: "loc") } is over.
event-cauldron-laid = { $player } lays out Dagda’s Cauldron with { $count ->
    [one] { $count } clan
   *[other] { $count } clans
 } on it.
event-cauldron-returns = { $player }: { $count ->
    [0] no clan returns
    [one] { $count } clan returns
   *[other] { $count } clans return
 } from Dagda’s Cauldron to the { $place }.

# Reasons

reason-not-in-hand = You do not hold { $card }.
reason-not-a-season-card = { $card } is not a Season card: it is played only at its own moment.
reason-druid-last-action = The Druid cannot be played as your last Action card.
reason-brenn-must-play = The Brenn must open the Season with a Season card, and can neither pass nor take a Pretender token.
reason-no-victory-condition = You do not meet a victory condition yet. Each needs six: you are present in { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
 }, with { $sanctuaries ->
    [one] { $sanctuaries } Sanctuary
   *[other] { $sanctuaries } Sanctuaries
 } there; { $clans ->
    [one] { $clans } opposing clan stands
   *[other] { $clans } opposing clans stand
 } where you are chieftain; you have { $deeds ->
    [one] { $deeds } Deed
   *[other] { $deeds } Deeds
 } to make up what is missing.
reason-pretender-already = You already have a Pretender token.
reason-not-present = You have no clan { NAME($place, case: "loc") }.
reason-not-in-play = Not on the island yet: the { $place }.
reason-not-adjacent = Not an adjacent territory: the { $place }.
reason-no-citadel-in-swamp = No Citadel can be placed in the Swamp, not even the Capital.
reason-no-sanctuary-there = There is no Sanctuary { NAME($place, case: "loc") }.
reason-sanctuary-already = There is already a Sanctuary { NAME($place, case: "loc") }.
reason-not-chieftain = You are not chieftain { NAME($place, case: "loc") }.
reason-not-exposed = { $player } has no exposed clan here.
reason-no-withdrawal = You cannot withdraw: you are chieftain of no adjacent territory.
reason-spear-in-force = Lug’s Spear is in force: no Triskel card can be played in this clash.
reason-cuchulain-one-clan = Tale of Cúchulain can be played only while you have exactly one exposed clan.
reason-not-this-moment = { $card } cannot be played at this moment.
reason-not-a-location = A new territory needs free space that borders at least two territories of the island.

# What is going on

doing-action-declared = an Action card waits for answers
doing-action-resolved = an Action card is about to be discarded
doing-assembly = the Assembly
doing-assembly-start = the start of the Assembly
doing-attack = an attack
doing-attack-declared = an attack is announced
doing-bard_sings = the Bard sings of a Deed
doing-brenn_locates = the Brenn places a new territory
doing-cathbad_sets_aside = Cathbad’s Word: a card is set aside
doing-citadels-end = the end of the Citadels step
doing-clan-removed = a clan has been removed
doing-clan-would-be-removed = a clan is about to be removed
doing-clash = a clash
doing-clash-start = the start of a clash
doing-clashes = waiting clashes
doing-cove_sets_aside = Cove: a card is set aside
doing-dagdas_club_commands = Dagda’s Club directs an attack
doing-dagdas_club_saves = Dagda’s Club protects a clan
doing-deirdre_takes = Deirdre’s Beauty: an Epic Tale is taken
doing-draft = the draft
doing-drawing = Epic Tales are drawn
doing-druid_takes = the Druid takes a card
doing-epic-draw = Epic Tales are about to be drawn
doing-epic-or-advantage-declared = a card waits for answers
doing-epic-played = an Epic Tale has been played
doing-gates-resolve = the Gates of Tír na nÓg open
doing-maeve_gives_back = Maeve’s Wealth: a card is given back
doing-maeve_is_given = Maeve’s Wealth: a card is given
doing-maneuver-done = the end of a maneuver
doing-master_craftsman_discards = Master Craftsman: a card is discarded
doing-master_craftsman_gives = Master Craftsman: an Epic Tale is given away
doing-misty_lands_discards = Misty Lands: Action cards are discarded
doing-mountains = the Mountains take their toll
doing-mountains-entered = clans enter the Mountains
doing-peace-offer = a peace offer
doing-resolution-start = the start of the maneuvers
doing-return_to_the_island = a return to the island
doing-salt_mine_gives = Salt Mine: a card is given
doing-scouts_move = Scouts & Spies: clans may move
doing-season = the Season
doing-season-card-done = a Season card is done
doing-setting-up = the set-up
doing-sheltering = clans take shelter in the Citadels
doing-tailtu_moves = Tailtu’s Land: a clan may move
doing-tailtu_places = Tailtu’s Land: a territory is placed
doing-turn-end = the end of a turn
doing-warlord_commands = the Warlord takes command
