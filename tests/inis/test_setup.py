"""Setting up: rules 1, 2 and 2.1."""

from __future__ import annotations

from typing import Any

import pytest

import fidchell
from fidchell import Game, GameError, IllegalAnswer
from fidchell.games.inis.facts import TERRITORIES

FOUR_PLAYER_CARDS = {"emissaries", "master_craftsman", "raid", "scouts_spies"}


def seen(game: Game) -> dict[str, Any]:
    """What everybody sees of the table."""
    return dict(game.view(None)["table"])


def told(game: Game) -> list[str]:
    return [event["key"] for event in game.events(None)]


def beginning_with(tile: str, players: int) -> Game:
    """The first new game that has this tile among its start tiles."""
    games = (fidchell.new("inis", players, seed) for seed in range(200))
    return next(game for game in games if tile in seen(game)["territories"])


def found_capital(game: Game, tile: str = "") -> str:
    """The Brenn answers; by default with the first tile offered."""
    chosen = tile or game.decisions[0].options[0]
    game.answer(game.decisions[0].seat, chosen)
    return chosen


def settle(game: Game, tile: str = "") -> list[int]:
    """Everybody places first clans, all in one tile; the seats in the order in which they were asked."""
    asked = []
    while game.decisions[0].key == "first-clans":
        asked.append(game.decisions[0].seat)
        game.answer(game.decisions[0].seat, tile or game.decisions[0].options[0])
    return asked


def pass_assembly_windows(game: Game) -> None:
    while game.decisions[0].key != "draft-keep":
        game.answer(game.decisions[0].seat, "pass")


def dealt_cards(game: Game) -> list[str]:
    return [card for seat in range(game.table.seats) for card in game.view(seat)["table"]["hand"]]


# --- what there is ---


def test_everybody_begins_with_twelve_clans_and_nothing_else() -> None:
    game = fidchell.new("inis", 3, 1)

    assert [player["reserve"] for player in seen(game)["players"]] == [12, 12, 12]
    assert all(player["deeds"] == player["actions"] == player["epics"] == 0 for player in seen(game)["players"])
    assert not any(player["pretender"] or player["advantages"] for player in seen(game)["players"])


def test_thirty_epic_tales_and_the_other_tiles_lie_face_down() -> None:
    game = fidchell.new("inis", 4, 1)

    assert seen(game)["epic_deck"] == 30
    assert seen(game)["tiles_left"] == 12
    assert seen(game)["epic_discard"] == []


def test_eight_citadels_and_nine_sanctuaries_are_the_default_supply() -> None:
    game = next(
        game
        for game in (fidchell.new("inis", 2, seed) for seed in range(50))
        if not {"gates", "stone_circle"} & set(seen(game)["territories"])
    )

    assert (seen(game)["citadels_left"], seen(game)["sanctuaries_left"]) == (8, 9)


def test_the_english_list_has_one_citadel_and_one_sanctuary_more() -> None:
    game = fidchell.new("inis", 2, 1, {"scenario": "discovery", "buildings": "20"})

    assert (seen(game)["citadels_left"], seen(game)["sanctuaries_left"]) == (9, 10)


def test_the_capital_is_none_of_the_supplied_citadels() -> None:
    game = fidchell.new("inis", 2, 1, {"scenario": "discovery"})

    capital = found_capital(game)

    assert seen(game)["citadels_left"] == 8
    assert seen(game)["territories"][capital]["citadels"] == 1


def test_below_four_players_the_four_player_cards_stay_in_the_box() -> None:
    game = fidchell.new("inis", 3, 1)
    found_capital(game)
    settle(game)
    pass_assembly_windows(game)

    assert len(dealt_cards(game)) == 12
    assert seen(game)["aside"]
    assert not FOUR_PLAYER_CARDS & set(dealt_cards(game))


def test_four_players_use_all_seventeen_action_cards() -> None:
    game = fidchell.new("inis", 4, 1)
    found_capital(game)
    settle(game)
    pass_assembly_windows(game)

    assert len(set(dealt_cards(game))) == 16
    assert seen(game)["aside"]
    assert len(FOUR_PLAYER_CARDS & set(dealt_cards(game))) >= 3  # one may be the card set aside


