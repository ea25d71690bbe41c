"""What a position of Inis is worth: documented features of a seat, with weights learnt by self-play."""

from __future__ import annotations

from typing import Final

from fidchell.agents.think.brain import Brain, Habits
from fidchell.core.table import Table
from fidchell.games.inis.facts import CARDS, CLANS, MOST_PLAYERS, NOTHING, TO_WIN
from fidchell.games.inis.messages import CARD, Q_MOOR
from fidchell.games.inis.table import LANDS, Island

# (name, what it counts). Each comes twice: as it is, and times how much of the Season is still to be played.
FEATURES: Final = (
    ("territories", "of 6 needed, with presence"),
    ("sanctuaries", "of 6 needed, in those territories"),
    ("led", "of 6 needed, opposing clans where chieftain"),
    ("deeds", "of 3"),
    ("met", "conditions met, of 3, Deeds spent as well as can be"),
    ("nearest", "what the easiest condition not met still needs, of 6"),
    ("second", "the same of the next one"),
    ("pretender", "holds the token"),
    ("would_win", "would win if the Assembly came now, the Capital's chieftain as the Brenn"),
    ("leads_conditions", "meets more conditions than anybody else"),
    ("brenn", "is the Brenn"),
    ("capital", "is chieftain of the Capital"),
    ("chieftain", "territories where chieftain, of 6"),
    ("clans", "on the island, of 12"),
    ("alone", "territories where nobody else is, of 6"),
    ("safe", "own clans that fit into Citadels, of 6"),
    ("action_cards", "in hand, of 6"),
    ("epic_cards", "in hand, of 3"),
    ("rivals_met", "most conditions met by anybody else, of 3"),
    ("may_take_turns", "is to move"),
)
# (name, what it counts) while a Season is played: how sure a victory is that somebody has within reach.
NEAR_THE_END: Final = (
    ("may_declare", "would win as a Pretender, but is none; half if it is not their turn"),
    ("winning_unanswered", "would win, and nobody else holds a card"),
    ("winning_few_answers", "would win; the less, the more Action cards others hold"),
    ("winning_last", "would win; share of players that have passed"),
    ("winning_ahead", "would win, and nobody else meets as many conditions"),
    ("in_reach", "would win, or may declare; the less, the more cards others hold"),
    ("one_short", "needs one more for a condition"),
    ("last_word", "of 2, Action cards in hand while nobody else has one"),
)
HELD: Final = "holds_"  # and then each card of the game


