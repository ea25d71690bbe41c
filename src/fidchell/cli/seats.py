"""A person at the terminal: what is shown, what is typed, what it means."""

from __future__ import annotations

import importlib
import unicodedata
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from fidchell.cli.files import Keeper
from fidchell.core.decision import Decision
from fidchell.core.game import Game
from fidchell.speech import Speech

LEAVING: Final = ("q", "quit")
LONGEST_LINE: Final = 1000


class Quit(Exception):  # noqa: N818 - not an error
    """The person wants to stop here."""


class Terminal:
    """Shows a game to the people at this screen and reads their answers."""

    def __init__(self, game: Game, speech: Speech, console: Console, people: int, keeper: Keeper) -> None:
        self.game = game
        self.speech = speech
        self.console = console
        self.people = people
        self.keeper = keeper
        self.heard: dict[int | None, int] = {}  # by seat: how many events it has been told
        self.at_screen: int | None = None  # the seat that looked last
        self._show = importlib.import_module(f"{game.rules.package}.terminal").show

    def tell_news(self, seat: int | None) -> None:
        """What has happened since the last time, in words."""
        events = self.game.events(seat, self.heard.get(seat, 0))
        self.heard[seat] = self.heard.get(seat, 0) + len(events)
        for event in events:
            self.console.print(f"  [dim]{escape(self.speech.event(event))}[/dim]")

    def welcome(self) -> None:
        seats, seed = self.game.table.seats, self.game.record().get("seed", "-")
        self._say("cli-welcome", game=self.speech.text("game-name"), players=seats, seed=seed)

    def keep(self) -> None:
        """Keep the game; where that fails, say so and play on."""
        try:
            self.keeper.keep()
        except ValueError as failed:
            self._warn(str(failed))

    def _hand_over(self, seat: int) -> None:
        """Several people at one screen: let the next one sit down before anything of theirs is shown."""
        if self.at_screen not in (None, seat):
            self.console.clear()
            if self._read(escape(self.speech.text("cli-hand-over", player=self.speech.player(seat)))) in LEAVING:
                self._leave()
        self.at_screen = seat

    def ask(self, decision: Decision) -> str:
        """Show the table and read an answer until it is one."""
        speech = self.speech
        if self.people > 1:  # also where there is nothing to choose: handing over must not tell
            self._hand_over(decision.seat)
        self.tell_news(decision.seat)
        if len(decision.options) == 1:
            self._forced(decision)
            return decision.options[0]
        self.console.print()
        for line in self._show(self.game.view(decision.seat), speech):
            self.console.print(escape(line))
        question = speech.question(decision.key, decision.values)
        self.console.print(f"\n[bold]{escape(speech.player(decision.seat))}: {escape(question)}[/bold]")
        for count, option in enumerate(decision.options, 1):
            self.console.print(f"  [bold]{count}[/bold] {escape(speech.name(option))}", highlight=False)
        while True:
            answer = self._understood(self._read(escape(speech.text("cli-prompt"))), decision)
            if answer is not None:
                return answer

    def _forced(self, decision: Decision) -> None:
        question = self.speech.question(decision.key, decision.values)
        self.console.print(f"  [dim]{escape(question)} {escape(self.speech.name(decision.options[0]))}.[/dim]")

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(f"{prompt}: ")[:LONGEST_LINE].strip()
        except EOFError:
            raise Quit from None

    def _understood(self, typed: str, decision: Decision) -> str | None:
        """The option meant, or None after saying what was wrong or doing what was asked."""
        command, _, rest = typed.partition(" ")
        if typed in LEAVING:
            self._leave()
        elif typed == "log":
            self._tell_all(decision.seat)
        elif command == "save":
            self._save(rest.strip())
        elif typed.startswith("?"):
            self._help(typed[1:].strip())
        elif typed:
            return self._matched(typed, decision)
        return None

    def _matched(self, typed: str, decision: Decision) -> str | None:
        if typed in decision.options:
            return typed
        if typed.isdecimal() and len(typed) < 5 and 1 <= int(typed) <= len(decision.options):
            return decision.options[int(typed) - 1]
        meant = [option for option in decision.options if _plain(self.speech.name(option)).startswith(_plain(typed))]
        if len(meant) == 1:
            return meant[0]
        if meant:
            names = self.speech.listed([self.speech.name(option) for option in meant])
            self._say("cli-ambiguous", typed=typed, matches=names)
        elif typed in self.game.rules.words.numbers:
            for reason in self.game.explain(decision.seat, typed):
                self.console.print(f"[red]{escape(self.speech.reason(reason))}[/red]")
        else:
            self._say("cli-no-such-answer", typed=typed, count=len(decision.options))
        return None

    def _help(self, about: str) -> None:
        if not about:
            self._say("cli-help")
            return
        words = [word for word in self.game.rules.words.words if self.speech.has(f"help-{word}")]
        found = [word for word in words if _plain(about) in (_plain(word), _plain(self.speech.name(word)))]
        found = found or [word for word in words if _plain(self.speech.name(word)).startswith(_plain(about))]
        for word in found:
            self.console.print(
                f"[bold]{escape(self.speech.name(word))}[/bold] {escape(self.speech.text(f'help-{word}'))}"
            )
        if not found:
            self._say("cli-no-help", typed=about)

    def _tell_all(self, seat: int) -> None:
        self._say("cli-log-title")
        for event in self.game.events(seat):
            self.console.print(f"  {escape(self.speech.event(event))}")

    def _save(self, file: str) -> None:
        try:
            if file:
                self.keeper.keep_in(Path(file))
            else:
                self.keeper.keep()
        except ValueError as failed:
            self._warn(str(failed))
        else:
            self.console.print(self.speech.text("cli-saved", file=str(self.keeper.file)), markup=False, soft_wrap=True)

    def _leave(self) -> None:
        """Leave only when the game is safe; else say why and let the person save it somewhere."""
        try:
            self.keeper.keep()
        except ValueError as failed:
            self._warn(str(failed))
        else:
            raise Quit

    def _warn(self, sentence: str) -> None:
        self.console.print(f"[red]{escape(sentence)}[/red]", soft_wrap=True)

    def _say(self, key: str, **values: Any) -> None:
        self.console.print(escape(self.speech.text(key, **values)))

    def tell_result(self) -> None:
        """Who won, and by how much."""
        self.tell_news(None)
        result = self.game.result
        if result is None:
            return
        speech = self.speech
        self.console.print()
        for line in self._show(self.game.view(None), speech):
            self.console.print(escape(line))
        self.console.print()
        self._say("cli-game-over")
        for seat, points in enumerate(result["scores"]):
            self._say("cli-score", player=speech.player(seat), points=points)
        winners = [speech.player(seat) for seat in result["winners"]]
        self._say("cli-winner", players=speech.listed(winners), count=len(winners))


def _plain(text: str) -> str:
    """Without accents and case, so that 'cuchu' finds Cúchulain."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
