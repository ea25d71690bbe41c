"""Commands: fidchell play, scene, replay, verify, games."""

from __future__ import annotations

import json
import os
import secrets
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console

import fidchell
from fidchell.agents.any_legal import AnyLegal
from fidchell.cli.files import read_json, write_json
from fidchell.cli.seats import Quit, Terminal
from fidchell.core.game import Game
from fidchell.registry import find
from fidchell.speech import LANGUAGES, Speech, TextError, system_language

app = typer.Typer(help="Inis and Tír na nÓg in the terminal.", no_args_is_help=True, add_completion=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or the path of its folder.")]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: the system's.")]
Seat = Annotated[int, typer.Option("--seat", help="Whose eyes: 0, 1, ...; -1 is a spectator.")]
OfGame = Annotated[str, typer.Option("--game", help="The path of the game's folder, if it is not an installed game.")]


@app.command()
def games() -> None:
    """List the games that can be played by name."""
    for name in fidchell.games():
        rules = find(name)
        print(f"{name}: {rules.players[0]} to {rules.players[-1]} players, rules {rules.version}")
    if not fidchell.games():
        print("No game is installed yet. A game's folder can be played by its path: fidchell play tests/tain")


@app.command()
def play(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="How many seats.")] = 2,
    people: Annotated[int, typer.Option("--people", help="How many of them are people here; the rest are bots.")] = 1,
    seed: Annotated[str, typer.Option("--seed", help="The same seed deals the same game.")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    lang: Language = "",
) -> None:
    """Play in the terminal, alone against bots or several people at one screen."""
    rules = find(game)
    if load is None:
        playing = fidchell.new(rules.name, players, seed or secrets.randbits(64), _options(rules, option or []))
    else:
        playing = fidchell.load(read_json(load))
    if not 0 <= people <= playing.table.seats:
        fail(f"--people must be from 0 to {playing.table.seats}, the number of seats")
    console = Console(highlight=False)
    speech = Speech(rules, lang or system_language(dict(os.environ)))
    terminal = Terminal(playing, speech, console, lambda file: _save(playing, file, game, people, speech, console))
    console.print(
        speech.text(
            "cli-welcome",
            game=speech.text("game-name"),
            players=playing.table.seats,
            seed=playing.record().get("seed", "-"),
        )
    )
    try:
        _play_on(playing, people, terminal)
    except (Quit, KeyboardInterrupt):
        console.print()
        _save(playing, "", game, people, speech, console)


def _play_on(game: Game, people: int, terminal: Terminal) -> None:
    bots = {seat: AnyLegal(secrets.randbits(64)) for seat in range(people, game.table.seats)}
    while not game.over:
        decision = game.decisions[0]
        seat = decision.seat
        if seat in bots:
            answer = bots[seat].answer(game.view(seat), decision.to_json())
        else:
            if people > 1 and len(decision.options) > 1:
                terminal.hand_over(seat)
            answer = terminal.ask(decision)
        game.answer(seat, answer)
    terminal.tell_result()


def _options(rules: Any, given: list[str]) -> dict[str, Any]:
    """name=value pairs; a value is taken as the game declares it (number, word, true or false)."""
    options: dict[str, Any] = {}
    for pair in given:
        name, equals, typed = pair.partition("=")
        if not equals:
            fail(f"--option {pair}: write it as name=value")
        known = {str(value).lower(): value for value in rules.options.get(name, ())}
        options[name] = known.get(typed.lower(), typed)
    return options


def _save(game: Game, file: str, name: str, people: int, speech: Speech, console: Console) -> None:
    path = Path(file) if file else _state_folder() / f"{game.rules.name}.json"
    write_json(path, game.record())
    command = (
        f"fidchell play {shlex.quote(name)} --people {people} --lang {speech.language} --load {shlex.quote(str(path))}"
    )
    console.print(speech.text("cli-saved", file=str(path)), markup=False)
    console.print(speech.text("cli-resume", command=command), markup=False, soft_wrap=True)


def _state_folder() -> Path:
    folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "fidchell"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as failed:
        raise ValueError(f"{folder} cannot be made: {failed.strerror}; type: save FILE") from None
    return folder


@app.command()
def scene(
    file: Annotated[Path, typer.Argument(help='JSON: {"game": ..., "scene": {...}, "answers": [[seat, "word"], ...]}')],
    seat: Seat = -1,
) -> None:
    """Set up a described position, apply a list of answers, and print what a seat then sees."""
    described = read_json(file)
    if not isinstance(described, dict) or not {"game", "scene"} <= set(described):
        fail(f'{file}: a scene file is {{"game": NAME, "scene": {{...}}, "answers": [[seat, "word"], ...]}}')
    playing = fidchell.scene(find(str(described["game"])).name, described["scene"])
    for count, answer in enumerate(described.get("answers", []), 1):
        if not (isinstance(answer, list) and len(answer) == 2):
            fail(f"{file}: answer {count} must be a pair [seat, word], not {json.dumps(answer)}")
        try:
            playing.answer(answer[0], answer[1])
        except fidchell.IllegalAnswer as refused:
            speech = Speech(playing.rules, "en")
            reasons = " ".join(speech.reason(reason) for reason in refused.reasons)
            still = [f"seat {open_.seat}, {open_.key}: {', '.join(open_.options)}" for open_ in playing.decisions]
            fail(f"{file}: answer {count} {json.dumps(answer)}: {reasons} Open: {'; '.join(still) or 'nothing'}")
    print(json.dumps(playing.view(_eyes(seat)), ensure_ascii=False, indent=1))


@app.command()
def replay(file: Path, game: OfGame = "", seat: Seat = -1, lang: Language = "") -> None:
    """Tell a recorded game in words, as one seat saw it."""
    if game:
        find(game)
    playing = fidchell.load(read_json(file))
    speech = Speech(playing.rules, lang or system_language(dict(os.environ)))
    for event in playing.events(_eyes(seat)):
        print(speech.event(event))


@app.command()
def verify(file: Path, game: OfGame = "") -> None:
    """Replay a record and say whether it still leads where it did; if not, at which decision and field it drifts."""
    if game:
        find(game)
    playing = fidchell.load(read_json(file))
    record = playing.record()
    print(f"{file}: {len(record['answers'])} decisions of {record['game']} (rules {record['rules']}) replay the same.")


def _eyes(seat: int) -> int | None:
    return None if seat < 0 else seat


def fail(sentence: str) -> NoReturn:
    Console(stderr=True).print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)
    sys.exit(1)


def main() -> None:
    """Run a command; an error is one sentence, not a traceback."""
    try:
        app()
    except (fidchell.GameError, fidchell.RecordError, TextError, ValueError) as wrong:
        fail(str(wrong))


if __name__ == "__main__":
    main()
