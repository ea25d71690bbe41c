"""Card packs of Tír na nÓg: checking one, beginning one, playing with one; and how we know what a card does."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from fidchell.cli.cards import Reference
from fidchell.cli.files import Keeper
from fidchell.core.game import Game
from fidchell.games.tirnanog import terminal
from fidchell.games.tirnanog.api import RULES, TirNaNog, rules_for
from fidchell.games.tirnanog.facts import COLOURS, ROWS
from fidchell.games.tirnanog.pack import OPEN_PACK, Pack, PackError, load_pack
from fidchell.registry import find, game_names, register
from fidchell.speech import Speech

TEMPLATE = OPEN_PACK.with_name("template.toml")
PackFile = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="Tír na nÓg only: the cards of this pack.")
]

commands = typer.Typer(help="Card packs of Tír na nÓg: check one, begin one.", no_args_is_help=True)


@commands.command()
def check(file: Annotated[Path, typer.Argument(help="A pack: a TOML file.")]) -> None:
    """Say whether a pack can be played with, and what is in it."""
    for line in summary(load_pack(file)):
        print(line)


@commands.command()
def new(file: Annotated[Path | None, typer.Argument(help="The file to write; without it, print.")] = None) -> None:
    """Begin a pack: a small one that can be played, with a comment on every field."""
    template = TEMPLATE.read_text(encoding="utf-8")
    if file is None:
        print(template, end="")
        return
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(template)
    except FileExistsError:
        raise PackError(f"{file} cannot be written: it is there already") from None
    except (OSError, ValueError) as failed:
        reason = failed.strerror if isinstance(failed, OSError) else failed
        raise PackError(f"{str(file)[:200]} cannot be written: {reason}") from None
    print(f"{file} is written. Fill it in, check it with: fidchell pack check {shlex.quote(str(file))}")


def summary(pack: Pack) -> list[str]:
    """What is in a pack, in lines."""
    lines = [f"{pack.file}: pack {pack.id!r}, version {pack.version}, {len(pack.encounters)} Encounters"]
    for number, colour in enumerate(COLOURS):
        cards = [card for card in pack.encounters if card.colour == number]
        plain = [card.value for card in cards if not card.effect]
        counted = ", ".join(f"{value} x{plain.count(value)}" for value in sorted(set(plain)))
        lines.append(f"  {colour}: {len(cards)} cards; {len(plain)} plain" + (f" ({counted})" if plain else ""))
        kinds = {card.kind: card for card in cards if card.effect}
        for kind, card in kinds.items():
            copies = sum(other.kind == kind for other in cards)
            name = card.names["en"] + (f" x{copies}" if copies > 1 else "")
            given = "".join(f" {key}={_given(key, value)}" for key, value in card.given.items())
            ailm = ", Ailm" if card.ailm else ""
            lines.append(f"    {name}: {card.value}{ailm}, {card.timing} {card.effect}{given} ({card.provenance})")
    for number, row in enumerate(ROWS):
        lines.append(f"  Geis of the {row} row:")
        for geis in pack.geis_of(number):
            rules = " ".join(filter(None, (geis.placement, geis.scoring)))
            given = "".join(f" {key}={value}" for key, value in geis.given.items())
            first = ", first" if geis.first else ""
            lines.append(f"    {geis.names['en']}: {rules}{given}, solo {geis.solo}{first} ({geis.provenance})")
    rewards = "; ".join(f"{players} players {'/'.join(map(str, pack.rewards[players]))}" for players in range(2, 6))
    return [*lines, f"  Rewards for regions: {rewards}"]


def _given(name: str, value: int) -> str:
    return COLOURS[value] if name.startswith("colour") else str(value)


# --- playing with a pack ---


def rules_with(name: str, file: Path | None) -> Any:
    """The game of this name, with the cards of a pack if there is one."""
    if file is None:
        return find(name)
    if name != RULES.name:
        raise PackError(f"--pack is for {RULES.name}: {name} has no card packs")
    rules = rules_for(file)
    if rules.name in (RULES.name, *game_names()):
        raise PackError(f"{file}: the pack: id must be one of its own: {rules.pack.id!r} is there already")
    return register(rules)


def needs_pack(record: Any) -> str:
    """The id of the pack a saved game was played with, if it is not here; else nothing."""
    name = str(record.get("game")) if isinstance(record, dict) else ""
    wanted = name.removeprefix(f"{RULES.name}-")
    return wanted[:80] if wanted != name and name not in game_names() else ""


class PackKeeper(Keeper):
    """Says how to go on with the pack."""

    def __init__(self, game: Game, loaded_from: Path | None, pack: Path | None) -> None:
        super().__init__(game, loaded_from)
        self.pack = pack

    def command(self, name: str, people: int, bots: str, language: str) -> str:
        command = super().command(name, people, bots, language)
        return command if self.pack is None else f"{command} {shlex.join(['--pack', str(self.pack.resolve())])}"


# --- what a card does and how we know it ---


class PackSpeech(Speech):
    """The texts of Tír na nÓg, whatever the pack; what a card does ends with how we know it."""

    def __init__(self, rules: TirNaNog, language: str, players: list[str] | None = None) -> None:
        super().__init__(RULES, language, players)  # all packs are spoken of with the same texts
        self.rules = rules

    def help(self, word: str) -> str:
        does = terminal.geis_rule(word, self) or super().help(word)
        return f"{does} {terminal.provenance(word, self)}".rstrip() if does else ""


def speech_of(rules: Any, language: str) -> Speech:
    return PackSpeech(rules, language) if isinstance(rules, TirNaNog) else Speech(rules, language)


def reference_of(rules: Any, speech: Speech) -> Reference:
    """The card reference; the decks of a pack are its own."""
    reference = Reference(rules, speech)
    if isinstance(rules, TirNaNog):
        reference.decks = terminal.decks(rules.pack)
    return reference
