"""Drafting Action cards, for three or four and for two players: rules 9.1, steps 5 and 6."""

from __future__ import annotations

import pytest

from kit.island import COLOURS, PASS, Island, Player


def draft(players: int, seed: int = 0) -> Island:
    """The draft has just been opened. Nobody is chieftain anywhere, so hands hold Action cards only."""
    lands = {"cove": dict.fromkeys(COLOURS[:players], 1), "valley": {}}
    scene = Island(lands, players=players, passes=players - 1, seed=seed)
    scene.answer(scene.open[0].seat, PASS)
    return scene.go_on()


def seats(scene: Island) -> list[Player]:
    return [scene.red, scene.blue, scene.green, scene.white][: scene.players]


def next_seat(scene: Island, seat: int) -> int:
    return (seat + (1 if scene.table["direction"] == "clockwise" else -1)) % scene.players


def keep(scene: Island, chosen: list[list[str]]) -> None:
    """Every seat keeps these cards, one answer each."""
    for seat, cards in enumerate(chosen):
        for card in cards:
            scene.answer(seat, card)


def first(cards: set[str], count: int) -> list[str]:
    return sorted(cards)[:count]


def hands(scene: Island) -> list[set[str]]:
    return [player.hand for player in seats(scene)]


# --- three and four players ---


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_keeps_one_card_and_hands_on_three(players: int) -> None:
    scene = draft(players)
    before = hands(scene)
    kept = [first(hand, 1) for hand in before]

    keep(scene, kept)

    for seat in range(players):
        receiver = next_seat(scene, seat)
        assert before[seat] - set(kept[seat]) <= hands(scene)[receiver]
        assert set(kept[seat]) <= hands(scene)[seat]


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_cards_are_handed_on_in_crow_direction(seed: int) -> None:
    scene = draft(3, seed)
    before = hands(scene)

    keep(scene, [first(hand, 1) for hand in before])

    handed = [event["values"] for event in scene.game.events(None) if event["key"] == "handed-on"]
    assert [(values["player"], values["to"]) for values in handed] == [
        (seat, next_seat(scene, seat)) for seat in range(3)
    ]


def test_then_two_of_four_are_kept_and_two_handed_on() -> None:
    scene = draft(3)
    keep(scene, [first(hand, 1) for hand in hands(scene)])
    before = hands(scene)

    assert [open_.key for open_ in scene.open] == ["draft-keep"] * 3
    assert scene.open[0].values["count"] == 2
    keep(scene, [first(hand, 2) for hand in before])

    receiver = next_seat(scene, 0)
    assert before[0] - set(first(before[0], 2)) <= hands(scene)[receiver]
    assert set(first(before[0], 2)) <= hands(scene)[0]


def test_at_last_one_of_four_is_handed_on() -> None:
    scene = draft(3)
    keep(scene, [first(hand, 1) for hand in hands(scene)])
    keep(scene, [first(hand, 2) for hand in hands(scene)])
    before = hands(scene)

    assert [open_.key for open_ in scene.open] == ["draft-hand-on"] * 3
    keep(scene, [first(hand, 1) for hand in before])

    assert first(before[0], 1)[0] in hands(scene)[next_seat(scene, 0)]
    assert [len(hand) for hand in hands(scene)] == [4, 4, 4]
    assert scene.open_question == (COLOURS[scene.table["brenn"]], "first-turn")


def test_the_last_card_cannot_be_refused() -> None:
    """Rules 1.1, 13: what is handed on at last is in the hand, and the Season begins."""
    scene = draft(3)
    keep(scene, [first(hand, 1) for hand in hands(scene)])
    keep(scene, [first(hand, 2) for hand in hands(scene)])
    given = first(hands(scene)[0], 1)[0]

    keep(scene, [first(hand, 1) for hand in hands(scene)])

    assert given in hands(scene)[next_seat(scene, 0)]
    assert scene.open_question[1] == "first-turn"


def test_a_card_kept_early_may_be_handed_on_later() -> None:
    """Ruling 48."""
    scene = draft(3)
    kept = [first(hand, 1) for hand in hands(scene)]
    keep(scene, kept)

    others = [sorted(hand - set(kept[seat]))[:2] for seat, hand in enumerate(hands(scene))]
    keep(scene, others)

    assert kept[0][0] not in hands(scene)[0]
    assert kept[0][0] in hands(scene)[next_seat(scene, 0)]