@pytest.mark.parametrize("players", [1, 5, 0])
def test_inis_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(GameError, match="2 to 4"):
        fidchell.new("inis", players, 1)


# --- the start tiles ---


def test_two_start_tiles_touch_each_other() -> None:
    """Ruling 2."""
    lands = seen(fidchell.new("inis", 2, 3))["territories"]

    assert [len(land["beside"]) for land in lands.values()] == [1, 1]


def test_three_start_tiles_all_touch_each_other() -> None:
    lands = seen(fidchell.new("inis", 3, 3))["territories"]

    assert [len(land["beside"]) for land in lands.values()] == [2, 2, 2]


@pytest.mark.parametrize("geometry", ["T3", "H1"])
def test_each_of_four_start_tiles_touches_two_or_three_others(geometry: str) -> None:
    """Ruling 1."""
    lands = seen(fidchell.new("inis", 4, 3, {"geometry": geometry}))["territories"]

    assert sorted(len(land["beside"]) for land in lands.values()) == [2, 2, 3, 3]


def test_start_tiles_are_drawn_at_random() -> None:
    starts = {tuple(seen(fidchell.new("inis", 2, seed))["territories"]) for seed in range(20)}

    assert len(starts) > 10


def test_only_the_advantage_cards_of_tiles_in_play_are_on_display() -> None:
    game = fidchell.new("inis", 3, 5)

    assert seen(game)["display"] == [f"{land}_advantage" for land in seen(game)["territories"]]


@pytest.mark.parametrize("tile", ["stone_circle", "gates"])
def test_two_start_tiles_come_with_a_sanctuary_from_the_supply(tile: str) -> None:
    """Ruling 49."""
    game = beginning_with(tile, 2)
    others = [land for name, land in seen(game)["territories"].items() if name not in ("stone_circle", "gates")]

    assert seen(game)["territories"][tile]["sanctuaries"] == 1
    assert seen(game)["sanctuaries_left"] <= 8
    assert all(land["sanctuaries"] == 0 for land in others)


# --- Brenn, Capital, crows ---


def test_the_first_brenn_is_random() -> None:
    brenns = {seen(fidchell.new("inis", 4, seed))["brenn"] for seed in range(40)}

    assert brenns == {0, 1, 2, 3}


def test_the_brenn_founds_the_capital_with_one_sanctuary() -> None:
    game = fidchell.new("inis", 3, 2, {"scenario": "discovery"})

    assert [(open_.seat, open_.key) for open_ in game.decisions] == [(seen(game)["brenn"], "capital")]
    found_capital(game, "plains")

    assert seen(game)["capital"] == "plains"
    assert seen(game)["territories"]["plains"]["citadels"] == 1
    assert seen(game)["territories"]["plains"]["sanctuaries"] == 1
    assert seen(game)["sanctuaries_left"] == 8


def test_any_start_tile_but_the_swamp_may_be_the_capital() -> None:
    """Ruling 6."""
    game = beginning_with("swamp", 4)
    start = set(seen(game)["territories"])

    assert set(game.decisions[0].options) == start - {"swamp"}
    with pytest.raises(IllegalAnswer, match="no-citadel-in-swamp"):
        game.answer(game.decisions[0].seat, "swamp")


def test_the_crows_are_tossed_after_the_capital_is_founded() -> None:
    game = fidchell.new("inis", 3, 2)
    found_capital(game)

    tosses = [key for key in told(game) if key in ("crows-clockwise", "crows-counter-clockwise")]

    assert len(tosses) == 1
    assert told(game).index("capital-placed") < told(game).index(tosses[0])


def test_the_first_toss_may_show_either_side() -> None:
    sides = set()
    for seed in range(20):
        game = fidchell.new("inis", 3, seed)
        found_capital(game)
        sides.add(seen(game)["direction"])

    assert sides == {"clockwise", "counter_clockwise"}


# --- first clans ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_clans_are_placed_in_crow_order_twice_round(players: int) -> None:
    game = fidchell.new("inis", players, 7)
    found_capital(game)
    step = 1 if seen(game)["direction"] == "clockwise" else -1
    once = [(seen(game)["brenn"] + step * turn) % players for turn in range(players)]

    assert settle(game) == once + once
    assert [player["reserve"] for player in seen(game)["players"]] == [10] * players


