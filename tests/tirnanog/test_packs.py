"""Card packs: the open edition is whole, and an error in a pack names file, card and field."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fidchell.games.tirnanog.api import rules_for
from fidchell.games.tirnanog.facts import COLOURS, PROVENANCES
from fidchell.games.tirnanog.pack import LANGUAGES, OPEN_PACK, Pack, PackError, load_pack

OPEN = load_pack(OPEN_PACK)
TEXT = OPEN_PACK.read_text(encoding="utf-8")

SPECIALS = {  # rules 7: card -> colour, value, Ailm, copies, provenance
    "clurichauns_brewery": ("green", 4, False, 2, "ruled"),
    "leprechaun_cobblers": ("green", 1, False, 2, "ruled"),
    "cu_sith_den": ("red", 0, True, 2, "ruled"),
    "dolmen": ("green", 5, False, 1, "reconstructed"),
    "the_sidh": ("green", 6, False, 1, "reconstructed"),
    "mag_mell": ("green", 0, False, 1, "ruled"),
    "selkie": ("green", 3, False, 1, "reconstructed"),
    "kelpie": ("blue", 8, True, 2, "ruled"),
    "hill_of_the_cailleach": ("blue", 0, True, 1, "documented"),
    "banshees_lament": ("blue", 3, False, 2, "documented"),
    "dobhar_chu_loch": ("blue", 6, False, 1, "ruled"),
    "manannans_quay": ("blue", 5, False, 1, "ruled"),
    "tur_bhalair": ("blue", 7, True, 1, "reconstructed"),
    "fir_darrig": ("red", 2, True, 2, "ruled"),
    "gancanaghs_glen": ("red", 3, False, 1, "ruled"),
    "merrow_milliners": ("red", 4, False, 1, "documented"),
    "fomorian": ("red", 6, True, 1, "reconstructed"),
    "dullahan": ("red", 7, False, 1, "reconstructed"),
    "bru_na_boinne": ("yellow", 5, False, 2, "ruled"),
    "oenguss_mound": ("yellow", 3, False, 2, "documented"),
    "hungry_oillipheist": ("yellow", 4, True, 1, "reconstructed"),
    "puca": ("yellow", 2, True, 1, "reconstructed"),
    "bodach": ("yellow", 1, True, 1, "reconstructed"),
    "glastonbury": ("yellow", 6, False, 1, "reconstructed"),
}


def test_the_open_edition_has_96_cards_24_of_each_colour() -> None:
    assert len(OPEN.encounters) == 96
    assert Counter(COLOURS[card.colour] for card in OPEN.encounters) == dict.fromkeys(COLOURS, 24)


def test_each_colour_has_two_plain_cards_of_each_value_from_1_to_8() -> None:
    plain = Counter((card.colour, card.value) for card in OPEN.encounters if not card.effect)

    assert plain == {(colour, value): 2 for colour in range(4) for value in range(1, 9)}


@pytest.mark.parametrize("kind", SPECIALS)
def test_a_special_card_is_as_the_rules_list_it(kind: str) -> None:
    colour, value, ailm, copies, provenance = SPECIALS[kind]

    cards = [card for card in OPEN.encounters if card.kind == kind]

    assert len(cards) == copies
    for card in cards:
        assert (COLOURS[card.colour], card.value, card.ailm, card.provenance) == (colour, value, ailm, provenance)


def test_there_are_no_other_special_cards() -> None:
    assert {card.kind for card in OPEN.encounters if card.effect} == set(SPECIALS)


def test_there_are_twelve_geis_four_for_each_row_and_one_of_them_first() -> None:
    assert [len(OPEN.geis_of(row)) for row in range(3)] == [4, 4, 4]
    first = [next(geis for geis in OPEN.geis_of(row) if geis.first) for row in range(3)]
    assert [(geis.word, geis.solo) for geis in first] == [
        ("lay_of_oisin", 22), ("finn_and_the_salmon", 20), ("prophecy_of_cathbad", 15),
    ]  # fmt: skip
    assert all(geis.provenance == "documented" for geis in first)


def test_every_card_and_geis_says_where_it_comes_from_and_has_a_name_in_every_language() -> None:
    for thing in [*OPEN.encounters, *OPEN.geis]:
        assert thing.provenance in PROVENANCES, thing.word
    for thing in [card for card in OPEN.encounters if card.effect] + list(OPEN.geis):
        assert set(thing.names) == set(LANGUAGES), thing.word


def test_rewards_are_those_of_the_rules() -> None:
    assert OPEN.rewards == {1: [8, 3], 2: [8, 3], 3: [8, 3], 4: [8, 4, 2], 5: [8, 4, 2]}


# --- other packs ---


def loaded(tmp_path: Path, text: str) -> Pack:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return load_pack(file)


def changed(card: str, old: str, new: str) -> str:
    """The open pack with one line of one card changed."""
    at = TEXT.index(f'id = "{card}"')
    assert old in TEXT[at:]
    return TEXT[:at] + TEXT[at:].replace(old, new, 1)


def test_a_pack_with_printed_values_is_a_game_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        changed("dolmen", "value = 5", "value = 7").replace('id = "open"', 'id = "mine"', 1), encoding="utf-8"
    )

    rules = rules_for(file)

    assert rules.name == "tirnanog-mine"
    assert next(card.value for card in rules.pack.encounters if card.word == "dolmen") == 7


WRONG = [  # what is wrong, the text, words the error must name
    ("a value beyond 8", changed("dolmen", "value = 5", "value = 9"), ("dolmen", "value")),
    ("a value below 0", changed("dolmen", "value = 5", "value = -1"), ("dolmen", "value")),
    ("a value that is a text", changed("dolmen", "value = 5", 'value = "5"'), ("dolmen", "value")),
    ("a missing value", changed("dolmen", "value = 5\n", ""), ("dolmen", "value")),
    ("an unknown colour", changed("dolmen", 'colour = "green"', 'colour = "pink"'), ("dolmen", "colour", "pink")),
    ("an unknown timing", changed("dolmen", '"on_play"', '"sometimes"'), ("dolmen", "timing", "sometimes")),
    ("an unknown effect", changed("dolmen", '"recolour_neighbour"', '"win"'), ("dolmen", "effect", "win")),
    ("an effect of another timing", changed("dolmen", '"on_play"', '"saga"'), ("dolmen", "effect")),
    ("a missing parameter", changed("kelpie", "change = -6\n", ""), ("kelpie", "change")),
    ("a wrong parameter", changed("kelpie", "change = -6", 'change = "six"'), ("kelpie", "change")),
    ("a wrong colour met", changed("kelpie", 'colour_met = "green"', 'colour_met = "x"'), ("kelpie", "colour_met")),
    ("a field nobody knows", changed("dolmen", "value = 5", "value = 5\nspeed = 3"), ("dolmen", "speed")),
    ("a name missing a language", changed("dolmen", ', uk = "Дольмен"', ""), ("dolmen", "name", "uk")),
    ("an unknown provenance", changed("dolmen", '"reconstructed"', '"guessed"'), ("dolmen", "provenance", "guessed")),
    ("a missing provenance", changed("dolmen", 'provenance = "reconstructed"\n', ""), ("dolmen", "provenance")),
    ("an Ailm that is no flag", changed("kelpie", "ailm = true", "ailm = 1.5"), ("kelpie", "ailm")),
    ("an Ailm that is a number", changed("kelpie", "ailm = true", "ailm = 1"), ("kelpie", "ailm")),
    ("a Geis with the id of a card", changed("curse_of_macha", '"curse_of_macha"', '"dolmen"'), ("dolmen",)),
    ("a list where a text should be", changed("dolmen", '"recolour_neighbour"', '["x"]'), ("dolmen", "effect")),
    ("a list for a word", changed("dolmen", 'colour = "green"', 'colour = ["green"]'), ("dolmen", "colour")),
    ("no copies", changed("kelpie", "copies = 2", "copies = 0"), ("kelpie", "copies")),
    ("a card twice", changed("dolmen", '"dolmen"', '"the_sidh"'), ("the_sidh",)),
    ("an id with a space", changed("dolmen", '"dolmen"', '"the dolmen"'), ("the dolmen", "id")),
    ("an unknown row", changed("lay_of_oisin", 'row = "top"', 'row = "left"'), ("lay_of_oisin", "row", "left")),
    ("an unknown placement", changed("curse_of_macha", '"higher_than_left"', '"x"'), ("curse_of_macha", "placement")),
    ("an unknown scoring", changed("curse_of_macha", '"total"', '"x"'), ("curse_of_macha", "scoring")),
    ("a missing solo score", changed("lay_of_oisin", "solo = 22\n", ""), ("lay_of_oisin", "solo")),
    ("a Geis without its parameter", changed("wooing_of_etain", "points = 4\n", ""), ("wooing_of_etain", "points")),
    ("a wrong list", changed("prophecy_of_cathbad", "[0, 0, 5", '["a", 5'), ("prophecy_of_cathbad", "by_size")),
    ("a Geis twice", changed("curse_of_macha", '"curse_of_macha"', '"wooing_of_etain"'), ("wooing_of_etain",)),
    ("first in words", changed("lay_of_oisin", "first = true", 'first = "yes"'), ("lay_of_oisin", "first")),
    ("no first Geis in a row", changed("lay_of_oisin", "first = true\n", ""), ("top", "first")),
    ("a plain card beyond 8", TEXT.replace("7, 8]", "7, 9]", 1), ("plain 1", "values")),
    ("a plain card without a colour", TEXT.replace('colour = "red"\n', "", 1), ("plain 1", "colour")),
    ("rewards missing for a number of players", TEXT.replace("5 = [8, 4, 2]\n", "", 1), ("rewards", "5")),
    ("rewards that are no numbers", TEXT.replace("5 = [8, 4, 2]", '5 = "8"', 1), ("rewards", "5")),
    ("rewards for too many players", TEXT.replace("5 = [8, 4, 2]", "5 = [8, 4, 2]\n6 = [1]", 1), ("rewards", "6")),
    ("a table nobody knows", TEXT + '\n[[monster]]\nid = "x"\n', ("monster",)),
    ("no version", TEXT.replace('version = "1"\n', "", 1), ("version",)),
    ("too few cards", TEXT.replace("copies = 2\nprovenance", "copies = 1\nprovenance").split("# --- green ---")[0]
     + "# --- Geis" + TEXT.split("# --- Geis")[1], ("Encounters",)),
    ("no TOML at all", "id = ", ("TOML",)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "named"), [pytest.param(text, named, id=what) for what, text, named in WRONG])
def test_an_error_in_a_pack_names_file_card_and_field(tmp_path: Path, text: str, named: tuple[str, ...]) -> None:
    with pytest.raises(PackError) as refused:
        loaded(tmp_path, text)

    for word in ("mine.toml", *named):
        assert word in str(refused.value)


def test_a_pack_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere\.toml"):
        load_pack(tmp_path / "nowhere.toml")


@pytest.mark.parametrize("word", ["top", "red", "pass", "yes", "seat0"])
def test_a_card_may_not_be_called_like_another_word_of_the_game(tmp_path: Path, word: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed("dolmen", '"dolmen"', f'"{word}"'), encoding="utf-8")

    with pytest.raises(PackError) as refused:
        rules_for(file)

    assert "mine.toml" in str(refused.value)
    assert word in str(refused.value)
