"""Scoring: cards, Geis, regions; who wins; and what a card would change, before it is played."""

from __future__ import annotations

from typing import Any, Final

from fidchell.core.values import put
from fidchell.games.tirnanog.catalogue import SCORINGS
from fidchell.games.tirnanog.facts import COLOURS, NOTHING, ROWS
from fidchell.games.tirnanog.persistent import settle_values
from fidchell.games.tirnanog.placement import may_play
from fidchell.games.tirnanog.table import Otherworld

_ROW: Final = 20  # bits; no row is that long, so a shift never leads from one row's end to another's start


def geis_points(table: Otherworld, seat: int) -> list[int]:
    """By row, on the rows as they stand."""
    points = []
    for row in range(len(ROWS)):
        geis = table.pack.geis[table.geis[row]]
        points.append(SCORINGS[geis.scoring][0](table, seat, row, geis.given))
    return points


def card_points(table: Otherworld, seat: int) -> int:
    """What cards with a scoring effect add (Glastonbury: a point for each colour in its row and column)."""
    points = 0
    for card in table.has_effect(seat, "colours_in_row_and_column"):
        row, column = table.where(seat, card)
        cards = [*table.row(seat, row), *(table.slot(seat, other, column) for other in range(len(ROWS)))]
        colours = {table.colour[other] for other in cards if other != NOTHING}
        points += int(table.pack.encounters[card].given["points"]) * len(colours)
    return points


def largest_regions(table: Otherworld, seat: int) -> list[int]:
    """By colour, the most connected cards; fewer than two are no region."""
    places = [0] * len(COLOURS)  # a bit for each slot: rows are _ROW bits apart, so that shifts lead to neighbours
    for row in range(len(ROWS)):
        slot = 1 << row * _ROW
        for card in table.row(seat, row):
            if card != NOTHING:
                places[table.colour[card]] |= slot
            slot <<= 1
    return [_largest(of_colour) for of_colour in places]


def _largest(places: int) -> int:
    largest = 0
    while places:
        region = places & -places
        grown = 0
        while grown != region:
            grown = region
            region |= (grown << 1 | grown >> 1 | grown << _ROW | grown >> _ROW) & places
        places &= ~region
        largest = max(largest, region.bit_count())
    return largest if largest > 1 else 0


def shared_rewards(sizes: list[int], rewards: list[int]) -> list[int]:
    """Rewards by size of region: ties share what they cover, rounded down (two: half and half of each)."""
    points = [0] * len(sizes)
    place = 0
    for size in sorted({size for size in sizes if size > 1}, reverse=True):
        tied = [seat for seat, other in enumerate(sizes) if other == size]
        covered = rewards[place : place + len(tied)]
        share = sum(reward // 2 for reward in covered) if len(tied) == 2 else sum(covered) // len(tied)
        for seat in tied:
            points[seat] = share
        place += len(tied)
    return points


def region_points(table: Otherworld) -> list[list[int]]:
    """By seat and colour."""
    rewards = table.pack.rewards[table.seats]
    points: list[list[int]] = [[] for _ in range(table.seats)]
    regions = [largest_regions(table, seat) for seat in range(table.seats)]
    for colour in range(len(COLOURS)):
        sizes = [sizes[colour] for sizes in regions]
        if table.seats == 1:
            sizes.append(balor_region(table, colour))
        shares = shared_rewards(sizes, rewards)
        for seat in range(table.seats):
            points[seat].append(shares[seat])
    return points


def balor_region(table: Otherworld, colour: int) -> int:
    """The number of cards of a colour in his pile; a single card is nothing."""
    count = sum(table.pack.encounters[card].colour == colour for card in table.balor_pile)
    return count if count > 1 else 0


def balor_points(table: Otherworld) -> int:
    """The printed solo scores and his regions."""
    points = sum(table.pack.geis[number].solo for number in table.geis)
    for colour, mine in enumerate(largest_regions(table, 0)):
        sizes = [mine, balor_region(table, colour)]
        points += shared_rewards(sizes, table.pack.rewards[1])[1]
    return points


def beats_balor(table: Otherworld, total: int, balor: int) -> bool:
    """More points; tied: the larger region of any colour; still tied: the victory is shared, which is yours too."""
    mine = max(largest_regions(table, 0))
    return (total, mine) >= (balor, max(balor_region(table, colour) for colour in range(len(COLOURS))))


def breakdown(table: Otherworld) -> list[list[int]]:
    """By seat: top, middle, bottom, cards, regions."""
    regions = region_points(table)
    return [[*geis_points(table, seat), card_points(table, seat), sum(regions[seat])] for seat in range(table.seats)]


def winners(table: Otherworld, totals: list[int]) -> list[int]:
    """Highest total; tied: the larger region of any colour; still tied: shared."""
    best = [seat for seat, points in enumerate(totals) if points == max(totals)]
    largest = {seat: max(largest_regions(table, seat)) for seat in best}
    return [seat for seat in best if largest[seat] == max(largest.values())]


def after_playing(table: Otherworld, seat: int, card: int, row: int) -> Otherworld:
    """The table with a card in a row; its on-play effect is still to be chosen."""
    world = table.copy()
    world.lay_in_row(seat, row, card)
    world.colour = put(world.colour, card, table.pack.encounters[card].colour)
    settle_values(world, seat)
    return world


def points_by_name(points: list[int]) -> dict[str, int]:
    return {**dict(zip((*ROWS, "cards", "regions"), points, strict=True)), "total": sum(points)}


def previews(table: Otherworld, seat: int, cards: list[int]) -> dict[str, Any]:
    """What everybody has now, and would have with each of these cards in each row that it may be played into."""
    options: dict[str, Any] = {}
    for card in cards:
        options[table.pack.encounters[card].word] = {
            ROWS[row]: [points_by_name(points) for points in breakdown(after_playing(table, seat, card, row))]
            for row in range(len(ROWS))
            if may_play(table, seat, card, row)
        }
    return {"now": [points_by_name(points) for points in breakdown(table)], "options": options}


def preview(table: Otherworld, seat: int, card: int, row: int) -> dict[str, Any] | None:
    """What playing a card into a row would change, for everybody; None if it may not be played there.

    ``rows``, ``cards``, ``regions`` and ``totals`` are the change if nothing else changed any more; ``certain`` are the
    Geis points of the rows that are full then.
    On-play effects are not counted: they are choices still to be made.
    """
    if not may_play(table, seat, card, row):
        return None
    before, world = breakdown(table), after_playing(table, seat, card, row)
    after = breakdown(world)
    regions_before, regions_after = region_points(table), region_points(world)
    return {
        "rows": [new - old for new, old in zip(after[seat][:3], before[seat][:3], strict=True)],
        "certain": [after[seat][r] if world.is_full(seat, r) else 0 for r in range(len(ROWS))],
        "cards": after[seat][3] - before[seat][3],
        "regions": [
            {COLOURS[c]: regions_after[other][c] - regions_before[other][c] for c in range(len(COLOURS))}
            for other in range(table.seats)
        ],
        "totals": [sum(new) - sum(old) for new, old in zip(after, before, strict=True)],
    }
