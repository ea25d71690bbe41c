"""Playing records again: load, verify, and go on from snapshots. Every error names the record's own place."""

from __future__ import annotations

from typing import Any

from fidchell.core.chance import Chance
from fidchell.core.data import from_json
from fidchell.core.frames import Frame
from fidchell.core.game import Game, IllegalAnswer, new_game, scene_game
from fidchell.core.journal import Journal
from fidchell.core.record import FORMAT, History, RecordError, drift, fresh
from fidchell.core.rules import Rules
from fidchell.core.table import Table

# --- records ---


def load_record(rules: Rules[Any], record: dict[str, Any]) -> Game:
    """Replay a record to its end, checking it on the way. RecordError names the decision and field where it drifts."""
    game = beginning(rules, record)
    answers, checks = _answers(record), _checks(record)
    for count, (seat, option) in enumerate(answers, 1):
        try:
            game.answer(seat, option)
        except IllegalAnswer as refused:
            raise RecordError(f"decision {count}: seat {seat} cannot answer {option!r} here ({refused})") from None
        if count in checks and (fields := drift(checks[count], game.table)):
            since = max((after for after in checks if after < count), default=0)
            where = f"decision {count}" if since == count - 1 else f"decisions {since + 1} to {count}"
            raise RecordError(f"{where}: the replay differs from the record in {', '.join(fields)}")
    last = max(checks, default=0)
    if last > len(answers):
        raise RecordError(f"the record was cut short: it has a check after decision {last} and {len(answers)} answers")
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
    if "scene" in record:
        return scene_game(rules, record["scene"])
    if "snapshot" in record:
        return load_snapshot(rules, record["snapshot"])
    for part in ("players", "seed"):
        if part not in record:
            raise RecordError(f"the record has no {part!r}")
    options = record.get("options", {})
    return new_game(rules, record["players"], record["seed"], options)


def _answers(record: dict[str, Any]) -> list[tuple[int, str]]:
    answers = record.get("answers")
    if not isinstance(answers, list):
        raise RecordError("the record has no list of 'answers'")
    for count, answer in enumerate(answers, 1):
        if not (isinstance(answer, list | tuple) and len(answer) == 2):
            raise RecordError(f"decision {count}: {answer!r} is not a pair of seat and option")
    return [(seat, option) for seat, option in answers]


def _checks(record: dict[str, Any]) -> dict[int, dict[str, str]]:
    checks = record.get("checks", [])
    if not isinstance(checks, list):
        raise RecordError(f"the record's 'checks' are a list, not {checks!r}")
    for check in checks:
        pair = isinstance(check, list | tuple) and len(check) == 2
        if not pair or type(check[0]) is not int or not isinstance(check[1], dict) or not check[1]:
            raise RecordError(f"the record's 'checks' are pairs of a decision's number and digests, not {check!r}")
    return dict(checks)


# --- snapshots ---


def load_snapshot(rules: Rules[Any], snapshot: Any) -> Game:
    """Go on from a snapshot. Its game has no earlier answers: its record begins here."""
    if not isinstance(snapshot, dict):
        raise RecordError(f"a snapshot is an object with named parts, not {snapshot!r}")
    for part in ("players", "given", "table"):
        if part not in snapshot:
            raise RecordError(f"the snapshot has no {part!r}")
    seats = rules.checked_players(snapshot["players"])
    given = snapshot["given"]
    if not isinstance(given, list) or len(given) != seats or any(type(n) is not int or n < 0 for n in given):
        raise RecordError(f"the snapshot's 'given' must be {seats} numbers, not {given!r}")
    table = rules.blank(seats)
    _fill(table, snapshot["table"])
    table.journal = Journal()
    try:
        table.advance()
        rules.view(table, None)
    except (
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        AssertionError,
        ArithmeticError,
        StopIteration,
    ) as broken:
        raise RecordError(f"the snapshot's 'table' does not fit together: {broken!r}") from None
    options = rules.checked_options(snapshot.get("options", {})) if snapshot.get("options") else {}
    start = {"game": rules.name, "rules": rules.version, "players": seats, "snapshot": fresh(snapshot)}
    return Game(table, History({**start, "options": options}), list(given))


def _fill(table: Table, fields: Any) -> None:
    """Put saved fields onto a blank table: all of them, and nothing else."""
    if not isinstance(fields, dict):
        raise RecordError(f"the snapshot's 'table' is an object with named fields, not {fields!r}")
    blank = table.fields()
    for name in (*fields, *blank):
        if name not in blank:
            raise RecordError(f"the snapshot has a field {name!r} that this table does not know")
        if name not in fields:
            raise RecordError(f"the snapshot's table has no field {name!r}")
    for name, value in fields.items():
        if name == "stack":
            table.stack = _frames(table, value)
        elif name == "chance":
            table.chance = Chance(_state(value))
        elif not _alike(value, blank[name]) or (name == "seats" and value != table.seats):
            raise RecordError(f"the snapshot's field {name!r} cannot be {value!r}")
        else:
            inside = _deep_tuple(fresh(value))  # a field may be a list, what is in it may not
            setattr(table, name, list(inside) if isinstance(getattr(table, name), list) else inside)


def _deep_tuple(value: Any) -> Any:
    return tuple(_deep_tuple(part) for part in value) if isinstance(value, list) else value


def _frames(table: Table, value: Any) -> list[Frame[Any]]:
    if not isinstance(value, list):
        raise RecordError(f"the snapshot's 'stack' is a list of frames, not {value!r}")
    try:
        frames = [from_json(frame, table.rules.kinds()) for frame in value]
    except (ValueError, TypeError) as broken:
        raise RecordError(f"the snapshot's 'stack': {broken}") from None
    for frame in frames:
        if not isinstance(frame, Frame):
            raise RecordError(f"the snapshot's 'stack' holds {frame!r}, which is no frame")
    return frames


def _state(value: Any) -> int:
    if isinstance(value, str) and value.isdecimal() and len(value) < 40 and int(value) < 1 << 128:
        return int(value)
    raise RecordError(f"the snapshot's 'chance' is a number below 2 to the 128 in decimal digits, not {value!r}")


def _alike(value: Any, blank: Any) -> bool:
    """Of the same shape as on a blank table: a list for a list, a number for a number, anything plain for None."""
    return _plain(value) and (blank is None or type(value) is type(blank))


def _plain(value: Any) -> bool:
    return (
        all(_plain(part) for part in value) if isinstance(value, list) else type(value) in (int, str, bool, type(None))
    )
