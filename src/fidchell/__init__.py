"""Fidchell: Inis and Tír na nÓg for people, bots and researchers. The README shows this front door in ten lines."""

from __future__ import annotations

import secrets
from typing import Any

from fidchell.agents.batch import Batch, play_many
from fidchell.agents.match import GameFailed, play_one
from fidchell.core.game import Game, IllegalAnswer, new_game, scene_game
from fidchell.core.record import RecordError
from fidchell.core.replay import load_record, load_snapshot
from fidchell.core.rules import GameError
from fidchell.registry import find, find_known, game_names, register

__version__ = "0.1.0"
__all__ = [
    "Batch",
    "Game",
    "GameError",
    "GameFailed",
    "IllegalAnswer",
    "RecordError",
    "game_names",
    "load",
    "new",
    "play_many",
    "play_one",
    "register",
    "restore",
    "scene",
]


def new(game: str, players: int, seed: int | str | None = None, options: dict[str, Any] | None = None) -> Game:
    """Begin a game. Without a seed, one is taken from the system's secure source."""
    return new_game(find(game), players, secrets.randbits(128) if seed is None else seed, options)


def scene(game: str, description: dict[str, Any]) -> Game:
    """Go on from a described position; each game documents its own description."""
    return scene_game(find(game), description)


def load(record: dict[str, Any]) -> Game:
    """A game from its record, replayed and verified."""
    return load_record(_game_of(record, "record"), record)


def restore(snapshot: dict[str, Any]) -> Game:
    """A game from a snapshot of one position."""
    return load_snapshot(_game_of(snapshot, "snapshot"), snapshot)


def _game_of(saved: dict[str, Any], kind: str) -> Any:
    if not isinstance(saved, dict) or not isinstance(saved.get("game"), str):
        raise RecordError(f"this is not a {kind}: it names no game")
    return find_known(saved["game"])
