"""What hidden cards truly lie where, against what each viewer of a SecretTable takes to be possible."""

from __future__ import annotations

from fidchell.core.whereabouts import SecretTable


def untruths(table: SecretTable, truth: list[int]) -> list[str]:
    """Where a viewer excludes the truth: a card where it may not be, or a count that does not hold."""
    found = []
    for viewer in range(table.seats + 1):
        for zone, cards in enumerate(truth):
            excluded = cards & ~(table.may[viewer * table.zones + zone] & ~table.open)
            if excluded:
                found.append(f"viewer {viewer} excludes cards {excluded:b} from zone {zone}")
    for viewer, cards, zones, least in table.stayed:
        count = sum((held & cards).bit_count() for zone, held in enumerate(truth) if zones >> zone & 1)
        if count < least:
            found.append(f"viewer {viewer} counts at least {least} of {cards:b} in zones {zones:b}; there are {count}")
    return found
