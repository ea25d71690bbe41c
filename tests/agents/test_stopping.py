"""When a search may end before its time: it hardly matters any more which answer is given, or nothing can catch up."""

from __future__ import annotations

from fidchell.agents.levels import LEVELS
from fidchell.agents.think.stopping import lead, promise


def test_the_lead_is_over_the_second() -> None:
    assert lead([(10, 0.5), (40, 0.6), (25, 0.4)]) == 15
    assert lead([(30, 0.5), (30, 0.5)]) == 0
    assert lead([(7, 0.5)]) == 7
    assert lead([]) == 0


def test_what_was_looked_at_more_promises_less() -> None:
    few, many = promise([(100, 0.5), (90, 0.5)], 1000), promise([(10_000, 0.5), (9_000, 0.5)], 100_000)

    assert few > 5 * many > 0


def test_what_is_behind_promises_less_than_what_is_close() -> None:
    close, behind = (promise([(500, 0.5), (400, mean)], 1000) for mean in (0.49, 0.3))

    assert close > 0.001 > behind


def test_what_is_ahead_but_tried_less_promises_at_least_its_lead() -> None:
    assert promise([(500, 0.5), (400, 0.6)], 1000) > 0.1


def test_with_no_time_left_only_what_is_ahead_promises_anything() -> None:
    assert promise([(500, 0.5), (400, 0.45)], 0) == 0
    assert 0.049 < promise([(500, 0.5), (400, 0.55)], 0) < 0.051


def test_what_was_never_tried_says_nothing_and_who_tried_nothing_goes_on() -> None:
    assert promise([(500, 0.5), (0, 0.0)], 1000) == 0
    assert promise([(0, 0.0)], 1000) == promise([], 1000) == 1


def test_expert_alone_ends_for_trifles() -> None:
    """The others end sooner as it is, and what was measured of them was measured so."""
    assert [name for name, manner in LEVELS.items() if manner.trifle] == ["expert"]
