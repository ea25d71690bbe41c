"""One game of a dataset: played, and every choice written down with what the agent thought."""

from __future__ import annotations

import json
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from fidchell.agents.agent import Agent, Eyes
from fidchell.agents.levels import files_of
from fidchell.agents.match import Failure, play_out, told
from fidchell.agents.think.search import Search
from fidchell.arena.schedule import load_agent
from fidchell.core.decision import Decision
from fidchell.core.game import Game, new_game
from fidchell.datasets.schema import decisions_schema, games_schema
from fidchell.envs.encoder import Encoder, encoder_for
from fidchell.registry import find


@dataclass(frozen=True)
class Kept:
    """A finished game as compressed Arrow streams, of one row and of one for each choice: ready to be sent."""

    number: int
    game: bytes
    decisions: bytes


class Noting:
    """Sits in an agent's place: asks it, and writes down what it was asked, chose and thought."""

    def __init__(self, game: Game, agent: Agent, encoder: Encoder | None, rows: list[dict[str, Any]]) -> None:
        self._game = game
        self._agent = agent
        self._encoder = encoder
        self._rows = rows

    def prepare(self, game: str) -> None:
        prepare = getattr(self._agent, "prepare", None)
        if prepare is not None:
            prepare(game)

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        table, agent = self._game.table, self._agent
        ask = table.ask
        assert ask is not None
        assert self._game.history is not None
        row: dict[str, Any] = {
            "at": len(self._game.history), "seat": ask.seat, "question": decision.key, "options": ask.options,
        }  # fmt: skip
        if self._encoder is not None:
            row["observation"] = self._encoder.encode(table, ask.seat)
        if hasattr(agent, "last"):
            agent.last = None  # it answers some questions without thinking: what it thought before is not about this
        answer = agent.answer(eyes, decision)
        search = getattr(agent, "last", None)
        if isinstance(search, Search):
            answers = search.answers(ask.question.number, ask.options)
            row["visits"] = [visits for _, visits, _ in answers]
            row["means"] = [mean for _, _, mean in answers]
            row["value"] = search.chances()[ask.seat]
        row["chosen"] = self._game.rules.words.numbers.get(answer)
        self._rows.append(row)
        return answer


@dataclass(frozen=True)
class Series:
    """The games of a dataset, each by its number; the same ones on any machine if the agents think by iterations."""

    game: str
    rules: str
    version: str  # of the program
    players: int
    seed: str
    agents: tuple[str, ...]  # one for all, or as many as players: they move on a seat with every game
    options: dict[str, Any]
    observe: bool

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def seats_of(self, number: int) -> list[str]:
        return [self.agents[(seat + number) % len(self.agents)] for seat in range(self.players)]

    @property
    def files(self) -> list[str]:
        """What other machines must be sent."""
        return files_of(self.agents)

    def play(self, number: int) -> Kept | Failure:
        try:
            return self._play(number)
        except (Exception, SystemExit) as wrong:  # an agent that exits must not end the caller
            return Failure(number, self.seed_of(number), told(wrong), traceback.format_exc())

    def _play(self, number: int) -> Kept:
        seed, seats, rules = self.seed_of(number), self.seats_of(number), find(self.game)
        encoder = encoder_for(rules, self.players) if self.observe else None
        game = new_game(rules, self.players, seed, self.options)
        game.table.journal = None  # nobody reads it here
        rows: list[dict[str, Any]] = []
        noting = [Noting(game, load_agent(name)(f"{seed}/{seat}"), encoder, rows) for seat, name in enumerate(seats)]
        answers = play_out(game, noting)
        result = game.result
        assert result is not None
        winners = result["winners"]
        for row in rows:
            row["game"] = number
            row["agent"] = seats[row["seat"]]
            row["won"] = 1 / len(winners) if row["seat"] in winners else 0.0
        told_of_game = {
            "game": number, "seed": seed, "agents": seats, "winners": winners, "scores": result["scores"],
            "result": _json(result), "answers": answers, "rules": self.rules, "fidchell": self.version,
            "record": _json(game.record()),
        }  # fmt: skip
        schema = decisions_schema(0 if encoder is None else encoder.size)
        return Kept(number, packed([told_of_game], games_schema()), packed(rows, schema))


def packed(rows: Sequence[dict[str, Any]], schema: Any) -> bytes:
    """Rows as a compressed stream."""
    out = pa.BufferOutputStream()
    options = pa.ipc.IpcWriteOptions(compression="zstd", use_threads=False)  # workers are many already
    with pa.ipc.new_stream(out, schema, options=options) as stream:
        stream.write_batch(pa.RecordBatch.from_pylist(list(rows), schema))
    return bytes(out.getvalue())


def unpacked(kept: bytes) -> Any:
    """The table of a compressed stream."""
    return pa.ipc.open_stream(kept).read_all()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
