"""Who sits where, and with which seed."""

from __future__ import annotations

from collections import Counter

import pytest

from fidchell.agents.any_legal import AnyLegal
from fidchell.arena.schedule import Schedule, load_agent, make_schedule, split_agents
from kit.agents import First


def schedule(agents: int, players: int, seating: str = "", game: str = "inis") -> Schedule:
    return make_schedule(game, players, ["random"] * agents, 1, seating, {})


def test_as_many_agents_as_players_sit_in_every_rotation() -> None:
    assert schedule(2, 2).seatings == ((0, 1), (1, 0))
    assert schedule(3, 3).seatings == ((0, 1, 2), (1, 2, 0), (2, 0, 1))


def test_more_agents_than_players_play_in_every_combination() -> None:
    assert schedule(3, 2).seatings == ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    assert len(schedule(6, 4).seatings) == 15 * 4


def test_two_agents_at_a_larger_table_sit_one_against_the_others_or_by_turns() -> None:
    alone = schedule(2, 4)
    assert alone.seating == "1v3"
    assert sorted(seating.index(0) for seating in alone.seatings) == [0, 1, 2, 3]
    assert all(seating.count(1) == 3 for seating in alone.seatings)
    assert schedule(2, 4, "2v2").seatings == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert schedule(2, 3).seating == "1v2"


def test_three_agents_at_four_seats_take_turns_to_hold_two_and_never_sit_beside_themselves() -> None:
    seatings = schedule(3, 4).seatings

    assert len(seatings) == 3 * 4
    assert seatings[0] == (0, 1, 0, 2)
    for seating in seatings:
        assert all(seating[seat] != seating[seat - 1] for seat in range(4))


@pytest.mark.parametrize(("agents", "players"), [(2, 2), (3, 2), (2, 3), (3, 3), (2, 4), (3, 4), (4, 4), (6, 4)])
def test_everybody_sits_everywhere_equally_often(agents: int, players: int) -> None:
    seated = Counter(place for seating in schedule(agents, players).seatings for place in enumerate(seating))

    for agent in range(agents):
        assert len({seated[seat, agent] for seat in range(players)}) == 1


def test_a_seed_belongs_to_a_deal_so_every_seating_plays_the_same_deal() -> None:
    played = schedule(3, 2)

    assert [played.seed_of(number) for number in (0, 5, 6)] == ["1/0", "1/0", "1/1"]
    assert (played.seating_of(5), played.seating_of(6)) == ((2, 1), (0, 1))
    assert (played.deals_for(1), played.deals_for(6), played.deals_for(7)) == (1, 1, 2)


def test_the_largest_share_is_that_of_an_agent_that_wins_every_game() -> None:
    assert schedule(2, 4).most_share(0) == 1
    assert schedule(2, 4).most_share(1) == pytest.approx(1 / 3)
    assert schedule(2, 4, "2v2").most_share(0) == 0.5


def test_alone_every_agent_plays_every_deal() -> None:
    assert schedule(2, 1, game="tirnanog").seatings == ((0,), (1,))


def test_twins_are_told_apart_and_random_is_the_anchor() -> None:
    played = make_schedule("inis", 2, ["kit.agents:First", "random", "random"], 1, "", {})

    assert played.labels == ("kit.agents:First", "random", "random#2")
    assert played.anchor == 1


def test_parameters_stay_with_their_agent() -> None:
    assert split_agents("strong:iterations=400,depth=3, club,a.b:C") == [
        "strong:iterations=400,depth=3", "club", "a.b:C",
    ]  # fmt: skip


def test_agents_are_found_by_name_or_by_where_they_are() -> None:
    assert load_agent("random") is AnyLegal
    assert load_agent("kit.agents:First") is First


@pytest.mark.parametrize(
    ("agents", "players", "seating", "said"),
    [
        ([], 2, "", "name the agents"),
        (["random"], 2, "", "two agents or more"),
        (["random"] * 2, 4, "3v1", "sit 1v3 or 2v2"),
        (["random"] * 2, 3, "2v2", "sit 1v2"),
        (["random"] * 2, 2, "1v3", "leave it out"),
        (["random"] * 2, 9, "", "players, not 9"),
        (["random", "genius"], 2, "", "there is no agent 'genius'"),
        (["random", "kit.agents:Genius"], 2, "", "cannot be loaded"),
        (["random", "no.such.place:Genius"], 2, "", "cannot be loaded"),
        (["random", "kit.agents:annotations"], 2, "", "makes an agent from a seed"),
    ],
)
def test_what_cannot_be_seated_is_explained(agents: list[str], players: int, seating: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make_schedule("inis", players, agents, 1, seating, {})
