"""The island in the terminal: the map is true, everything is said in words as well, nothing hidden is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fidchell.core.game import Game, new_game
from fidchell.core.values import bits
from fidchell.games.inis import geometry
from fidchell.games.inis.api import RULES
from fidchell.games.inis.facts import ACTIONS, ADVANTAGE, CARDS, EPICS, MANEUVER_CARDS, MOOR, SEASON_CARDS
from fidchell.games.inis.moments import TRISKELS
from fidchell.games.inis.terminal import DECKS, STROKES, island_map, location_of, remark, show, timing
from fidchell.speech import LANGUAGES, Speech
from kit.command import Command
from kit.island import Island
from kit.walk import Choices, walk

ENGLISH = Speech(RULES, "en")
SPEECHES = {language: Speech(RULES, language) for language in LANGUAGES}
GEOMETRIES = (geometry.T3, geometry.H1)


def grown(shape: str, tiles: int, seed: int) -> list[int]:
    """The locations of a random island."""
    chance = random.Random(seed)
    taken = geometry.start_locations(shape, 3)
    while len(taken) < tiles:
        taken.append(chance.choice(geometry.legal_locations(shape, taken)))
    return taken


def drawn(shape: str, taken: list[int], spots: dict[int, str] | None = None, width: int = 100) -> list[str]:
    labels = {location: (f"<{at:x}>", "A1", "") for at, location in enumerate(taken)}
    return island_map(shape, labels, spots or {}, width)


def found(lines: list[str], text: str) -> tuple[int, int]:
    """Where a text stands on a map; it must be there exactly once."""
    places = [(at, line.index(text)) for at, line in enumerate(lines) for _ in range(line.count(text))]
    assert len(places) == 1, (text, places, lines)
    return places[0]


def enclosed(lines: list[str], start: tuple[int, int]) -> str:
    """All characters that can be reached from here without crossing a border."""
    walls = set(STROKES) - {" "}
    reached, waiting = set(), [start]
    while waiting:
        line, column = here = waiting.pop()
        if here in reached or not (0 <= line < len(lines) and 0 <= column < len(lines[line])):
            continue
        if lines[line][column] in walls:
            continue
        reached.add(here)
        waiting += [(line + 1, column), (line - 1, column), (line, column + 1), (line, column - 1)]
    return "".join(lines[line][column] for line, column in sorted(reached))


# --- the map ---


@pytest.mark.parametrize("shape", GEOMETRIES)
@pytest.mark.parametrize("tiles", [3, 9, 16])
def test_every_territory_is_on_the_map_once_with_a_border_of_its_own(shape: str, tiles: int) -> None:
    for seed in range(8):
        lines = drawn(shape, grown(shape, tiles, seed))

        for at in range(tiles):
            inside = enclosed(lines, found(lines, f"<{at:x}>"))
            assert inside.replace(" ", "") in (f"<{at:x}>A1", f"A1<{at:x}>"), lines


@pytest.mark.parametrize("shape", GEOMETRIES)
def test_territories_lie_on_the_map_as_on_the_table(shape: str) -> None:
    for seed in range(8):
        taken = grown(shape, 12, seed)
        lines = drawn(shape, taken)
        places = [found(lines, f"<{at:x}>") for at in range(12)]
        anchors = [geometry.anchor_of(location) for location in taken]

        for (line, column), (q, r, _) in zip(places, anchors, strict=True):
            for (other_line, other_column), (other_q, other_r, _) in zip(places, anchors, strict=True):
                assert (line < other_line) == (r > other_r)  # rows go up
                assert (column < other_column) == (2 * q + r < 2 * other_q + other_r)


@pytest.mark.parametrize("shape", GEOMETRIES)
def test_territories_touch_on_the_map_if_and_only_if_they_touch(shape: str) -> None:
    taken = grown(shape, 10, 5)
    lines = drawn(shape, taken)
    regions: dict[tuple[int, int], int] = {}
    for at in range(10):
        marked = [line.replace(f"<{at:x}>", "@@@") for line in lines]
        for line in range(len(lines)):
            for column in range(len(lines[line])):
                if "@@@" in enclosed(marked, (line, column)):
                    regions[line, column] = at
    borders = {(line, column) for line in range(len(lines)) for column in range(len(lines[line]))} - set(regions)
    touching = {
        frozenset((regions[line - 1, column], regions[line + 1, column]))
        for line, column in borders
        if (line - 1, column) in regions and (line + 1, column) in regions
    } | {
        frozenset((regions[line, column - 1], regions[line, column + 1]))
        for line, column in borders
        if (line, column - 1) in regions and (line, column + 1) in regions
    }

    true = {frozenset((at, other)) for at in range(10) for other in geometry.touching(shape, taken[at], taken)}
    assert {pair for pair in touching if len(pair) == 2} == true


@pytest.mark.parametrize("shape", GEOMETRIES)
def test_every_free_location_has_its_number_in_the_sea(shape: str) -> None:
    for seed in range(8):
        taken = grown(shape, 14, seed)
        free = geometry.legal_locations(shape, taken)
        lines = drawn(shape, taken, {location: f"{at:02}" for at, location in enumerate(free)})

        for at in range(len(free)):
            line, column = found(lines, f"{at:02}")
            assert "<" not in enclosed(lines, (line, column))
        assert all(found(lines, f"<{at:x}>") for at in range(14))


@pytest.mark.parametrize("shape", GEOMETRIES)
def test_the_map_fits_or_is_left_out(shape: str) -> None:
    taken = grown(shape, 16, 1)
    fitting = {width: drawn(shape, taken, width=width) for width in range(10, 101, 10)}

    assert fitting[10] == []
    assert fitting[100]
    assert all(len(line) <= width for width, lines in fitting.items() for line in lines)


def test_an_up_tile_points_up_and_a_down_tile_down() -> None:
    up, down = (island_map("T3", {geometry.location_at(0, 0, turned): ("Moor", "A2* B1", "♛ ▲1")}, {}, 100)
                for turned in (False, True))  # fmt: skip

    assert up == [
        "      ┌───────────┐",
        "      │    ♛ ▲1   │",
        "┌─────┘   A2* B1  └─────┐",
        "│          Moor         │",
        "└───────────────────────┘",
    ]
    assert [line.translate(str.maketrans("┌┐└┘", "└┘┌┐")) for line in reversed(down)] == up


# --- whole screens ---


def moments(players: int, seed: int, most: int) -> Iterator[Game]:
    """A random game, seen whenever a question comes up that did not come up before."""
    options = {"geometry": GEOMETRIES[seed % 2]}
    game = new_game(RULES, players, seed, options)
    seen: set[str] = set()
    for count, (decision, _) in enumerate(walk(game, Choices(seed))):
        if count == most:
            return
        if decision.key not in seen:
            seen.add(decision.key)
            yield game
    yield game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_can_be_shown_in_every_language(players: int) -> None:
    shown: set[str] = set()
    for game in moments(players, players, 500):
        asked = {decision.seat for decision in game.decisions}
        for seat in (None, *asked):
            for language, speech in SPEECHES.items():
                for width in (80, 100):
                    lines = show(game.view(seat), speech, width)
                    assert all(len(line) <= width for line in lines), (language, lines)
                    assert not any("{" in line for line in lines)
        shown.add(game.decisions[0].key if game.decisions else "over")

    assert {"draft-keep", "maneuver", "location", "shelter"} <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_shown_with_the_winner(language: str) -> None:
    scene = Island({"cove": {"red": 2}, "valley": {"blue": 1}}, phase="assembly", pretenders=[0], deeds=[9, 0])
    scene.go_on()
    assert scene.game.over

    speech = SPEECHES[language]
    letter = speech.text("terminal-letters")[0]
    winner = speech.text("terminal-player", player=speech.player(0), letter=letter)
    screen = " ".join(" ".join(show(scene.game.view(None), speech)).split())
    assert " ".join(speech.text("terminal-won", player=winner).split()) in screen


def secrets_of(game: Game, seat: int | None) -> set[str]:
    """Cards of which this seat may not know where they are, by name; names that are words of other texts left out."""
    table: Any = game.table
    hidden = {CARDS[card] for hand in (*table.hands, *table.laid) for card in bits(hand)}
    hidden |= {CARDS[card] for card in table.epic_deck}
    view = game.view(seat)["table"]
    known = {*view["epic_discard"], *view["revealed"], *view["in_play"], *view.get("hand", ()), *view.get("laid", ())}
    known |= {card for cards in view.get("known", ()) for card in cards}
    known |= {*view.get("known_aside", ()), *view.get("known_discard", ())}
    known |= {declared["card"] for declared in view["declared"]}
    words = {"citadel", "sanctuary", "festival"}
    return {ENGLISH.name(card) for card in hidden - known - words if card in (*ACTIONS, *EPICS)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_shown(players: int) -> None:
    for game in moments(players, 10 + players, 300):
        doing = game.view(None)["doing"]
        for seat in (None, *range(players)):
            screen = "\n".join(show(game.view(seat), ENGLISH)[1:]).replace("\n    ", " ")
            secret = secrets_of(game, seat) - {ENGLISH.name(doing) if doing in CARDS else ""}
            assert [name for name in secret if name in screen] == []


def test_a_spectator_sees_no_hand() -> None:
    scene = Island({"cove": {"red": 2}, "valley": {"blue": 1}}, red=["geis"], blue=["eriu"])

    seen = {seat: "\n".join(show(scene.game.view(seat), ENGLISH)) for seat in (None, 0, 1)}

    assert "Geis (T)" in seen[0]
    assert "Eriu (S)" in seen[1]
    assert all(name not in seen[None] for name in ("Geis", "Eriu", "Your hand"))
    assert "Eriu" not in seen[0]


# --- what is said ---


def screen_of(scene: Island, seat: int | None = 0) -> str:
    return "\n".join(show(scene.game.view(seat), ENGLISH))


def test_a_territory_is_told_in_words() -> None:
    lands = {"cove": {"red": 3, "blue": 1, "sanctuaries": 2, "citadels": 1}, "valley": {"blue": 1}, "hills": {}}
    screen = screen_of(Island(lands, capital="cove", festival="cove"))

    told = "Cove: A 3 (chieftain), B 1. Capital, 1 Citadel, 2 Sanctuaries, Festival. Beside: Hills, Valley"
    assert told in screen
    assert "Hills: no clans. Beside: Cove, Valley" in screen
    assert "♛ ■1 ▲2 ♪" in screen


def test_a_player_has_meters_and_counts() -> None:
    lands = {"cove": {"red": 3, "blue": 1, "sanctuaries": 2}, "valley": {"blue": 1}}
    screen = screen_of(Island(lands, red=["geis", "cove_advantage"], pretenders=[0], deeds=[5, 0]))

    meters = "A = Player 1, you, Brenn, Pretender: territories 1/6, Sanctuaries 2/6, opposing clans led 1/6, Deeds 5."
    assert " ".join(meters.split()) in " ".join(screen.split())
    assert "Victory conditions met: 1" in " ".join(screen.split())
    assert "Action cards 1, Epic Tales 0, clans in reserve 9, Advantage cards: Cove." in screen
    assert "B = Player 2: territories 2/6" in screen


def test_a_clash_has_a_panel() -> None:
    scene = Island({"cove": {"red": 3, "blue": 2, "citadels": 1}, "valley": {}}, capital="valley", red=["warlord"])
    scene.red.plays("warlord", "cove")
    scene.go_on()
    scene.blue.answers("shelter")
    scene.game.answer(1, "peace")

    screen = screen_of(scene)
    assert "Clash: Cove. Instigator: Player 1 (A). Maneuver: Player 1 (A)." in screen
    assert "Player 1 (A): exposed clans 3, in Citadels 0, not ready for peace." in screen
    assert "Player 2 (B): exposed clans 1, in Citadels 1, ready for peace." in screen
    assert "Player 1 (A) plays Warlord: Cove." in screen


def test_the_spear_and_the_cauldron_are_on_the_panel() -> None:
    lands = {"cove": {"red": 3, "blue": 2}, "valley": {}}
    with_spear = Island(lands, capital="valley", red=["warlord", "lugs_spear"])
    with_spear.red.plays("warlord", "cove").answers("lugs_spear")
    with_cauldron = Island(lands, capital="valley", red=["warlord"], blue=["dagdas_cauldron"])
    with_cauldron.red.plays("warlord", "cove").answers("attack", "seat1")
    with_cauldron.blue.answers("dagdas_cauldron")

    assert "Lug’s Spear: nobody can play Triskel cards in this clash." in screen_of(with_spear.go_on())
    assert "Dagda’s Cauldron: Player 2 (B), clans on it 1." in screen_of(with_cauldron.go_on())


def test_a_card_without_effect_is_marked() -> None:
    scene = Island({"cove": {"red": 3}, "valley": {"blue": 2}}, red=["bard"], blue=["geis"], green=["lug_samildanach"],
                   players=3)  # fmt: skip
    scene.red.plays("bard")
    scene.blue.answers("geis")

    assert "Player 1 (A) plays Bard.\nIt has no effect." in screen_of(scene, None)


def test_what_a_seat_knows_is_told_to_it_alone() -> None:
    scene = Island({"cove": {"red": 3}, "valley": {"blue": 2}}, players=4, turn=0, brenn=1,
                   red=["scouts_spies"], blue=["geis", "migration"])  # fmt: skip
    scene.red.plays("scouts_spies", "seat1")
    scene.go_on()

    assert "You know that Player 2 (B) holds: Geis, Migration." in screen_of(scene, 0)
    assert "Geis" not in screen_of(scene, 2)


@pytest.mark.parametrize("shape", GEOMETRIES)
def test_locations_for_a_new_territory_are_numbered_like_the_options(shape: str) -> None:
    lands = {"cove": {"red": 3}, "valley": {"blue": 2}, "hills": {}}
    scene = Island(lands, geometry=shape, players=2, red=["exploration"])
    scene.red.plays("exploration")
    scene.go_on()
    options, lines = scene.red.is_asked(), show(scene.game.view(0), ENGLISH)
    taken = {location_of(facts["location"]): land for land, facts in scene.table["territories"].items()}

    for number, option in enumerate(options, 1):
        touched = geometry.touching(shape, location_of(option), list(taken))
        names = ", ".join(sorted(ENGLISH.name(list(taken.values())[at]) for at in touched))
        assert f"  {number:>2} {ENGLISH.name(option)}. Beside: {names}" in lines
    assert "may lie" not in screen_of(scene, 1)


# --- marks, decks, remarks ---


def test_timing_is_what_the_rules_say() -> None:
    triskels = (
        {card for moment in TRISKELS.values() for card in moment.uses} | set(bits(MANEUVER_CARDS)) | {ADVANTAGE + MOOR}
    )

    for card, word in enumerate(CARDS):
        marks = (["Season"] if SEASON_CARDS >> card & 1 else []) + (["Triskel"] if card in triskels else [])
        assert timing(word, ENGLISH) == ", ".join(marks), word
    assert timing("cove", ENGLISH) == ""


def test_every_card_is_in_one_deck() -> None:
    assert sorted(card for deck in ("action", "advantage", "epic") for card in DECKS[deck]) == sorted(CARDS)


def test_options_have_remarks() -> None:
    view = Island({"cove": {"red": 3, "blue": 1}, "valley": {"blue": 2}}, capital="cove").game.view(0)

    assert remark("cove", view, ENGLISH) == "A3* B1 ♛"
    assert remark("seat1", view, ENGLISH) == "(B)"
    assert remark("geis", view, ENGLISH) == remark("hills", view, ENGLISH) == ""


# --- played in the terminal ---


def test_a_peace_switch_can_be_used_beside_the_question(tmp_path: Path) -> None:
    lands = {"cove": {"red": 3, "blue": 2}, "valley": {"red": 1}}
    scene = Island(lands, capital="valley", red=["warlord"])
    scene.red.plays("warlord", "cove")
    command = Command(tmp_path)
    load = command.file("clash.json", scene.go_on().game.record())

    ran = command.run("play", "inis", "--load", load, typed="ready\nnot ready\n")

    assert (ran.code, ran.err) == (0, ""), ran
    assert "4 Ready for peace" in ran.out
    assert "Player 1 is ready for peace." in ran.out
    assert "Player 1 is no longer ready for peace." in ran.out


def test_the_table_is_shown_again_only_when_it_changed_or_is_asked_for(tmp_path: Path) -> None:
    scene = Island({"cove": {"red": 3}, "valley": {"blue": 2}, "hills": {}}, red=["new_clans", "migration", "eriu"])
    command = Command(tmp_path)
    load = command.file("turn.json", scene.game.record())

    ran = command.run(
        "play", "inis", "--load", load, typed="?dagda's club\n??\nmigration\ncove\nvalley\n\n", LINES="200"
    )

    assert (ran.code, ran.err) == (0, ""), ran
    asked = ran.out.split("(? for help): ")
    assert "Dagda’s Club Triskel, when one of your clans would be removed" in " ".join(asked[1].split())
    assert "The first use answers any removal anywhere" in " ".join(asked[1].split())
    assert all(f"{card} Season card:" in asked[2] for card in ("New Clans", "Migration", "Eriu"))
    assert ["┌" in part for part in asked[3:7]] == [False, False, False, True]
    assert "how many clans move from the Cove to the Valley?" in asked[6]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_the_terminal(tmp_path: Path, language: str) -> None:
    ran = Command(tmp_path).run("play", "inis", "--players", 3, "--seed", 5, "--lang", language, typed="1\n2\n" * 10)

    assert (ran.code, ran.err) == (0, ""), ran
    assert SPEECHES[language].text("terminal-map-key").split()[0] in ran.out
