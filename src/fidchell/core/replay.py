"""Playing records again: load, verify, and go on from snapshots. Every error names the record's own place."""

from __future__ import annotations

from typing import Any

from fidchell.core.chance import Chance
from fidchell.core.data import from_json
from fidchell.core.game import Game, IllegalAnswer, new_game, scene_game
from fidchell.core.journal import Journal
from fidchell.core.record import FORMAT, History, RecordError, drift
from fidchell.core.rules import Rules
from fidchell.core.table import CORE_FIELDS, Table


def load_record(rules: Rules[Any], record: dict[str, Any]) -> Game:
    """Replay a record to its end, checking it on the way. RecordError names the decision and field where it drifts."""
    game = beginning(rules, record)
    checks = dict(record.get("checks", ()))
    for count, (seat, option) in enumerate(_answers(record), 1):
        try:
            game.answer(seat, option)
        except IllegalAnswer as refused:
            raise RecordError(f"decision {count}: seat {seat} cannot answer {option!r} here ({refused})") from None
        if count in checks and (fields := drift(checks[count], game.table)):
            since = max((after for after in checks if after < count), default=0)
            where = f"decision {count}" if since == count - 1 else f"decisions {since + 1} to {count}"
            raise RecordError(f"{where}: the replay differs from the record in {', '.join(fields)}")
    return game


def beginning(rules: Rules[Any], record: dict[str, Any]) -> Game:
    """The game of a record before its first answer."""
    if record.get("fidchell") != FORMAT:
        raise RecordError(f"this is not a record of format {FORMAT}: 'fidchell' is {record.get('fidchell')!r}")
    if record.get("rules") != rules.version:
        raise RecordError(
            f"the record was made with rules {record.get('rules')!r} of {rules.name}, these are {rules.version!r}: "
            "replay it with the version that made it, or go on from its snapshot"
        )
    try:
        if "scene" in record:
            game = scene_game(rules, record["scene"])
        elif "snapshot" in record:
            game = load_snapshot(rules, record["snapshot"])
        else:
            game = new_game(rules, record["players"], record["seed"], record.get("options"))
    except KeyError as missing:
        raise RecordError(f"the record has no {missing}") from None
    return game


def _answers(record: dict[str, Any]) -> list[tuple[int, str]]:
    answers = record.get("answers")
    if not isinstance(answers, list):
        raise RecordError("the record has no list of answers")
    for count, answer in enumerate(answers, 1):
        if not (isinstance(answer, list | tuple) and len(answer) == 2):
            raise RecordError(f"decision {count}: {answer!r} is not a pair of seat and option")
    return [(seat, option) for seat, option in answers]


def load_snapshot(rules: Rules[Any], snapshot: dict[str, Any]) -> Game:
    """Go on from a snapshot. Its game has no earlier answers: its record begins here."""
    table = rules.blank(rules.checked_players(snapshot["players"]))
    fill(table, snapshot["table"])
    table.journal = Journal()
    table.advance()
    start = {"game": rules.name, "rules": rules.version, "players": table.seats, "snapshot": snapshot}
    history = History({**start, "options": snapshot.get("options", {})})
    return Game(table, history, list(snapshot["given"]))


def fill(table: Table, fields: dict[str, Any]) -> None:
    """Put saved fields onto a blank table."""
    kinds = table.rules.kinds()
    for name, value in fields.items():
        if name == "stack":
            table.stack = [from_json(frame, kinds) for frame in value]
        elif name == "chance":
            table.chance = Chance(int(value))
        elif name in CORE_FIELDS or not hasattr(table, name):
            raise RecordError(f"the snapshot has a field {name!r} that this table does not know")
        else:
            setattr(table, name, _fresh(value))


def _fresh(value: Any) -> Any:
    """Lists anew, so that two games loaded from one snapshot share nothing."""
    return [_fresh(part) for part in value] if isinstance(value, list) else value
