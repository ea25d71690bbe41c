"""The twelve cards: what each does, its limits, and the card most likely to break it."""

from __future__ import annotations

import pytest

from kit.scene import Scene, holding

# --- drive: its fights are in test_fights.py ---


def test_drive_moves_any_number_of_cows() -> None:
    scene = Scene(red=holding("drive", ford=3))

    scene.red.plays("drive").answers("ford", "hill", "2")

    assert scene.red.herds == {"ford": 1, "hill": 2}
    assert scene.discard == ["drive"]
    assert scene.open_question == (1, "turn")


def test_drive_offers_only_pastures_with_a_cow_of_yours_and_as_many_cows_as_there_are() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding(plain=1))

    scene.red.plays("drive")

    assert scene.offered == ["ford"]
    scene.red.answers("ford")
    assert scene.offered == ["plain", "hill"]
    scene.red.answers("hill")
    assert scene.offered == ["1", "2"]


def test_drive_with_no_cow_to_move_is_spent_for_nothing() -> None:
    scene = Scene(red=holding("drive"))

    scene.red.plays("drive")

    assert scene.discard == ["drive"]
    assert scene.open_question == (1, "turn")


def test_a_banned_drive_moves_nothing_and_starts_no_fight() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding("ban", plain=1))

    scene.red.plays("drive").answers("ford", "plain", "2")
    scene.blue.plays("ban")

    assert scene.red.herds == {"ford": 2}
    assert scene.discard == ["drive", "ban"]
    assert scene.open_question == (1, "turn")


# --- ride ---


def test_ride_moves_one_cow_among_rivals_without_a_fight() -> None:
    scene = Scene(red=holding("ride", ford=3), blue=holding(plain=1))

    scene.red.plays("ride").answers("ford", "plain")

    assert scene.red.herds == {"ford": 2, "plain": 1}
    assert scene.open_question == (1, "turn")


def test_ride_with_no_cow_to_move_is_spent_for_nothing() -> None:
    scene = Scene(red=holding("ride"))

    scene.red.plays("ride")

    assert scene.discard == ["ride"]
    assert scene.open_question == (1, "turn")


# --- calf ---


def test_calf_places_a_cow_where_you_are_present() -> None:
    scene = Scene(red=holding("calf", ford=1, hill=1))

    scene.red.plays("calf")
    assert scene.offered == ["ford", "hill"]
    scene.red.answers("hill")

    assert scene.red.herds == {"ford": 1, "hill": 2}
    assert scene.red.reserve == 3


def test_calf_goes_anywhere_if_you_have_no_cow_on_the_pastures() -> None:
    scene = Scene(red=holding("calf"), blue=holding(plain=2))

    scene.red.plays("calf").answers("plain")

    assert scene.red.herds == {"plain": 1}
    assert scene.open_question == (1, "turn")


def test_calf_places_nothing_from_an_empty_reserve() -> None:
    scene = Scene(red=holding("calf", ford=6))

    scene.red.plays("calf").answers("ford")

    assert scene.red.herds == {"ford": 6}
    assert scene.red.reserve == 0
    assert scene.discard == ["calf"]


# --- feast ---


def test_feast_places_a_cow_in_every_pasture_where_you_are_present() -> None:
    scene = Scene(red=holding("feast", ford=1, hill=2), blue=holding(plain=1))

    scene.red.plays("feast")

    assert scene.red.herds == {"ford": 2, "hill": 3}
    assert scene.blue.herds == {"plain": 1}


def test_feast_stops_when_the_reserve_is_empty() -> None:
    scene = Scene(red=holding("feast", ford=2, plain=2, hill=1))

    scene.red.plays("feast")

    assert scene.red.herds == {"ford": 3, "plain": 2, "hill": 1}
    assert scene.red.reserve == 0


def test_feast_without_a_cow_on_the_pastures_places_nothing() -> None:
    scene = Scene(red=holding("feast"))

    scene.red.plays("feast")

    assert scene.red.herds == {}
    assert scene.discard == ["feast"]


# --- seer ---


