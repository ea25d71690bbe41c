"""A person at the terminal: what is shown, what is typed, what it means."""

from __future__ import annotations

import importlib
import inspect
import unicodedata
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from fidchell.cli.files import Keeper
from fidchell.core.decision import Decision
from fidchell.core.game import Game
from fidchell.speech import Speech

LEAVING: Final = ("q", "quit")
LONGEST_LINE: Final = 1000
SMALL_TALK: Final = 20  # on a small screen the table may be as many lines back before all of it is shown again


class Quit(Exception):  # noqa: N818 - not an error
    """The person wants to stop here."""


class Terminal:
    """Shows a game to the people at this screen and reads their answers.

    The game's own module ``terminal`` has ``show(view, speech)``: the table as lines, with empty lines between blocks.
    It may take a ``width`` as well. Things without names of their own (``word-GROUP`` texts: spots on a map) it lists
    itself, numbered like the options. ``remark(option, view, speech)``, if it is there, says what to print beside an
    option; ``SCORES = False`` says that the game has a winner but no points.
    """

    def __init__(self, game: Game, speech: Speech, console: Console, people: int, keeper: Keeper) -> None:
        self.game = game
        self.speech = speech
        self.console = console
        self.people = people
        self.keeper = keeper
        self.heard: dict[int | None, int] = {}  # by seat: how many events it has been told
        self.at_screen: int | None = None  # the seat that looked last
        self.lines = 0  # printed so far
        self.seen: dict[str, int] = {}  # blocks of the table on this screen -> the line where each begins
        self.module = importlib.import_module(f"{game.rules.package}.terminal")

    def tell_news(self, seat: int | None) -> None:
        """What has happened since the last time, in words."""
        events = self.game.events(seat, self.heard.get(seat, 0))
        self.heard[seat] = self.heard.get(seat, 0) + len(events)
        for event in events:
            self._print(f"  [dim]{escape(self.speech.event(event))}[/dim]")

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
            self.seen = {}
            while self._read(escape(self.speech.text("cli-hand-over", player=self.speech.player(seat)))) in LEAVING:
                self._leave()
        self.at_screen = seat

    def ask(self, decision: Decision) -> str:
        """Show the table and read an answer until it is one."""
        if self.people > 1:  # also where there is nothing to choose: handing over must not tell
            self._hand_over(decision.seat)
        self.tell_news(decision.seat)
        if len(decision.options) == 1:
            self._forced(decision)
            return decision.options[0]
        self._pose(decision)
        while True:
            typed = self._read(escape(self.speech.text("cli-prompt")))
            if not typed:
                self._pose(decision, again=True)
            answer = self._understood(typed, decision)
            if answer is not None:
                return answer

    def _pose(self, decision: Decision, again: bool = False) -> None:
        """The table, the question and its options; then what may be answered beside it."""
        view = self.game.view(decision.seat)
        beside = self._beside(decision.seat)
        self._show_table(view, 0 if again else 4 + len(decision.options) + len(beside))
        question = self.speech.question(decision.key, decision.values)
        asked = self.speech.text("cli-asks", player=self.speech.player(decision.seat), question=question)
        self._print(f"\n[bold]{escape(asked)}[/bold]")
        self._offer(list(decision.options), 1, view)
        if beside:
            self._say("cli-beside")
            self._offer(beside, 1 + len(decision.options), view)

    def _beside(self, seat: int) -> list[str]:
        """Answers this seat may give although the game does not wait for them."""
        open_now = self.game.decisions
        return [option for asked in open_now if asked.optional and asked.seat == seat for option in asked.options]

    def _offer(self, options: list[str], first: int, view: dict[str, Any]) -> None:
        named = [option for option in options if not self._is_nameless(option)]
        if len(named) < len(options):
            self._say("cli-listed-above", first=first, last=first + len(options) - 1)
        remark = getattr(self.module, "remark", lambda *_: "")
        for option in named:
            number, beside = first + options.index(option), remark(option, view, self.speech)
            beside = f" [dim]{escape(beside)}[/dim]" if beside else ""
            if self._is_count(option):  # a count is its own number
                self._print(f"  [bold]{option}[/bold]")
            else:
                self._print(f"  [bold]{number}[/bold] {escape(self.speech.name(option))}{beside}")

    def _is_count(self, option: str) -> bool:
        words = self.game.rules.words
        return words.group_of(words.numbers[option]) == "number"

    def _is_nameless(self, option: str) -> bool:
        words = self.game.rules.words
        return self.speech.has(f"word-{words.group_of(words.numbers[option])}")

    def _show_table(self, view: dict[str, Any], room: int = 0) -> None:
        """The table: all of it, or only the blocks that changed if the others can still be seen.

        ``room``: how many lines will follow; 0 shows everything.
        """
        sized = {"width": self.console.width} if "width" in inspect.signature(self.module.show).parameters else {}
        lines = self.module.show(view, self.speech, **sized)
        blocks = "\n".join(lines).split("\n\n")
        new = [block for block in blocks if block not in self.seen]
        end = self.lines + room + sum(2 + block.count("\n") for block in new)
        reach = max(self.console.height, len(lines) + SMALL_TALK)
        if not room or any(end - self.seen[block] > reach for block in blocks if block in self.seen):
            new = blocks
        self.seen = {block: at for block, at in self.seen.items() if block in blocks}
        for block in new:
            self._print("")
            self.seen[block] = self.lines
            for line in block.splitlines():
                self._print(escape(line))

    def _print(self, markup: str) -> None:
        text = Text.from_markup(markup, emoji=False)
        self.lines += len(self.console.render_lines(text, pad=False))
        self.console.print(text)

    def _forced(self, decision: Decision) -> None:
        """Say what was answered where there was no choice; not that one person alone could do nothing but pass."""
        if decision.options == ("pass",) and self.people == 1:
            return
        question = self.speech.question(decision.key, decision.values)
        self._print(f"  [dim]{escape(question)} {escape(self.speech.name(decision.options[0]))}.[/dim]")

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(f"{prompt} ")[:LONGEST_LINE].strip()
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
        elif typed == "??":
            helpful = [word for word in decision.options if self.speech.help(word)]
            self._explain(helpful)
            if not helpful:
                self._say("cli-no-help", typed=typed)
        elif typed.startswith("?"):
            self._help(typed[1:].strip())
        elif typed:
            return self._matched(typed, decision)
        return None

    def _matched(self, typed: str, decision: Decision) -> str | None:
        options = [*decision.options, *self._beside(decision.seat)]
        if typed in options:
            return typed
        if typed.isdecimal() and len(typed) < 5 and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        meant = [option for option in options if plain(self.speech.name(option)).startswith(plain(typed))]
        if len({self.speech.name(option) for option in meant}) == 1:  # copies of one card are as good as each other
            return meant[0]
        if meant:
            names = self.speech.listed([self.speech.name(option) for option in meant])
            self._say("cli-ambiguous", typed=typed, matches=names)
        elif typed in self.game.rules.words.numbers:
            for reason in self.game.explain(decision.seat, typed):
                self._print(f"[red]{escape(self.speech.reason(reason))}[/red]")
        else:
            self._say("cli-no-such-answer", typed=typed, count=len(options))
        return None

    def _help(self, about: str) -> None:
        if not about:
            self._say("cli-help")
            return
        found = self._about(plain(about))
        self._explain(found)
        if not found:
            self._say("cli-no-help", typed=about)

    def _about(self, typed: str) -> list[str]:
        """The things of this name; else those whose name begins with it; else those whose name contains it."""
        names = {word: plain(self.speech.name(word)) for word in self.game.rules.words.words
                 if self.speech.help(word)}  # fmt: skip
        exact = [word for word, name in names.items() if typed in (name, plain(word)) or name.startswith(f"{typed} (")]
        begin = [word for word, name in names.items() if name.startswith(typed)]
        return exact or begin or [word for word, name in names.items() if typed in name]

    def _explain(self, words: list[str]) -> None:
        """What each of these does, and the rulings about it."""
        told: set[str] = set()
        for word in words:
            line = f"[bold]{escape(self.speech.name(word))}[/bold] {escape(self.speech.help(word))}"
            if line in told:  # a copy of the same card
                continue
            told.add(line)
            self._print(line)
            if self.speech.note(word):
                self._print(f"  [dim]{escape(self.speech.note(word))}[/dim]")

    def _tell_all(self, seat: int) -> None:
        self._say("cli-log-title")
        for event in self.game.events(seat):
            self._print(f"  {escape(self.speech.event(event))}")

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
        self._print(escape(self.speech.text(key, **values)))

    def tell_result(self) -> None:
        """Who won, and by how much."""
        self.tell_news(None)
        result = self.game.result
        if result is None:
            return
        speech = self.speech
        self._show_table(self.game.view(None))
        self._print("")
        self._say("cli-game-over")
        for seat, points in enumerate(result["scores"] if getattr(self.module, "SCORES", True) else ()):
            self._say("cli-score", player=speech.player(seat), points=points)
        winners = [speech.player(seat) for seat in result["winners"]]
        if winners:
            self._say("cli-winner", players=speech.listed(winners), count=len(winners))
        else:
            self._say("cli-nobody-won")


def plain(text: str) -> str:
    """Without accents and case and with one kind of apostrophe, so that 'cuchu' finds Cúchulain."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("ʼ", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
