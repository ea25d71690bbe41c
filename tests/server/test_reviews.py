"""Finished games looked at by the expert, in the background."""

from __future__ import annotations

import asyncio
import subprocess
import time
import xml.etree.ElementTree as Xml
from pathlib import Path
from typing import Any

import pytest

from fidchell.analysis.graph import Graph, draw
from fidchell.server.bots import Thinkers
from fidchell.server.bring import bring, checked
from fidchell.server.bus import Alone
from fidchell.server.database import Database
from fidchell.server.identity import new_guest
from fidchell.server.reviews import (
    AGAIN_AFTER,
    AGAIN_SOON,
    CLAIMED_FOR,
    MOST_OF_ONE,
    MOST_TRIES,
    Analyst,
    ask_for,
    read_review,
)
from fidchell.server.rooms import Rooms
from kit.recorded import played
from kit.services import free_port
from server.conftest import Person, start_node
from server.test_limits import Clock
from server.test_play import Come, own_decision, table_for

RECORD = played("tirnanog", 1).record()


def review(person: Person, table: str) -> dict[str, Any]:
    answer = person.http.get(f"/api/tables/{table}/analysis")
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def until(person: Person, table: str, state: str, judged: int = 0, within: float = 120.0) -> dict[str, Any]:
    end = time.monotonic() + within
    while time.monotonic() < end:
        found = review(person, table)
        assert found["state"] != "failed"
        if found["state"] == state and found["judged"] >= judged:
            return found
        time.sleep(0.2)
    raise AssertionError(f"not {state} within {within} seconds")


