"""Random games by the thousand: none may raise, all must end, and nothing may appear or vanish.

python tools/soak.py inis 10000            # so many games at each player count, on all cores
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from fidchell.core.game import new_game
from fidchell.registry import find

CENSUS_EVERY = 20


def one_game(job: tuple[str, int, int]) -> tuple[int, int, str]:
    """Decisions, of these forced ones, and what went wrong ("" if nothing)."""
    name, players, seed = job
    rules = find(name)
    choose = random.Random(seed)
    options = {option: choose.choice(values) for option, values in rules.options.items()}
    table = new_game(rules, players, seed, options).table
    table.journal = None
    census = rules.census(table)
    decisions = forced = 0
    try:
        while table.ask is not None:
            asked = table.ask.options
            if not asked:
                return decisions, forced, f"a question without an option: {table.ask}"
            forced += len(asked) == 1
            table.take(choose.choice(asked))
            decisions += 1
            if decisions % CENSUS_EVERY == 0 and rules.census(table) != census:
                return decisions, forced, f"things appear or vanish: {census} became {rules.census(table)}"
            if decisions > rules.longest:
                return decisions, forced, f"not over after {rules.longest} decisions"
    except Exception as wrong:
        return decisions, forced, f"{type(wrong).__name__}: {wrong} (asked: {table.ask})"
    return decisions, forced, "" if rules.census(table) == census else "things appear or vanish at the end"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("games", type=int)
    parser.add_argument("--players", type=int, nargs="*", help="player counts (default: all)")
    parser.add_argument("--first-seed", type=int, default=0)
    given = parser.parse_args()
    failed = 0
    with multiprocessing.Pool() as pool:
        for players in given.players or find(given.game).players:
            start = time.perf_counter()
            jobs = [(given.game, players, given.first_seed + number) for number in range(given.games)]
            lengths: list[int] = []
            forced_all = 0
            for job, (decisions, forced, wrong) in zip(jobs, pool.imap(one_game, jobs, 20), strict=True):
                lengths.append(decisions)
                forced_all += forced
                if wrong:
                    failed += 1
                    print(f"seed {job[2]}, {players} players, decision {decisions}: {wrong}", flush=True)
            spent = time.perf_counter() - start
            total = sum(lengths)
            print(
                f"{given.game}, {players} players: {len(lengths)} games, {total / len(lengths):.0f} decisions each "
                f"(longest {max(lengths)}), {forced_all / total:.0%} forced, {total / spent:.0f} decisions/s",
                flush=True,
            )
    print("all ended and nothing was lost" if not failed else f"{failed} games went wrong")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
