"""A dataset's folder: whole shards as Parquet, and a file of games that still wait for their shard to be whole.

A shard is so many games by their numbers, so files do not depend on who was quicker or how often a run was stopped.
"""

from __future__ import annotations

import json
import os
import pickle
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from fidchell.arena.store import differences
from fidchell.core.messages import QUESTION
from fidchell.datasets.playing import Kept, Series, unpacked
from fidchell.datasets.schema import FORMAT, decisions_schema, games_schema
from fidchell.envs.encoder import encoder_for
from fidchell.registry import find

ABOUT, LICENCE, WAITING, LOCK = "dataset.json", "LICENSE.txt", "waiting", "lock"
KINDS: Final = ("games", "decisions")
GAMES_IN: Final = "games"  # key of the metadata of a file: which games it holds
GROUP: Final = 50  # games in a row group: what is in memory at once when a shard is written
CC0: Final = """\
Games played by bots; no person's data is in them. SPDX-License-Identifier: CC0-1.0

To the extent possible under law, whoever made this dataset with "fidchell selfplay" has waived all copyright and
related or neighbouring rights to it (CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/legalcode).
It is given as it is, without any warranty. The program that played is under its own licence, Apache-2.0.
"""


def describe(series: Series, shard: int) -> dict[str, Any]:
    """What must be the same for games to lie in one dataset."""
    rules = find(series.game)
    return {
        "dataset": FORMAT,
        "fidchell": series.version,
        "game": rules.name,
        "rules": series.rules,
        "players": series.players,
        "seed": series.seed,
        "agents": list(series.agents),
        "options": series.options,
        "observations": series.observe,
        "games in a shard": shard,
    }


def vocabulary(series: Series) -> dict[str, Any]:
    """What the numbers in the columns mean."""
    rules = find(series.game)
    questions = [message.key for message in rules.catalogue.messages if message.sort == QUESTION]
    return {"licence": "CC0-1.0", "questions": questions, "words": list(rules.words.words)}


