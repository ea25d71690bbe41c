"""What a finished game is worth to each seat. Nothing is given on the way."""

from __future__ import annotations

from typing import Any, Final

from fidchell.core.rules import GameError
from fidchell.envs.encoder import Encoder

WIN_SHARE: Final = "win_share"  # 1 to the winner, shared if several win; 0 to the others
RANK: Final = "rank"  # from 1 for the first to -1 for the last; who is level shares
MARGIN: Final = "margin"  # how far ahead of the best other, or behind, from -1 to 1
REWARDS: Final = (WIN_SHARE, RANK, MARGIN)


def checked_reward(reward: Any) -> str:
    if reward not in REWARDS:
        raise GameError(f"reward cannot be {reward!r}; choose from {', '.join(map(repr, REWARDS))}")
    return str(reward)


def rewards_of(reward: str, encoder: Encoder, table: Any) -> list[float]:
    """By seat, for a table whose game is over."""
    winners: list[int] = encoder.rules.result(table)["winners"]
    seats = range(table.seats)
    if reward == WIN_SHARE:
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if reward == RANK and table.seats == 1:
        return [1.0 if winners else -1.0]
    standings = encoder.standings(table)
    if reward == RANK:
        places = [(seat in winners, standings[seat]) for seat in seats]
        return [
            (sum(mine > other for other in places) - sum(mine < other for other in places)) / (table.seats - 1)
            for mine in places
        ]
    margins = []
    for seat in seats:
        others = [standing for other, standing in enumerate(standings) if other != seat]
        margins.append(max(-1.0, min(1.0, (standings[seat] - max(others)) / encoder.most)))
    return margins
