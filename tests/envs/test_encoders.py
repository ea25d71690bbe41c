"""What an observation tells: all that the seat may know, nothing else, and where the description says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from fidchell.core.game import Game, new_game
from fidchell.core.rules import GameError
from fidchell.envs.encoder import (
    INFORMATION_SET,
    PERFECT,
    PUBLIC,
    Encoder,
    describe_actions,
    describe_observation,
    encoder_for,
)
from fidchell.registry import find
from kit.walk import Choices

TABLES = [("inis", 2), ("inis", 3), ("inis", 4), ("tirnanog", 1), ("tirnanog", 2), ("tirnanog", 3), ("tirnanog", 5)]


@cache
def encoder(game: str, players: int, observation: str = INFORMATION_SET) -> Encoder:
    return encoder_for(game, players, observation)


def positions(name: str, players: int, seed: int, every: int, longest: int = 900) -> Iterator[Game]:
    """Positions of a random game, forced questions included; the peace switches and the Moor are used too."""
    game = new_game(find(name), players, seed)
    game.table.journal = None
    game = Game(game.table, None)
    choices = Choices(seed)
    for count in range(longest):
        asked = game.decisions
        if not asked:
            return
        if count % every == 0:
            yield game
        decision = asked[next(choices) % len(asked)] if next(choices) % 8 == 0 else asked[0]
        game.answer(decision.seat, decision.options[next(choices) % len(decision.options)])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_hidden_can_be_read(name: str, players: int) -> None:
    """The same numbers in every world that the seat cannot tell from the true one."""
    mine, public = encoder(name, players), encoder(name, players, PUBLIC)
    compared = 0
    for game in positions(name, players, 7 + players, every=11 if name == "inis" else 4):
        for seat in range(players):
            world = game.resample(seat, compared)
            compared += 1
            for encodes in (mine, public):
                told = np.flatnonzero(encodes.encode(game.table, seat) != encodes.encode(world.table, seat))
                parts = [part.name for part in encodes.describe() if any(part.start <= at < part.stop for at in told)]
                assert parts == [], f"seat {seat} can read what is hidden"
            for other in range(players):  # what all know is the same for everybody, whoever imagines
                assert np.array_equal(public.encode(game.table, other), public.encode(world.table, other))
    assert compared > 15


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whatever_a_seat_may_know_can_be_read(name: str, players: int) -> None:
    """Two views that differ give numbers that differ, the mask included, for each seat over some random games."""
    encodes = encoder(name, players)
    for seat in range(players):
        seen: dict[bytes, str] = {}
        for seed in (1, 2):
            for game in positions(name, players, seed, every=2, longest=700):
                view = knowable(game.view(seat))
                ask = next((ask for ask in game.table.asks() if ask.seat == seat), None)
                told = encodes.encode(game.table, seat, None, ask).tobytes()
                told += encodes.mask(ask.options if ask else [], seat).tobytes()
                assert seen.setdefault(told, view) == view
        assert len(set(seen.values())) > 60


def knowable(view: dict[str, Any]) -> str:
    """A view without what observations leave out: piles whose order means nothing, the depth of the stack, how many
    answers were given, and what others are doing at this moment."""
    table = dict(view["table"])
    table["round"] = min(table["round"], 32)
    if "discard" in table:
        table["discard"] = sorted(table["discard"])
    if "balor" in table:
        table["balor"] = {**table["balor"], "pile": sorted(table["balor"]["pile"])}
    for player in table["players"]:
        for bards in {"bards", "lost"} & player.keys():
            player[bards] = sorted(player[bards])
    table["declared"] = table.get("declared", [])[-2:]
    asked = [
        (decision["key"], sorted(decision["options"]), {k: v for k, v in decision["values"].items() if k != "level"})
        for decision in view["decisions"]
        if not decision["optional"]
    ]
    return json.dumps([table, asked], sort_keys=True)


def part(encodes: Encoder, game: Game, seat: int, name: str) -> np.ndarray[Any, Any]:
    where = encodes.layout.slices[name]
    return np.rint(encodes.encode(game.table, seat)[where.where] * where.scale).astype(int).reshape(where.shape)


@pytest.mark.parametrize("players", [2, 4])
def test_inis_blocks_say_what_the_view_says(players: int) -> None:
    from fidchell.games.inis.facts import CARDS, TERRITORIES

    encodes = encoder("inis", players)
    for game in positions("inis", players, 3, every=23):
        for seat in range(players):
            view = game.view(seat)["table"]
            order = [(seat + step) % players for step in range(players)]
            assert [CARDS[card] for card in part(encodes, game, seat, "hand").nonzero()[0]] == view["hand"]
            clans = part(encodes, game, seat, "clans")
            for land, facts in view["territories"].items():
                at = TERRITORIES.index(land)
                assert clans[at].tolist() == [facts["clans"][other] for other in order]
                touched = part(encodes, game, seat, "adjacent")[at].nonzero()[0]
                assert sorted(TERRITORIES[other] for other in touched) == sorted(facts["beside"])
            assert order[int(part(encodes, game, seat, "brenn").argmax())] == view["brenn"]
            conditions = [view["players"][other]["conditions"] for other in order]
            assert part(encodes, game, seat, "conditions").tolist() == conditions
            known = part(encodes, game, seat, "known")
            for step, other in enumerate(order[1:]):
                assert [CARDS[card] for card in known[step].nonzero()[0]] == view["known"][other]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_tirnanog_blocks_say_what_the_view_says(players: int) -> None:
    encodes = encoder("tirnanog", players)
    cards = encodes.rules.words.groups["card"]
    words = encodes.rules.words.words[cards.start : cards.stop]
    for game in positions("tirnanog", players, 3, every=9):
        for seat in range(players):
            view = game.view(seat)["table"]
            order = [(seat + step) % players for step in range(players)]
            assert [words[card] for card in part(encodes, game, seat, "hand").nonzero()[0]] == view["hand"]
            at = part(encodes, game, seat, "grid_at")
            lying = {(row, column): card for row, line in enumerate(view["grid"]) for column, card in enumerate(line)}
            assert {divmod(int(at[card]) - 1, 6): words[card] for card in at.nonzero()[0]} == {
                place: card for place, card in lying.items() if card
            }
            value, colour = part(encodes, game, seat, "saga_value"), part(encodes, game, seat, "saga_colour")
            for step, other in enumerate(order):
                player = view["players"][other]
                assert part(encodes, game, seat, "points")[step].tolist() == list(player["points"].values())[:5]
                for row, slots in enumerate(player["saga"].values()):
                    for slot, card in enumerate(slots):
                        assert value[step, row, slot] == (card["value"] if card else 0)
                        assert colour[:, step, row, slot].sum() == bool(card)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_stay_between_0_and_1(name: str, players: int) -> None:
    encodes = encoder(name, players, PERFECT)
    for game in positions(name, players, 5, every=3, longest=1500):
        vector = encodes.encode(game.table, 0)
        assert vector.dtype == np.float32
        assert vector.shape == (encodes.size,)
        assert vector.min() >= 0
        assert vector.max() <= 1


def test_only_perfect_observations_see_through_cards() -> None:
    for name, players in TABLES[1:3]:
        perfect = encoder(name, players, PERFECT)
        *_, game = positions(name, players, 5, every=60)
        world = game.resample(0, "another")
        told = np.flatnonzero(perfect.encode(game.table, 0) != perfect.encode(world.table, 0))
        assert len(told)
        assert told[0] >= min(part.start for part in perfect.describe() if part.name.startswith("true_"))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_actions_are_options(name: str, players: int) -> None:
    encodes = encoder(name, players)
    words = describe_actions(name, players)
    assert len(words) == encodes.actions == len(set(words))
    seats = encodes.rules.words.groups["seat"]
    for seat in range(players):
        assert words[encodes.action_of(seats.start + seat, seat)] == "me"
        for option in range(encodes.actions):
            assert encodes.option_of(encodes.action_of(option, seat), seat) == option
        if players > 1:
            after = seats.start + (seat + 1) % players
            assert words[encodes.action_of(after, seat)] == "next1"


def test_masks_show_the_options() -> None:
    encodes = encoder("inis", 3)
    for game in positions("inis", 3, 4, every=7):
        ask = game.table.ask
        assert ask is not None
        mask = encodes.mask(ask.options, ask.seat)
        assert {encodes.option_of(int(action), ask.seat) for action in mask.nonzero()[0]} == set(ask.options)


def test_the_description_covers_every_number_once() -> None:
    for name, players in TABLES:
        for kind in (PUBLIC, INFORMATION_SET, PERFECT):
            parts = describe_observation(name, players, kind)
            assert [part.start for part in parts] == [0, *[part.stop for part in parts[:-1]]]
            assert parts[-1].stop == encoder(name, players, kind).size
            assert all(part.stop - part.start == np.prod(part.shape) for part in parts)
            assert all(part.note for part in parts)


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(GameError, match="choose from 'information_set', 'public', 'perfect'"):
        encoder_for("inis", 2, "everything")
    with pytest.raises(GameError, match="2 to 4 players"):
        encoder_for("inis", 5)
    with pytest.raises(GameError, match="there is no game"):
        encoder_for("chess", 2)
