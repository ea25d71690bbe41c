"""Windows: who is asked whether to answer a card, and what answering does."""

from __future__ import annotations

import pytest

import fidchell
from fidchell.core.scripts import Effects, Scripts
from kit.scene import Scene, holding
from tain.api import Tain
from tain.cards import SCRIPTS, Look
from tain.messages import CARDS

# --- who is asked ---


def test_nobody_is_asked_when_all_answering_cards_lie_open() -> None:
    scene = Scene(red=holding("calf", ford=1), blue=holding("drive"))

    scene.red.plays("calf").answers("ford")

    assert scene.open_question == (1, "turn")


def test_nobody_is_asked_when_the_last_answering_card_was_buried_in_sight_of_all() -> None:
    scene = Scene(deck=["ban"], red=holding("seer"), blue=holding("feast"))

    scene.red.plays("seer")
    scene.blue.passes()
    scene.red.answers("no")
    scene.blue.plays("feast")

    assert scene.open_question == (0, "turn")


def test_a_seat_with_cards_but_no_answer_is_asked_and_can_only_pass() -> None:
    scene = Scene(deck=["ban"], red=holding("calf", ford=1), blue=holding("drive"))

    scene.red.plays("calf").answers("ford")

    assert scene.open_question == (1, "card-declared")
    assert scene.offered == ["pass"]


def test_a_seat_without_cards_is_not_asked() -> None:
    scene = Scene(deck=["ban"], red=holding("calf", ford=1), blue=holding(), green=holding("drive"))

    scene.red.plays("calf").answers("ford")

    assert scene.open_question == (2, "card-declared")


def test_others_cannot_see_whether_the_asked_seat_holds_an_answer() -> None:
    holder = Scene(deck=["wolf"], red=holding("calf", ford=1), blue=holding("ban"))
    bluffer = Scene(deck=["ban"], red=holding("calf", ford=1), blue=holding("wolf"))

    for scene in (holder, bluffer):
        scene.red.plays("calf").answers("ford")

    assert holder.offered != bluffer.offered
    assert holder.game.view(0) == bluffer.game.view(0)
    assert holder.game.view(None) == bluffer.game.view(None)
    assert holder.game.events(0) == bluffer.game.events(0)


def test_the_others_are_asked_in_turn_from_the_left_of_who_played() -> None:
    scene = Scene(turn=1, deck=["ban"], red=holding("wolf"), blue=holding("feast"), green=holding("drive"))

    scene.blue.plays("feast")

    assert scene.open_question == (2, "card-declared")
    scene.green.passes()
    assert scene.open_question == (0, "card-declared")
    scene.red.passes()
    assert scene.open_question == (2, "turn")


def test_a_card_is_answered_only_after_it_is_declared_in_full() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding("ban"))

    scene.red.plays("drive").answers("ford", "plain")

    assert scene.open_question == (0, "how-many")
    assert scene.game.explain(1, "ban")[0]["key"] == "not-asked"


def test_who_may_answer_a_card_knows_how_it_was_declared() -> None:
    to_plain = Scene(red=holding("drive", ford=2), blue=holding("ban", plain=1))
    to_hill = Scene(red=holding("drive", ford=2), blue=holding("ban", plain=1))

    to_plain.red.plays("drive").answers("ford", "plain", "2")
    to_hill.red.plays("drive").answers("ford", "hill", "1")

    told = [(scene.game.view(1), scene.game.events(1)) for scene in (to_plain, to_hill)]
    assert told[0] != told[1]


# --- what answering does ---


@pytest.mark.parametrize("answer", ["ban", "satire"])
@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("ban", "satire")])
def test_a_card_that_is_answered_has_no_effect(card: str, answer: str) -> None:
    blue = holding(answer, "drive" if card == "calf" else "calf", ford=1)
    scene = Scene(deck=["scout" if card == "fair" else "fair"], red=holding(card, ford=2), blue=blue)

    scene.red.plays(card)
    while scene.open_question != (1, "card-declared"):
        scene.red.answers(scene.offered[0])
    scene.blue.plays(answer)

    assert (scene.red.herds, scene.blue.herds) == ({"ford": 2}, {"ford": 1})
    assert (scene.red.hand, len(scene.blue.hand), scene.deck) == ([], 1, 1)
    assert set(scene.discard) == {card, answer}
    assert scene.open_question == (1, "turn")


def test_a_satire_on_the_ban_lets_the_first_card_through() -> None:
    scene = Scene(red=holding("calf", "satire", ford=1), blue=holding("ban"))

    scene.red.plays("calf").answers("ford")
    scene.blue.plays("ban")
    scene.red.plays("satire")

    assert scene.red.herds == {"ford": 2}
    assert scene.discard == ["calf", "ban", "satire"]
    assert scene.told()[-2:] == ["card-cancelled", "cows-placed"]


def test_a_ban_that_nobody_answers_stops_the_card() -> None:
    scene = Scene(red=holding("calf", "satire", ford=1), blue=holding("ban"))

    scene.red.plays("calf").answers("ford")
    scene.blue.plays("ban")
    scene.red.passes()

    assert scene.red.herds == {"ford": 1}
    assert scene.red.hand == ["satire"]


def test_the_ban_cannot_stop_an_answer() -> None:
    scene = Scene(red=holding("calf", "ban", ford=1), blue=holding("satire"))

    scene.red.plays("calf").answers("ford")
    scene.blue.plays("satire")

    assert scene.red.herds == {"ford": 1}
    assert scene.red.hand == ["ban"]
    assert scene.open_question == (1, "turn")


def test_once_a_card_is_stopped_nobody_else_is_asked() -> None:
    scene = Scene(red=holding("calf", ford=1), blue=holding("satire"), green=holding("ban"))

    scene.red.plays("calf").answers("ford")
    scene.blue.plays("satire")

    assert scene.open_question == (1, "turn")
    assert scene.green.hand == ["ban"]


def test_a_third_player_may_save_a_card_from_the_ban() -> None:
    scene = Scene(red=holding("calf", ford=1), blue=holding("ban"), green=holding("satire"))

    scene.red.plays("calf").answers("ford")
    scene.blue.plays("ban")
    assert scene.open_question == (2, "card-declared")
    scene.green.plays("satire")

    assert scene.red.herds == {"ford": 2}


# --- a window opens again after every play ---


def harmless_ban(play: Look) -> Effects:
    return []


class Harmless(Tain):
    """A ban that stops nothing, so that a window is still worth asking after it."""

    name = "tain-harmless"
    scripts = Scripts()
    scripts.by_name = {**SCRIPTS.by_name, "ban": harmless_ban}


fidchell.register(Harmless())


def test_a_play_opens_the_window_again_for_those_who_had_declined() -> None:
    scene = Scene(game="tain-harmless", red=holding("calf", ford=1), blue=holding("satire"), green=holding("ban"))

    scene.red.plays("calf").answers("ford")
    scene.blue.passes()
    scene.green.plays("ban")
    assert scene.open_question == (1, "card-declared")
    assert scene.game.decisions[0].values["card"] == "ban"
    scene.blue.passes()

    assert scene.open_question == (1, "card-declared")
    assert scene.game.decisions[0].values["card"] == "calf"
    scene.blue.plays("satire")
    assert scene.red.herds == {"ford": 1}
