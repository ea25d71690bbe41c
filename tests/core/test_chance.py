"""Chance: the same everywhere and for ever, fair, and not disturbed by thinking ahead."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from fidchell.core.chance import Chance, chance_from_seed


def chi_square(counts: Counter[object], kinds: int) -> float:
    """How far counts are from all being equal; about as large as kinds - 1 if they are."""
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (kinds - len(counts))


# --- for ever: if one of these values changes, every record and every seed in the world is broken ---


def test_a_seed_gives_the_state_it_always_gave() -> None:
    assert chance_from_seed(0).state == 251123765518146580383808036566258867132
    assert chance_from_seed("Medb").state == 292657136920273509371607227451016677251
    assert chance_from_seed(2**200).state == 212735416379781036319189083959203076746


def test_numbers_come_as_they_always_came() -> None:
    chance = chance_from_seed(0)

    assert [chance.below(100) for _ in range(8)] == [55, 46, 88, 92, 26, 49, 67, 39]
    assert chance.state == 201356223978807671104329088256189748388


def test_a_shuffle_gives_the_order_it_always_gave() -> None:
    chance, things = chance_from_seed("Medb"), list(range(12))

    chance.shuffle(things)

    assert things == [0, 3, 6, 10, 4, 5, 11, 8, 1, 9, 2, 7]
    assert chance.one_of([3, 5, 7]) == 7
    assert chance.branch(1).state == 139841409362510195819248914942217045488


def test_a_long_shuffle_gives_the_order_it_always_gave() -> None:
    chance, things = Chance(2109986931305732924962378799270049470), list(range(300))

    chance.shuffle(things)

    assert things[:10] == [207, 199, 11, 174, 241, 28, 280, 94, 3, 214]
    assert chance.state == 24018310956864507526764708077499279001


# --- seeds ---


def test_a_seed_is_the_same_as_a_number_and_as_text() -> None:
    assert chance_from_seed(5).state == chance_from_seed("5").state


def test_different_seeds_give_different_chances() -> None:
    seeds: list[int | str] = [0, -1, 1, 2**64, 2**64 + 1, "", "a", "A", "á", " a"]

    assert len({chance_from_seed(seed).state for seed in seeds}) == len(seeds)


# --- copies and branches ---


def test_a_copy_goes_the_same_way_on_its_own() -> None:
    chance = chance_from_seed(1)
    twin = chance.copy()

    first = [chance.below(1000) for _ in range(5)]

    assert [twin.below(1000) for _ in range(5)] == first


def test_a_branch_changes_nothing_and_goes_its_own_way() -> None:
    chance = chance_from_seed(1)
    before = chance.state

    branches = [chance.branch(number) for number in range(10)]
    for branch in branches:
        branch.below(6)

    assert chance.state == before
    assert len({before, chance.copy().below(1 << 60), *(branch.state for branch in branches)}) == 12
    assert chance.branch(3).below(1 << 60) == chance.branch(3).below(1 << 60)


def test_a_chance_can_be_saved_as_a_number() -> None:
    chance = chance_from_seed("saved")
    chance.below(6)

    again = Chance(int(str(chance.state)))

    assert [again.below(6) for _ in range(20)] == [chance.below(6) for _ in range(20)]


# --- fairness: fixed seeds, so these never fail by bad luck ---


def test_all_orders_of_four_things_are_equally_likely() -> None:
    chance, orders = chance_from_seed("orders"), Counter[object]()

    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        orders[tuple(things)] += 1

    assert set(orders) == set(itertools.permutations(range(4)))
    assert chi_square(orders, 24) < 49.7  # 23 degrees of freedom: exceeded once in a thousand


@pytest.mark.parametrize(("kinds", "most"), [(2, 10.8), (6, 20.5), (7, 22.5), (52, 87.0)])
def test_all_numbers_below_are_equally_likely(kinds: int, most: float) -> None:
    chance = chance_from_seed(f"below {kinds}")

    counts = Counter[object](chance.below(kinds) for _ in range(200 * kinds))

    assert chi_square(counts, kinds) < most


def test_below_one_there_is_only_nought() -> None:
    assert chance_from_seed(1).below(1) == 0


@pytest.mark.parametrize("length", [0, 1, 2, 40, 41, 42, 81, 256, 300])
def test_a_shuffle_loses_and_makes_nothing(length: int) -> None:
    chance, things = chance_from_seed(length), list(range(length))

    chance.shuffle(things)

    assert sorted(things) == list(range(length))
    assert length < 40 or things != sorted(things)


@pytest.mark.parametrize("place", [299, 261, 260, 259, 221, 220, 1, 0])
def test_in_a_shuffle_of_300_things_every_place_is_free(place: int) -> None:
    chance, found = chance_from_seed(f"place {place}"), Counter[object]()

    for _ in range(1500):
        things = list(range(300))
        chance.shuffle(things)
        found[things[place]] += 1

    assert chi_square(found, 300) < 379  # 299 degrees of freedom: exceeded once in a thousand


@pytest.mark.parametrize("count", [0, 1, 2, 3, 17, 40, 41, 42, 81, 96, 200])
def test_shuffling_is_the_plain_way_of_shuffling(count: int) -> None:
    """One pick after the other, each by a division of its own, and a new draw every forty picks."""
    quick, plain = chance_from_seed("plain"), chance_from_seed("plain")
    things, bits = list(range(count)), 0

    for picks, last in enumerate(range(count - 1, 0, -1)):
        if picks % 40 == 0:
            bits = plain._draw()
        bits, at = divmod(bits, last + 1)
        things[last], things[at] = things[at], things[last]

    assert quick.shuffled(range(count)) == tuple(things)
    assert quick.state == plain.state
