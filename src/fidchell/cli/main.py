"""Commands: fidchell play, cards, pack, scene, replay, verify, games, analyse, hint, bench, arena, train, selfplay,
record, calibrate; and of a host: serve, admin, backup, restore, export.
"""

from __future__ import annotations

import io
import json
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console

import fidchell
from fidchell.agents.agent import agent_names
from fidchell.cli.admin import commands as admin_commands
from fidchell.cli.analyse import analyse, hint
from fidchell.cli.arena import arena
from fidchell.cli.backup import backup, export, restore
from fidchell.cli.bench import bench
from fidchell.cli.calibrate import calibrate
from fidchell.cli.cards import print_cards
from fidchell.cli.files import read_json
from fidchell.cli.options import options_from
from fidchell.cli.packs import PackFile, PackKeeper, reference_of, rules_with
from fidchell.cli.packs import commands as pack_commands
from fidchell.cli.play import play_on
from fidchell.cli.records import Language, OfGame, game_of, lines_of, load_file, loaded, speech_in
from fidchell.cli.selfplay import record, selfplay
from fidchell.cli.serve import protocol, serve
from fidchell.cli.train import train
from fidchell.core.game import Game
from fidchell.extras import how_to_install
from fidchell.registry import find

app = typer.Typer(
    help="Inis and Tír na nÓg in the terminal.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
app.add_typer(pack_commands, name="pack")
app.add_typer(admin_commands, name="admin")
app.command()(bench)
app.command()(arena)
app.command()(serve)
app.command()(protocol)
app.command()(backup)
app.command()(restore)
app.command()(export)
app.command()(train)
app.command()(selfplay)
app.command()(record)
app.command()(analyse)
app.command()(hint)
app.command()(calibrate)

# Whatever the version of Typer, what it raises for a wrong command line is a BadParameter's next of kin.
UsageError: Any = typer.BadParameter.__mro__[2]

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or the path of its folder.")]
Seat = Annotated[int, typer.Option("--seat", help="Whose eyes: 0, 1, ...; -1 is a spectator.")]
SCENE_FILE = '{"game": NAME, "scene": {...}, "answers": [[seat, "word"], ...]}'


@app.command()
def games() -> None:
    """List the games that can be played by name."""
    for name in fidchell.game_names():
        rules = find(name)
        print(f"{name}: {rules.players[0]} to {rules.players[-1]} players, rules {rules.version}")
    print("A game in a folder is played by its path: fidchell play path/to/folder")


@app.command()
def play(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 2,
    people: Annotated[int, typer.Option("--people", help="How many of them are people here; the rest are bots.")] = 1,
    seed: Annotated[str, typer.Option("--seed", help="The same seed deals the same game.")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")] = None,
    bots: Annotated[str, typer.Option("--bots", help=f"How well they play: {', '.join(agent_names())}.")] = "",
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    pack: PackFile = None,
    lang: Language = "",
) -> None:
    """Play in the terminal, alone against bots or several people at one screen."""
    rules = rules_with(game, pack)
    speech = speech_in(rules, lang)
    if load is None:
        playing = fidchell.new(rules.name, players, seed or secrets.randbits(64), options_from(rules, option or []))
    else:
        playing = loaded(load)
        if playing.rules is not rules:
            fail(f"{load} is a game of {playing.rules.name}, not of {rules.name}")
    if not 0 <= people <= playing.table.seats:
        fail(f"--people must be from 0 to {playing.table.seats}, the number of seats")
    play_on(playing, speech, people, bots, PackKeeper(playing, load, pack), game)


@app.command()
def cards(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORDS]...", help="All of these must occur.")] = None,
    deck: Annotated[str, typer.Option("--deck", help="Only this deck; a wrong name lists those there are.")] = "",
    pack: PackFile = None,
    lang: Language = "",
) -> None:
    """Look up what cards do, with the rulings: by name or by any words of their texts, accents left out or not."""
    rules = rules_with(game, pack)
    reference = reference_of(rules, speech_in(rules, lang))
    found = reference.find(words or [], deck)
    if found:
        print_cards(reference, found, Console(highlight=False))
    else:
        print(reference.speech.text("cli-cards-none", words=" ".join(words or [])))


@app.command()
def scene(
    file: Annotated[Path, typer.Argument(help=f"JSON: {SCENE_FILE}")],
    seat: Seat = -1,
) -> None:
    """Set up a described position, apply a list of answers, and print what a seat then sees."""
    described = read_json(file)
    if not isinstance(described, dict) or not {"game", "scene"} <= set(described):
        fail(f"{file}: a scene file is {SCENE_FILE}")
    for part in described:
        if part not in ("game", "scene", "answers"):
            fail(f"{file}: {part!r} is no part of a scene file, which is {SCENE_FILE}")
    answers = described.get("answers", [])
    if not isinstance(answers, list):
        fail(f"{file}: 'answers' must be a list of pairs [seat, word], not {json.dumps(answers)}")
    playing = fidchell.scene(find(str(described["game"])).name, described["scene"])
    for count, answer in enumerate(answers, 1):
        _apply(playing, file, count, answer)
    print(json.dumps(playing.view(_eyes(seat)), ensure_ascii=False, indent=1))


def _apply(playing: Game, file: Path, count: int, answer: Any) -> None:
    if not (isinstance(answer, list) and len(answer) == 2):
        fail(f"{file}: answer {count} must be a pair [seat, word], not {json.dumps(answer)}")
    try:
        playing.answer(answer[0], answer[1])
    except fidchell.IllegalAnswer as refused:
        speech = speech_in(playing.rules, "en")
        reasons = " ".join(speech.reason(reason) for reason in refused.reasons)
        still = [f"seat {open_.seat}, {open_.key}: {', '.join(open_.options)}" for open_ in playing.decisions]
        fail(f"{file}: answer {count} {json.dumps(answer)}: {reasons} Open: {'; '.join(still) or 'nothing'}")


@app.command()
def replay(file: Path, game: OfGame = "", pack: PackFile = None, seat: Seat = -1, lang: Language = "") -> None:
    """Tell a recorded game in words, as one seat saw it."""
    playing = load_file(file, game, pack)
    speech = speech_in(playing.rules, lang)
    for event in playing.events(_eyes(seat)):
        print(speech.event(event))


@app.command()
def verify(file: Path, game: OfGame = "", pack: PackFile = None) -> None:
    """Replay a record and say whether it still leads where it did; if not, at which decision and field it drifts.

    A file that ends in .jsonl, as fidchell export writes it, holds a record a line.
    """
    if file.suffix == ".jsonl":
        count = sum(bool(game_of(record, where, game)) for where, record in lines_of(file))
        print(f"{file}: {count} games replay the same.")
        return
    record = load_file(file, game, pack).record()
    print(f"{file}: {len(record['answers'])} decisions of {record['game']} (rules {record['rules']}) replay the same.")


def _eyes(seat: int) -> int | None:
    return None if seat < 0 else seat


def fail(sentence: str) -> NoReturn:
    print(" ".join(sentence.split()), file=sys.stderr)
    sys.exit(1)


def _help_of(context: Any) -> str:
    """The command to read about what was typed wrongly."""
    names: list[str] = []
    while context is not None and context.parent is not None:
        names.insert(0, context.info_name)
        context = context.parent
    return " ".join(["fidchell", *names, "--help"])


def main() -> None:
    """Run a command; whatever is wrong is said in one sentence, never as a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter still plays
    try:
        code = app(standalone_mode=False)
        if isinstance(code, int):  # of a command that ended early, such as 130 after Ctrl-C
            sys.exit(code)
    except typer.Abort:
        sys.exit(1)
    except UsageError as wrong:
        if (help_ := wrong.format_message()).startswith("Usage:"):  # of a word that has commands below it
            print(help_, file=sys.stderr)
            sys.exit(1)
        fail(f"{wrong.format_message()} See: {_help_of(wrong.ctx)}")
    except ValueError as wrong:
        fail(str(wrong))
    except ImportError as missing:  # without a name: in our own words; with one: of the server
        fail(f"the server needs {missing.name}: {how_to_install('server')}" if missing.name else str(missing))


if __name__ == "__main__":
    main()
