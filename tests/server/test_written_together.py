"""Writes that wait for SQLite's one writer go into one transaction; what is wrong with one harms no other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.database import Database, Job

Test = Callable[[Database], Awaitable[None]]


def on_a_database(test: Test) -> Callable[[Path], None]:
    async def run(folder: Path) -> None:
        database = Database(f"sqlite:///{folder}/club.db")
        async with database.writing() as db:
            await db.execute(text("create table notes (id integer primary key)"))
        await test(database)
        await database.close()

    def played(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    return played


def note(number: int) -> Job[int]:
    async def write(db: AsyncConnection) -> int:
        await db.execute(text("insert into notes values (:number)"), {"number": number})
        return number

    return write


async def notes(database: Database) -> list[int]:
    async with database.reading() as db:
        return list((await db.execute(text("select id from notes order by id"))).scalars())


@on_a_database
async def test_those_who_wait_are_written_in_one_transaction(database: Database) -> None:
    commits: list[Any] = []
    event.listen(database.engine.sync_engine, "commit", commits.append)
    async with database.writing():  # all wait for this
        waiting = [asyncio.create_task(database.write(note(number))) for number in range(10)]
        await asyncio.sleep(0.05)

    assert await asyncio.gather(*waiting) == list(range(10))
    assert await notes(database) == list(range(10))
    assert len(commits) == 2  # the one they waited for, and theirs


@on_a_database
async def test_what_is_wrong_with_one_is_told_to_that_one_alone(database: Database) -> None:
    async with database.writing():
        waiting = [asyncio.create_task(database.write(note(number))) for number in (1, 2, 2, 3)]
        await asyncio.sleep(0.05)
    told = await asyncio.gather(*waiting, return_exceptions=True)

    assert told[:2] + told[3:] == [1, 2, 3]
    assert isinstance(told[2], IntegrityError)
    assert await notes(database) == [1, 2, 3]


@on_a_database
async def test_who_is_stopped_while_writing_for_all_leaves_nobody_behind(database: Database) -> None:
    begun = asyncio.Event()

    async def slow(db: AsyncConnection) -> int:
        begun.set()
        await asyncio.sleep(60)
        return 0

    async with database.writing():
        first = asyncio.create_task(database.write(slow))
        await asyncio.sleep(0.02)
        others = [asyncio.create_task(database.write(note(number))) for number in (1, 2)]
        await asyncio.sleep(0.02)
    await begun.wait()
    first.cancel()

    assert await asyncio.wait_for(asyncio.gather(*others), 5) == [1, 2]
    assert await notes(database) == [1, 2]
    with pytest.raises(asyncio.CancelledError):
        await first


@on_a_database
async def test_who_is_stopped_while_waiting_is_not_written(database: Database) -> None:
    async with database.writing():
        gone = asyncio.create_task(database.write(note(1)))
        other = asyncio.create_task(database.write(note(2)))
        await asyncio.sleep(0.02)
        gone.cancel()

    assert await other == 2
    assert await notes(database) == [2]
