"""The journal: what happened, and who may know which part. It lies outside the copied state."""

from __future__ import annotations

import marshal
from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fidchell.core.messages import Message, Value, message_numbered
from fidchell.core.words import Words

if TYPE_CHECKING:
    from fidchell.core.table import Table


class Event:
    """One thing that happened: public values, and secret ones with the seats that know them."""

    __slots__ = ("kind", "values", "secret", "knowers")

    def __init__(self, kind: Message, values: tuple[Value, ...], secret: tuple[Value, ...], knowers: int) -> None:
        self.kind = kind
        self.values = values
        self.secret = secret
        self.knowers = knowers

    def __repr__(self) -> str:
        return f"{self.kind.key}{self.values}{self.secret or ''}"

    def learnt_by(self, seats: int) -> int:
        """The seats that learnt something hidden, as a bit mask: an undo must not cross it unasked."""
        return (1 << seats) - 1 if self.kind.reveals else self.knowers

    def seen_by(self, seat: int | None, words: Words) -> dict[str, Any]:
        """The event as this seat may read it; None is a spectator."""
        values = self.kind.read(words, self.values)
        if self.kind.secret and seat is not None and self.knowers >> seat & 1:
            return {"key": f"{self.kind.key}-known", "values": {**values, **self.kind.read_secret(words, self.secret)}}
        return {"key": self.kind.key, "values": values}


class Journal:
    """All events of one game so far, packed: some thirty bytes each instead of two hundred.

    ``watch`` is called after every effect, for tests that count pieces.
    """

    __slots__ = ("watch", "_packed", "_ends")

    def __init__(self) -> None:
        self.watch: Callable[[Table], None] | None = None
        self._packed = bytearray()
        self._ends: Any = array("I")  # of each event in the packed ones

    def __len__(self) -> int:
        return len(self._ends)

    def since(self, number: int) -> list[Event]:
        """The events from this number on."""
        found: list[Event] = []
        for at in range(*slice(number, None).indices(len(self._ends))):
            first: int = self._ends[at - 1] if at else 0
            kind, values, secret, knowers = marshal.loads(self._packed[first : self._ends[at]])
            found.append(Event(message_numbered(kind), values, secret, knowers))
        return found

    def write(self, kind: Message, values: tuple[Value, ...], secret: tuple[Value, ...], knowers: int) -> None:
        self._packed += marshal.dumps((kind.number, values, secret, knowers))
        self._ends.append(len(self._packed))

    def after_effect(self, table: Table) -> None:
        if self.watch is not None:
            self.watch(table)
