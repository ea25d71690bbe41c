"""The sample bot client plays a whole game on a real server."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from server.conftest import Node, Person
from server.test_play import Come

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_two_sample_bots_play_each_other(node: Node, person: Come) -> None:
    anna = person("Anna")
    made = anna.post("/api/tables/", game="tirnanog", players=2)
    anna.http.request("DELETE", f"/api/tables/{made['id']}/seats", json={"seat": 0}).raise_for_status()
    command = [sys.executable, str(CLIENT), node.url, made["id"], made["invite"]]

    bots = []
    for name in ("Ogma", "Nuada"):
        bots.append(subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True))
        until_seated(anna, made["id"], len(bots))
    anna.post(f"/api/tables/{made['id']}/start")

    for bot in bots:
        said, _ = bot.communicate(timeout=120)
        assert bot.returncode == 0
        assert "the game is over" in said


def until_seated(anna: Person, table: str, count: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        seats = anna.look(table)["table"]["seats"]
        if sum(bool(seat["name"]) for seat in seats) == count:
            return
        time.sleep(0.1)
    raise AssertionError("nobody sat down")
