"""What a text check finds wrong with the texts of a game in one language, as sentences."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fidchell.core.messages import CORE, NUMBER, SEAT, SEATS, TEXT, WORD, WORDS, Message
from fidchell.core.rules import Rules
from fidchell.speech import Speech, TextError, text_folders

COUNTS = (0, 1, 2, 5, 11, 21, 22, 101)
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "es": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
}
# What the player types or presses stays as it is on the keyboard; so do names of things without another.
KEYBOARD = {"log", "save", "quit", "Enter", "Fidchell", "https", "JSON"}
# English words that no French or Spanish sentence contains.
ENGLISH = frozenset(
    (
        "the of and your you with from is are not card cards this that where which whom who how into for "
        "have its their may must takes plays loses draws gives moves remove choose one two three"
    ).split(" ")
)
SAME_ON_PURPOSE = {
    "fr": {"cli-score", "name-lug_samildanach"},
    "es": {"name-lug_samildanach"},
}  # texts that are the same in English


def problems(rules: Rules[Any], language: str) -> list[str]:
    """Missing and superfluous keys, unknown variables, missing plurals, leftover English."""
    english, texts = read_texts(_files(rules, "en")), read_texts(_files(rules, language))
    found = unlike_english(english, texts, language, _needed(rules, english))
    return found + (_unspeakable(rules, language) if not found else [])


def unlike_english(
    english: dict[str, ast.Message], texts: dict[str, ast.Message], language: str, needed: set[str]
) -> list[str]:
    found = [f"{language}: no text for {key}" for key in sorted(needed | set(english)) if key not in texts]
    found += [f"{language}: {key} is in no other language" for key in sorted(set(texts) - set(english))]
    for key in sorted(set(texts) & set(english)):
        theirs, ours = variables_of(english[key]), variables_of(texts[key])
        if theirs != ours:
            found.append(f"{language}: {key} uses {sorted(ours)}, English uses {sorted(theirs)}")
        found += [f"{language}: {key} {fault}" for fault in _faults(texts[key], language)]
        if language != "en":
            found += [f"{language}: {key} {fault}" for fault in _leftovers(english[key], texts[key], language)]
    return found


def _needed(rules: Rules[Any], english: dict[str, ast.Message]) -> set[str]:
    keys = {"game-name"}
    for message in (*CORE.messages, *rules.catalogue.messages):
        keys.add(f"{message.sort}-{message.key}")
        if message.secret:
            keys.add(f"{message.sort}-{message.key}-known")
    for group, numbers in rules.words.groups.items():
        if f"word-{group}" in english:
            continue
        if group not in ("seat", "number"):
            words = [rules.words.words[number] for number in numbers]
            keys |= {rules.name_text(word)[0] for word in words if rules.own_name(word, "en") is None}
            keys |= {rules.help_text(word)[0] for word in words if rules.help_text(word)[1]}
            if group == "card":  # what a card does, unless colour and value say all
                keys |= {rules.help_text(word)[0] for word in words if not rules.name_text(word)[1]}
    return keys


def read_texts(files: list[Path]) -> dict[str, ast.Message]:
    """Every message of some files by key; two of one key are an error."""
    entries: dict[str, ast.Message] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: cannot be read: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in entries, f"{file}: {entry.id.name} is there twice"
                entries[entry.id.name] = entry
    return entries


def _files(rules: Rules[Any], language: str) -> list[Path]:
    shared, own = text_folders(rules)
    mine = [file for file in sorted((shared / language).glob("*.ftl")) if _is_mine(rules, file)]
    return mine + sorted((own / language).glob("*.ftl"))


def _is_mine(rules: Rules[Any], file: Path) -> bool:
    return file.stem.split("-")[0] in ("core", "cli", rules.name.split("-")[0])


def variables_of(entry: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(entry)
    return visitor.names


def counted_in(entry: ast.Message) -> set[str]:
    """The variables whose number a text goes by."""
    selects = _Selects()
    selects.visit(entry)
    return selects.selectors


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class _Selects(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.variants: list[set[str]] = []
        self.words: list[str] = []
        self.selectors: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.variants.append({str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants})
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += re.findall(r"[^\W\d_]+", node.value)


def _faults(entry: ast.Message, language: str) -> list[str]:
    selects = _Selects()
    selects.visit(entry)
    return [
        f"has the plurals {sorted(variants)} where the language needs {sorted(PLURALS[language])}"
        for variants in selects.variants
        if "one" in variants and not variants >= PLURALS[language]
    ]


def _leftovers(english: ast.Message, entry: ast.Message, language: str) -> list[str]:
    source, here = _Selects(), _Selects()
    source.visit(english)
    here.visit(entry)
    words = [word for word in here.words if word not in KEYBOARD]
    if language == "uk":
        latin = [word for word in words if re.fullmatch(r"[A-Za-z]+", word)]
        return [f"has Latin letters: {' '.join(latin)}"] if latin else []
    left = [word for word in words if word.lower() in ENGLISH]
    if left:
        return [f"has English words: {' '.join(left)}"]
    if entry.id.name in SAME_ON_PURPOSE.get(language, ()):
        return []
    if len(words) > 1 and words == [word for word in source.words if word not in KEYBOARD]:
        return ["is the English text"]
    return []


def _unspeakable(rules: Rules[Any], language: str) -> list[str]:
    """Say everything with every count and every thing; whatever cannot be said is a problem."""
    speech = Speech(rules, language)
    found: list[str] = []
    nameless = {"number", *(group for group in rules.words.groups if speech.has(f"word-{group}"))}
    groups = {group: numbers for group, numbers in rules.words.groups.items() if group not in nameless}
    named = [rules.words.words[number] for numbers in groups.values() for number in numbers]
    for message in (*CORE.messages, *rules.catalogue.messages):
        variants = [("", message.values)]
        if message.secret:
            variants.append(("-known", {**message.values, **message.secret}))
        for suffix, kinds in variants:
            for step, count in enumerate(COUNTS * (1 + len(named) // len(COUNTS))):
                found += _said(speech, message, suffix, _sample(kinds, count, named, step))
    for key, values in CLI_VALUES.items():
        for count in COUNTS:
            try:
                speech.text(key, **{name: count if name in ("count", "points", "players") else "x" for name in values})
            except TextError as failed:
                found.append(str(failed))
    return sorted(set(found))


def _sample(kinds: dict[str, str], count: int, named: list[str], step: int) -> dict[str, Any]:
    word = named[step % len(named)]
    samples = {
        NUMBER: count,
        SEAT: step % 2,
        SEATS: [0, 1][: 1 + step % 2],
        TEXT: "xyz",
        WORD: word,
        WORDS: [word] * (step % 3),
    }
    return {name: samples[kind] for name, kind in kinds.items()}


def _said(speech: Speech, message: Message, suffix: str, values: dict[str, Any]) -> list[str]:
    said = {"question": speech.question, "reason": None, "event": None}[message.sort]
    try:
        if said is not None:
            text = said(message.key, values)
        else:
            tell = speech.event if message.sort == "event" else speech.reason
            text = tell({"key": message.key + suffix, "values": values})
    except TextError as failed:
        return [str(failed)]
    return [] if text.strip() and "{" not in text else [f"{speech.language}: {message.key} says {text!r}"]


CLI_VALUES = {
    "cli-winner": ("count", "players"),
    "cli-score": ("player", "points"),
    "cli-welcome": ("game", "players", "seed"),
    "cli-no-such-answer": ("typed", "count"),
    "cli-ambiguous": ("typed", "matches"),
}