def test_seer_takes_the_top_card_for_all_to_see() -> None:
    scene = Scene(deck=["wolf", "calf"], red=holding("seer"))

    scene.red.plays("seer")
    shown_while_deciding = scene.shown
    scene.red.answers("yes")

    assert (shown_while_deciding, scene.shown) == ("wolf", None)
    assert scene.red.hand == ["wolf"]
    assert scene.blue.knows_of(scene.red) == ["wolf"]
    assert scene.deck == 1


def test_seer_buries_the_top_card_under_the_deck() -> None:
    scene = Scene(deck=["wolf", "calf"], red=holding("seer"))

    scene.red.plays("seer").answers("no")

    assert scene.red.hand == []
    assert scene.game.view(1)["table"]["buried"] == ["wolf"]
    assert scene.deck == 2


def test_seer_shows_nothing_of_an_empty_deck() -> None:
    scene = Scene(deck=[], red=holding("seer"))

    scene.red.plays("seer")

    assert scene.discard == ["seer"]
    assert scene.open_question == (1, "turn")


def test_a_banned_seer_turns_up_nothing() -> None:
    scene = Scene(deck=["wolf"], red=holding("seer"), blue=holding("ban"))

    scene.red.plays("seer")
    scene.blue.plays("ban")

    assert "card-shown" not in scene.told()
    assert scene.deck == 1


# --- scout ---


def test_scout_looks_at_a_hand_and_nobody_else_learns_it() -> None:
    scene = Scene(red=holding("scout"), blue=holding("calf", "wolf"), green=holding("drive"))

    scene.red.plays("scout").answers("seat1")

    assert scene.red.knows_of(scene.blue) == ["calf", "wolf"]
    assert scene.green.knows_of(scene.blue) == []
    assert "looked-known" in scene.told(scene.red)
    assert "looked-known" not in scene.told(scene.blue) + scene.told(scene.green) + scene.told()


def test_scout_offers_only_rivals_with_cards() -> None:
    scene = Scene(red=holding("scout", "calf"), blue=holding(), green=holding("drive"))

    scene.red.plays("scout")

    assert scene.offered == ["seat2"]


def test_scout_with_nobody_to_look_at_is_spent_for_nothing() -> None:
    scene = Scene(red=holding("scout"))

    scene.red.plays("scout")

    assert scene.discard == ["scout"]
    assert scene.open_question == (1, "turn")


def test_what_a_scout_saw_is_forgotten_card_by_card_as_they_are_played() -> None:
    scene = Scene(red=holding("scout"), blue=holding("calf", "feast"))

    scene.red.plays("scout").answers("seat1")
    scene.blue.plays("feast")

    assert scene.red.knows_of(scene.blue) == ["calf"]


# --- tribute ---


def test_tribute_is_a_card_of_the_payers_choice_given_openly() -> None:
    scene = Scene(red=holding("tribute"), blue=holding("calf", "wolf"), green=holding())

    scene.red.plays("tribute").answers("seat1")
    assert scene.open_question == (1, "tribute-pay")
    scene.blue.answers("wolf")

    assert scene.red.hand == ["wolf"]
    assert scene.blue.hand == ["calf"]
    assert scene.green.knows_of(scene.red) == ["wolf"]


def test_tribute_with_nobody_to_pay_is_spent_for_nothing() -> None:
    scene = Scene(red=holding("tribute"))

    scene.red.plays("tribute")

    assert scene.discard == ["tribute"]
    assert scene.open_question == (1, "turn")


def test_a_payer_who_spent_the_last_card_on_an_answer_pays_nothing() -> None:
    scene = Scene(red=holding("tribute"), blue=holding("ban"), green=holding("satire"))

    scene.red.plays("tribute").answers("seat1")
    scene.blue.plays("ban")
    scene.green.plays("satire")

    assert scene.red.hand == []
    assert scene.discard == ["tribute", "ban", "satire"]
    assert scene.open_question == (1, "turn")


# --- raid ---


def test_raid_takes_a_card_by_chance_and_all_see_it() -> None:
    scene = Scene(red=holding("raid"), blue=holding("calf", "wolf"), green=holding())

    scene.red.plays("raid").answers("seat1")

    assert sorted(scene.red.hand + scene.blue.hand) == ["calf", "wolf"]
    assert len(scene.red.hand) == 1
    assert scene.green.knows_of(scene.red) == scene.blue.knows_of(scene.red) == scene.red.hand


