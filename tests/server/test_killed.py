"""Nothing is lost: a node is killed at random moments while games run, and another goes on where it was."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx

from kit.services import free_port
from server.conftest import Node, Person, start_node
from server.test_play import table_for

TABLES, KILLS = 12, 3


class Games:
    """People at many tables who count what was acknowledged."""

    def __init__(self, node: Node, random: Random) -> None:
        self.random = random
        self.people = [Person(node, f"P{number}") for number in range(TABLES)]
        self.tables = {
            table_for(person, players=1, seed=f"{number}"): person for number, person in enumerate(self.people)
        }
        self.acknowledged = dict.fromkeys(self.tables, 0)

    def answer(self, table: str) -> None:
        person = self.tables[table]
        for decision in person.look(table)["table"]["view"]["decisions"]:
            if not decision["optional"]:
                body = {"t": "answer", "seat": 0, "option": self.random.choice(decision["options"]),
                        "number": decision["number"]}  # fmt: skip
                if person.http.post(f"/api/tables/{table}/do", json=body).status_code == 204:
                    self.acknowledged[table] = decision["number"] + 1

    def given(self, table: str) -> int | None:
        """Answers the server knows of; None when the game is over or answers by itself just now."""
        decisions = self.tables[table].look(table)["table"]["view"]["decisions"]
        return decisions[0]["number"] if decisions else None


def test_every_acknowledged_answer_is_there_after_a_kill(tmp_path: Path) -> None:
    random, port = Random(4), free_port()
    node = start_node(f"sqlite:///{tmp_path}/club.db", port=port)
    games = Games(node, random)
    try:
        for _ in range(KILLS):
            stop_after = random.randrange(40, 90)
            for number in range(200):
                if number == stop_after:
                    node.process.kill()  # -9, whatever it is doing: answers are on their way
                try:
                    games.answer(random.choice(list(games.tables)))
                except httpx.TransportError:
                    break
            node.kill()
            node = start_node(f"sqlite:///{tmp_path}/club.db", port=port)
            for table, acknowledged in games.acknowledged.items():
                given = games.given(table)
                assert given is None or given >= acknowledged
        for table, before in list(games.acknowledged.items()):
            games.answer(table)
            assert games.acknowledged[table] > before, "the game is stuck"
    finally:
        node.kill()
        for person in games.people:
            person.http.close()
