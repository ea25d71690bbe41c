"""The weights of a round against those of the round before: is what was learnt any better?"""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

from fidchell.arena.play import play_games
from fidchell.arena.schedule import Schedule, make_schedule
from fidchell.arena.store import Store, describe
from fidchell.arena.tally import complete_deals, tally
from fidchell.training.course import Bar, Course, Told
from fidchell.training.store import write_whole


def duel(course: Course, number: int, weights: tuple[Path, Path], tell: Told, bar: Bar) -> None:
    """With the fewest players that can meet; with one alone there is nobody to meet."""
    file = course.folder / f"round-{number}.duel.json"
    players = min((count for count in course.players if count > 1), default=0)
    if not players or _deals_told(file) >= course.duels:
        return
    agents = [f"club:iterations={course.manner.iterations},weights={of_round}" for of_round in weights]
    schedule = make_schedule(course.game, players, agents, f"{course.seed}/duel/{number}", "", {})
    games = course.duels * len(schedule.seatings)
    with _kept(course, number, schedule, weights) as kept, bar(f"round {number} against round {number - 1}") as show:
        todo = [at for at in range(games) if at not in kept.outcomes]
        with closing(play_games(schedule, todo, course.spread)) as playing:
            for done, outcome in enumerate(playing, games - len(todo) + 1):
                kept.add(outcome)
                show(done, games)
    counted = tally(schedule, complete_deals(schedule, kept.outcomes, course.duels))
    assert counted is not None, "all deals are played"
    won = counted.standings[0].share
    write_whole(file, {"players": players, "deals": counted.deals, **vars(won)})
    tell(f"round {number} won {won.value:.0%} against round {number - 1} in {counted.games} games")


def _deals_told(file: Path) -> int:
    """Of a file that cannot be read, none: it only tells what the games were, and they are kept beside it."""
    try:
        return int(json.loads(file.read_text(encoding="utf-8"))["deals"])
    except (OSError, ValueError, LookupError, TypeError):
        return 0


def _kept(course: Course, number: int, schedule: Schedule, weights: tuple[Path, Path]) -> Store:
    """The games of a duel. They are known by names and contents of the weights: the folder may be moved, or be named
    from elsewhere."""
    file = course.folder / f"round-{number}.duel.jsonl"
    described = describe(schedule, course.version, None)
    described["agents"] = [of_round.name for of_round in weights]
    described["weights"] = {Path(path).name: digest for path, digest in described["weights"].items()}
    try:
        return Store(schedule, described, file)
    except ValueError as wrong:  # what it says of --resume is not for this command
        raise ValueError(f"{file} holds no games that this duel can go on from: remove it to play anew") from wrong