class InisBrain(Brain):
    __slots__ = ()

    def names(self) -> list[str]:
        plain = [name for name, _ in FEATURES]
        cards = [HELD + self.rules.words.words[CARD + card] for card in range(len(CARDS))]
        end = [name for name, _ in NEAR_THE_END]
        return plain + [f"{name}_early" for name in plain] + end + cards

    def features(self, table: Table) -> list[list[float]]:
        assert isinstance(table, Island)
        met = [table.conditions_met(seat) for seat in range(table.seats)]
        left = 0
        for seat in range(table.seats):
            left += table.action_cards(seat).bit_count()
        early = left / (4.0 * table.seats)
        found: list[list[float]] = []
        for seat in range(table.seats):
            plain = self._of(table, seat, met)
            full = plain + [feature * early for feature in plain]
            full.extend(self._near_the_end(table, seat, met))
            hand = table.hands[seat]
            for card in range(len(CARDS)):
                full.append(1.0 if hand >> card & 1 else 0.0)
            found.append(full)
        return found

    def _of(self, table: Island, seat: int, all_met: list[int]) -> list[float]:
        lands, sanctuaries, led = table.standing_of(seat)
        met = all_met[seat]
        nearest, second = self._needs(table.deeds[seat], lands, sanctuaries, led)
        rivals = 0
        for other in range(table.seats):
            if other != seat:
                rivals = max(rivals, all_met[other])
        would_win = 1.0 if table.pretenders >> seat & 1 and self._is_best(table, seat, all_met) else 0.0
        chieftain = alone = safe = 0
        clans = table.clans
        for land in range(LANDS):
            first = land * MOST_PLAYERS
            mine = clans[first + seat]
            if mine:
                most = 0
                for other in range(first, first + MOST_PLAYERS):
                    if other != first + seat and clans[other] > most:
                        most = clans[other]
                if mine > most:
                    chieftain += 1
                if most == 0:
                    alone += 1
                safe += min(mine, table.citadels[land])
        return [
            min(lands, TO_WIN) / 6.0,
            min(sanctuaries, TO_WIN) / 6.0,
            min(led, TO_WIN) / 6.0,
            table.deeds[seat] / 3.0,
            met / 3.0,
            nearest / 6.0,
            second / 6.0,
            1.0 if table.pretenders >> seat & 1 else 0.0,
            would_win,
            1.0 if met > rivals else 0.0,
            1.0 if table.brenn == seat else 0.0,
            1.0 if table.capital != NOTHING and table.chieftain(table.capital) == seat else 0.0,
            chieftain / 6.0,
            (CLANS - table.reserve[seat]) / 12.0,
            alone / 6.0,
            safe / 6.0,
            table.action_cards(seat).bit_count() / 6.0,
            table.epic_cards(seat).bit_count() / 3.0,
            rivals / 3.0,
            1.0 if table.turn == seat else 0.0,
        ]

    def _is_best(self, table: Island, seat: int, all_met: list[int]) -> bool:
        """Would this seat win as a Pretender, if the Assembly came now? It names the Brenn first."""
        met = all_met[seat]
        if met == 0:
            return False
        brenn = NOTHING if table.capital == NOTHING else table.chieftain(table.capital)
        if brenn == NOTHING:
            brenn = table.brenn
        for other in range(table.seats):
            if other != seat and table.pretenders >> other & 1:
                theirs = all_met[other]
                if theirs > met or (theirs == met and brenn != seat):
                    return False
        return True

    def _near_the_end(self, table: Island, seat: int, all_met: list[int]) -> list[float]:
        if table.drafting:
            return [0.0] * len(NEAR_THE_END)
        met = all_met[seat]
        actions = cards = rivals = 0  # what others hold, and the most conditions they meet
        for other in range(table.seats):
            if other != seat:
                actions += table.action_cards(other).bit_count()
                cards += table.hands[other].bit_count()
                rivals = max(rivals, all_met[other])
        winning = declaring = 0.0
        if self._is_best(table, seat, all_met):
            if table.pretenders >> seat & 1:
                winning = 1.0
            else:
                declaring = 1.0 if table.turn == seat else 0.5
        lands, sanctuaries, led = table.standing_of(seat)
        return [
            declaring,
            winning if cards == 0 else 0.0,
            winning / (1 + actions),
            winning * table.passes / table.seats,
            winning if met > rivals else 0.0,
            (winning + declaring) / (1 + cards),
            1.0 if TO_WIN - max(lands, sanctuaries, led) - table.deeds[seat] == 1 else 0.0,
            min(2, table.action_cards(seat).bit_count()) / 2.0 if actions == 0 else 0.0,
        ]

    def _needs(self, deeds: int, lands: int, sanctuaries: int, led: int) -> tuple[int, int]:
        """What the two easiest conditions not met still need, the easiest first."""
        nearest = second = 0
        for need in sorted([max(0, TO_WIN - lands), max(0, TO_WIN - sanctuaries), max(0, TO_WIN - led)]):
            if deeds >= need:
                deeds -= need
            elif nearest == 0:
                nearest, deeds = need - deeds, 0
            elif second == 0:
                second = need
        return nearest, second

    def beside(self, table: Table, seat: int) -> int:
        """The Moor shows an opponent's Epic Tales and is good for nothing else: used in the first turn."""
        assert isinstance(table, Island)
        if table.turn != seat or table.drafting:
            return -1
        for ask in self.rules.standing(table):
            if ask.seat == seat and ask.question is Q_MOOR:
                return ask.options[0]
        return -1

    def habits(self) -> Habits:
        """A Season by taste alone is long, and says less about who wins than the position does. Few answers make a
        difference of more than a few hundredths."""
        return Habits(explore=0.1, first_try=0.03, walk=10)

    def winners(self, table: Table) -> list[int]:
        assert isinstance(table, Island)
        return [table.winner]

    def is_cut(self, table: Table, since: Table) -> bool:
        """The Assembly has looked for a winner and the next draft has begun."""
        assert isinstance(table, Island)
        assert isinstance(since, Island)
        return table.round > since.round and (table.drafting or table.round > since.round + 1)
