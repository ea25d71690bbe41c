"""Nothing is lost: kills a server again and again (kill -9) while many games run, and looks whether all is there.

    python tools/kill.py --tables 200 --kills 10
    python tools/kill.py --tables 200 --kills 10 --database postgresql://USER@HOST/NAME

After each start: every answer that the server had acknowledged is there, and every game goes on. Ends with 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from random import Random

import httpx
from crowd import Player, free_port, many, pending, sit_down, start_server
from websockets.exceptions import ConnectionClosed

STUCK_AFTER = 60.0  # seconds without a move at a table


class Crowd:
    def __init__(self, tables: list[list[Player]], random: Random) -> None:
        self.tables = tables
        self.random = random
        self.answers = 0
        self.over: set[int] = set()

    async def play(self, table: int, until: float) -> None:
        """As fast as it is asked, with answers on their way at any moment."""
        players = self.tables[table]
        while time.perf_counter() < until and table not in self.over:
            if any(player.view is not None and player.view.over for player in players):
                self.over.add(table)
                return
            for player in players:
                decision = pending(player)
                if decision is not None and decision.number not in player.sent.values():
                    self.answers += 1
                    try:
                        option = self.random.choice(decision.options)
                        await player.answer(decision, option, f"a{self.answers}")
                    except (ConnectionClosed, OSError):
                        return
            await asyncio.sleep(self.random.uniform(0.05, 0.5))

    async def open(self) -> None:
        people = [player for players in self.tables for player in players]
        for player in people:
            await player.close()
            player.view, player.sent = None, {}
        await many([player.open for player in people], 20)
        end = time.perf_counter() + STUCK_AFTER
        while any(player.view is None for player in people) and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    def lost(self) -> list[str]:
        """Tables at which an acknowledged answer is missing: its question is asked again."""
        return [
            f"{player.table} seat {player.seat}: {player.acknowledged} acknowledged, {decision.number} asked"
            for players in self.tables
            for player in players
            if (decision := pending(player)) and decision.number <= player.acknowledged
        ]


async def soak(tables: int, kills: int, database: str, seed: int) -> int:
    random, port = Random(seed), free_port()
    url, server = start_server(database, port)
    try:
        async with httpx.AsyncClient(timeout=60) as http:
            games = [("inis" if number % 2 else "tirnanog", 2 + number % 3) for number in range(tables)]
            crowd = Crowd([await sit_down(http, url, game, players, {}) for game, players in games], random)
        await crowd.open()
        lost: list[str] = []
        for kill in range(kills):
            began = time.perf_counter()
            seconds = random.uniform(3, 10)
            playing = asyncio.gather(*(crowd.play(table, began + seconds + 5) for table in range(tables)))
            await asyncio.sleep(seconds)
            server.kill()  # -9, with answers on their way
            server.wait()
            await playing
            url, server = start_server(database, port)
            await crowd.open()
            found = crowd.lost()
            lost += found
            print(
                f"kill {kill + 1}: {crowd.answers} answers sent, {len(crowd.over)} games over, {len(found)} lost",
                flush=True,
            )
        before = {player: player.acknowledged for players in crowd.tables for player in players if player.view}
        await asyncio.gather(*(crowd.play(table, time.perf_counter() + STUCK_AFTER / 2) for table in range(tables)))
        moved = [any(player.acknowledged > before[player] for player in players) for players in crowd.tables]
        stuck = [
            players[0].table
            for number, players in enumerate(crowd.tables)
            if not moved[number] and number not in crowd.over
        ]
        print(
            f"{tables} games, {kills} kills, {crowd.answers} answers: {len(lost)} lost, {len(stuck)} games stuck",
            *lost,
            *stuck,
            sep="\n  ",
        )
        return 1 if lost or stuck else 0
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/kill.db"
        sys.exit(asyncio.run(soak(given.tables, given.kills, database, given.seed)))


if __name__ == "__main__":
    main()
