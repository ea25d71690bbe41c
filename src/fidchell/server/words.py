"""All that somebody needs besides the texts to speak of a game as speech.py does, without Python."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from fidchell.core.messages import CORE
from fidchell.core.rules import Rules
from fidchell.speech import LANGUAGES


class TextWanted(msgspec.Struct):
    """A text by its key. A value that is a word of the vocabulary is spoken by its name."""

    key: str
    values: dict[str, Any]


class GameWords(msgspec.Struct):
    """The words of a game and how they are spoken of; the texts themselves are the Fluent files."""

    game: str
    rules: str
    groups: dict[str, list[str]]  # the vocabulary, in order
    messages: dict[str, dict[str, str]]  # "event-played" -> its values -> seat, seats, number, word, words or text
    own_names: dict[str, dict[str, str]]  # word -> language -> a name that comes with the cards
    names: dict[str, TextWanted]  # words whose name is another text than name-WORD
    helps: dict[str, TextWanted]  # words whose help is another text than help-WORD
    facts: dict[str, dict[str, Any]]  # what can be read off a card or tile


def words_of(rules: Rules[Any]) -> GameWords:
    every = [*rules.words.words, *rules.named_beside()]
    names = {word: rules.name_text(word) for word in every if rules.own_name(word, "en") is None}
    helps = {word: rules.help_text(word) for word in every}
    return GameWords(
        rules.name,
        rules.version,
        {group: [rules.words.words[number] for number in numbers] for group, numbers in rules.words.groups.items()},
        _messages(rules),
        {word: {language: str(rules.own_name(word, language)) for language in LANGUAGES}
         for word in every if rules.own_name(word, "en") is not None},
        {word: TextWanted(*text) for word, text in names.items() if text[0] != f"name-{word}"},
        {word: TextWanted(*text) for word, text in helps.items() if text[0] != f"help-{word}"},
        {word: facts for word in every if (facts := rules.printed(word))},
    )  # fmt: skip


def _messages(rules: Rules[Any]) -> dict[str, dict[str, str]]:
    """Whoever knows the secret of an event reads it under its key with ``-known`` added."""
    found: dict[str, dict[str, str]] = {}
    for message in (*CORE.messages, *rules.catalogue.messages):
        found[f"{message.sort}-{message.key}"] = message.values
        if message.secret:
            found[f"{message.sort}-{message.key}-known"] = {**message.values, **message.secret}
    return found


@lru_cache(maxsize=32)
def words_as_sent(rules: Rules[Any]) -> bytes:
    """A game does not change its words while the program runs."""
    return msgspec.json.encode(words_of(rules))