def test_first_clans_may_go_to_any_start_tile_together_or_apart() -> None:
    game = fidchell.new("inis", 2, 1, {"scenario": "discovery"})
    found_capital(game, "cove")
    first, second = game.decisions[0].seat, 1 - game.decisions[0].seat

    assert set(game.decisions[0].options) == {"cove", "valley"}
    game.answer(first, "cove")
    game.answer(second, "cove")
    game.answer(first, "cove")
    game.answer(second, "valley")

    clans = {name: land["clans"] for name, land in seen(game)["territories"].items()}
    assert clans["cove"][first] == 2
    assert (clans["cove"][second], clans["valley"][second]) == (1, 1)


def test_first_clans_in_a_mixed_territory_start_no_clash() -> None:
    game = fidchell.new("inis", 4, 1, {"scenario": "discovery"})
    found_capital(game, "cove")
    settle(game, "cove")

    assert seen(game)["territories"]["cove"]["clans"] == [2, 2, 2, 2]
    assert "clash-begins" not in told(game)


def test_first_clans_in_the_mountains_cost_nothing() -> None:
    game = beginning_with("mountains", 2)
    found_capital(game)
    settle(game, "mountains")

    assert seen(game)["territories"]["mountains"]["clans"] == [2, 2]


def test_the_first_round_begins_with_the_assembly() -> None:
    game = fidchell.new("inis", 3, 1)
    found_capital(game)
    settle(game)
    pass_assembly_windows(game)

    assert seen(game)["round"] == 1
    assert told(game).count("round-begins") == 1
    assert "season-begins" not in told(game)


def test_the_brenn_can_change_hands_in_the_first_assembly() -> None:
    game = fidchell.new("inis", 2, 1, {"scenario": "discovery"})
    old = seen(game)["brenn"]
    found_capital(game, "cove")
    for _ in range(2):
        game.answer(old, "valley")
        game.answer(1 - old, "cove")
    pass_assembly_windows(game)

    assert seen(game)["brenn"] == 1 - old


# --- the Discovery scenario ---


@pytest.mark.parametrize(
    ("players", "start"),
    [
        (2, {"valley", "cove"}),
        (3, {"valley", "cove", "plains"}),
        (4, {"valley", "cove", "plains", "hills"}),
    ],
)
def test_discovery_begins_with_fixed_tiles(players: int, start: set[str]) -> None:
    game = fidchell.new("inis", players, 1, {"scenario": "discovery"})

    assert set(seen(game)["territories"]) == start


def stack_from_the_top(game: Game) -> list[str]:
    return [TERRITORIES[tile] for tile in reversed(game.table.tiles)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("players", "top"),
    [
        (2, {"iron_mine", "lost_vale", "moor", "salt_mine", "stone_circle", "swamp", "hills", "plains"}),
        (3, {"iron_mine", "lost_vale", "moor", "salt_mine", "stone_circle", "swamp", "hills"}),
        (4, {"iron_mine", "lost_vale", "moor", "salt_mine", "stone_circle", "swamp"}),
    ],
)
def test_discovery_keeps_six_tiles_for_the_bottom_of_the_stack(players: int, top: set[str]) -> None:
    stack = stack_from_the_top(fidchell.new("inis", players, 1, {"scenario": "discovery"}))

    assert set(stack[:-6]) == top
    assert set(stack[-6:]) == {"meadows", "misty_lands", "forest", "gates", "highlands", "mountains"}


def test_discovery_shuffles_both_parts_of_the_stack() -> None:
    stacks = [stack_from_the_top(fidchell.new("inis", 4, seed, {"scenario": "discovery"})) for seed in range(10)]

    assert len({tuple(stack[:-6]) for stack in stacks}) > 5
    assert len({tuple(stack[-6:]) for stack in stacks}) > 5


def test_the_stack_is_nobody_s_to_see() -> None:
    game = fidchell.new("inis", 3, 1)

    assert game.view(0)["table"]["known_tiles"] == []
    assert "tiles" not in game.view(0)["table"]
