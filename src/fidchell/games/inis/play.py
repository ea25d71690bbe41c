"""What a card's script may see and ask."""

from __future__ import annotations

from typing import Final

from fidchell.core.decision import Ask
from fidchell.core.messages import Message
from fidchell.core.scripts import Play, Scripts
from fidchell.core.values import bits
from fidchell.games.inis import messages as m
from fidchell.games.inis.table import Island

SCRIPTS: Final = Scripts()


class Look(Play[Island]):
    """The table as the player of a card sees it, and the questions cards ask."""

    __slots__ = ()

    # --- looking ---

    def my_lands(self) -> list[int]:
        return self.table.lands_of(self.me)

    def my_clans(self, territory: int) -> int:
        return self.table.clans_of(self.me, territory)

    def my_reserve(self) -> int:
        return self.table.reserve[self.me]

    def beside(self, territory: int) -> list[int]:
        return self.table.beside_of(territory)

    def opponents(self) -> tuple[int, ...]:
        """In crow order from this player."""
        return self.table.order_from(self.me)[1:]

    def opponents_in(self, territory: int) -> list[int]:
        return [seat for seat in self.opponents() if self.table.clans_of(seat, territory)]

    def all_lands(self) -> list[int]:
        return bits(self.table.island)

    def my_actions(self) -> list[int]:
        return bits(self.table.action_cards(self.me))

    # --- asking; each answer comes back as a word's number, from which the group's first is taken away ---

    def pick_land(self, question: Message, lands: list[int], *values: int, may_stop: bool = False) -> Ask:
        return self.pick(question, m.lands(lands), values, may_stop)

    def pick_card(self, question: Message, cards: list[int], *values: int, may_stop: bool = False) -> Ask:
        return self.pick(question, m.cards(cards), values, may_stop)

    def pick_player(self, question: Message, seats: list[int], *values: int) -> Ask:
        return self.pick(question, [m.PLAYER + seat for seat in seats], values)

    def pick_count(self, question: Message, least: int, most: int, *values: int) -> Ask:
        return self.pick(question, [m.COUNT + count for count in range(least, most + 1)], values)