class Store:
    """The folder while it is written, by one program at a time."""

    def __init__(self, series: Series, shard: int, folder: Path) -> None:
        if shard < 1:
            raise ValueError(f"--shard must be 1 game or more, not {shard}")
        self.series = series
        self.shard = shard
        self.folder = folder
        self.written: set[int] = set()  # numbers of games in shards
        self.waiting: dict[int, Kept] = {}
        observed = encoder_for(series.game, series.players).size if series.observe else 0
        self._schemas = {KINDS[0]: games_schema(), KINDS[1]: decisions_schema(observed)}
        described = describe(series, shard)
        try:
            for kind in KINDS:
                (folder / kind).mkdir(parents=True, exist_ok=True)
            self._lock = (folder / LOCK).open("ab")
        except OSError as wrong:
            raise ValueError(f"{folder} cannot be used for a dataset: {wrong.strerror}") from wrong
        try:
            _lock(self._lock, folder)
            self._check(described)
            if not (folder / LICENCE).exists():
                (folder / LICENCE).write_text(CC0, encoding="utf-8")
            self._find_written()
            self._log = self._open_log()
        except (OSError, ValueError) as wrong:
            self._lock.close()
            if isinstance(wrong, ValueError):
                raise
            raise ValueError(f"{folder} cannot be used for a dataset: {wrong.strerror}") from wrong

    def __contains__(self, number: int) -> bool:
        return number in self.written or number in self.waiting

    def add(self, kept: Kept, wanted: int) -> None:
        """Keep a finished game; write its shard if that is whole now."""
        self._log_one(kept)
        self.waiting[kept.number] = kept
        at = kept.number // self.shard
        if all(number in self for number in self._numbers(at, wanted)):
            self._write(at)

    def finish(self) -> None:
        """Write what waits, though its shards are not whole: it can be read, and a later run adds to it."""
        for at in sorted({number // self.shard for number in self.waiting}):
            self._write(at)

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None:
        self._log.close()
        self._lock.close()

    # --- shards ---

    def _numbers(self, at: int, end: int) -> range:
        return range(at * self.shard, min((at + 1) * self.shard, end))

    def _file(self, kind: str, at: int) -> Path:
        return self.folder / kind / f"{at:06}.parquet"

    def _find_written(self) -> None:
        for file in sorted((self.folder / KINDS[0]).glob("*.parquet")):
            twin = self.folder / KINDS[1] / file.name
            if twin.exists() and _games_in(file) == _games_in(twin):  # else a kill came between the two
                self.written.update(_games_in(file))

    def _write(self, at: int) -> None:
        """All games of a shard that are there, with those that were in it before."""
        here = [number for number in self._numbers(at, (at + 1) * self.shard) if number in self]
        for kind in KINDS:
            self._write_part(kind, at, here)
        for kind in KINDS:
            file = self._file(kind, at)
            os.replace(file.with_suffix(".part"), file)
        self.written.update(here)
        for number in here:
            self.waiting.pop(number, None)
        self._log_anew()

    def _write_part(self, kind: str, at: int, here: list[int]) -> None:
        file = self._file(kind, at)
        schema = self._schemas[kind]
        before = pq.read_table(file) if self.written.intersection(here) else None
        described = schema.with_metadata({GAMES_IN: json.dumps(here)})
        try:
            with pq.ParquetWriter(file.with_suffix(".part"), described, compression="zstd") as writer:
                for first in range(0, len(here), GROUP):
                    tables = [self._rows(kind, number, before) for number in here[first : first + GROUP]]
                    table = pa.concat_tables([table.cast(schema) for table in tables]).combine_chunks()
                    writer.write_table(table.cast(described), row_group_size=max(1, table.num_rows))
        except OSError as wrong:
            raise ValueError(f"{file} cannot be written: {wrong.strerror or wrong}") from wrong

    def _rows(self, kind: str, number: int, before: Any) -> Any:
        kept = self.waiting.get(number)
        if kept is None:
            return before.filter(pc.equal(before.column("game"), number))
        return unpacked(kept.game if kind == KINDS[0] else kept.decisions)

    # --- games that wait ---

    def _open_log(self) -> Any:
        log = (self.folder / WAITING).open("ab+", buffering=0)
        log.seek(0)
        whole = 0
        while True:
            try:
                kept = pickle.load(log)
            except (EOFError, pickle.UnpicklingError, ValueError, AttributeError, IndexError):
                break  # what a kill tore is dropped
            whole = log.tell()
            if isinstance(kept, Kept) and kept.number not in self.written:
                self.waiting[kept.number] = kept
        log.truncate(whole)
        return log

    def _log_one(self, kept: Kept) -> None:
        try:
            self._log.write(pickle.dumps(kept))
        except OSError as wrong:
            raise ValueError(f"{self.folder / WAITING} cannot be written: {wrong.strerror}") from wrong

    def _log_anew(self) -> None:
        """With what still waits, and no more."""
        file = self.folder / WAITING
        part = file.with_suffix(".part")
        part.write_bytes(b"".join(pickle.dumps(kept) for kept in self.waiting.values()))
        self._log.close()
        os.replace(part, file)
        self._log = file.open("ab", buffering=0)

    # --- what it is ---

    def _check(self, described: dict[str, Any]) -> None:
        about = self.folder / ABOUT
        if not about.exists():
            if any(file.suffix == ".parquet" for kind in KINDS for file in (self.folder / kind).iterdir()):
                raise ValueError(f"{self.folder} holds Parquet files, but no {ABOUT}: choose another folder with --out")
            part = about.with_suffix(".part")
            said = {**described, **vocabulary(self.series)}
            part.write_text(json.dumps(said, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            os.replace(part, about)
            return
        try:
            found = json.loads(about.read_text(encoding="utf-8"))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise ValueError(f"{about} does not describe a dataset: choose another folder with --out")
        different = differences(found, described)
        if different:
            raise ValueError(
                f"{self.folder} holds another dataset: {different}. Ask for the same again, or choose another folder "
                "with --out"
            )


def _games_in(file: Path) -> list[int]:
    """The numbers of the games in a shard; not every game need have decisions."""
    try:
        found: list[int] = json.loads((pq.read_schema(file).metadata or {})[GAMES_IN.encode()])
    except (pa.ArrowInvalid, KeyError, ValueError):
        raise ValueError(
            f"{file} is no shard of a dataset. Remove it to go on: its games are then played again"
        ) from None
    return found


def _lock(file: Any, folder: Path) -> None:
    """Two programs must not write one dataset."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody warns there
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ValueError(
            f"{folder} is being written by another fidchell selfplay: let it end, or choose another"
        ) from None
