"""Draw docs/screens/terminal.svg: what a player of Inis sees in the terminal, in the middle of a clash."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import fidchell
from fidchell.core.chance import chance_from_seed
from fidchell.games.inis.terminal import show
from fidchell.speech import Speech

FILE = Path(__file__).parents[1] / "docs" / "screens" / "terminal.svg"
WIDTH = 104


def main() -> None:
    game = fidchell.new("inis", 3, 12)
    chance = chance_from_seed(5)
    while True:
        decision = game.decisions[0]
        in_clash = decision.key == "maneuver" and decision.seat == 0 and len(game.view(0)["table"]["hand"]) > 4
        if in_clash and len(game.view(0)["table"]["territories"]) > 5:
            break
        playing = [option for option in decision.options if option != "pass"] or list(decision.options)
        game.answer(decision.seat, playing[chance.below(len(playing))])
    speech = Speech(game.rules, "en", ["You", "Ben", "Cid"])
    console = Console(record=True, width=WIDTH, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115
    for line in show(game.view(0), speech):
        console.print(line, markup=False, highlight=False)
    console.print(f"\n[bold]You: {speech.question(decision.key, decision.values)}[/bold]")
    for number, option in enumerate(decision.options, 1):
        console.print(f"  [bold]{number}[/bold]  {speech.name(option)}", highlight=False)
    FILE.write_text(console.export_svg(title="fidchell play inis"), encoding="utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
