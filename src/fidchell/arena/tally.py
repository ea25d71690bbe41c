"""From finished games to what is told of them: shares, ratings, seats, lengths, times."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from fidchell.arena.play import Outcome
from fidchell.arena.schedule import Schedule
from fidchell.arena.stats import Estimate, mean_share
from fidchell.arena.strength import Results, ratings, reached
from fidchell.arena.times import Times
from fidchell.core.game import new_game
from fidchell.registry import find


@dataclass(frozen=True)
class Standing:
    """How one agent did."""

    agent: str
    games: int
    wins: float  # shared victories divided
    share: Estimate  # of the victories, for each seat it held: an equal agent has 1 / players
    elo: Estimate | None  # None if victories do not lead from it to the anchor nor back: nothing is known
    bound: bool  # they lead in one direction alone: the rating says at least or at most, not how much
    times: Times


@dataclass(frozen=True)
class Tally:
    """All that is told of the deals that count."""

    deals: int
    games: int
    standings: tuple[Standing, ...]  # in the order the agents were given
    anchor: str
    seats: tuple[Estimate, ...]  # victory share by seat
    first: Estimate  # of whoever is asked first: in Inis the first Brenn
    shared: int  # games with several winners
    lost_by_all: int
    decisions: float  # mean of a game
    rounds: float | None
    won_by: dict[str, Estimate]  # the share of games won in each way that the game tells; one may be won in several


def complete_deals(schedule: Schedule, outcomes: Mapping[int, Outcome], deals: int) -> list[list[Outcome]]:
    """The games of each deal of which none is missing, in order of the deals; only the first so many count."""
    size = len(schedule.seatings)
    numbers = (range(deal * size, (deal + 1) * size) for deal in range(deals))
    return [[outcomes[number] for number in deal] for deal in numbers if all(number in outcomes for number in deal)]


def deal_shares(schedule: Schedule, deal: Sequence[Outcome]) -> list[float]:
    """By agent: its part of the victories of a deal, for each seat that it held."""
    held, won = [0] * len(schedule.agents), [0.0] * len(schedule.agents)
    for outcome in deal:
        for seat, agent in enumerate(schedule.seating_of(outcome.number)):
            held[agent] += 1
            won[agent] += outcome.share(seat)
    return [wins / seats for wins, seats in zip(won, held, strict=True)]


def tally(schedule: Schedule, deals: Sequence[Sequence[Outcome]]) -> Tally | None:
    """None if no deal is complete."""
    if not deals:
        return None
    games = [outcome for deal in deals for outcome in deal]
    rounds = [outcome.rounds for outcome in games if outcome.rounds is not None]
    by_seat = [
        [statistics.fmean(outcome.share(seat) for outcome in deal) for deal in deals]
        for seat in range(schedule.players)
    ]
    return Tally(
        len(deals),
        len(games),
        _standings(schedule, deals, games),
        schedule.labels[schedule.anchor],
        tuple(map(mean_share, by_seat)),
        mean_share([_share_of_first(schedule, deal) for deal in deals]),
        sum(len(outcome.winners) > 1 for outcome in games),
        sum(not outcome.winners for outcome in games),
        statistics.fmean(outcome.decisions for outcome in games),
        statistics.fmean(rounds) if rounds else None,
        {by: _share_won_by(by, deals) for by in sorted({by for outcome in games for by in outcome.won_by})},
    )


def _share_of_first(schedule: Schedule, deal: Sequence[Outcome]) -> float:
    """Who is asked first follows from the seed, which all games of a deal share."""
    seed = schedule.seed_of(deal[0].number)
    asked = new_game(find(schedule.game), schedule.players, seed, schedule.options).table.ask
    return statistics.fmean(outcome.share(asked.seat) for outcome in deal) if asked is not None else 0.0


def _share_won_by(by: str, deals: Sequence[Sequence[Outcome]]) -> Estimate:
    return mean_share([statistics.fmean(by in outcome.won_by for outcome in deal) for deal in deals])


def _standings(
    schedule: Schedule, deals: Sequence[Sequence[Outcome]], games: Sequence[Outcome]
) -> tuple[Standing, ...]:
    shares = [deal_shares(schedule, deal) for deal in deals]
    agents = range(len(schedule.agents))
    wins, present, times = [0.0] * len(agents), [0] * len(agents), [Times() for _ in agents]
    for outcome in games:
        seating = schedule.seating_of(outcome.number)
        for agent in set(seating):
            present[agent] += 1
        for seat, agent in enumerate(seating):
            wins[agent] += outcome.share(seat)
            times[agent].include(outcome.times[seat])
    elo = _ratings(schedule, deals)
    victories = {pair for outcome in games for pair in _victories(schedule, outcome)}
    reach = [reached(victories, agent) for agent in agents]
    anchor = schedule.anchor
    ways = [(anchor in reach[agent]) + (agent in reach[anchor]) for agent in agents]
    return tuple(
        Standing(
            schedule.labels[agent],
            present[agent],
            wins[agent],
            mean_share([by_agent[agent] for by_agent in shares], schedule.most_share(agent)),
            elo[agent] if ways[agent] else None,
            ways[agent] == 1,
            times[agent],
        )
        for agent in agents
    )


def _ratings(schedule: Schedule, deals: Sequence[Sequence[Outcome]]) -> Sequence[Estimate | None]:
    results = [_results(schedule, deal) for deal in deals]
    if schedule.players == 1 or not any(result.tables for result in results):
        return [None] * len(schedule.agents)
    return ratings(results, schedule.anchor, schedule.seed)


def _victories(schedule: Schedule, outcome: Outcome) -> Iterator[tuple[int, int]]:
    """Who won against whom; those who share a victory, each against the other."""
    seating = schedule.seating_of(outcome.number)
    return ((seating[seat], other) for seat in outcome.winners for other in set(seating) if other != seating[seat])


def _results(schedule: Schedule, deal: Sequence[Outcome]) -> Results:
    """What the ratings follow from; a game that all lost tells nothing of who is stronger."""
    wins: list[float] = [0.0] * len(schedule.agents)
    tables: Counter[tuple[int, ...]] = Counter()
    for outcome in deal:
        seating = schedule.seating_of(outcome.number)
        if outcome.winners:
            tables[tuple(seating.count(agent) for agent in range(len(schedule.agents)))] += 1
        for seat, agent in enumerate(seating):
            wins[agent] += outcome.share(seat)
    return Results(tuple(wins), tuple(sorted(tables.items())))
