"""What every game offers: the one interface between the core and a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from fidchell.core.compiled import mypyc_attr, set_class_facts
from fidchell.core.data import kinds_in
from fidchell.core.frames import T
from fidchell.core.messages import Catalogue, Message, Value
from fidchell.core.scripts import Play, Scripts
from fidchell.core.words import Words

if TYPE_CHECKING:
    from fidchell.core.chance import Chance
    from fidchell.core.decision import Ask
    from fidchell.core.windows import Window


class GameError(ValueError):
    """Something asked of a game that it does not offer; the text says what it does offer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[T]):
    """One game. Subclass it, fill in the facts, write the methods. Nothing here changes during play."""

    name: str  # as in fidchell.new(name)
    version: str  # changes whenever the same answers could lead elsewhere; every record carries it
    package: str  # where its frames and effects are
    folder: str  # where its texts may be
    players: range  # how many can play
    options: dict[str, tuple[Any, ...]]  # what can be chosen at the start: name -> values, the default first
    longest: int  # no game takes more decisions than this
    words: Words
    catalogue: Catalogue
    scripts: Scripts
    moments: dict[str, Message]  # moment of a window -> the question it asks
    # Questions whose options everybody knows. Only these may answer themselves at once when there is nothing to choose.
    public_questions: frozenset[str] = frozenset()

    def __init__(self) -> None:
        set_class_facts(self, Rules)

    # --- a game from its start to its end ---

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> T:
        """A table ready to begin: chance is on it and the first frame on its stack."""
        raise NotImplementedError

    def open_scene(self, scene: dict[str, Any]) -> T:
        """A table in the described position, ready to go on; GameError says what is wrong with a description."""
        raise NotImplementedError

    def blank(self, seats: int) -> T:
        """An empty table of the right kind, to be filled from a snapshot."""
        raise NotImplementedError

    def result(self, table: T) -> dict[str, Any]:
        """How it ended: at least ``scores`` by seat and ``winners``."""
        raise NotImplementedError

    # --- scripts and windows ---

    def play(self, table: T, seat: int, cause: tuple[int, ...]) -> Play[Any]:
        """What a script of this seat may see and ask."""
        return Play(table, seat, cause)

    def answers(self, table: T, moment: str, cause: tuple[int, ...], seat: int) -> list[int] | None:
        """What this seat can answer a moment with, as a new list, maybe empty; None if *everybody* knows it cannot.

        Whether it is None must not depend on anything hidden: it decides whether the seat is asked.
        """
        raise NotImplementedError

    def respond(self, table: T, window: Window, seat: int, option: int) -> None:
        """Push the frame that plays this answer."""
        raise NotImplementedError

    def touches(self, public: dict[str, Any], values: dict[str, Any], seat: int) -> bool:
        """Does a moment concern this seat? From what a spectator is shown of the table, and the question's values.

        For those who want to be asked in such cases only. In doubt it does.
        """
        return True

    def standing(self, table: T) -> list[Ask]:
        """Questions open beside those the game waits for: a switch, a card playable at any time."""
        return []

    def take_standing(self, table: T, ask: Ask, option: int) -> None:
        raise NotImplementedError

    # --- who knows what ---

    def view(self, table: T, seat: int | None) -> dict[str, Any]:
        """All that this seat may know of the table, in words; None is a spectator. Built up, never cut down."""
        raise NotImplementedError

    def resample(self, table: T, seat: int, chance: Chance) -> None:
        """Change what this seat cannot know into something it cannot tell from the truth, without looking at it."""
        raise NotImplementedError

    def why_not(self, table: T, ask: Ask, option: int) -> list[tuple[Message, tuple[Value, ...]]]:
        """Why this option is not open in this question, from what the asked seat may know."""
        return []

    def preview(self, table: T, ask: Ask) -> dict[str, Any]:
        """How all would stand after each answer, from what the asked seat may know; nothing for most questions."""
        return {}

    # --- how things are spoken of: by default a word has its own texts, name-WORD, help-WORD and note-WORD ---

    def own_name(self, word: str, language: str) -> str | None:
        """A name that is no text of ours but comes with the cards themselves; None for most words."""
        return None

    def name_text(self, word: str) -> tuple[str, dict[str, Any]]:
        """The text that names a word, with its values; a value that is a word is spoken by its name."""
        return f"name-{word}", {}

    def help_text(self, word: str) -> tuple[str, dict[str, Any]]:
        """The text that says what a card does."""
        return f"help-{word}", {}

    def named_beside(self) -> list[str]:
        """Things with names that are no answers, and so no words of the vocabulary."""
        return []

    def printed(self, word: str) -> dict[str, Any]:
        """What anybody can read off a card or tile, ready for JSON; nothing for most words."""
        return {}

    # --- for tests ---

    def census(self, table: T) -> dict[str, int]:
        """How many of each thing there are, wherever they lie. It must stay the same all game long."""
        raise NotImplementedError

    # --- the same for every game ---

    def kinds(self) -> dict[str, type]:
        """Frames and effects by name: the core's and the game's."""
        return kinds_in("fidchell.core", self.package)

    def checked_options(self, given: Any) -> dict[str, Any]:
        """The given options with defaults filled in."""
        if not isinstance(given, dict):
            raise GameError(f"the options of {self.name} are named values, not {given!r}")
        for name, value in given.items():
            if name not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise GameError(f"{self.name} has no option {name!r}; its options: {known}")
            if not any(value == known and type(value) is type(known) for known in self.options[name]):
                values = ", ".join(repr(known) for known in self.options[name])
                raise GameError(f"option {name!r} of {self.name} cannot be {value!r}; choose from {values}")
        return {name: given.get(name, values[0]) for name, values in self.options.items()}

    def checked_players(self, players: Any) -> int:
        if type(players) is not int or players not in self.players:
            counts = f"{self.players[0]} to {self.players[-1]}"
            raise GameError(f"{self.name} is for {counts} players, not {players!r}")
        return players
