"""Tests of the tests: every fault the checks are for is planted in the small game, and caught by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fidchell.core.chance import Chance
from fidchell.core.data import field_names, kinds_in
from fidchell.core.decision import Ask
from fidchell.core.frames import Effect
from fidchell.core.scripts import Effects, Script, Scripts
from fidchell.core.words import YES
from kit import checks
from tain import messages as m
from tain.api import Tain
from tain.cards import SCRIPTS, Look
from tain.effects import PlaceCow
from tain.rounds import Draft, Rounds
from tain.table import Cattle


class Faulty(Tain):
    def kinds(self) -> dict[str, type]:
        return {**super().kinds(), **kinds_in(__name__)}


def scripts_with(**changed: Callable[[Look], Script | Effects]) -> Scripts:
    scripts = Scripts()
    scripts.by_name = {**SCRIPTS.by_name, **changed}
    return scripts


def impure_calf(play: Look) -> Script:
    PlaceCow(play.me, 0).apply(play.table)  # changes the table while it asks
    yield play.pick(m.Q_WHERE, [m.PLACE], (m.CARD + m.CALF,))
    return []


class ImpureScript(Faulty):
    scripts = scripts_with(calf=impure_calf)


class SharingTable(Cattle):
    __slots__ = ()

    def copy(self) -> Cattle:
        twin = super().copy()
        twin.herds = self.herds
        return twin


class SharedList(Faulty):
    def blank(self, seats: int) -> Cattle:
        return SharingTable(self, seats)


class ForgetfulTable(Cattle):
    __slots__ = ()

    def copy(self) -> Cattle:
        twin = super().copy()
        twin.passes = 0
        return twin


class ForgottenField(Faulty):
    def blank(self, seats: int) -> Cattle:
        return ForgetfulTable(self, seats)


class HolderOnlyWindow(Faulty):
    """Asks only those who hold an answer: the oldest leak of online card games."""

    def answers(self, table: Cattle, moment: str, cause: tuple[int, ...], seat: int) -> list[int] | None:
        return super().answers(table, moment, cause, seat) or None


class HastyWindow(Faulty):
    """In a hurry nobody is asked, not even those who hold an answer."""

    def answers(self, table: Cattle, moment: str, cause: tuple[int, ...], seat: int) -> list[int] | None:
        return None if table.hurry else super().answers(table, moment, cause, seat)


class TellingView(Faulty):
    """Cards of a rival's hand counted by kind."""

    def view(self, table: Cattle, seat: int | None) -> dict[str, Any]:
        return {**super().view(table, seat), "answering": [(hand & m.ANSWERING).bit_count() for hand in table.hands]}


class TellingDraft(Draft):
    """Shows who is about to keep the drive."""

    def shown(self) -> str:
        return "drive" if any(m.CARD + m.DRIVE in given for given in self.sealed) else "draft"


class TellingRounds(Rounds):
    def next(self, table: Cattle) -> Ask | None:
        ask = super().next(table)
        if type(table.stack[-1]) is Draft:
            table.stack[-1] = TellingDraft(((),) * table.seats)
        return ask


class UnsealedDraft(Faulty):
    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Cattle:
        table = super().set_up(seats, options, chance)
        table.stack[0] = TellingRounds()
        return table


class PeekingSampler(Faulty):
    """Leaves the ban where it truly is."""

    def resample(self, table: Cattle, seat: int, chance: Chance) -> None:
        holder = next((other for other in table.rivals(seat) if table.hands[other] >> m.BAN & 1), None)
        if holder is not None:
            table.known[seat * table.seats + holder] |= 1 << m.BAN
        known = table.known[:]
        super().resample(table, seat, chance)
        table.known = known


class TruthfulSampler(Faulty):
    """Imagines nothing: hands the truth to whoever asks."""

    def resample(self, table: Cattle, seat: int, chance: Chance) -> None:
        pass


class ForgetfulSampler(Faulty):
    """Makes a card out of nothing."""

    def resample(self, table: Cattle, seat: int, chance: Chance) -> None:
        super().resample(table, seat, chance)
        table.deck = [*table.deck, 0] if table.deck else []


class LoseCard(Effect[Cattle]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Cattle) -> None:
        table.hands[self.seat] = 0


def losing_fair(play: Look) -> Effects:
    return [LoseCard(play.me)]


class VanishingCards(Faulty):
    scripts = scripts_with(fair=losing_fair)


def endless_seer(play: Look) -> Script:
    while (yield play.pick(m.Q_SEER, [YES], (m.CARD,))) == YES:
        pass
    return []


class EndlessGame(Faulty):
    scripts = scripts_with(seer=endless_seer)


def unspeakable_calf(play: Look) -> Script:
    yield play.pick(m.Q_SEER, [YES], (m.COUNT,))
    yield play.pick(m.Q_SEER, [YES, YES], (m.CARD,))
    return []