def test_a_raid_can_take_any_card() -> None:
    taken = set()
    for seed in range(30):
        scene = Scene(red=holding("raid"), blue=holding("calf", "wolf", "drive"), seed=seed)
        scene.red.plays("raid").answers("seat1")
        taken |= set(scene.red.hand)

    assert taken == {"calf", "wolf", "drive"}


def test_raid_with_nobody_to_rob_is_spent_for_nothing() -> None:
    scene = Scene(red=holding("raid", "calf"))

    scene.red.plays("raid")

    assert scene.red.hand == ["calf"]
    assert scene.open_question == (1, "turn")


def test_a_raid_finds_nothing_in_a_hand_emptied_by_an_answer() -> None:
    scene = Scene(red=holding("raid"), blue=holding("ban"), green=holding("satire"))

    scene.red.plays("raid").answers("seat1")
    scene.blue.plays("ban")
    scene.green.plays("satire")

    assert scene.red.hand == scene.blue.hand == []
    assert scene.open_question == (1, "turn")


# --- fair ---


def test_fair_places_a_cow_at_the_ford_and_draws_a_card() -> None:
    scene = Scene(deck=["wolf", "calf"], red=holding("fair"))

    scene.red.plays("fair")

    assert scene.red.herds == {"ford": 1}
    assert scene.red.hand == ["wolf"]
    assert scene.blue.knows_of(scene.red) == []
    assert "drew-known" in scene.told(scene.red)
    assert "drew-known" not in scene.told(scene.blue)


@pytest.mark.parametrize(("red", "deck"), [(holding("fair", hill=6), ["wolf"]), (holding("fair"), [])])
def test_fair_gives_as_much_as_there_is(red: dict[str, object], deck: list[str]) -> None:
    scene = Scene(deck=deck, red=red)

    scene.red.plays("fair")

    assert scene.red.hand == deck
    assert scene.red.reserve == (0 if deck else 5)
    assert scene.deck == 0


def test_a_buried_card_that_is_drawn_is_known_to_all() -> None:
    scene = Scene(deck=["wolf"], red=holding("seer"), blue=holding("fair"), green=holding())

    scene.red.plays("seer").answers("no")
    scene.blue.plays("fair")

    assert scene.blue.hand == ["wolf"]
    assert scene.red.knows_of(scene.blue) == scene.green.knows_of(scene.blue) == ["wolf"]


def test_a_card_above_a_buried_one_is_drawn_unknown() -> None:
    scene = Scene(deck=["wolf", "drive"], red=holding("seer"), blue=holding("fair"))

    scene.red.plays("seer").answers("no")
    scene.blue.plays("fair")

    assert scene.blue.hand == ["drive"]
    assert scene.red.knows_of(scene.blue) == []


# --- wolf ---


def test_wolf_takes_a_rival_cow_from_a_pasture_where_you_are_present() -> None:
    scene = Scene(red=holding("wolf", ford=1, hill=1), blue=holding(ford=2, plain=1), green=holding(ford=1))

    scene.red.plays("wolf")
    assert scene.offered == ["ford"]
    scene.red.answers("ford")
    assert scene.offered == ["seat1", "seat2"]
    scene.red.answers("seat1")

    assert scene.blue.herds == {"ford": 1, "plain": 1}
    assert scene.blue.reserve == 4


def test_wolf_with_no_rival_near_your_cows_is_spent_for_nothing() -> None:
    scene = Scene(red=holding("wolf", ford=1), blue=holding(plain=1))

    scene.red.plays("wolf")

    assert scene.blue.herds == {"plain": 1}
    assert scene.open_question == (1, "turn")


# --- ban and satire: what they stop is in test_windows.py ---


@pytest.mark.parametrize("card", ["ban", "satire"])
def test_an_answering_card_cannot_be_played_as_a_turn(card: str) -> None:
    scene = Scene(red=holding(card, "calf", ford=1))

    assert scene.offered == ["calf", "pass"]
    assert scene.game.explain(0, card)[0]["key"] == "only-as-an-answer"
