"""Speech: keys and values become sentences in four languages. The engine itself never speaks.

Texts are Fluent files: ``text/<language>/*.ftl`` for what all games share, and each game's own. Things are declined
by ``{ NAME($card, case: "gen") }``; a language that has no such case gives the plain name.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from fidchell.core.messages import CORE, SEAT, SEATS, WORD, WORDS, Message
from fidchell.core.rules import Rules

LANGUAGES: Final = {"en": "English", "fr": "Français", "es": "Español", "uk": "Українська"}


class TextError(ValueError):
    """A text that is missing or cannot be formatted; the message says which, in which language."""


def shared_text() -> Path:
    """The folder of texts all games share: inside the installed package, or in the repository."""
    packaged = Path(__file__).parent / "_text"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "text"


def text_folders(rules: Rules[Any]) -> list[Path]:
    """Where a game's texts are: with the shared ones, and in a ``text`` folder of its own."""
    return [shared_text(), Path(rules.folder) / "text"]


@lru_cache(maxsize=64)
def _parsed(file: Path) -> Any:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TextError(f"{file}: {entry.annotations[0].message} near {str(entry.content).strip()[:60]!r}")
    return resource


class Thing(FluentType):
    """A value with a name of its own: as it stands in the nominative, by NAME() in other cases."""

    def __init__(self, speech: Speech, word: Any) -> None:
        self.speech = speech
        self.word = word

    def format(self, locale: Any) -> str:
        return self.in_case("nom")

    def in_case(self, case: str) -> str:
        if isinstance(self.word, list):
            return self.speech.listed([self.speech.name(word, case) for word in self.word])
        return self.speech.name(self.word, case)


class Speech:
    """One game's texts in one language, with the players' names."""

    def __init__(self, rules: Rules[Any], language: str, players: list[str] | None = None) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there is no language {language!r}; languages: {', '.join(LANGUAGES)}")
        self.rules = rules
        self.language = language
        self.players = players or []
        self._bundle = FluentBundle([language], functions={"NAME": _declined}, use_isolating=False)
        shared = ("core", "cli", "server", rules.name.split("-")[0])
        for folder in text_folders(rules):
            for file in sorted((folder / language).glob("*.ftl")):
                if folder != shared_text() or file.stem.split("-")[0] in shared:
                    self._bundle.add_resource(_parsed(file))
        self._kinds = {_id_of(message): message for message in (*CORE.messages, *rules.catalogue.messages)}

    # --- what games say ---

    def question(self, key: str, values: dict[str, Any]) -> str:
        return self._said(f"question-{key}", values)

    def event(self, event: dict[str, Any]) -> str:
        return self._said(f"event-{event['key']}", event["values"])

    def reason(self, reason: dict[str, Any]) -> str:
        return self._said(f"reason-{reason['key']}", reason["values"])

    def doing(self, key: str) -> str:
        """What is going on, as everybody may know it: a procedure, or the card being resolved."""
        return self.text(f"doing-{key}") if self.has(f"doing-{key}") else self.name(key)

    def name(self, word: str, case: str = "nom") -> str:
        """The name of a thing of the vocabulary."""
        group = self.rules.words.group_of(self.rules.words.numbers[word]) if word in self.rules.words.numbers else ""
        if group == "seat":
            return self.player(int(word.removeprefix("seat")))
        if group == "number":
            return word
        if self.has(f"word-{group}"):  # things without names of their own, like spots on a map
            return self.text(f"word-{group}", word=word)
        own = self.rules.own_name(word, self.language)
        if own is not None:
            return own
        key, values = self.rules.name_text(word)
        message = self._message(key)
        return self._formatted(key, message.attributes.get(case) or message.value, values)

    def help(self, word: str) -> str:
        """What a card does; empty if there is nothing to say."""
        key, values = self.rules.help_text(word)
        known = self.rules.words.numbers
        spoken = {name: Thing(self, value) if value in known else value for name, value in values.items()}
        return self.text(key, **spoken) if self.has(key) else ""

    def note(self, word: str) -> str:
        """The rulings on a card; empty if there are none."""
        return self.text(f"note-{word}") if self.has(f"note-{word}") else ""

    def player(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else self.text("player-number", number=seat + 1)

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names) or self.text("list-empty")
        return self.text("list-end", before=", ".join(names[:-1]), last=names[-1])

    # --- any text ---

    def text(self, key: str, **values: Any) -> str:
        return self._formatted(key, self._message(key).value, values)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _said(self, key: str, values: dict[str, Any]) -> str:
        kinds = self._value_kinds(key)
        return self.text(key, **{name: self._spoken(kinds[name], value) for name, value in values.items()})

    def _value_kinds(self, key: str) -> dict[str, str]:
        known = self._kinds.get(key)
        if known is None:
            known = self._kinds[key.removesuffix("-known")]
            return {**known.values, **known.secret}
        return known.values

    def _spoken(self, kind: str, value: Any) -> Any:
        if kind == SEAT:
            return self.player(value)
        if kind == SEATS:
            return self.listed([self.player(seat) for seat in value])
        return Thing(self, value) if kind in (WORD, WORDS) else value

    def _message(self, key: str) -> Any:
        if not self._bundle.has_message(key):
            raise TextError(f"{self.language}: no text for {key!r}")
        return self._bundle.get_message(key)

    def _formatted(self, key: str, pattern: Any, values: dict[str, Any]) -> str:
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TextError(f"{self.language}: {key}: {errors[0]!r}")
        return str(said)


def _declined(thing: Any, case: str = "nom") -> Any:
    return thing.in_case(str(case)) if isinstance(thing, Thing) else thing


def _id_of(message: Message) -> str:
    return f"{message.sort}-{message.key}"


def system_language(environment: dict[str, str]) -> str:
    """The language the system asks for, if we speak it; else English."""
    wanted = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"
