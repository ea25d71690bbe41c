"""How games a second grow with cores, with and without Ray, and the arithmetic of docs/cluster.md from what it finds.

python tools/cluster_speed.py --games 300 (it needs two idle cores)
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

import fidchell
from fidchell.agents.spread import OnThisMachine, Spread
from fidchell.datasets.playing import Kept, Series
from fidchell.datasets.run import make_series, write
from fidchell.far.cluster import LOCAL, cluster


def measured(series: Series, games: int, spread: Spread) -> tuple[float, float]:
    """Games a second from the first to come back to the last, and this process's CPU seconds for a game."""
    came: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        begun = time.process_time()
        write(series, games, Path(folder), 200, spread, lambda finished, wanted: came.append(time.perf_counter()))
        spent = time.process_time() - begun
    return (len(came) - 1) / (came[-1] - came[0]), spent / games


def bytes_of(series: Series, games: int) -> tuple[float, float]:
    """A game as it is sent, and as it lies in Parquet."""
    kept = [one for number in range(games) if isinstance(one := series.play(number), Kept)]
    sent = statistics.mean(len(one.game) + len(one.decisions) for one in kept)
    with tempfile.TemporaryDirectory() as folder:
        write(series, games, Path(folder), games, OnThisMachine(1))
        lies = sum(file.stat().st_size for file in Path(folder).rglob("*.parquet")) / games
    return sent, lies


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="tirnanog")
    parser.add_argument("--agents", default="casual:iterations=100")
    parser.add_argument("--games", type=int, default=300, help="of each measurement")
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    series = make_series(args.game, 2, [args.agents], 1, {}, False, fidchell.__version__)
    rates: dict[str, list[float]] = {}
    driver: list[float] = []
    for _ in range(args.times):
        for workers in (1, 2):
            near = measured(series, args.games, OnThisMachine(workers))[0]
            with cluster(LOCAL, workers) as spread:
                far, spent = measured(series, args.games, spread)
            driver.append(spent)
            rates.setdefault(f"without Ray, {workers}", []).append(near)
            rates.setdefault(f"Ray, {workers}", []).append(far)
            print(f"... {workers} workers: {near:.2f} games/s without Ray, {far:.2f} with it", flush=True)
    for name, found in rates.items():
        print(f"{name} workers: {statistics.median(found):.2f} games/s  ({', '.join(f'{one:.2f}' for one in found)})")
    middle = {name: statistics.median(found) for name, found in rates.items()}
    for how in ("without Ray", "Ray"):
        print(f"{how}: two workers give {middle[f'{how}, 2'] / (2 * middle[f'{how}, 1']):.0%} of twice one")
    g, d = middle["Ray, 1"], statistics.median(driver)
    sent, lies = bytes_of(series, min(20, args.games))
    print(f"g = {g:.2f} games a core and second; d = {1e3 * d:.2f} ms of the driver's CPU for a game")
    print(f"b = {sent:,.0f} bytes of a game as it comes back; {lies:,.0f} in Parquet")
    carried, busy = 1000 * g * sent / 1e6, 1000 * g * d
    print(f"1,000 cores: {1000 * g:,.0f} games/s, {carried:.1f} MB/s to the driver, {busy:.1f} of its cores")
    print(f"the driver saturates at {1 / (g * d):,.0f} cores, a network of 1 Gbit/s at {125e6 / (g * sent):,.0f}")


if __name__ == "__main__":
    main()
