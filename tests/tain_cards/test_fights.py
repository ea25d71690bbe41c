"""Fights: what happens when cows are driven among rivals."""

from __future__ import annotations

from kit.scene import Scene, holding


def test_driving_cows_among_rivals_starts_a_fight() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding("calf", plain=1))

    scene.red.plays("drive").answers("ford", "plain", "2")

    assert scene.open_question == (0, "fight")
    scene.red.answers("seat1")
    assert scene.offered == ["cow", "calf"]
    scene.blue.answers("cow")
    assert scene.blue.herds == {}
    assert scene.open_question == (1, "turn")


def test_who_is_attacked_may_lose_a_card_instead_of_a_cow() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding("calf", plain=1))

    scene.red.plays("drive").answers("ford", "plain", "2").answers("seat1")
    scene.blue.answers("calf")

    assert scene.blue.herds == {"plain": 1}
    assert scene.discard == ["calf"]
    assert scene.open_question == (1, "fight")


def test_a_fight_ends_when_all_stop_in_a_row() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding(plain=2), green=holding(plain=1))

    scene.red.plays("drive").answers("ford", "plain", "2").stops()
    scene.blue.stops()
    scene.green.answers("seat0")
    scene.red.answers("cow").stops()
    scene.blue.stops()
    assert scene.open_question == (2, "fight")
    scene.green.stops()

    assert (scene.red.herds, scene.blue.herds, scene.green.herds) == ({"plain": 1}, {"plain": 2}, {"plain": 1})
    assert scene.open_question == (1, "turn")


def test_a_player_driven_out_of_a_fight_is_not_asked_any_more() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding(plain=1), green=holding(plain=1))

    scene.red.plays("drive").answers("ford", "plain", "2").answers("seat1")
    scene.blue.answers("cow")

    assert scene.open_question == (2, "fight")
    assert scene.offered == ["seat0", "stop"]


def test_who_is_attacked_again_and_again_may_lose_a_card_each_time() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding("calf", "wolf", plain=1))

    scene.red.plays("drive").answers("ford", "plain", "2").answers("seat1")
    scene.blue.answers("calf").stops()
    scene.red.answers("seat1")
    scene.blue.answers("wolf").stops()
    scene.red.answers("seat1")

    assert scene.offered == ["cow"]
    assert scene.discard == ["calf", "wolf"]


def test_an_attack_starts_the_count_of_stops_anew() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding(plain=2))

    scene.red.plays("drive").answers("ford", "plain", "2").stops()
    scene.blue.answers("seat0")
    scene.red.answers("cow").stops()

    assert scene.open_question == (1, "fight")


def test_a_rival_who_is_not_there_cannot_be_attacked() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding(plain=1), green=holding(hill=1))

    scene.red.plays("drive").answers("ford", "plain", "2")

    assert scene.offered == ["seat1", "stop"]
    assert scene.game.explain(0, "seat2") == [{"key": "rival-not-here", "values": {"player": 2}}]


def test_cows_driven_to_an_empty_pasture_start_no_fight() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding(ford=1))

    scene.red.plays("drive").answers("ford", "hill", "2")

    assert scene.open_question == (1, "turn")
    assert "fight-begins" not in scene.told()


def test_the_card_that_started_a_fight_is_in_play_until_it_is_over() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding(plain=1))

    scene.red.plays("drive").answers("ford", "plain", "2")

    assert scene.game.view(None)["table"]["in_play"] == ["drive"]
    scene.red.stops()
    scene.blue.stops()
    assert scene.game.view(None)["table"]["in_play"] == []
    assert scene.discard == ["drive"]
