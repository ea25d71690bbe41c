"""Recorded games and languages, as commands are given them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

import fidchell
from fidchell.cli.files import read_json
from fidchell.cli.packs import needs_pack, rules_with, speech_of
from fidchell.core.game import Game
from fidchell.registry import find
from fidchell.speech import LANGUAGES, Speech, system_language

Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: the system's.")]
OfGame = Annotated[str, typer.Option("--game", help="The path of the game's folder, if it is not an installed game.")]


def load_file(file: Path, game: str, pack: Path | None) -> Game:
    """A recorded game; one that is not installed must be named by its folder, never by the record alone."""
    if pack is not None:
        rules_with(game or "tirnanog", pack)
    elif game:
        find(game)
    return loaded(file, game)


def loaded(file: Path, game: str = "") -> Game:
    return game_of(read_json(file), str(file), game)


def lines_of(file: Path) -> Iterator[tuple[str, Any]]:
    """The records of a file that holds one a line, with where they are."""
    try:
        with file.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                yield f"{file}, line {number}", json.loads(line)
    except OSError as failed:
        raise ValueError(f"{file} cannot be read: {failed.strerror}") from None
    except (ValueError, RecursionError):
        raise ValueError(f"{file} does not hold one JSON record a line") from None


def game_of(record: Any, file: str, game: str = "") -> Game:
    if needs_pack(record):
        raise ValueError(f"{file} was played with the cards of the pack {needs_pack(record)!r}: add --pack FILE")
    if not game and isinstance(record, dict) and record.get("game") not in fidchell.game_names():
        named = repr(str(record.get("game"))[:80])
        raise ValueError(f"there is no game {named} here; if you have its folder, add --game FOLDER")
    return fidchell.load(record)


def speech_in(rules: Any, language: str) -> Speech:
    return speech_of(rules, language or system_language(dict(os.environ)))
