"""Steps per second of our environments beside PettingZoo's and OpenSpiel's games with hidden information, in one run.

    .venv/bin/pip install 'pettingzoo[classic]'       # the peers; whichever of them are not there are left out
    .venv/bin/python tools/env_speed.py [--rounds 15] [--seconds 0.3] [--json FILE]

One process, CPU time; one batch of each in turn, round after round. Everybody is driven by the same loop, which draws
uniformly from the mask. "quiet" is the 90th percentile of the batches. For the compiled engine:
PYTHONPATH=.compiled FIDCHELL_BUILD=compiled (./test makes .compiled).
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from pettingzoo.utils import wrappers

import fidchell.core.table
import fidchell.envs.openspiel  # it registers our games there
from fidchell.bench.measure import CPU, Clock, Figures, Measured, Spent, Workload, in_turn, summary, summary_of
from fidchell.envs.gymnasium import ManyGames, SingleEnv
from fidchell.envs.pettingzoo import inis_v0, tirnanog_v0

Steps = Callable[[int], int]  # play at least so many steps; how many it were
PEERS = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "hanabi_v5")
SPIEL_PEERS = ("leduc_poker", "gin_rummy", "hearts", "python_block_dominoes")  # all but the last in C++
AIM = 3.0  # times the fastest of PettingZoo's
SEED = 1


def aec(env: Any) -> Steps:
    """An AEC environment: last(), draw from the mask, step()."""
    choose = Random(SEED)

    def play(least: int) -> int:
        steps = 0
        while steps < least:
            env.reset(seed=choose.randrange(1 << 30))
            while env.agents:
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                else:
                    env.step(choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                    steps += 1
                    if steps >= least:
                        break
        return steps

    return play


def single(env: SingleEnv) -> Steps:
    choose = Random(SEED)
    state = [env.reset(seed=SEED)[1]]

    def play(least: int) -> int:
        info = state[0]
        for _ in range(least):
            _, _, over, cut, info = env.step(choose.choice(np.flatnonzero(info["action_mask"]).tolist()))
            if over or cut:
                _, info = env.reset()
        state[0] = info
        return least

    return play


def many(env: ManyGames) -> Steps:
    choose = Random(SEED)
    state = [env.reset(seed=SEED)[1]]

    def play(least: int) -> int:
        info, steps = state[0], 0
        while steps < least:
            actions = [choose.choice(np.flatnonzero(mask).tolist() or [0]) for mask in info["action_mask"]]
            _, _, _, _, info = env.step(np.array(actions))
            steps += env.num_envs
        state[0] = info
        return steps

    return play


def encoding(env: Any) -> Steps:
    """Making an observation alone, at positions of one game."""
    env.reset(seed=SEED)
    choose, positions = Random(SEED), []
    for agent in env.agent_iter(600):
        if env.terminations[agent]:
            break
        if len(positions) * 10 < env.sitting.steps:
            positions.append((env.sitting.table.copy(), env.sitting.seat))
        env.step(choose.choice(np.flatnonzero(env.infos[agent]["action_mask"]).tolist()))
    encode = env.encoder.encode

    def play(least: int) -> int:
        steps = 0
        while steps < least:
            for table, seat in positions:
                encode(table, seat)
            steps += len(positions)
        return steps

    return play


def spiel(name: str) -> Steps:
    """A game of OpenSpiel: the tensor of who acts, the legal actions, one of them. Chance is drawn, but is no step."""
    game = importlib.import_module("pyspiel").load_game(name)
    choose = Random(SEED)
    recalls = game.get_type().provides_information_state_tensor
    tensor = "information_state_tensor" if recalls else "observation_tensor"

    def play(least: int) -> int:
        steps = 0
        while steps < least:
            state = game.new_initial_state()
            while steps < least and not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choose.choices(outcomes, chances)[0])
                else:
                    getattr(state, tensor)(state.current_player())
                    state.apply_action(choose.choice(state.legal_actions()))
                    steps += 1
        return steps

    return play


def in_wrappers(env: Any) -> Any:
    """As PettingZoo's own games come; our env() has these guards built in."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def ours() -> dict[str, Steps]:
    rows: dict[str, Steps] = {}
    for name, module in (("inis", inis_v0), ("tirnanog", tirnanog_v0)):
        for players in (2, 4):
            rows[f"{name} {players}p, AEC"] = aec(module.env(players=players))
        rows[f"{name} 2p, AEC in PettingZoo's three wrappers"] = aec(in_wrappers(module.raw_env()))
        rows[f"{name} 2p, Gymnasium against random"] = single(SingleEnv(name))
        rows[f"{name} 2p, 32 games at once against random"] = many(ManyGames(name, 32))
        rows[f"{name} 4p, an observation alone"] = encoding(module.raw_env(players=4))
        rows[f"{name} 2p, OpenSpiel"] = spiel(f"python_fidchell_{name}")
    return rows


