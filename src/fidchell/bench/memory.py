"""Resident memory of a live game, measured in a process of its own: python -m fidchell.bench.memory GAME ..."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from fidchell.core.game import Game, new_game
from fidchell.core.rules import Rules
from fidchell.registry import find

# What is held of each game: the bare position; with the record of its answers; with all events too, as a server does.
HELD: Final = ("table", "record", "journal")
MIDDLE: Final = 300  # decisions into a game, or half of one that is shorter


def memory_per_game(game: str, players: int, decisions: int, held: str, games: int) -> float:
    """Bytes for each live game, by a fresh process that holds so many and measures the last four fifths of them."""
    command = [sys.executable, "-m", "fidchell.bench.memory", game, str(players), str(decisions), held, str(games)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed: {done.stderr.strip()}")
    return float(json.loads(done.stdout))


def middle_of(decisions_per_game: float) -> int:
    return min(MIDDLE, int(decisions_per_game / 2))


def live_game(rules: Rules[Any], players: int, seed: int, decisions: int, held: str) -> Game:
    """A game in the middle of random play, answered through the front door like any other."""
    game = new_game(rules, players, seed)
    if held != "journal":
        game.table.journal = None
    if held == "table":
        game = Game(game.table, None)
    choose = Random(seed)
    for _ in range(decisions):
        ask = game.table.ask
        if ask is None:
            break
        game.answer(ask.seat, rules.words.words[choose.choice(ask.options)])
    return game


def resident() -> int:
    """Bytes of memory this process occupies now."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except OSError:  # no Linux: the most it ever occupied, which is the same while it only grows
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


def main() -> None:
    name, players, decisions, held, games = sys.argv[1:]
    rules = find(name)
    first = int(games) // 5  # they fill what Python keeps in reserve, and every cache
    live = [live_game(rules, int(players), seed, int(decisions), held) for seed in range(first)]
    gc.collect()
    before = resident()
    live += [live_game(rules, int(players), seed, int(decisions), held) for seed in range(first, int(games))]
    gc.collect()
    print(json.dumps((resident() - before) / (int(games) - first)))


if __name__ == "__main__":
    main()
