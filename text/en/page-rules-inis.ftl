# The rules of Inis in our words: a section is a message, its heading the value, its paragraphs (p), lines of a list (l, n if numbered) and
# rows of a table (t, cells between bars) attributes. **strong**; [[word]] names a card or territory and links to it, [[word|as written here]]
# too; [[#section|words]] links within the page.

rules-inis-lead = Lead your clans across an island that grows while you play, and be recognised as High King: by the land you hold, the sanctuaries you keep, or the people who live under your rule.

rules-inis-goal = The goal
    .p1 = Each player leads one people. There are three ways to deserve the crown, and each of them asks for **six**:
    .l1 = **Land:** your clans stand in at least six territories.
    .l2 = **Faith:** the territories where you are present hold at least six Sanctuaries, all together.
    .l3 = **Rule:** in the territories where you are chieftain there are at least six clans of other players, all together.
    .p2 = A **Deed** stands in for one that is missing. It counts for a single condition, and you need not say for which before the check. Four territories, five Sanctuaries and two Deeds make one condition; with a third Deed they make two. Deeds are kept, not spent.
    .p3 = To win you must also have said that you want the crown, by taking a Pretender token: see [[#victory|Who wins]].

rules-inis-words = Words used everywhere
    .l1 = You are **present** in a territory if at least one of your clans is there.
    .l2 = You are its **chieftain** if you have more clans there than anybody else. Where two share the lead, nobody is. This changes with every clan that comes or goes.
    .l3 = The **Brenn** leads the round. The Brenn opens the Season, chooses where new land is found and wins some ties.
    .l4 = The **crows** show whether turns and passed cards go clockwise or the other way.
    .l5 = **Placing** takes a clan from your own reserve. It never starts a clash.
    .l6 = **Moving** goes from one territory to another that touches it. Where opposing clans stand, a clash begins, unless the card says otherwise.
    .l7 = A clan that is **removed** or lost goes back to its owner’s reserve.

rules-inis-setup = Setting up
    .t0 = What | How many
    .t1 = Clans | 12 for each player, in reserve
    .t2 = Territories | 16; as many as there are players lie on the table at first
    .t3 = Citadels | 8, and the Capital, which counts as one
    .t4 = Sanctuaries | 9
    .t5 = Action cards | 17 with four players, otherwise 13
    .t6 = Advantage cards | 16, one for each territory
    .t7 = Epic Tales | 30
    .p1 = The first territories are drawn and laid so that, with three or four players, each touches at least two others. A Brenn is drawn by lot and chooses the Capital’s territory, which also gets a Sanctuary. Then, in the direction of the crows, everybody places one clan, and once more.
    .p2 = With fewer than four players [[emissaries]], [[master_craftsman]], [[raid]] and [[scouts_spies]] stay in the box. If the supply of a building runs out, cards that would place one still do the rest.

rules-inis-round = A round
    .p1 = A round has two phases. In the **Assembly** the Brenn is found, a winner is looked for and cards are drafted. In the **Season** these cards are played, one a turn, until everybody passes in a row. Then the next round begins.

rules-inis-assembly = The Assembly
    .n1 = **Brenn.** The chieftain of the Capital becomes Brenn. If it has none, the old Brenn stays.
    .n2 = **Victory.** Pretenders compare their conditions. If nobody wins, all Pretender tokens are given back.
    .n3 = **Advantage cards.** Every chieftain takes the card of their territory. A territory without one keeps its card on the table.
    .n4 = **Crows.** The Brenn tosses the token: clockwise or counter-clockwise for this round.
    .n5 = **Draft.** The Action cards are shuffled, one is set aside unseen, the rest are dealt. All choose at the same time and pass the others on.
    .t0 = Players | Dealt | The draft | You end with
    .t1 = 3 or 4 | 4 each | keep 1, pass 3; keep 2, pass 2; keep 3, pass 1 | 4 cards
    .t2 = 2 | 3 each, twice | keep 1, pass 2; keep 2, pass 1; then the same with three new cards | 6 cards
    .p1 = What you kept before may be passed on later. The last card passed to you cannot be refused. With two players the first three cards are settled before the next three are dealt.

rules-inis-season = The Season
    .p1 = The Brenn begins, and must play a Season card in that first turn. After that, in the direction of the crows, each turn is one of these:
    .l1 = **Play a Season card** and do what it says, clashes included.
    .l2 = **Pass.** You may still play in a later turn.
    .l3 = **Take a Pretender token**, if you fulfil at least one condition now. You keep it until the next Assembly, whatever happens.
    .p2 = The Season ends when all players pass one directly after the other. Action cards still in hand are discarded, Epic Tales are kept, Advantage cards go back, and the Festival is over.
    .p3 = Whoever begins a turn without a clan on the island loses a Deed, if they have one, places two clans wherever they like and then takes the turn.

rules-inis-cards = Cards
    .t0 = Deck | How you get it | After use | At the end of the Season
    .t1 = Action | by the draft | face down to the discard pile | discarded
    .t2 = Advantage | as chieftain, in the Assembly | out of play until the Season ends | given back
    .t3 = Epic Tale | by cards such as [[bard]] or [[sanctuary]] | face up to the discard pile | kept, without limit
    .p1 = A **Season** card is a whole turn. A **Triskel** card is played besides, in anybody’s turn, at the moment it names. A card with both signs is used for one of them.
    .p2 = You may play a card that can do only part of its work, or nothing. How many cards you hold and from which decks is open to all; what they are is secret.

rules-inis-answers = Answering
    .p1 = When something happens that a Triskel can answer, those who might hold one are asked: first the player whose turn or maneuver it is, then the others in the direction of the crows. Several may answer, and answers can be answered.
    .p2 = [[geis]] stops an Action card, [[dagda]] an Epic Tale or an Advantage card. They come after every choice has been announced and before anything is done. A stopped card counts as played: the turn or maneuver is used, and cards that may follow it still may.
    .p3 = “After you play a Season card” means: when that card and all its clashes are finished.

rules-inis-clash = Clashes
    .p1 = A clash begins when clans are moved among opposing ones, or by [[warlord]] or [[morrigan]]. Whoever moved is the **instigator**. If one card opens several, the instigator chooses their order.
    .n1 = **Festival.** If its marker is here, the instigator loses one clan.
    .n2 = **Shelter.** Beginning after the instigator, the others may put one clan at a time into a free Citadel, one in each, until nobody wants to or all are full. The instigator never shelters. All other clans here are **exposed**.
    .n3 = **Maneuvers.** The instigator begins; then, in the direction of the crows, everybody with exposed clans must make one maneuver in turn.
    .n4 = **End.** It is over when peace is made or nobody has exposed clans. Sheltered clans come out again.
    .p2 = Before each maneuver the clash ends if **all** who have exposed clans want peace. Whoever is alone with exposed clans may end it, or go on. The maneuvers:
    .t0 = Maneuver | What happens
    .t1 = Attack | Name anybody with an exposed clan. They discard an Action card of their choice, or remove one of their exposed clans. Without Action cards it must be a clan.
    .t2 = Withdraw | Move one or more exposed clans to neighbouring territories where you are chieftain. No clash begins there.
    .t3 = Epic Tale | [[battle_of_moytura]], [[fianna]], [[ogmas_eloquence]] or [[tale_of_cuchulain]]

rules-inis-lands = Territories
    .p1 = A new territory must touch at least two others. Its Advantage card lies open until the next Assembly. Four territories have a rule of their own:
    .l1 = The [[gates]] arrive with a Sanctuary. Whenever the direction of the crows changes, everybody present loses one clan there and draws an Epic Tale.
    .l2 = The [[mountains]]: whoever’s clans are moved in discards an Action card or loses one clan there, once for each move. Placing costs nothing.
    .l3 = The [[stone_circle]] arrives with a Sanctuary.
    .l4 = The [[swamp]] can hold no Citadel, nor the Capital.

rules-inis-victory = Who wins
    .p1 = Only the second step of the Assembly decides, and only among players with a Pretender token. The Brenn of this round is already known then.
    .l1 = Whoever fulfils the most conditions wins; at least one is needed. More than six of something counts no more than six.
    .l2 = If several lead together and the Brenn is one of them, the Brenn wins.
    .l3 = If several lead together without the Brenn, nobody wins and another round is played.
    .p2 = For instance: two Pretenders fulfil two conditions each, the Brenn also has a token but fulfils only one. Nobody wins, all tokens go back.

rules-inis-two = Two players
    .p1 = All is the same but for the draft. Turns simply alternate: the direction of the crows matters only for [[gates|the Gates of Tír na nÓg]].

rules-inis-here = At this table
    .p1 = Where the printed rules leave something open, or editions differ, we have settled it; the rulings stand with each card in the [card reference](/cards/inis). Two things can be chosen for a table: the **discovery** set-up with given first territories, best for a first game, and nine Citadels and ten Sanctuaries as in the first English list.
    .p2 = Everybody who could hold an answer as far as the others know is asked, so that a pause betrays nothing. Peace is a switch that you may set at any time in a clash; it goes off again when you are hurt.

# Below the pictures

rules-inis-figure-goal = Four territories and two Deeds make six: one condition is met. The Sanctuaries are one short.
rules-inis-figure-words = Green has the most clans here and is chieftain. Blue is present.
rules-inis-figure-cards = One card of each deck: Action, Advantage, Epic Tale. The signs at the top say when it is played.
rules-inis-figure-clash = Orange moves in and is the instigator. One blue clan is safe in the Citadel, the other one is exposed, and so are both orange clans.
