"""Nothing is lost: kills a server again and again (kill -9) while many games run, and looks whether all is there.

    python tools/kill.py --tables 200 --kills 10
    python tools/kill.py --tables 200 --kills 10 --nodes 2 --database postgresql
    python tools/kill.py --tables 200 --kills 10 --nodes 2 --database postgresql://USER@HOST/NAME

``postgresql`` starts Debian's PostgreSQL for itself. With two nodes, players are spread over both, and one of them is
killed: its players go on at the other. After each start: every answer that a node had acknowledged is in the log of the
database, no question that was answered is asked again, and in the end every game goes on. Ends with 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import subprocess
import sys
import time
from functools import partial
from random import Random

import httpx
from crowd import Player, free_port, given_database, many, new_http, pending, sit_down, start_server
from sqlalchemy import select
from websockets.exceptions import InvalidHandshake, WebSocketException

from fidchell.server.database import Database
from fidchell.server.identity import hashed
from fidchell.server.schema import LOG

STUCK_AFTER = 120.0  # seconds without a move at a table
GOES_ON = 5.0  # seconds that others play before a killed node is started again
UNREACHED = (OSError, TimeoutError, WebSocketException, InvalidHandshake)


class Nodes:
    """Servers on one database. Who is killed comes back at the same address."""

    def __init__(self, database: str, count: int) -> None:
        self.database = database
        self.running: dict[int, subprocess.Popen[bytes]] = {}
        for _ in range(count):
            self.start(free_port())

    def start(self, port: int) -> None:
        self.running[port] = start_server(self.database, port)[1]

    def kill(self, port: int) -> None:
        server = self.running.pop(port)
        server.kill()
        server.wait()

    def address(self, number: int) -> str:
        return f"http://127.0.0.1:{sorted(self.running)[number % len(self.running)]}"


class Crowd:
    def __init__(self, tables: list[list[Player]], nodes: Nodes, random: Random) -> None:
        self.tables = tables
        self.nodes = nodes
        self.random = random
        self.answers = 0
        self.moved = 0  # who went on at another node
        self.over: set[int] = set()
        self.people = [player for players in tables for player in players]

    async def play(self, table: int, until: float) -> None:
        """As fast as it is asked, with answers on their way at any moment."""
        players = self.tables[table]
        while time.perf_counter() < until and table not in self.over:
            if any(player.view is not None and player.view.over for player in players):
                self.over.add(table)
                return
            for player in players:
                if not player.connected:
                    await self.reconnect(player)
                decision = pending(player)
                if decision is not None and decision.number not in player.sent.values():
                    self.answers += 1
                    with contextlib.suppress(*UNREACHED):
                        option = self.random.choice(decision.options)
                        await player.answer(decision, option, f"a{self.answers}")
            await asyncio.sleep(self.random.uniform(0.05, 0.5))

    async def reconnect(self, player: Player) -> None:
        """As a page does when its socket closes: at whatever node there is."""
        if self.nodes.running:
            await self.open_one(player, self.random.randrange(len(self.nodes.running)))
            self.moved += player.connected

    async def open_one(self, player: Player, node: int) -> None:
        await player.close()
        player.view, player.sent, player.url = None, {}, self.nodes.address(node)
        with contextlib.suppress(*UNREACHED):
            await player.open()

    async def open(self) -> None:
        """All of them, spread over the nodes."""
        await many([partial(self.open_one, player, number) for number, player in enumerate(self.people)], 20)
        end = time.perf_counter() + STUCK_AFTER
        while any(player.view is None for player in self.people) and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    async def lost(self) -> list[str]:
        """What was acknowledged and is not in the log, or is asked again."""
        database = Database(self.nodes.database)
        async with database.reading() as db:
            kept = {row.key for row in await db.execute(select(LOG.c.key).where(LOG.c.key.is_not(None)))}
        await database.close()
        gone = [
            f"{player.table} seat {player.seat}: {key} was acknowledged"
            for player in self.people
            for key in player.kept
            if hashed(f"{player.user}/{key}") not in kept
        ]
        return gone + [
            f"{player.table} seat {player.seat}: {player.acknowledged} acknowledged, {decision.number} asked"
            for player in self.people
            if (decision := pending(player)) and decision.number <= player.acknowledged
        ]

    def acknowledged(self) -> int:
        return sum(len(player.kept) for player in self.people)


async def gather(http: httpx.AsyncClient, nodes: Nodes, tables: int, random: Random) -> Crowd:
    games = [("inis" if number % 2 else "tirnanog", 2 + number % 3) for number in range(tables)]
    sat = await many([partial(sit_down, http, nodes.address(at), *game, {}) for at, game in enumerate(games)], 8)
    return Crowd(sat, nodes, random)


async def soak(tables: int, kills: int, count: int, database: str, seed: int) -> int:
    random, nodes = Random(seed), Nodes(database, count)
    try:
        async with new_http() as http:
            crowd = await gather(http, nodes, tables, random)
        await crowd.open()
        print(f"{tables} games begun on {count} node{'s' * (count > 1)}", flush=True)
        lost: list[str] = []
        for kill in range(kills):
            seconds = random.uniform(3, 10)
            until = time.perf_counter() + seconds + GOES_ON
            playing = asyncio.gather(*(crowd.play(table, until) for table in range(tables)))
            await asyncio.sleep(seconds)
            port = random.choice(sorted(nodes.running))
            nodes.kill(port)  # -9, with answers on their way
            before = crowd.acknowledged()
            await playing
            after = crowd.acknowledged()
            nodes.start(port)
            await crowd.open()
            found = await crowd.lost()
            lost += found
            print(
                f"kill {kill + 1}: {after} acknowledged, {after - before} of them after it; "
                f"{crowd.moved} went to another node; {len(crowd.over)} games over, {len(found)} lost",
                flush=True,
            )
        stuck = await stuck_games(crowd)
        lost += await crowd.lost()
        print(
            f"{tables} games, {count} nodes, {kills} kills, {crowd.answers} answers sent, {crowd.acknowledged()} "
            f"acknowledged: {len(lost)} lost, {len(stuck)} games stuck",
            *lost,
            *stuck,
            sep="\n  ",
        )
        return 1 if lost or stuck else 0
    finally:
        for port in list(nodes.running):
            nodes.kill(port)


async def stuck_games(crowd: Crowd) -> list[str]:
    """Tables at which nobody's answer is acknowledged any more, though the game is not over."""
    before = [sum(len(player.kept) for player in players) for players in crowd.tables]
    stands, end = set(range(len(crowd.tables))), time.perf_counter() + STUCK_AFTER
    while stands and time.perf_counter() < end:
        until = time.perf_counter() + 10
        await asyncio.gather(*(crowd.play(table, until) for table in range(len(crowd.tables))))
        kept = [sum(len(player.kept) for player in players) for players in crowd.tables]
        stands = {number for number in stands if number not in crowd.over and kept[number] == before[number]}
    return [crowd.tables[number][0].table for number in sorted(stands)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--database", default="", help="an address, or postgresql; default: a SQLite file")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with given_database(given.database) as database:
        code = asyncio.run(soak(given.tables, given.kills, given.nodes, database, given.seed))
    sys.exit(code)


if __name__ == "__main__":
    main()
