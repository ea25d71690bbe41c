"""How strong the levels are: plays the matches of docs/strength.md and writes the page from what came out.

    python tools/strength.py play [NAME ...]     all matches, or those whose name begins so; goes on where it was
    python tools/strength.py write               docs/strength.md from docs/strength/*.json
    python tools/strength.py list                the matches and which are played

Finished games are kept in docs/strength/games: many hours go into some, and a match of which more games are wanted goes
on from there. Play on the compiled engine (PYTHONPATH=.compiled, which ./test makes); those that measure times
(``play inis-times tirnanog-times``) with nothing else running. PROCESSES=1 leaves the other cores alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parents[1]
PLAYED: Final = HOME / "docs" / "strength"
KEPT: Final = PLAYED / "games"
GAMES: Final = {"inis": "Inis", "tirnanog": "Tír na nÓg"}
LEVELS: Final = ("random", "beginner", "casual", "club", "strong", "expert")
BUDGETS: Final = {"beginner": 0.005, "casual": 0.02, "club": 0.2, "strong": 1.0, "expert": 5.0}
SHARE: Final = {2: (0.65, 0.50), 4: (0.40, 0.25)}  # by players: what a level must win, and more than the lower end

# Of ladder games by game and players, else 100: more where levels lie close.
COUNTS: Final = {
    "club": {("inis", 2): 48, ("inis", 4): 96, ("tirnanog", 2): 48, ("tirnanog", 4): 48},
    "strong": {("inis", 2): 24, ("inis", 4): 80, ("tirnanog", 2): 24, ("tirnanog", 4): 40},
    "expert": {("inis", 2): 24, ("inis", 4): 24, ("tirnanog", 2): 24, ("tirnanog", 4): 40},  # 40 where 24 are not clear
}


@dataclass(frozen=True)
class Match:
    name: str
    game: str
    players: int
    agents: str
    games: int
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 1

    @property
    def file(self) -> Path:
        return PLAYED / f"{self.name}.json"

    @property
    def is_played(self) -> bool:
        return self.file.exists() and json.loads(self.file.read_text())["games"]["counted"] >= self.games

    @property
    def arguments(self) -> list[str]:
        told = ["arena", self.game, "--agents", self.agents, "--players", str(self.players), "--games", str(self.games)]
        return told + ["--seed", str(self.seed)] + [f"--option={name}={value}" for name, value in self.options.items()]


def ladder(game: str, players: int, higher: str) -> Match:
    """A level against the one below it; with four, one against three."""
    lower = LEVELS[LEVELS.index(higher) - 1]
    games = COUNTS.get(higher, {}).get((game, players), 100)
    seed = 2 if higher == "expert" else 1
    return Match(f"{game}-{players}p-{higher}", game, players, f"{higher},{lower}", games, seed=seed)


def matches() -> Iterator[Match]:
    """The quick ones first. How long bots think is measured apart: who wins may be found out on a busy machine."""
    for game in GAMES:
        yield Match(f"{game}-times", game, 4, "beginner,casual,club,strong", 4)
        yield Match(f"{game}-times-expert", game, 2, "expert,beginner", 2)
    for higher in LEVELS[1:4]:
        yield from (ladder(game, players, higher) for game in GAMES for players in SHARE)
    yield from (ladder(game, players, "strong") for game in GAMES for players in SHARE)
    for game in GAMES:
        yield Match(f"{game}-random", game, 2, "strong,random", 100)
    for game in GAMES:
        for players in (2, 4):
            games = {("inis", 4): 8, ("tirnanog", 4): 24}.get((game, players), 16)
            yield Match(f"{game}-even-{players}p-strong", game, players, ",".join(["strong"] * players), games)
    for game in GAMES:
        for seconds in ("0.25", "4"):
            agents = f"strong:seconds={seconds},strong"
            games = 48 if (game, seconds) == ("inis", "4") else 24  # the least difference is expected there
            yield Match(f"{game}-budget-{seconds}", game, 2, agents, games)
    for difficulty in ("easy", "medium", "hard", "impossible"):
        yield Match(f"solo-{difficulty}", "tirnanog", 1, "expert", 10, {"difficulty": difficulty})
    yield from (ladder(game, players, "expert") for game in GAMES for players in SHARE)


# --- playing ---


def play(names: list[str]) -> None:
    PLAYED.mkdir(exist_ok=True)
    KEPT.mkdir(exist_ok=True)
    for match in matches():
        if match.is_played or (names and not match.name.startswith(tuple(names))):
            continue
        print(f"{match.name}: fidchell {' '.join(match.arguments)}", flush=True)
        kept, part = KEPT / f"{match.name}.games.jsonl", KEPT / f"{match.name}.json"
        command = [
            sys.executable,
            "-m",
            "fidchell.cli.main",
            *match.arguments,
            "--json",
            str(part),
            "--resume",
            str(kept),
            *([f"--processes={os.environ['PROCESSES']}"] if "PROCESSES" in os.environ else []),
        ]
        subprocess.run(command, check=True)
        part.replace(match.file)


# --- the page ---


def results() -> dict[str, dict[str, Any]]:
    return {match.name: json.loads(match.file.read_text()) for match in matches() if match.is_played}


def percent(estimate: dict[str, float | None]) -> str:
    value, low, high = estimate["value"], estimate["low"], estimate["high"]
    assert value is not None
    told = f"{100 * value:.1f}%"
    return told if low is None or high is None else f"{told} ({100 * low:.0f} to {100 * high:.0f})"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def header(*cells: str) -> list[str]:
    return [row(*cells), row(*["---"] * len(cells))]


def ladder_table(game: str, found: dict[str, dict[str, Any]]) -> list[str]:
    lines = header("level", "against", "players", "won (95%)", "needed", "games (deals)", "command")
    for higher in LEVELS[1:]:
        for players, (share, _) in SHARE.items():
            played = found.get(ladder(game, players, higher).name)
            if played is None:
                continue
            games = f"{played['games']['counted']} ({played['deals']})"
            won = percent(played["standings"][0]["win share"])
            lower = played["agents"][1]
            against = lower if players == 2 else f"three {lower}"
            lines.append(row(higher, against, str(players), won, f"{share:.0%}", games, f"`{played['command']}`"))
    return lines


def times_table(found: dict[str, dict[str, Any]]) -> list[str]:
    """Of the matches that are played for it, with nothing else running."""
    lines = header("level", "budget", *(f"{name}: median, 90%, longest" for name in GAMES.values()))
    for level, budget in BUDGETS.items():
        cells = []
        for game in GAMES:
            of_level = [
                standing
                for name, played in found.items()
                if name.startswith(f"{game}-times")
                for standing in played["standings"]
                if standing["agent"] == level
            ]
            if not of_level:
                cells.append("")
                continue
            most = max(of_level, key=lambda standing: standing["choices"])["seconds"]
            longest = max(standing["seconds"]["max"] for standing in of_level)
            cells.append(f"{duration(most['median'])}, {duration(most['p90'])}, {duration(longest)}")
        lines.append(row(level, duration(budget), *cells))
    return lines


def longest_elsewhere(found: dict[str, dict[str, Any]]) -> str:
    """What the other matches saw: nothing is left out because it is long."""
    longest = dict.fromkeys(BUDGETS, 0.0)
    for name, played in found.items():
        for standing in played["standings"]:
            if standing["agent"] in longest and "-times" not in name:
                longest[standing["agent"]] = max(longest[standing["agent"]], standing["seconds"]["max"])
    return ", ".join(f"{level} {duration(seconds)}" for level, seconds in longest.items() if seconds)


def duration(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.1f} ms"


def shares_table(found: dict[str, dict[str, Any]], part: str) -> list[str]:
    lines = header("match", "won (95%)", "games (deals)", "command")
    for name, played in found.items():
        if part in name:
            won = percent(played["standings"][0]["win share"])
            games = f"{played['games']['counted']} ({played['deals']})"
            who = " against ".join(played["agents"])
            rival = f"Balor, {played['options']['difficulty']}" if part == "solo" else GAMES[played["game"]]
            lines.append(row(f"{rival}: {who}", won, games, f"`{played['command']}`"))
    return lines


def even_table(game: str, found: dict[str, dict[str, Any]]) -> list[str]:
    ways = ["territories", "sanctuaries", "leadership", "brenn"] if game == "inis" else []
    lines = header(
        "bots", "games", "decisions", *(["Seasons"] if ways else []), "won by seat 1, 2, ... (95%)",
        "won by who is asked first, in Inis the first Brenn", *ways, "command",
    )  # fmt: skip
    for name, played in found.items():
        if name.startswith(f"{game}-even"):
            seats = ", ".join(percent(seat) for seat in played["seats"])
            length = played["length"]
            cells = [
                f"{played['players']} {played['agents'][0]}",
                str(played["games"]["counted"]),
                f"{length['decisions']:.0f}",
            ]
            cells += [f"{length['rounds']:.1f}"] if ways else []
            cells += [seats, percent(played["first"])]
            cells += [*(percent(played["won by"][way]) if way in played["won by"] else "0%" for way in ways)]
            lines.append(row(*cells, f"`{played['command']}`"))
    return lines


def machine(played: dict[str, Any]) -> str:
    build = {True: "compiled", False: "pure Python", None: "build not kept"}[played["compiled"]]
    return f"{played['machine']['cpu']}, {played['machine']['cores']} cores, {played['machine']['python']}, {build}"


HEAD: Final = """# How strong the bots are

