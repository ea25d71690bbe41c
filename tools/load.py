"""How much a server carries: many live tables of four, a move at each every few seconds.

    python tools/load.py --tables 300 --every 3 --seconds 60
    python tools/load.py --until-it-breaks          more and more tables, until the last client waits too long

Starts a server of its own on a fresh SQLite file (--database ADDRESS for another, --database postgresql for Debian's
PostgreSQL, started here), and prints answers a second, the time from an answer until the last of the four has it on the
socket, and memory. Server and crowd share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from crowd import Player, come, given_database, many, new_http, pending, sit_down, start_server

PACE = {"windows": "fast", "bank": 86400}  # nobody's time is up while others still sit down
WAITS_FOR = 5.0  # seconds until an update counts as too late
AT_ONCE = 8  # requests while tables are set up
TABLES_OF_ONE = 20  # each of the four has a socket at each


@dataclass
class Measured:
    late: list[float] = field(default_factory=list)  # seconds until the last client had it
    later: int = 0  # updates later than WAITS_FOR
    over: int = 0


def memory(process: int) -> float:
    """MB that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def cpu(process: int) -> float:
    """Seconds of the processor it has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play(players: list[Player], every: float, until: float, measured: Measured, random: Random) -> None:
    """A move every few seconds; how long until all four have heard of it?"""
    await asyncio.sleep(random.random() * every)
    number = 0
    while (now := time.perf_counter()) < until:
        next_at = now + every
        asked = [(player, open_) for player in players if (open_ := pending(player))]
        if asked and players[0].view is not None and not players[0].view.over:
            player, decision = random.choice(asked)
            sealed = player.in_window  # what is sealed is told to nobody
            number += 1
            sent = time.perf_counter()
            await player.answer(decision, random.choice(decision.options), f"m{number}")
            if not sealed:
                await heard(players, sent, measured)
        elif players[0].view is not None and players[0].view.over:
            measured.over += 1
            return
        await asyncio.sleep(max(0.0, next_at - time.perf_counter()))


async def heard(players: list[Player], sent: float, measured: Measured) -> None:
    """Wait until all four have been told. What is refused, as the game had gone on by itself, is told to nobody."""
    told, refused = asyncio.Event(), sum(len(player.refused) for player in players)

    def look() -> None:
        if all(player.heard_at > sent for player in players) or is_refused():
            told.set()

    def is_refused() -> bool:
        return sum(len(player.refused) for player in players) > refused

    for player in players:
        player.on_news = look
    look()
    try:
        await asyncio.wait_for(told.wait(), WAITS_FOR)
        if is_refused():
            return
        measured.late.append(max(player.heard_at for player in players) - sent)
    except TimeoutError:
        measured.later += 1


async def set_up(url: str, tables: int) -> list[list[Player]]:
    """Tables of four, with all sockets open. Guests sit at several, so that there are not thousands to make first."""
    began = time.perf_counter()
    crowd: list[list[Player]] = []

    async def one(number: int) -> None:
        game = "inis" if number % 2 else "tirnanog"
        crowd.append(await sit_down(http, url, game, 4, PACE, guests[number // TABLES_OF_ONE]))
        if len(crowd) % 100 == 0:
            print(f"  {len(crowd)} of {tables} tables, {time.perf_counter() - began:.0f} s", flush=True)

    async with new_http() as http:
        guests = await many([partial(come, http, url, 4)] * (1 + (tables - 1) // TABLES_OF_ONE), AT_ONCE)
        await many([partial(one, number) for number in range(tables)], AT_ONCE)
    people = [player for players in crowd for player in players]
    await many([player.open for player in people], 20)
    while any(player.view is None for player in people):
        await asyncio.sleep(0.1)
        if closed := Counter(player.closed for player in people if not player.connected):
            raise SystemExit(f"sockets closed before the games began: {dict(closed)}")
    print(f"{tables} tables set up in {time.perf_counter() - began:.0f} s", flush=True)
    return crowd


async def load(tables: int, every: float, seconds: float, database: str) -> dict[str, float]:
    url, server = start_server(database)
    before, measured, random = memory(server.pid), Measured(), Random(tables)
    try:
        crowd = await set_up(url, tables)
        people = [player for players in crowd for player in players]
        gc.freeze()
        gc.disable()  # the crowd must not be what is waited for
        used, own, began = cpu(server.pid), time.process_time(), time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(play(players, every, until, measured, random) for players in crowd))
        took = time.perf_counter() - began
        late = sorted(measured.late) or [float("nan")]
        told: dict[str, float] = {
            "tables": tables,
            "answers a second": len(measured.late) / took,
            "p50 ms": 1000 * statistics.median(late),
            "p99 ms": 1000 * late[int(len(late) * 0.99)] if late else 0,
            "longest ms": 1000 * late[-1],
            "later than 5 s": measured.later,
            "refused": sum(len(one.refused) for one in people),
            "crowd's core": (time.process_time() - own) / took,
            "server's core": (cpu(server.pid) - used) / took,
            "kB an update": sum(p.bytes for ps in crowd for p in ps)
            / 1000
            / max(1, sum(p.updates for ps in crowd for p in ps)),
            "MB a table": (memory(server.pid) - before) / tables,
        }
        why = Counter(reason["key"] for player in people for reasons in player.refused for reason in reasons)
        if why:
            print(f"refused: {dict(why)}", flush=True)
        await many([player.close for player in people], 50)
        return told
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--every", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="an address, or postgresql; default: a SQLite file")
    parser.add_argument("--until-it-breaks", action="store_true")
    given = parser.parse_args()
    tables = given.tables
    while True:
        with given_database(given.database) as database:
            told = asyncio.run(load(tables, given.every, given.seconds, database))
        print(
            "  ".join(f"{name} {value:.1f}" if value % 1 else f"{name} {value:.0f}" for name, value in told.items()),
            flush=True,
        )
        if not given.until_it_breaks or told["p99 ms"] > 1000 or told["later than 5 s"]:
            return
        tables = int(tables * 1.5)


if __name__ == "__main__":
    main()
