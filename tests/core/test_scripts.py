"""Scripts: cards that ask first and act last, and can be run again at any time."""

from __future__ import annotations

import pytest

import fidchell
from fidchell.core.game import Game
from fidchell.core.scripts import Effects, Next, Running, Script, Scripts
from kit.scene import Scene, holding
from tain import messages as m
from tain.api import Tain
from tain.cards import SCRIPTS, Look
from tain.effects import PlaceCow


def one_by_one(play: Look) -> Script:
    """Asks for pasture after pasture until it is told to stop, then places a cow in each."""
    places: list[int] = []
    while len(places) < 3:
        free = [m.PLACE + place for place in m.places() if place not in places]
        place = yield play.pick(m.Q_WHERE, free, (m.CARD + m.CALF,), may_stop=bool(places))
        if place not in free:
            break
        places.append(place - m.PLACE)
    return [PlaceCow(play.me, place) for place in places]


def calls_another(play: Look) -> tuple[Next, ...]:
    return (Next("told_why", 1, (play.me, 1)), Next("told_why", 1, (play.me, 2)))


def told_why(play: Look) -> Effects:
    """Places a cow for who caused it, where it was told to."""
    return [PlaceCow(play.cause[0], play.cause[1])]


def asks_nothing_after_all(play: Look) -> Script:
    if play.table.round > 99:
        yield play.pick(m.Q_WHERE, [m.PLACE], (m.CARD + m.CALF,))
    return [PlaceCow(play.me, 0)]


class Scripted(Tain):
    name = "tain-scripted"
    scripts = Scripts()
    scripts.by_name = {
        **SCRIPTS.by_name, "feast": one_by_one, "fair": calls_another, "told_why": told_why,
        "wolf": asks_nothing_after_all,
    }  # fmt: skip


fidchell.register(Scripted())


def scripted(card: str) -> Scene:
    return Scene(game="tain-scripted", red=holding(card, ford=3))


# --- the list of scripts ---


def test_a_script_is_known_by_the_name_of_its_function() -> None:
    scripts = Scripts()

    assert scripts.add(told_why) is told_why
    assert scripts.by_name == {"told_why": told_why}


def test_two_scripts_of_one_name_are_refused() -> None:
    scripts = Scripts()
    scripts.add(told_why)

    with pytest.raises(ValueError, match="two scripts are called told_why"):
        scripts.add(told_why)


def test_every_card_has_a_script() -> None:
    assert set(m.CARDS) <= set(SCRIPTS.by_name)


# --- running ---


def test_a_plain_function_is_a_script_that_asks_nothing() -> None:
    scene = Scene(red=holding("feast", ford=1, hill=1))

    scene.red.plays("feast")

    assert scene.red.herds == {"ford": 2, "hill": 2}


def test_a_script_that_could_ask_but_does_not_is_over_at_once() -> None:
    scene = scripted("wolf")

    scene.red.plays("wolf")

    assert scene.red.herds == {"ford": 4}
    assert scene.open_question == (1, "turn")


def test_nothing_changes_until_a_script_has_asked_everything() -> None:
    scene = scripted("feast")

    scene.red.plays("feast").answers("hill", "plain")
    assert scene.red.herds == {"ford": 3}
    scene.red.stops()

    assert scene.red.herds == {"ford": 3, "plain": 1, "hill": 1}


def test_a_script_offers_to_stop_only_where_it_may_stop() -> None:
    scene = scripted("feast")

    scene.red.plays("feast")
    assert scene.offered == ["ford", "plain", "hill"]
    scene.red.answers("plain")

    assert scene.offered == ["ford", "hill", "stop"]


def test_a_script_is_told_who_runs_it_and_why() -> None:
    scene = scripted("fair")

    scene.red.plays("fair")

    assert scene.red.herds == {"ford": 3, "plain": 1, "hill": 1}


# --- copies: the live generator is not taken along ---


def half_done() -> Game:
    scene = scripted("feast")
    scene.red.plays("feast").answers("hill", "plain")
    return scene.game


def test_a_copy_runs_the_script_again_with_the_same_answers() -> None:
    game = half_done()

    twin = game.copy()
    assert [decision.to_json() for decision in twin.decisions] == [decision.to_json() for decision in game.decisions]
    twin.answer(0, "ford")

    assert twin.view(None)["table"]["players"][0]["herds"] == {"ford": 4, "plain": 1, "hill": 1}
    assert game.view(None)["table"]["players"][0]["herds"] == {"ford": 3, "plain": 0, "hill": 0}
    assert game.decisions[0].options == ("ford", "stop")


def test_copies_of_copies_and_the_original_end_the_same() -> None:
    game = half_done()
    games = [game, game.copy(), game.copy().copy(), fidchell.restore(game.snapshot())]

    for each in games:
        each.answer(0, "stop")

    assert len({each.table.digest() for each in games}) == 1


def test_a_running_script_is_its_name_player_cause_and_answers() -> None:
    running = half_done().table.stack[-1]

    assert running == Running("feast", 0, (), (m.PLACE + 2, m.PLACE + 1))
    assert repr(running) == f"Running(name='feast', seat=0, cause=(), answers=({m.PLACE + 2}, {m.PLACE + 1}))"


def test_half_made_choices_are_hidden_from_the_others() -> None:
    game, just_begun = half_done(), scripted("feast").red.plays("feast").scene.game

    assert game.view(1) == just_begun.view(1)
    assert game.events(1) == just_begun.events(1)
    assert game.resample(1, 7).table.fields() == just_begun.resample(1, 7).table.fields()


def test_half_made_choices_are_kept_in_worlds_imagined_for_the_chooser() -> None:
    world = half_done().resample(0, 7)

    world.answer(0, "stop")

    assert world.view(None)["table"]["players"][0]["herds"] == {"ford": 3, "plain": 1, "hill": 1}