def test_a_finished_game_is_judged_while_bots_play_on(person: Come) -> None:
    anna = person("Anna <b>")
    table = anna.post("/api/tables/import", **RECORD)["id"]
    assert review(anna, table) == {"state": "none", "judged": 0, "of": None, "result": None}

    asked = anna.post(f"/api/tables/{table}/analysis")
    assert (asked["state"], asked["result"]) == ("waiting", None)
    assert anna.http.get(f"/api/tables/{table}/analysis.svg").status_code == 404
    until(anna, table, "running")
    other = table_for(anna, players=2)
    began = time.monotonic()
    for number in range(3):
        option = own_decision(anna, other, number)["options"][0]
        anna.post(f"/api/tables/{other}/do", t="answer", seat=0, option=option)
    waited = time.monotonic() - began
    made = until(anna, table, "done")

    result = made["result"]
    assert waited < 20
    assert made["judged"] == made["of"] == len(result["decisions"]) > 50
    assert [verdict["number"] for verdict in result["decisions"]] == sorted(
        verdict["number"] for verdict in result["decisions"]
    )
    assert all(0 <= chance <= 1 for curve in result["curves"] for _, chance in curve)
    assert result["curves"][0][-1] == [len(RECORD["answers"]) + 1, result["shares"][0]]
    assert {"chosen", "preferred", "agrees", "worse_by", "sure"} <= result["decisions"][0].keys()

    drawn = anna.http.get(f"/api/tables/{table}/analysis.svg", params={"lang": "uk"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert Xml.fromstring(drawn.text).tag.endswith("svg")
    assert anna.http.get(f"/api/tables/{table}/analysis.svg", params={"lang": "xx"}).status_code == 409
    assert anna.post(f"/api/tables/{table}/analysis")["state"] == "done"  # once is enough


def test_a_running_game_is_nobodys_to_judge(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    table = table_for(anna, players=1)

    assert anna.refused(f"/api/tables/{table}/analysis") == ["game-is-running"]
    assert eve.refused(f"/api/tables/{table}/analysis") == ["no-such-table"]


def children_of(process: int) -> list[int]:
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=False)
    return [int(word) for word in told.stdout.split()]


def all_end(processes: list[int]) -> bool:
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if not any(Path(f"/proc/{process}").exists() for process in processes):
            return True
        time.sleep(0.1)
    return False


def test_a_killed_node_loses_little_of_a_review(tmp_path: Path) -> None:
    port = free_port()
    node = start_node(f"sqlite:///{tmp_path}/club.db", port=port)
    anna = Person(node, "Anna")
    try:
        table = anna.post("/api/tables/import", **RECORD)["id"]
        anna.post(f"/api/tables/{table}/analysis")
        before = until(anna, table, "running", judged=1)["judged"]
        thinking = children_of(node.process.pid)
        node.kill()
        assert thinking
        assert all_end(thinking), "processes outlive their node"
        node = start_node(f"sqlite:///{tmp_path}/club.db", port=port)

        assert review(anna, table)["judged"] >= before
        assert until(anna, table, "done")["judged"] > before
    finally:
        node.kill()
        anna.http.close()


def test_one_person_has_so_many_games_waiting(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    tables = [anna.post("/api/tables/import", **RECORD)["id"] for _ in range(MOST_OF_ONE + 1)]
    for table in tables[:-1]:
        anna.post(f"/api/tables/{table}/analysis")

    assert anna.refused(f"/api/tables/{tables[-1]}/analysis") == ["too-many-of-yours"]
    own = bran.post("/api/tables/import", **RECORD)["id"]
    assert bran.post(f"/api/tables/{own}/analysis")["state"] == "waiting"


class Failing(Thinkers):
    """Work that goes wrong after so many pieces."""

    def __init__(self, pieces: int) -> None:
        super().__init__()
        self.pieces, self.tried = pieces, 0

    async def when_free(self, work: Any, *given: Any) -> Any:
        self.tried += 1
        if not self.pieces:
            raise RuntimeError("no process can do this")
        self.pieces -= 1
        return {"of": 9, "boundaries": [], "shares": [1.0], "last": 9, "decisions": [{"number": given[1] + 1}]}


@pytest.mark.parametrize("how", ["goes wrong", "kills its node"])
def test_a_review_that_fails_is_given_up_for_a_while(tmp_path: Path, how: str) -> None:
    async def ask() -> list[tuple[str, int]]:
        clock, database = Clock(), Database(f"sqlite:///{tmp_path}/club.db")
        await database.create()
        analyst = Analyst(Rooms(database, Alone(), clock), Failing(2))
        seen: list[tuple[str, int]] = []
        async with database.writing() as db:
            anna = await new_guest(db, "Anna", "en", clock())
            table, _ = await bring(db, anna, await checked(RECORD), "", clock())
        for later in (0.0, 1.0, AGAIN_AFTER):
            clock.time += later
            async with database.writing() as db:
                await ask_for(db, table, anna.id, clock())
            for _ in range(10):
                clock.time += CLAIMED_FOR + AGAIN_SOON
                claimed = await analyst._claim()
                if claimed is not None and how == "goes wrong":
                    await analyst._work(*claimed)
                elif claimed is not None:
                    analyst.thinkers.tried += 1  # type: ignore[attr-defined]
            async with database.reading() as db:
                seen.append(((await read_review(db, table, clock())).state, analyst.thinkers.tried))  # type: ignore[attr-defined]
        await database.close()
        return seen

    first = MOST_TRIES + (2 if how == "goes wrong" else 0)  # two pieces were made
    assert asyncio.run(ask()) == [("failed", first), ("failed", first), ("failed", first + MOST_TRIES)]


def test_the_graph_is_a_picture_whatever_people_are_called() -> None:
    names = ['<script>alert("x")</script>', "Ўладзімір & co"]
    graph = Graph("Chances", "decision", names, [[(1, 0.5), (9, 1.0)], [(2, 0.5)]], [(1, "round 1")], [(2, 0.5, "<")])

    drawn = draw(graph)

    texts = [part.text for part in Xml.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert set(names) <= set(texts)
    assert drawn == draw(graph)


def test_what_begins_too_close_together_is_not_written_over_each_other() -> None:
    rounds = [(1, "round 1"), (2, "round 2"), (50, "round 3"), (100, "round 4")]
    drawn = draw(Graph("Chances", "decision", ["A"], [[(1, 0.5), (100, 1.0)]], rounds, []))

    texts = [part.text for part in Xml.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]

    assert [text for text in texts if text and text.startswith("round")] == ["round 1", "round 3"]
