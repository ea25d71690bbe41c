"""Reading a dataset: a row or a batch at a time, never all at once."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow.dataset as pads
from pyarrow import compute as pc

from fidchell.datasets.store import ABOUT, KINDS


class Dataset:
    """What ``fidchell selfplay --out DIR`` has written. What is added meanwhile is seen when it is loaded anew."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        try:
            self.about: dict[str, Any] = json.loads((self.folder / ABOUT).read_text(encoding="utf-8"))
            words, questions = self.about["words"], self.about["questions"]
        except OSError as wrong:
            raise ValueError(f"{folder} is no dataset: {ABOUT} cannot be read there ({wrong.strerror})") from None
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"{folder} is no dataset: {ABOUT} there was not written by fidchell selfplay") from None
        self.words: list[str] = words  # by number, as options and chosen are
        self.questions: list[str] = questions
        files = [sorted(map(str, (self.folder / kind).glob("*.parquet"))) for kind in KINDS]
        if not all(files):
            raise ValueError(f"{folder} has no finished game yet: fidchell selfplay --out {folder} goes on with it")
        self._games, self._decisions = map(pads.dataset, files)

    def __len__(self) -> int:
        """How many games there are."""
        return int(self._games.count_rows())

    def games(self, columns: Sequence[str] | None = None, where: Any = None) -> Iterator[dict[str, Any]]:
        """A row for each game, in order. ``where``: a pyarrow expression on the columns."""
        for batch in self._batches(self._games, columns, where, 64):
            yield from batch.to_pylist()

    def decisions(
        self,
        question: str | None = None,
        agent: str | None = None,
        seat: int | None = None,
        won: bool | None = None,
        columns: Sequence[str] | None = None,
        where: Any = None,
    ) -> Iterator[dict[str, Any]]:
        """A row for each choice, in order; those only that fit all that is given."""
        for batch in self.batches(question, agent, seat, won, columns, where):
            yield from batch.to_pylist()

    def batches(
        self,
        question: str | None = None,
        agent: str | None = None,
        seat: int | None = None,
        won: bool | None = None,
        columns: Sequence[str] | None = None,
        where: Any = None,
        size: int = 4096,
    ) -> Iterator[Any]:
        """The same as Arrow record batches of at most ``size`` rows: for learning, much quicker than rows."""
        if question is not None and question not in self.questions:
            raise ValueError(
                f"{self.about['game']} has no question {question!r}; questions: {', '.join(self.questions)}"
            )
        if agent is not None and agent not in self.about["agents"]:
            raise ValueError(f"no agent {agent!r} plays in {self.folder}; agents: {', '.join(self.about['agents'])}")
        wanted = (("question", question), ("agent", agent), ("seat", seat))
        given = [pc.field(name) == value for name, value in wanted if value is not None]
        if won is not None:
            given.append(pc.field("won") > 0 if won else pc.field("won") == 0)
        yield from self._batches(self._decisions, columns, where, size, given)

    def record(self, game: int) -> dict[str, Any]:
        """The record of a game by its number, as fidchell.load() takes it."""
        found = list(self.games(["record"], pc.field("game") == game))
        if not found:
            raise ValueError(f"{self.folder} has no game {game}")
        record: dict[str, Any] = json.loads(found[0]["record"])
        return record

    def _batches(
        self, data: Any, columns: Sequence[str] | None, where: Any, size: int, more: Sequence[Any] = ()
    ) -> Iterator[Any]:
        if where is not None and not isinstance(where, pc.Expression):
            raise ValueError(f"where is an expression such as pyarrow.compute.field('seat') == 1, not {where!r}")
        known = data.schema.names
        for name in columns or ():
            if name not in known:
                raise ValueError(f"there is no column {name!r}; columns: {', '.join(known)}")
        for one in more:
            where = one if where is None else where & one
        given = None if columns is None else list(columns)
        for batch in data.to_batches(columns=given, filter=where, batch_size=size):
            if batch.num_rows:
                yield batch


def load(folder: str | Path) -> Dataset:
    """A dataset by its folder."""
    return Dataset(folder)
