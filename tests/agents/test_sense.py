"""What any good player would see, in positions with one right answer: bots that think see it too."""

from __future__ import annotations

import pytest

from fidchell.analysis.hints import Hint, think_about
from kit.island import PASS, Island
from kit.saga import Saga, has

FIVE = ("forest", "hills", "moor", "plains", "valley")


def thought(scene: Island | Saga, seat: int = 0) -> Hint:
    """What a bot that thinks makes of the question this seat is asked."""
    asked = next(open_ for open_ in scene.open if open_.seat == seat)
    return think_about(scene.game, seat, asked, "expert:iterations=300")


def answer(scene: Island | Saga, seat: int = 0) -> str:
    return thought(scene, seat).best.word


def season(**fields: object) -> Island:
    """Red (seat 0) is present in six territories; blue holds the seventh with the Capital."""
    lands = {land: {"red": 1} for land in (*FIVE, "cove")} | {"highlands": {"blue": 3}}
    return Island(lands, capital="highlands", turn=0, **fields)  # type: ignore[arg-type]


# --- Inis: Pretenders and the Brenn ---


def test_who_has_six_territories_declares_pretender() -> None:
    assert answer(season(red=["bard", "festival"], blue=["citadel", "druid"])) == "pretender"


def test_who_is_one_short_goes_where_it_is_lacking() -> None:
    lands = {land: {"red": 2} for land in FIVE} | {"cove": {}, "highlands": {"blue": 3}}
    scene = Island(lands, red=["migration"], turn=0, brenn=1)

    while scene.open_question[0] == "red":
        scene.red.answers(answer(scene))
    assert len(scene.red.clans) == 6


def test_a_pretender_who_wins_now_lets_the_season_end() -> None:
    """Blue has passed: nothing can happen any more if red passes as well."""
    assert answer(season(red=["migration", "festival"], blue=["conquest", "bard"], passes=1, pretenders=[0])) == PASS


def test_a_rival_who_wins_now_is_not_let_go() -> None:
    """The same from the other side: who passes has lost."""
    lands = {land: {"blue": 1} for land in (*FIVE, "cove")} | {"highlands": {"red": 4}}
    scene = Island(
        lands, red=["migration", "bard"], blue=["festival", "druid"], turn=0, brenn=1, passes=1, pretenders=[1]
    )

    assert answer(scene) == "migration"


def test_in_a_tie_the_capital_is_taken_for_the_brenn_decides() -> None:
    lands = {land: {"red": 1} for land in FIVE} | {
        "cove": {"red": 1, "blue": 1},
        "highlands": {"blue": 3, "sanctuaries": 6},
    }
    scene = Island(lands, red=["new_clans"], capital="cove", turn=0, brenn=1, pretenders=[0, 1])

    scene.red.plays(answer(scene))
    assert answer(scene) == "cove"


# --- Inis: answers kept for what matters ---


def threatened_by_a_sanctuary(*blue: str) -> Island:
    """Blue is Pretender and lacks one Sanctuary; red has nothing but Geis."""
    lands = {"cove": {"blue": 2, "sanctuaries": 5}, "valley": {"red": 3}, "hills": {"red": 1}}
    return Island(lands, red=["geis"], blue=list(blue), turn=1, pretenders=[1])


def test_geis_stops_what_would_win() -> None:
    scene = threatened_by_a_sanctuary("sanctuary")

    scene.blue.plays("sanctuary")
    if not scene.in_window:
        scene.blue.answers("cove")
    assert answer(scene) == "geis"


def test_geis_is_kept_while_worse_may_come() -> None:
    scene = threatened_by_a_sanctuary("bard", "sanctuary")

    scene.blue.plays("bard")
    assert answer(scene) == PASS


# --- Inis: peace ---


@pytest.mark.parametrize(("red", "blue", "said"), [(1, 4, "yes"), (4, 1, "no")])
def test_peace_suits_the_weaker(red: int, blue: int, said: str) -> None:
    lands = {
        "cove": {"red": 2},
        "plains": {"red": red, "blue": blue, "sanctuaries": 1},
        "valley": {"red": 1, "blue": 1},
    }
    scene = Island(lands, red=["bard"], blue=["warlord", "migration"], capital="cove", turn=1)

    scene.blue.plays("warlord", "plains")
    scene.go_on()
    scene.blue.answers("offer_peace")

    assert answer(scene) == said


# --- Tír na nÓg ---


@pytest.mark.parametrize(
    ("row", "mine"),
    [
        ("top", has(top="b3 y8", middle="y3", bottom="g5 b5")),  # nowhere else would it score
        ("middle", has(top="g4 y8 b2", middle="y7 g6", bottom="b2 g7 r3")),  # the only one lower than its neighbour
        ("bottom", has(top="b4 y8 b2", middle="y1 g2", bottom="b4 g4")),  # a third of a kind
    ],
)
def test_a_card_goes_into_the_row_whose_geis_it_serves(row: str, mine: dict[str, str]) -> None:
    scene = Saga(grid=["r4 . .", ". . .", ". . ."], bells={**mine, "at": "across:1,1"}, lyre=has(), round=5)

    scene.bells.takes("r4").answers("r4")
    assert answer(scene) == row
