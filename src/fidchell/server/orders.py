"""Standing orders, for games over days: when a player wants to be asked about a moment, said beforehand.

They are private, but everything they look at is public, and those who said nothing all have the same: that the game
waits for somebody says only that something concerned that player.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.core.decision import Decision
from fidchell.core.rules import Rules
from fidchell.server.schema import ORDERS

PLACES: Final = ("territory", "place", "location")  # groups of words that a game may have for them


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is given must fit."""

    player: int | None = None  # who acts
    card: str | None = None
    place: str | None = None

    def fits(self, public: dict[str, Any], values: dict[str, Any]) -> bool:
        declared = [played for played in public.get("declared", ()) if not played["cancelled"]]
        cards = {values.get("card"), *(played["card"] for played in declared)}
        places = {*(word for word in values.values() if isinstance(word, str))}
        places |= {choice for played in declared for choice in played["choices"]}
        return (
            (self.player is None or values.get("player") == self.player)
            and (self.card is None or self.card in cards)
            and (self.place is None or self.place in places)
        )

    def unknown(self, rules: Rules[Any], players: int) -> str | None:
        """What this names that is not in the game; None if all of it is."""
        if self.player is not None and not 0 <= self.player < players:
            return str(self.player)
        groups = rules.words.groups
        for word, names in ((self.card, ("card",)), (self.place, PLACES)):
            number = -1 if word is None else rules.words.numbers.get(word, -1)
            if word is not None and not any(number in groups[name] for name in names if name in groups):
                return word
        return None


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When to ask. ``until`` says what ends a "never"; ``off`` why orders have ended by themselves."""

    ask: Literal["touched", "always", "never"] = "touched"
    until: Literal["", "season", "touched"] = ""
    also: tuple[Condition, ...] = ()  # ask in these cases whatever is said above
    season: int = 0  # in which they were given
    off: Literal["", "season", "touched"] = ""

    def renewed(self, rules: Rules[Any], public: dict[str, Any], decision: Decision, seat: int) -> Orders:
        """The orders as they stand now: those that have run out are as if nothing had been said."""
        if self.until == "season" and public.get("round", 0) > self.season:
            return Orders(off="season")
        if self.until == "touched" and rules.touches(public, decision.values, seat):
            return Orders(off="touched")
        return self

    def asks(self, rules: Rules[Any], public: dict[str, Any], decision: Decision, seat: int) -> bool:
        if any(condition.fits(public, decision.values) for condition in self.also):
            return True
        return self.ask == "always" or (self.ask == "touched" and rules.touches(public, decision.values, seat))


ORDERS_OF: Final = select(ORDERS.c.seat, ORDERS.c.rules).where(ORDERS.c.table == bindparam("of_table"))


async def read_orders(db: AsyncConnection, table: str) -> dict[int, Orders]:
    rows = await db.execute(ORDERS_OF, {"of_table": table})
    return {row.seat: msgspec.convert(row.rules, Orders) for row in rows}


async def write_orders(db: AsyncConnection, table: str, seat: int, orders: Orders) -> None:
    """Beside the log: giving orders is no move, and nothing that others could see."""
    await db.execute(delete(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat == seat))
    await db.execute(insert(ORDERS).values(table=table, seat=seat, rules=msgspec.to_builtins(orders)))
