"""What Speech says in all languages, for the page's own speech to be compared with: client/src/speech/fixture.json.

    .venv/bin/python tools/speech_fixture.py            # writes it
    .venv/bin/python tools/speech_fixture.py --check    # fails if it is stale

Every question, event and reason that a game declares, with values as they come up in played games, or made up where
none came up; and the names, helps and notes of all words. Names of spots on a map are alike, so a few will do.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

import fidchell
from fidchell.core.messages import CORE, EVENT, NUMBER, SEAT, SEATS, TEXT, WORD
from fidchell.core.rules import Rules
from fidchell.registry import OURS, find
from fidchell.server.words import words_of
from fidchell.speech import LANGUAGES, Speech

FILE: Final = Path(__file__).parents[1] / "client" / "src" / "speech" / "fixture.json"
PLAYERS: Final = ["Anna", "Bran", "Ciarán", "Олена", "Éowyn"]
CASES: Final = ("nom", "acc", "dat", "fem", "from", "gen", "loc", "locv", "to")
OF_EACH: Final = 3  # sentences with different values
MOST_ANSWERS: Final = 1200
SPOTS: Final = 6  # words of a group that has one text for all

Said = dict[str, Any]  # sort, key, values


def played(rules: Rules[Any]) -> Iterator[Said]:
    """What is said in some games, and what is going on in them."""
    for players in rules.players:
        game, random = fidchell.new(rules.name, players, f"fixture/{players}"), Random(players)
        doing: set[str] = set()
        for _ in range(MOST_ANSWERS):
            if game.over:
                break
            for decision in game.decisions:
                yield {"sort": "question", "key": decision.key, "values": decision.values}
            doing.add(game.view(None)["doing"])
            decision = random.choice(game.decisions)
            wrong = random.choice(rules.words.words)
            for reason in game.explain(decision.seat, wrong):
                yield {"sort": "reason", **reason}
            game.answer(decision.seat, random.choice(decision.options))
        yield from ({"sort": "doing", "key": key, "values": {}} for key in sorted(doing) if key)
        for seat in (None, *range(players)):
            yield from ({"sort": "event", **event} for event in game.events(seat))


def made_up(rules: Rules[Any]) -> Iterator[Said]:
    """Everything declared, with values of the right kinds."""
    random, things = Random(1), [word for word in rules.words.words if ":" not in word and not word.isdigit()]
    for message in (*CORE.messages, *rules.catalogue.messages):
        for count in (1, 3, 5):
            values = {name: _value(kind, count, things, random) for name, kind in message.values.items()}
            yield {"sort": message.sort, "key": message.key, "values": values}
            if message.secret and message.sort == EVENT:
                secret = {name: _value(kind, count, things, random) for name, kind in message.secret.items()}
                yield {"sort": message.sort, "key": f"{message.key}-known", "values": {**values, **secret}}


def _value(kind: str, count: int, things: list[str], random: Random) -> Any:
    if kind == SEAT:
        return count // 2
    if kind == SEATS:
        return list(range(count // 2))
    if kind == NUMBER:
        return count
    if kind == TEXT:
        return "word"
    return random.choice(things) if kind == WORD else random.sample(things, count // 2)


def distinct(said: Iterator[Said]) -> list[Said]:
    """The first few of each key, in order of the keys."""
    found: dict[tuple[str, str], list[Said]] = {}
    for one in said:
        known = found.setdefault((one["sort"], one["key"]), [])
        if len(known) < OF_EACH and one not in known:
            known.append(one)
    return list(itertools.chain.from_iterable(found[key] for key in sorted(found)))


def spoken(speech: Speech, said: Said) -> str:
    if said["sort"] == "question":
        return speech.question(said["key"], said["values"])
    if said["sort"] == "doing":
        return speech.doing(said["key"])
    return speech.event(said) if said["sort"] == "event" else speech.reason(said)


def names(speech: Speech, word: str) -> dict[str, str]:
    """By case, where it differs from the nominative."""
    found = {case: speech.name(word, case) for case in CASES}
    return {case: name for case, name in found.items() if case == "nom" or name != found["nom"]}


def fixture_of(rules: Rules[Any]) -> dict[str, Any]:
    by_language = {language: Speech(rules, language, PLAYERS) for language in LANGUAGES}
    first = next(iter(by_language.values()))
    said = distinct(itertools.chain(played(rules), made_up(rules)))
    every = [
        rules.words.words[number]
        for group, numbers in rules.words.groups.items()
        for number in (numbers[:SPOTS] if first.has(f"word-{group}") else numbers)
    ] + rules.named_beside()
    return {
        "words": msgspec.to_builtins(words_of(rules)),
        "sentences": [
            {**one, "said": {language: spoken(speech, one) for language, speech in by_language.items()}} for one in said
        ],
        "names": {word: {lang: names(speech, word) for lang, speech in by_language.items()} for word in every},
        "helps": {word: {lang: speech.help(word) for lang, speech in by_language.items()}
                  for word in every if first.help(word)},
        "notes": {word: {lang: speech.note(word) for lang, speech in by_language.items()}
                  for word in every if first.note(word)},
    }  # fmt: skip


def main() -> int:
    made = {"players": PLAYERS, "games": {game: fixture_of(find(game)) for game in OURS}}
    text = json.dumps(made, ensure_ascii=False, indent=0, sort_keys=True) + "\n"
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        print(f"{FILE.name} is stale: .venv/bin/python tools/speech_fixture.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
