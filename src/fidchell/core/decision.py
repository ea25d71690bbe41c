"""One open question: inside as numbers (Ask), at the door as words (Decision)."""

from __future__ import annotations

from typing import Any

from fidchell.core.compiled import mypyc_attr
from fidchell.core.messages import Message, Value
from fidchell.core.words import Words


@mypyc_attr(acyclic=True, free_list_len=1)  # one is made and dropped for every decision
class Ask:
    """A question to one seat with the numbers it may answer. Made by frames; never changed, so copies share it."""

    __slots__ = ("seat", "question", "options", "values")

    def __init__(self, seat: int, question: Message, options: list[int], values: tuple[Value, ...] = ()) -> None:
        self.seat = seat
        self.question = question
        self.options = options
        self.values = values

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, {self.question.key}, options={self.options})"


class Decision:
    """An open question as everybody outside the engine sees it.

    ``number`` is how many answers this seat has given so far: an answer may name it, and is refused as stale
    when it does not fit. ``optional`` means the game does not wait for it.
    """

    __slots__ = ("seat", "key", "options", "values", "number", "optional")

    def __init__(self, ask: Ask, words: Words, number: int, optional: bool) -> None:
        self.seat = ask.seat
        self.key = ask.question.key
        self.options = tuple(words.words[option] for option in ask.options)
        self.values = ask.question.read(words, ask.values)
        self.number = number
        self.optional = optional

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, key={self.key!r}, options={self.options!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.key, self.options, self.number))

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "key": self.key,
            "options": list(self.options),
            "values": self.values,
            "number": self.number,
            "optional": self.optional,
        }
