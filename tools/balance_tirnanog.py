"""Solo scores and the balance of the open pack, from bot games: writes docs/tirnanog-balance.md.

    python tools/balance_tirnanog.py 400

The bot plays each card where it gains most by the score preview. Repeat with stronger bots when there are some.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from fidchell.core.game import new_game
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.facts import ROWS
from fidchell.games.tirnanog.scoring import preview
from fidchell.games.tirnanog.table import Otherworld

FILE = Path(__file__).parents[1] / "docs" / "tirnanog-balance.md"


def greedy(table: Otherworld, choose: random.Random) -> int:
    """An option of the open question: the best card and row by preview, else any."""
    ask = table.ask
    assert ask is not None
    options = ask.options[:]
    choose.shuffle(options)
    if ask.question is m.Q_PLAY:
        return max(options, key=lambda option: best_gain(table, ask.seat, option - m.CARD))
    if ask.question is m.Q_ROW:
        card = ask.values[0] - m.CARD
        return max(options, key=lambda option: gain(table, ask.seat, card, option - m.ROW))
    return options[0]


def gain(table: Otherworld, seat: int, card: int, row: int) -> int:
    seen = preview(table, seat, card, row)
    return -1000 if seen is None else int(seen["totals"][seat])


def best_gain(table: Otherworld, seat: int, card: int) -> int:
    return max(gain(table, seat, card, row) for row in range(len(ROWS)))


def played(players: int, seed: int) -> tuple[Otherworld, dict[str, object]]:
    game = new_game(RULES, players, seed, {"geis": "random"})
    table, choose = game.table, random.Random(seed)
    assert isinstance(table, Otherworld)
    table.journal = None
    while table.ask is not None:
        table.take(greedy(table, choose))
    result = game.result
    assert result is not None
    return table, result


def solo_scores(games: int) -> list[str]:
    """How often each Geis reaches its solo score, and the score that fits."""
    reached: dict[str, list[int]] = {geis.word: [] for geis in RULES.pack.geis}
    won = 0
    for seed in range(games):
        table, result = played(1, seed)
        won += bool(result["winners"])
        for row in range(len(ROWS)):
            reached[RULES.pack.geis[table.geis[row]].word].append(table.points[0][row])
    documented = [geis for geis in RULES.pack.geis if geis.provenance == "documented"]
    shares = [share_of(reached[geis.word], geis.solo) for geis in documented]
    aim = sum(shares) / len(shares)
    lines = [
        f"{games} solo games, medium difficulty: {won / games:.0%} won. The three documented Geis reach their "
        f"printed solo score in {aim:.0%} of games; *fits* is the score another Geis reaches as often.",
        "",
        "| Geis | provenance | games | mean points | solo score | reached | fits |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for geis in RULES.pack.geis:
        points = sorted(reached[geis.word], reverse=True)
        fits = points[min(len(points) - 1, int(aim * len(points)))] if points else 0
        mean = sum(points) / max(1, len(points))
        share = share_of(points, geis.solo)
        cells = [geis.names["en"], geis.provenance, len(points), f"{mean:.1f}", geis.solo, f"{share:.0%}", fits]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def share_of(points: list[int], score: int) -> float:
    return sum(one >= score for one in points) / max(1, len(points))


def special_cards(games: int) -> list[str]:
    """Win share of whoever ends with a special card in the saga, two players."""
    wins: dict[str, list[float]] = {}
    for seed in range(games):
        table, result = played(2, 10_000 + seed)
        winners = result["winners"]
        assert isinstance(winners, list)
        for seat in range(2):
            share = 1 / len(winners) if seat in winners else 0.0
            for card in table.cards_of(seat):
                if RULES.pack.encounters[card].effect:
                    wins.setdefault(RULES.pack.encounters[card].kind, []).append(share)
    lines = [
        f"{games} two-player games. A fair card is near 50%; the interval is 95%.",
        "",
        "| card | provenance | games | win share of its owner |",
        "| --- | --- | --- | --- |",
    ]
    facts = {card.kind: card for card in RULES.pack.encounters if card.effect}
    for kind, shares in sorted(wins.items(), key=lambda pair: -sum(pair[1]) / len(pair[1])):
        mean, count = sum(shares) / len(shares), len(shares)
        half = 1.96 * (mean * (1 - mean) / count) ** 0.5
        lines.append(f"| {facts[kind].names['en']} | {facts[kind].provenance} | {count} | {mean:.0%} ± {half:.0%} |")
    return lines


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    text = [
        "# Tír na nÓg: solo scores and balance of the open pack",
        "",
        f"Made by `python tools/balance_tirnanog.py {games}` with a greedy bot: it plays each card where the score "
        "preview is best, and places and takes at random. To be repeated when stronger bots exist.",
        "",
        "## Solo scores",
        "",
        *solo_scores(games),
        "",
        "## Special cards",
        "",
        *special_cards(games),
        "",
    ]
    FILE.write_text("\n".join(text), encoding="utf-8")
    print("\n".join(text))


if __name__ == "__main__":
    main()
