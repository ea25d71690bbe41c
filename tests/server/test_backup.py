"""A server's database goes to a file and back, to SQLite or PostgreSQL, whole or not at all; finished games go out."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fidchell.server.database import Database
from kit import services
from kit.command import typed_here
from kit.forked import Forked
from kit.recorded import played
from server.conftest import Node, Person, start_node
from server.test_migrations import create, in_database
from server.test_play import own_decision, play_to_the_end, table_for

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="module")
def club(folder: Path) -> Iterator[Node]:
    """A server that runs while we work on its database."""
    node = start_node(f"sqlite:///{folder}/club.db")
    yield node
    node.kill()


@pytest.fixture(scope="module")
def saved(club: Node, folder: Path) -> Iterator[tuple[Path, Person, str]]:
    """A backup made while the server runs, somebody in it, and the table at which a game runs."""
    anna = Person(club, "Anna")
    anna.post("/api/account", name="Anna", password="long enough it is")
    table = table_for(anna, players=2)
    anna.post(f"/api/tables/{table}/do", t="answer", seat=0, option=own_decision(anna, table, 0)["options"][0])
    anna.post(f"/api/tables/{table}/chat", text="wait for me")
    own_decision(anna, table, 1)
    file = folder / "club.backup"
    run("backup", file, f"sqlite:///{folder}/club.db")
    yield file, anna, table
    anna.http.close()


def run(command: str, file: Path, url: str, *more: str) -> None:
    running = Forked([command, str(file), "--database", url, *more], os.environ, Path.cwd())
    code = running.wait(60)
    assert code == 0, f"{command} ended with {code}"


def goes_on(url: str, anna: Person, table: str, number: int) -> None:
    """On a server with this database, the same cookie plays the same game on."""
    node, home = start_node(url), anna.node
    try:
        anna.move_to(node)
        anna.post(f"/api/tables/{table}/chat", text=f"here I am {number}")
        chat = anna.http.get(f"/api/tables/{table}/chat").json()
        assert [said["id"] for said in chat] == sorted({said["id"] for said in chat})
        option = own_decision(anna, table, number)["options"][0]
        anna.post(f"/api/tables/{table}/do", t="answer", seat=0, option=option)
        assert own_decision(anna, table, number + 1)
    finally:
        node.kill()
        anna.move_to(home)


def test_a_club_moves_to_postgresql_and_back_in_the_middle_of_a_game(
    saved: tuple[Path, Person, str], tmp_path: Path
) -> None:
    file, anna, table = saved
    if services.program("postgres") is None:
        pytest.skip("PostgreSQL is not installed here")
    again, home = tmp_path / "again.backup", f"sqlite:///{tmp_path}/home.db"
    with services.postgres() as url:
        run("restore", file, url)
        goes_on(url, anna, table, 1)
        run("backup", again, url)
    run("restore", again, home)
    goes_on(home, anna, table, 2)


def test_everything_comes_back(saved: tuple[Path, Person, str], tmp_path: Path) -> None:
    file, again = saved[0], tmp_path / "again.backup"
    run("restore", file, f"sqlite:///{tmp_path}/new.db")
    run("backup", again, f"sqlite:///{tmp_path}/new.db")

    assert lines(again) == lines(file)
    assert in_database(f"sqlite:///{tmp_path}/new.db", _nothing_became_null) == 0


def _nothing_became_null(connection: Any) -> int:
    found: int = connection.exec_driver_sql("SELECT count(*) FROM tables WHERE result = 'null'").scalar()
    return found


def test_only_the_host_can_read_it(saved: tuple[Path, Person, str]) -> None:
    assert saved[0].stat().st_mode & 0o077 == 0


def test_only_the_host_can_read_the_database(club: Node, folder: Path) -> None:
    files = list(folder.glob("club.db*"))

    assert {file.name for file in files} >= {"club.db", "club.db-wal", "club.db-shm"}
    assert [file.name for file in files if file.stat().st_mode & 0o077] == []


def test_nothing_is_restored_under_a_running_server(
    saved: tuple[Path, Person, str], folder: Path, capsys: Capture, tmp_path: Path
) -> None:
    file, anna, table = saved

    assert "stop it first" in refused(capsys, file, folder / "club.db", "--replace")
    assert anna.look(table)

    other = start_node(f"sqlite:///{tmp_path}/other.db")
    second = start_node(f"sqlite:///{tmp_path}/other.db")
    other.kill()
    assert "stop it first" in refused(capsys, file, tmp_path / "other.db")
    second.kill()
    run("restore", file, f"sqlite:///{tmp_path}/other.db", "--replace")


def test_nothing_is_restored_under_a_node_with_postgresql(saved: tuple[Path, Person, str], capsys: Capture) -> None:
    if services.program("postgres") is None:
        pytest.skip("PostgreSQL is not installed here")
    with services.postgres() as url:
        node = start_node(url)
        code, _, err = typed_here(capsys, "restore", saved[0], "--database", url, "--replace")
        assert (code, "stop it first" in err) == (1, True)
        node.kill()
        ends_within(10, lambda: run("restore", saved[0], url, "--replace"))


def ends_within(seconds: float, work: Callable[[], None]) -> None:
    """PostgreSQL takes a moment to see that a connection is gone."""
    end = time.monotonic() + seconds
    while True:
        try:
            return work()
        except AssertionError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def test_a_backup_is_written_over_only_when_told(
    saved: tuple[Path, Person, str], folder: Path, capsys: Capture
) -> None:
    url, file = f"sqlite:///{folder}/club.db", folder / "twice.backup"
    file.write_text("precious")

    code, _, err = typed_here(capsys, "backup", file, "--database", url)
    assert (code, "--replace" in err, file.read_text()) == (1, True, "precious")
    run("backup", file, url, "--replace")
    assert lines(file)


def lines(file: Path) -> list[str]:
    with gzip.open(file, "rt", encoding="utf-8") as text:
        return text.read().splitlines()


def packed(file: Path, content: list[str]) -> Path:
    with gzip.open(file, "wt", encoding="utf-8") as text:
        text.write("".join(f"{line}\n" for line in content))
    return file


def dump(file: Path) -> list[str]:
    database = sqlite3.connect(file)
    try:
        return list(database.iterdump())
    finally:
        database.close()


def refused(capsys: Capture, file: Path, target: Path, *more: str) -> str:
    """Restoring fails in one sentence and changes nothing."""
    before = dump(target) if target.exists() else None
    code, _, err = typed_here(capsys, "restore", file, "--database", f"sqlite:///{target}", *more)
    assert code == 1
    assert "Traceback" not in err
    assert (dump(target) if target.exists() else None) == before
    return err


def test_what_is_no_whole_backup_is_refused_before_anything_is_changed(
    saved: tuple[Path, Person, str], tmp_path: Path, capsys: Capture
) -> None:
    file, target = saved[0], tmp_path / "target.db"
    whole, content = file.read_bytes(), lines(file)
    wrong = tmp_path / "wrong"
    for cut in (0, 10, len(whole) // 2, len(whole) - 1):
        wrong.write_bytes(whole[:cut])
        assert "backup of fidchell" in refused(capsys, wrong, target)
    wrong.write_bytes(whole[:200] + b"?" + whole[201:])
    assert "backup of fidchell" in refused(capsys, wrong, target)
    for foreign in (content[:-1], content[1:], [*content[:3], *content[4:]], [*content, "{}"], ["[]"], ["{}"], []):
        assert "backup of fidchell" in refused(capsys, packed(wrong, foreign), target)
    newer = json.dumps({**json.loads(content[0]), "schema": "9999"})
    assert "made by a newer fidchell" in refused(capsys, packed(wrong, [newer, *content[1:]]), target)
    wrong.write_text("not even gzip")
    assert "no backup of fidchell" in refused(capsys, wrong, target)
    assert "missing cannot be read: No such file" in refused(capsys, tmp_path / "missing", target)
    assert not target.exists()


def test_a_full_database_is_replaced_only_when_told(
    saved: tuple[Path, Person, str], tmp_path: Path, capsys: Capture
) -> None:
    file, target = saved[0], tmp_path / "target.db"
    run("restore", file, f"sqlite:///{target}")

    assert "is not empty" in refused(capsys, file, target)
    run("restore", file, f"sqlite:///{target}", "--replace")
    create(f"sqlite:///{tmp_path}/empty.db")
    run("restore", file, f"sqlite:///{tmp_path}/empty.db")
    assert dump(tmp_path / "empty.db") == dump(target)


@pytest.mark.parametrize("wrong", ["twice", "orphan", "columns", "table"])
def test_a_restore_that_fails_half_way_leaves_all_as_it_was(
    saved: tuple[Path, Person, str], tmp_path: Path, capsys: Capture, wrong: str
) -> None:
    file, target = saved[0], tmp_path / "target.db"
    run("restore", file, f"sqlite:///{target}")
    content = [json.loads(line) for line in lines(file)]
    users = next(at for at, line in enumerate(content) if isinstance(line, dict) and line.get("table") == "users")
    if wrong == "twice":
        content.insert(users + 1, content[users + 1])
    elif wrong == "orphan":
        content[users + 1][0] = "somebody else"
    elif wrong == "columns":
        content[users]["columns"][0] = "number"
    else:
        content[users]["table"] = "alembic_version"
    content[-1]["rows"] = sum(isinstance(line, list) for line in content)

    refused(capsys, packed(tmp_path / "wrong", [json.dumps(line) for line in content]), target, "--replace")


def test_finished_games_go_out_without_people_or_secrets(club: Node, folder: Path, capsys: Capture) -> None:
    anna, bran = Person(club, "Anna"), Person(club, "Bran")
    over = [table_for(anna, bran, seed=""), table_for(anna, players=1, seed="")]
    known = table_for(anna, players=1, seed="known")
    play_to_the_end(over[0], anna, bran)
    for alone in (over[1], known):
        play_to_the_end(alone, anna)
    running = table_for(bran, seed="known", players=1)  # of the same deal: nobody may read it up
    url, file = f"sqlite:///{folder}/club.db", folder / "games.jsonl"

    code, out, _ = typed_here(capsys, "export", file, "--database", url)
    assert (code, "1 left out" in out) == (0, True)
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) == len(over)
    for private in ("Anna", "Bran", anna.id, "known", running, anna.http.cookies["fidchell"]):
        assert private not in text
    assert "2 games replay the same" in typed_here(capsys, "verify", file)[1]

    typed_here(capsys, "export", folder / "games", "--database", url)
    assert {game.stem for game in (folder / "games").iterdir()} == set(over)
    assert typed_here(capsys, "replay", folder / "games" / f"{over[0]}.json", "--lang", "en")[0] == 0
    for person in (anna, bran):
        person.http.close()


def test_games_brought_from_elsewhere_do_not_go_out(club: Node, tmp_path: Path, folder: Path, capsys: Capture) -> None:
    anna = Person(club, "Anna the traveller")
    record = played("tirnanog", 1).record()
    brought = anna.post("/api/tables/import/", **record)["id"]
    branch = anna.post(f"/api/tables/{brought}/branch", at=len(record["answers"]) - 5)["id"]
    anna.post(f"/api/tables/{branch}/start")
    play_to_the_end(branch, anna)

    code, out, _ = typed_here(capsys, "export", tmp_path / "games", "--database", f"sqlite:///{folder}/club.db")

    assert (code, "brought from elsewhere" in out) == (0, True)
    assert {file.stem for file in (tmp_path / "games").iterdir()} & {brought, branch} == set()
    anna.http.close()


def test_a_backup_that_cannot_be_written_is_told(club: Node, folder: Path, capsys: Capture) -> None:
    url = f"sqlite:///{folder}/club.db"

    code, _, err = typed_here(capsys, "backup", folder / "no" / "such" / "folder", "--database", url)

    assert code == 1
    assert "cannot be written" in err


def test_no_node_starts_while_a_backup_is_being_restored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/club.db"

    async def run() -> None:
        restoring, node = Database(url), Database(url, node=True)
        async with restoring.rebuilding() as connection:
            await restoring.keep_nodes_out(connection)
            with pytest.raises(ValueError, match=f"the database {url} is just being restored"):
                await node.create()
        await restoring.close()
        await node.create()
        await node.close()

    asyncio.run(run())
