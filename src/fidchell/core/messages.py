"""What the engine says: keys with named values, never sentences.

A game declares every question, event and reason once, with the kinds of its values. Inside, values are
numbers; the door turns them into words. Because all are declared, a test can ask every language for
every one of them.
"""

from __future__ import annotations

from typing import Any, Final

from fidchell.core.words import Words

SEAT: Final = "seat"  # a player, by seat number
SEATS: Final = "seats"  # several players
NUMBER: Final = "number"  # a count
WORD: Final = "word"  # a thing of the vocabulary
WORDS: Final = "words"  # several of them
TEXT: Final = "text"  # what somebody typed, given back as it stands

QUESTION: Final = "question"
EVENT: Final = "event"
REASON: Final = "reason"

Value = Any  # int for SEAT, NUMBER and WORD; tuple of int for WORDS


_ALL: Final[list[Message]] = []


def message_numbered(number: int) -> Message:
    return _ALL[number]


class Message:
    """One kind of thing that can be said: its key and its named values."""

    __slots__ = ("number", "sort", "key", "values", "secret", "reveals")

    def __init__(self, sort: str, key: str, values: dict[str, str]) -> None:
        self.number = len(_ALL)  # in this process only: never saved
        _ALL.append(self)
        self.sort = sort
        self.key = key
        self.values = values
        self.secret: dict[str, str] = {}  # events: what only those may read who know it
        self.reveals = False  # events: everybody learns something hidden by it

    def __repr__(self) -> str:
        return f"{self.sort} {self.key}"

    def read(self, words: Words, numbers: tuple[Value, ...]) -> dict[str, Any]:
        """The public values by name, in words."""
        return _in_words(self.values, words, numbers)

    def read_secret(self, words: Words, numbers: tuple[Value, ...]) -> dict[str, Any]:
        return _in_words(self.secret, words, numbers)


def _in_words(kinds: dict[str, str], words: Words, numbers: tuple[Value, ...]) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for (name, kind), value in zip(kinds.items(), numbers, strict=True):
        if kind == WORD:
            said[name] = words.words[value]
        elif kind == WORDS:
            said[name] = [words.words[part] for part in value]
        else:
            said[name] = value
    return said


class Catalogue:
    """Everything one game can say."""

    __slots__ = ("messages",)

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def question(self, key: str, **values: str) -> Message:
        return self._add(Message(QUESTION, key, values))

    def event(self, key: str, secret: dict[str, str] | None = None, reveals: bool = False, **values: str) -> Message:
        """Something that happens. Who knows its secret reads it under the key with ``-known`` added."""
        message = self._add(Message(EVENT, key, values))
        message.secret = secret or {}
        message.reveals = reveals
        return message

    def reason(self, key: str, **values: str) -> Message:
        return self._add(Message(REASON, key, values))

    def _add(self, message: Message) -> Message:
        for known in self.messages:
            if known.sort == message.sort and message.key in (known.key, f"{known.key}-known"):
                raise ValueError(f"the {message!r} is declared twice")
        self.messages.append(message)
        return message


CORE: Final = Catalogue()
NOT_ASKED: Final = CORE.reason("not-asked", waiting=SEATS)
NO_SUCH_SEAT: Final = CORE.reason("no-such-seat", seat=TEXT, players=NUMBER)
UNKNOWN_WORD: Final = CORE.reason("unknown-word", word=TEXT)
NOT_OFFERED: Final = CORE.reason("not-offered", option=WORD)
GAME_OVER: Final = CORE.reason("game-over")
STALE: Final = CORE.reason("stale", given=NUMBER, due=NUMBER)
