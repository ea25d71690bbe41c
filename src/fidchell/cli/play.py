"""Playing in the terminal: people at this screen, bots in the other seats."""

from __future__ import annotations

import secrets

from rich.console import Console

from fidchell.agents.agent import AgentFactory, Eyes, find_agent
from fidchell.agents.think.weights import NoBrain
from fidchell.cli.files import Keeper
from fidchell.cli.seats import Quit, Terminal
from fidchell.core.game import Game
from fidchell.speech import Speech


def play_on(game: Game, speech: Speech, people: int, level: str, keeper: Keeper, name: str) -> None:
    """Play to the end, or until somebody leaves; the game is kept after every answer of a person."""
    console = Console(highlight=False)
    terminal = Terminal(game, speech, console, people, keeper)
    make = _bot(game, level)
    seed = game.record().get("seed", secrets.randbits(64))  # the same bots by the same seed; a scene has none
    bots = {seat: make(f"{seed}/{seat}") for seat in range(people, game.table.seats)}
    terminal.welcome()
    try:
        while not game.over:
            decision = game.decisions[0]
            if decision.seat in bots and len(decision.options) == 1:
                game.answer(decision.seat, decision.options[0])
            elif decision.seat in bots:
                game.answer(decision.seat, bots[decision.seat].answer(Eyes(game, decision.seat), decision))
            else:
                game.answer(decision.seat, terminal.ask(decision))
                terminal.keep()
        terminal.tell_result()
    except (Quit, KeyboardInterrupt):
        console.print()
        keeper.keep()
        console.print(speech.text("cli-saved", file=str(keeper.file)), markup=False, soft_wrap=True)
        command = keeper.command(name, people, level, speech.language)
        console.print(speech.text("cli-resume", command=command), markup=False, soft_wrap=True)


def _bot(game: Game, level: str) -> AgentFactory:
    """The agents of a level. If none is named: casual ones, or random ones in a game that nobody can think about."""
    try:
        return find_agent(level or "casual", game.rules.name)
    except NoBrain:
        if level:
            raise
        return find_agent("random")