class OneAnswerTwice(Faulty):
    scripts = scripts_with(calf=unspeakable_calf)


DICE = iter(range(10**9))


class Dice(Effect[Cattle]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Cattle) -> None:
        PlaceCow(self.seat, next(DICE) % 3).apply(table)  # a hidden input: not the table's chance


def outside_chance(play: Look) -> Effects:
    return [Dice(play.me)]


class HiddenInput(Faulty):
    scripts = scripts_with(feast=outside_chance)


class UnsnappableTable(Cattle):
    """Keeps something that a snapshot does not: a private slot."""

    __slots__ = ("_turns",)

    def __init__(self, rules: Any, seats: int) -> None:
        super().__init__(rules, seats)
        self._turns = 0

    def copy(self) -> Cattle:
        plain, twin = super().copy(), UnsnappableTable(self.rules, self.seats)
        for name in field_names(Cattle):
            setattr(twin, name, getattr(plain, name))
        twin._turns = self._turns
        return twin


class CountTurns(Effect[Cattle]):
    __slots__ = ()

    def apply(self, table: Cattle) -> None:
        table._turns += 1  # type: ignore[attr-defined]
        if table._turns > 1:  # type: ignore[attr-defined]
            table.reserve.reverse()


def counting_calf(play: Look) -> Effects:
    return [CountTurns()]


class StateOutsideFields(Faulty):
    scripts = scripts_with(calf=counting_calf, feast=counting_calf, fair=counting_calf, seer=counting_calf)

    def blank(self, seats: int) -> Cattle:
        return UnsnappableTable(self, seats)


class FirstComesFirst(Draft):
    """Lets the last to answer take a card from the first."""

    def take(self, table: Cattle, seat: int, option: int) -> None:
        table.turn = seat
        super().take(table, seat, option)

    def settle(self, table: Cattle) -> None:
        table.chance.below(table.turn + 2)
        for _ in range(table.turn):
            table.chance.below(2)
        super().settle(table)


class HastyRounds(Rounds):
    def next(self, table: Cattle) -> Ask | None:
        ask = super().next(table)
        if type(table.stack[-1]) is Draft:
            table.stack[-1] = FirstComesFirst(((),) * table.seats)
        return ask


class ArrivalMatters(Faulty):
    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Cattle:
        table = super().set_up(seats, options, chance)
        table.stack[0] = HastyRounds()
        return table


PLANTED: list[tuple[type[Faulty], Callable[..., None], str]] = [
    (ImpureScript, checks.copies_play_on_the_same, "a game that was copied plays differently: .*herds"),
    (SharedList, checks.copies_play_on_the_same, "playing a copy changes the original: herds"),
    (ForgottenField, checks.copies_play_on_the_same, "a copy forgets: passes"),
    (HastyWindow, checks.hurrying_changes_nothing, "a choice was skipped or made"),
    (HiddenInput, checks.copies_play_on_the_same, "play differently|played differently"),
    (HolderOnlyWindow, checks.views_hide_what_is_hidden, "tells what it must not: .*waiting"),
    (TellingView, checks.views_hide_what_is_hidden, "tells what it must not: table"),
    (UnsealedDraft, checks.views_hide_what_is_hidden, "tells what it must not: doing"),
    (PeekingSampler, checks.resampling_does_not_peek, "resampling peeks at .*hands"),
    (TruthfulSampler, checks.resampling_does_not_peek, "only ever gives the truth"),
    (ForgetfulSampler, checks.resampling_does_not_peek, "makes or loses things|peeks at"),
    (StateOutsideFields, checks.saved_and_replayed_are_one_game, "a restored game plays differently: reserve"),
    (HiddenInput, checks.saved_and_replayed_are_one_game, "differently|another game"),
    (OneAnswerTwice, checks.offered_is_accepted_and_nothing_else, "one answer fits two"),
    (VanishingCards, checks.nothing_appears_or_vanishes, "things appear or vanish: .*cards"),
    (ArrivalMatters, checks.arrival_does_not_matter, "order in which simultaneous answers arrive"),
    (EndlessGame, checks.random_games_end, "not over after"),
]


@pytest.mark.parametrize(
    ("faulty", "check", "said"), [pytest.param(*case, id=f"{case[0].__name__}-{case[1].__name__}") for case in PLANTED]
)
def test_a_planted_fault_is_caught_by_name(faulty: type[Faulty], check: Callable[..., None], said: str) -> None:
    def until_caught() -> None:
        for seed in range(40):
            check(faulty(), 3, seed)

    with pytest.raises(AssertionError, match=said):
        until_caught()


@pytest.mark.parametrize("check", checks.EVERY_CHECK, ids=lambda check: check.__name__)
def test_the_same_checks_pass_without_a_fault(check: Callable[..., None]) -> None:
    for seed in range(3):
        check(Tain(), 3, seed)
