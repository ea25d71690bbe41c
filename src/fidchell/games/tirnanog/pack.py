"""Card packs: one TOML file with Encounters, Geis and rewards; every error names file, card and field."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from fidchell.core.rules import GameError
from fidchell.core.values import mask_of
from fidchell.games.tirnanog.facts import BARDS, COLOURS, MOST_PLAYERS, PROVENANCES, ROUNDS, ROWS, TIMINGS
from fidchell.games.tirnanog.messages import base_words
from fidchell.games.tirnanog.persistent import PERSISTENT, Persistent
from fidchell.games.tirnanog.placement import PLACEMENTS, Placement

LANGUAGES: Final = ("en", "fr", "es", "uk")
OPEN_PACK: Final = Path(__file__).parent / "packs" / "open.toml"
# Five players in the last round: twelve cards in each saga, one in each hand, and a grid.
FEWEST_CARDS: Final = MOST_PLAYERS * (BARDS * (ROUNDS - 1) + 1) + 18
SET_SIZES: Final = {"two": 2, "three": 3, "four": 4, "five": 5}  # as the texts of a Geis name them


class PackError(GameError):
    """A pack that cannot be used; the text names file, card and field and says what would do."""


class Encounter:
    """One physical card: copies of a card are cards of their own."""

    __slots__ = (
        "word", "kind", "names", "colour", "value", "ailm", "timing", "effect", "given", "persistent", "provenance",
    )  # fmt: skip

    def __init__(self, word: str, kind: str, reader: Reader, colour: int, value: int) -> None:
        self.word = word
        self.kind = kind  # the same for all copies
        self.names: dict[str, str] = {}  # empty for plain cards: they are named by colour and value
        self.colour = colour
        self.value = value
        self.ailm = False
        self.timing = ""
        self.effect = ""
        self.given: dict[str, Any] = {}  # parameters of the effect
        self.persistent: Persistent | None = None  # the effect itself, if its timing is that
        self.provenance = reader.word("provenance", PROVENANCES)


class Geis:
    """The rule of one row: how cards are placed in it and what it scores."""

    __slots__ = ("word", "names", "row", "first", "placement", "placing", "scoring", "given", "solo", "provenance")

    def __init__(self, reader: Reader) -> None:
        self.word = reader.text("id")
        self.names = reader.names()
        self.row = ROWS.index(reader.word("row", ROWS))
        self.first = reader.flag("first")
        self.placement = reader.text("placement", "")
        self.placing: Placement | None = None  # the rule of that name
        self.scoring = reader.text("scoring")
        self.solo = reader.number("solo", 0, 999)
        self.provenance = reader.word("provenance", PROVENANCES)
        self.given: dict[str, Any] = {}

    def says(self) -> list[tuple[str, dict[str, Any]]]:
        """What it forbids, if anything, and what it scores: texts with their values."""
        given = dict(self.given)
        if "by_size" in given:
            sizes: list[int] = given.pop("by_size")
            given |= {name: sizes[min(size, len(sizes) - 1)] for name, size in SET_SIZES.items()}
        scoring = (f"geis-scoring-{self.scoring}", given)
        return [(f"geis-placement-{self.placement}", {}), scoring] if self.placement else [scoring]


class Pack:
    """All cards of one edition."""

    __slots__ = (
        "id",
        "version",
        "names",
        "rewards",
        "encounters",
        "specials",
        "persistent",
        "look_far",
        "look_at_values",
        "journey",
        "usable",
        "colours",
        "values",
        "geis",
        "file",
        "_effects",
    )

    def __init__(self, file: Path) -> None:
        self.file = file
        self.id = ""
        self.version = ""
        self.names: dict[str, str] = {}
        self.rewards: dict[int, list[int]] = {}
        self.encounters: list[Encounter] = []
        self.specials = 0  # so many of the first Encounters have an effect
        self.persistent = 0  # those whose value depends on others, as bits
        self.look_far = 0  # of these, those that look beyond their row and column
        self.look_at_values = 0  # and those that look at current values
        self.journey = 0  # those that do something in the Journey
        self.usable = 0  # those that may be used at any moment of a turn in the Saga
        self.colours: tuple[int, ...] = ()  # as printed, by card
        self.values: tuple[int, ...] = ()
        self.geis: list[Geis] = []
        self._effects: dict[str, int] = {}

    def with_effect(self, effect: str) -> int:
        """All cards with this effect, as bits."""
        known = self._effects.get(effect)
        if known is None:
            known = mask_of(number for number, card in enumerate(self.encounters) if card.effect == effect)
            self._effects[effect] = known
        return known

    def geis_of(self, row: int) -> list[Geis]:
        return [geis for geis in self.geis if geis.row == row]


class Reader:
    """One table of the file, read field by field; finish() gives what is left as the parameters of an effect."""

    __slots__ = ("file", "where", "fields", "_read")

    def __init__(self, file: Path, where: str, fields: Any) -> None:
        self.file = file
        self.where = where
        if not isinstance(fields, dict):
            raise PackError(f"{file}: {where} must be a table, not {fields!r}")
        self.fields: dict[str, Any] = fields
        self._read: set[str] = set()

    def wrong(self, name: str, should: str) -> PackError:
        value = f", not {self.fields[name]!r}" if name in self.fields else "; it is missing"
        return PackError(f"{self.file}: {self.where}: {name} must be {should}{value}")

    def _get(self, name: str) -> Any:
        self._read.add(name)
        return self.fields.get(name)

    def text(self, name: str, default: str | None = None) -> str:
        value = self._get(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not value:
            raise self.wrong(name, "a text")
        return value

    def identifier(self) -> str:
        word = self.text("id")
        if not word.replace("_", "a").isalnum() or not word.isascii() or word != word.lower():
            raise self.wrong("id", "a word of small letters, digits and underscores")
        return word

    def word(self, name: str, known: tuple[str, ...]) -> str:
        value = self._get(name)
        if value not in known:
            raise self.wrong(name, f"one of {', '.join(known)}")
        return str(value)

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        value = self._get(name)
        if value is None and default is not None:
            return default
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(name, f"a number from {least} to {most}")
        return value

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        value = self._get(name)
        if not isinstance(value, list) or not value or any(type(n) is not int or not least <= n <= most for n in value):
            raise self.wrong(name, f"a list of numbers from {least} to {most}")
        return value

    def flag(self, name: str) -> bool:
        value = self._get(name)
        if value is not None and type(value) is not bool:
            raise self.wrong(name, "true or false")
        return bool(value)

    def names(self) -> dict[str, str]:
        value = self._get("name")
        if not isinstance(value, dict) or not all(
            isinstance(value.get(code), str) and value[code] for code in LANGUAGES
        ):
            raise self.wrong("name", f"a text for each of {', '.join(LANGUAGES)}")
        return {code: value[code] for code in LANGUAGES}

    def tables(self, name: str) -> list[Any]:
        value = self._get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.wrong(name, f"written as [[{name}]] tables")
        return value

    def rest(self) -> dict[str, Any]:
        """Fields nobody has read: parameters."""
        return {name: value for name, value in self.fields.items() if name not in self._read}

    def finish(self) -> None:
        for name in self.rest():
            raise PackError(f"{self.file}: {self.where} has a field {name!r} that means nothing there")


def load_pack(file: Path) -> Pack:
    """Read and check a pack."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as failed:
        raise PackError(f"{file} cannot be read: {failed.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as failed:
        raise PackError(f"{file} is not TOML: {failed}") from None
    pack, top = Pack(file), Reader(file, "the pack", data)
    pack.id, pack.version, pack.names = top.identifier(), top.text("version"), top.names()
    pack.rewards = _rewards(file, top)
    # Cards with an effect come first: compiled, masks of the first 62 cards are machine words.
    for at, fields in enumerate(top.tables("encounter"), 1):
        _encounters(pack, Reader(file, _called("encounter", at, fields), fields))
    pack.specials = len(pack.encounters)
    for at, fields in enumerate(top.tables("plain"), 1):
        _plain_cards(pack, Reader(file, f"plain {at}", fields))
    for at, fields in enumerate(top.tables("geis"), 1):
        _geis(pack, Reader(file, _called("geis", at, fields), fields))
    top.finish()
    _whole(pack)
    pack.persistent = _with_timing(pack, "persistent")
    for number, card in enumerate(pack.encounters):
        if card.persistent is not None:
            pack.look_far |= card.persistent.looks_far << number
            pack.look_at_values |= card.persistent.looks_at_values << number
    pack.journey = _with_timing(pack, "journey")
    pack.usable = pack.with_effect("move_to_another_row") | pack.with_effect("swap_with_neighbour")
    pack.colours = tuple(card.colour for card in pack.encounters)
    pack.values = tuple(card.value for card in pack.encounters)
    return pack


def _with_timing(pack: Pack, timing: str) -> int:
    return mask_of(at for at, card in enumerate(pack.encounters) if card.timing == timing)


def _called(sort: str, at: int, fields: Any) -> str:
    return f"{sort} {fields['id']!r}" if isinstance(fields, dict) and "id" in fields else f"{sort} {at}"


def _rewards(file: Path, top: Reader) -> dict[int, list[int]]:
    reader = Reader(file, "rewards", top._get("rewards") or {})
    rewards = {players: reader.numbers(str(players), 0, 99) for players in range(2, MOST_PLAYERS + 1)}
    reader.finish()
    return {1: rewards[2], **rewards}


def _plain_cards(pack: Pack, reader: Reader) -> None:
    colour = reader.word("colour", COLOURS)
    values, copies = reader.numbers("values", 0, 8), reader.number("copies", 1, 26, 1)
    for value in values:
        for copy in range(copies):
            word = f"{colour}_{value}_{chr(ord('a') + copy)}"
            _add(pack, reader, Encounter(word, f"{colour}_{value}", reader, COLOURS.index(colour), value))
    reader.finish()


def _encounters(pack: Pack, reader: Reader) -> None:
    from fidchell.games.tirnanog.catalogue import check_effect  # the catalogue's functions know packs, not loading

    kind = reader.identifier()
    colour, value = COLOURS.index(reader.word("colour", COLOURS)), reader.number("value", 0, 8)
    names, copies, ailm = reader.names(), reader.number("copies", 1, 26, 1), reader.flag("ailm")
    timing, effect = reader.word("timing", TIMINGS), reader.text("effect")
    reader.word("provenance", PROVENANCES)
    given = check_effect(reader, timing, effect)
    for copy in range(copies):
        card = Encounter(kind if copies == 1 else f"{kind}_{chr(ord('a') + copy)}", kind, reader, colour, value)
        card.names, card.ailm, card.timing, card.effect, card.given = names, ailm, timing, effect, given
        card.persistent = PERSISTENT[effect](given) if timing == "persistent" else None
        _add(pack, reader, card)


def _add(pack: Pack, reader: Reader, card: Encounter) -> None:
    if card.word in base_words().numbers:
        raise PackError(
            f"{pack.file}: {reader.where}: id must be another word than {card.word!r}, which has a meaning already"
        )
    if any(card.word == other.word for other in pack.encounters):
        raise PackError(f"{pack.file}: {reader.where}: there are two cards {card.word!r}")
    pack.encounters.append(card)


def _geis(pack: Pack, reader: Reader) -> None:
    from fidchell.games.tirnanog.catalogue import check_geis

    geis = Geis(reader)
    reader.identifier()
    geis.given = check_geis(reader, geis.placement, geis.scoring)
    geis.placing = PLACEMENTS.get(geis.placement)
    if any(geis.word == other.word for other in pack.encounters):
        raise PackError(f"{pack.file}: {reader.where}: id must be another word than a card's")
    if any(geis.word == other.word for other in pack.geis):
        raise PackError(f"{pack.file}: {reader.where}: there are two Geis of this id")
    pack.geis.append(geis)


def _whole(pack: Pack) -> None:
    if len(pack.encounters) < FEWEST_CARDS:
        raise PackError(f"{pack.file}: a pack needs at least {FEWEST_CARDS} Encounters, not {len(pack.encounters)}")
    for row, name in enumerate(ROWS):
        firsts = [geis for geis in pack.geis_of(row) if geis.first]
        if len(firsts) != 1:
            raise PackError(f"{pack.file}: exactly one Geis of the {name} row must be marked first, not {len(firsts)}")