def test_everybody_chooses_at_the_same_time() -> None:
    scene = draft(3)

    assert [open_.seat for open_ in scene.open] == [0, 1, 2]
    assert scene.game.view(None)["waiting"] == [0, 1, 2]


def test_the_order_in_which_choices_arrive_does_not_matter() -> None:
    one, other = draft(3), draft(3)
    choice = [first(hand, 1)[0] for hand in hands(one)]

    for seat in (0, 1, 2):
        one.answer(seat, choice[seat])
    for seat in (2, 0, 1):
        other.answer(seat, choice[seat])

    assert hands(one) == hands(other)


def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    scene = draft(3)
    before = scene.game.view(1)["table"]

    scene.answer(0, first(hands(scene)[0], 1)[0])

    assert scene.game.view(1)["table"] == before
    assert len(hands(scene)[0]) == 4
    assert [open_.seat for open_ in scene.open] == [1, 2]


def test_giver_and_receiver_know_the_cards_handed_on_and_nobody_else_does() -> None:
    scene = draft(3)
    before = hands(scene)
    keep(scene, [first(hand, 1) for hand in before])
    receiver = next_seat(scene, 0)
    third = 3 - receiver

    handed = before[0] - set(first(before[0], 1))

    assert set(scene.game.view(0)["table"]["known"][receiver]) == handed
    assert not handed & set(scene.game.view(third)["table"]["known"][receiver])


def test_a_card_must_be_one_of_those_in_hand() -> None:
    scene = draft(3)
    not_mine = next(iter(hands(scene)[1]))

    assert scene.game.explain(0, not_mine) != []


# --- two players ---


def test_two_players_keep_one_of_three_and_hand_on_two() -> None:
    scene = draft(2)
    before = hands(scene)
    assert [len(hand) for hand in before] == [3, 3]

    keep(scene, [first(hand, 1) for hand in before])

    assert hands(scene)[0] == {first(before[0], 1)[0]} | (before[1] - {first(before[1], 1)[0]})


def test_two_players_then_hand_on_one_of_three_and_lay_the_packet_down() -> None:
    """Ruling 3."""
    scene = draft(2)
    keep(scene, [first(hand, 1) for hand in hands(scene)])
    before = hands(scene)
    assert [open_.key for open_ in scene.open] == ["draft-hand-on"] * 2

    keep(scene, [first(hand, 1) for hand in before])

    laid = set(scene.red.view["laid"])
    assert laid == (before[0] - {first(before[0], 1)[0]}) | {first(before[1], 1)[0]}
    assert not laid & scene.red.hand


def test_the_first_packet_can_no_longer_be_exchanged() -> None:
    """Ruling 3."""
    scene = draft(2)
    keep(scene, [first(hand, 1) for hand in hands(scene)])
    keep(scene, [first(hand, 1) for hand in hands(scene)])
    laid = set(scene.red.view["laid"])

    assert len(scene.red.hand) == 3
    assert set(scene.red.is_asked()) == scene.red.hand
    assert scene.game.explain(0, next(iter(laid))) != []


def test_two_players_end_with_six_cards_each() -> None:
    scene = draft(2)
    for _ in range(4):
        keep(scene, [first(hand, 1) for hand in hands(scene)])

    assert [len(hand) for hand in hands(scene)] == [6, 6]
    assert not hands(scene)[0] & hands(scene)[1]
    assert scene.table["aside"]
    assert scene.open_question[1] == "first-turn"


def test_the_second_packet_of_two_players_is_drafted_like_the_first() -> None:
    """Ruling 3."""
    scene = draft(2)
    for _ in range(2):
        keep(scene, [first(hand, 1) for hand in hands(scene)])
    before = hands(scene)

    keep(scene, [first(hand, 1) for hand in before])

    assert hands(scene)[1] == {first(before[1], 1)[0]} | (before[0] - {first(before[0], 1)[0]})


def test_the_packet_laid_down_is_counted_but_not_seen_by_the_other() -> None:
    """Ruling 47."""
    scene = draft(2)
    for _ in range(2):
        keep(scene, [first(hand, 1) for hand in hands(scene)])

    assert scene.table["players"][0]["actions"] == 6
    assert set(scene.blue.view["laid"]) != set(scene.red.view["laid"])


def test_twelve_of_thirteen_cards_are_dealt_to_two_players() -> None:
    scene = draft(2)
    for _ in range(4):
        keep(scene, [first(hand, 1) for hand in hands(scene)])

    assert len(hands(scene)[0] | hands(scene)[1]) == 12
    assert scene.table["action_discard"] == 0