def peers() -> dict[str, Steps]:
    """Those that work here; one that does not must not stop the others."""
    makers: dict[str, Callable[[], Steps]] = {}
    for name in PEERS:
        makers[f"pettingzoo {name}"] = lambda name=name: aec(
            importlib.import_module(f"pettingzoo.classic.{name}").env()
        )
    for name in SPIEL_PEERS:
        makers[f"openspiel {name}"] = lambda name=name: _of_openspiel(name)
    rows: dict[str, Steps] = {}
    for name, make in makers.items():
        try:
            rows[name] = make()
            rows[name](10)
        except Exception as wrong:
            rows.pop(name, None)
            print(f"left out: {name}: {str(wrong).splitlines()[0]}", file=sys.stderr)
    return rows


def _of_openspiel(name: str) -> Steps:
    importlib.import_module("open_spiel.python.games")  # it registers those in Python
    return spiel(name)


def workload(name: str, play: Steps, seconds: float) -> Workload:
    play(50)  # warm
    begin = CPU()
    steps = int(200 * seconds / max(1e-6, _spent(play, 200, begin))) + 1

    def run(clock: Clock) -> Measured:
        start = clock()
        done = play(steps)
        return {"steps": Spent(clock() - start, done)}

    return Workload(name, run)


def _spent(play: Steps, steps: int, begin: float) -> float:
    play(steps)
    return CPU() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="of CPU time in a batch, about")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    theirs, mine = peers(), ours()
    figures: Figures = {}
    calibrated: list[float] = []
    work = [workload(name, play, given.seconds) for name, play in {**mine, **theirs}.items()]
    for _ in in_turn(work, given.rounds, CPU, figures, calibrated):
        pass
    build = "compiled" if not fidchell.core.table.__file__.endswith(".py") else "pure Python"
    found = {name: summary(spent) for (name, _), spent in figures.items()}
    best = max((found[name].quiet for name in theirs if name.startswith("pettingzoo")), default=0.0)
    busy = summary_of([1 / seconds for seconds in calibrated])
    print(f"engine: {build}; calibration loop {1000 / busy.median:.0f} ms, spread {busy.spread:.0%}")
    print(f"{'':46}{'steps/s':>10}{'quiet':>10}{'spread':>8}" + ("   x PettingZoo's fastest" if best else ""))
    for name, row in found.items():
        times = f"{row.quiet / best:14.1f}x" if best and not name.startswith("pettingzoo") else ""
        print(f"{name:46}{row.median:10,.0f}{row.quiet:10,.0f}{row.spread:8.0%}{times}")
    # OpenSpiel's calls themselves cost more than our step: its rows are for comparing with its other games.
    slow = [name for name in mine if best and found[name].quiet < AIM * best and "OpenSpiel" not in name]
    if best:
        print(
            f"aim, at least {AIM:g} times PettingZoo's fastest: "
            + (f"missed by {', '.join(slow)}" if slow else "reached")
        )
    if given.json:
        rows = {name: row._asdict() for name, row in found.items()}
        given.json.write_text(json.dumps({"build": build, "rows": rows}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
