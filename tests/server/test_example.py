"""The sample bot client plays whole games on a real server, which may start anew meanwhile."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from kit.services import free_port
from server.conftest import Node, Person, start_node
from server.test_play import Come

CLIENT = Path(__file__).parents[2] / "examples" / "bot_client.py"
QUICK = {"windows": "fixed", "window": 0}


def start_client(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(CLIENT), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def empty_table(owner: Person) -> tuple[str, str]:
    made = owner.post("/api/tables/", game="tirnanog", players=2, pace=QUICK)
    owner.http.request("DELETE", f"/api/tables/{made['id']}/seats", json={"seat": 0}).raise_for_status()
    return made["id"], made["invite"]


def seated(owner: Person, table: str) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in owner.look(table)["table"]["seats"] if seat["name"]]


def plays_to_the_end(client: subprocess.Popen[str]) -> None:
    said, wrong = client.communicate(timeout=120)
    assert (client.returncode, wrong) == (0, "")
    assert "the game is over" in said


def fails(*words: str) -> str:
    """The one line it says."""
    client = start_client(*words)
    _, wrong = client.communicate(timeout=30)
    assert client.returncode == 1
    assert wrong.count("\n") == 1, wrong
    return wrong


def test_it_is_sixty_lines_of_code() -> None:
    code = CLIENT.read_text().split('"""', 2)[2].splitlines()

    assert sum(1 for line in code if line.strip() and not line.strip().startswith(("#", '"""'))) <= 60


def test_a_bot_with_a_name_of_its_own_plays_a_guest(node: Node, person: Come) -> None:
    anna = person("Anna")
    anna.post("/api/account", name="Anna of the samples", password="correct horse battery")
    token = anna.post("/api/bots", name="Sample")["token"]
    table, invite = empty_table(anna)

    bot = start_client(node.url, table, invite, f"--token={token}")
    until(lambda: len(seated(anna, table)) == 1)
    guest = start_client(node.url, table, invite)
    until(lambda: len(seated(anna, table)) == 2)
    assert seated(anna, table) == [("Sample", "bot"), ("Ogma", "guest")]
    anna.post(f"/api/tables/{table}/start")

    plays_to_the_end(bot)
    plays_to_the_end(guest)


def test_a_client_that_ended_finds_its_seat_again(node: Node, person: Come) -> None:
    anna = person("Anna")
    table, invite = empty_table(anna)
    other = start_client(node.url, table, invite)
    until(lambda: len(seated(anna, table)) == 1)
    first = start_client(node.url, table, invite)
    assert first.stdout is not None
    token = first.stdout.readline().split()[-1]  # --token=...
    until(lambda: len(seated(anna, table)) == 2)
    first.kill()
    first.communicate()

    again = start_client(node.url, table, token)  # no invitation: it sits there
    anna.post(f"/api/tables/{table}/start")

    plays_to_the_end(again)
    plays_to_the_end(other)


def test_clients_come_back_when_the_server_starts_anew(tmp_path: Path) -> None:
    url, port = f"sqlite:///{tmp_path}/club.db", free_port()
    node = start_node(url, port=port)
    anna = Person(node, "Anna")
    table, invite = empty_table(anna)
    clients = []
    for count in (1, 2):
        clients.append(start_client(node.url, table, invite))
        until(lambda count=count: len(seated(anna, table)) == count)  # type: ignore[misc]
    anna.post(f"/api/tables/{table}/start")
    until(lambda: len(anna.look(table)["events"]) > 20)

    node.process.terminate()
    node.process.wait(10)
    node = start_node(url, port=port)
    try:
        for client in clients:
            plays_to_the_end(client)
    finally:
        anna.http.close()
        node.kill()


def test_what_is_wrong_is_said_in_one_line(node: Node, person: Come) -> None:
    anna = person("Anna")
    made = anna.post("/api/tables/", game="tirnanog", players=1)
    nowhere = f"http://127.0.0.1:{free_port()}"

    assert "no-such-table" in fails(node.url, made["id"], "wrong")
    assert "no-such-table" in fails(node.url, made["id"], "--token=wrong")
    assert "no seat is free" in fails(node.url, made["id"], made["invite"])
    assert f"{nowhere}: no server there" in fails(nowhere, made["id"], made["invite"])
    assert "nonsense: no server there" in fails("nonsense", made["id"], made["invite"])