Made by `python tools/strength.py play` and `write`: each row is one run of `fidchell arena`, whose command stands
beside it and whose whole result is in `docs/strength/`. Every deal is played once from each seat; intervals are 95%
over deals. With `--players 4`, two agents sit one against three. A level must win at least what is *needed*, and the
lower end of its interval must lie above an equal share (50%, or 25% of four). Levels are budgets of CPU
time, so another machine or build gives other figures, but other work beside a match does not.

The number of games of club with four at Inis was raised from 48 to 96 while it was played, at 12 of 30, and
`heat` of club was lowered after 7 of 19 on these very deals ([what was tried](bots-trials.md)), so that row is
likely to be kinder than others would be. At 12 of 30 it also stood still for a trial of heat 0.045, which was given up.
`strong` with more or less time: the heat went with the time only after four seconds had won 12 of 23 games against one
on these deals at Inis, with the same heat for both.
At Tír na nÓg `strong` was changed after 13 of 14 against random on these deals
([what was tried](bots-trials.md)).

`expert` meets `strong` on deals of its own, seed 2, on which nothing was tried before. Its matches were planned in two
steps: 24 games, and 40 where the 24 do not show what is asked. With four at Inis 40 were begun and then counted by that
plan: 14 of the first 24, 15 of all 26 that were played. At seed 1 it had won 12 of 24 there (21 to 79%; single games
were lost by a mistake, so these could not become 40). With two at Tír na nÓg it had won 6 of 13 at seed 1 before it
judged by [what was learnt later](bots.md#model-card-of-the-shipped-weights).
"""


OUTLIERS: Final = """
Of `beginner` two matches had more than half as long again as it may (10 and 7.9 ms), of `casual` one. Why is not known.
On 2026-11-19, on a busy machine, those of `beginner` were played again twice and 16 games of that of `casual`
once: 5.4 ms and 20.2 ms at most."""


def page() -> str:
    found = results()
    machines = sorted({machine(played) for played in found.values()})
    lines = [HEAD, f"Machine: {'; '.join(machines)}.", ""]
    missing = [match.name for match in matches() if match.name not in found]
    if missing:
        lines += [f"**Not complete**: not played to the end with the bots as they are now: {', '.join(missing)}.", ""]
    for game, title in GAMES.items():
        lines += [f"## Each level against the one below: {title}", "", *ladder_table(game, found), ""]
    lines += ["## Against random play", "", *shares_table(found, "-random"), ""]
    lines += ["## More time, more strength", "", *shares_table(found, "-budget-"), ""]
    lines += ["## Alone against Balor", "", *shares_table(found, "solo"), ""]
    lines += ["## Time for a decision", "", *times_table(found), ""]
    settled = "most questions are settled long before ([when it stops](bots.md#when-it-stops))"
    lines += [f"CPU time, on the compiled engine; {settled}.", ""]
    longest = longest_elsewhere(found)
    lines += [f"The longest in all other matches, some played on a busy machine: {longest}.", OUTLIERS, ""]
    for game, title in GAMES.items():
        lines += [f"## Games between equals: {title}", "", *even_table(game, found), ""]
    return "\n".join(lines)


def main() -> None:
    match sys.argv[1:]:
        case ["play", *names]:
            play(names)
        case ["write"]:
            (HOME / "docs" / "strength.md").write_text(page())
        case ["list"]:
            for one in matches():
                print(f"{'played' if one.is_played else 'open  '} {one.name}: {' '.join(one.arguments)}")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
