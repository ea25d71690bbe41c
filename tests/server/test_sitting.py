"""A table's log is the truth: the same entries give the same game, windows, clocks and what is due."""

from __future__ import annotations

from random import Random

import pytest

from fidchell.registry import find
from fidchell.server.entries import BOT, PERSON, Entry, Pace
from fidchell.server.sitting import Due, Refused, Sitting

FIXED = Pace(windows="fixed", window=5.0)
FAST = Pace(windows="fast")


def sit(game: str, players: int, pace: Pace, seats: list[str] | None = None) -> Sitting:
    sitting = Sitting(find(game), players, "7", find(game).checked_options({}), "secret", seats or [""] * players, pace)
    sitting.begin(1000.0)
    return sitting


def step(sitting: Sitting, now: float, random: Random) -> float:
    """One thing happens: somebody answers, or what is due; the time it has become."""
    now += random.uniform(0.2, 2.0)
    waits = [] if sitting.window is not None else [open_ for open_ in sitting.game.decisions if not open_.optional]
    if sitting.window is not None:
        waits = [open_ for open_ in sitting.window.decisions if open_.seat not in sitting.window.sealed]
    dues = sorted(sitting.due(), key=lambda due: due.at)
    if dues and (dues[0].at <= now or not waits):
        due = dues[0]
        now = max(now, due.at)
        match due.kind:
            case "window":
                sitting.close_window(now)
            case "forced":
                sitting.do_forced(due.seat, now)
            case _:
                sitting.time_is_up(due.seat, now)
    else:
        decision = random.choice(waits)
        sitting.answer(decision.seat, random.choice(decision.options), sitting.number_of(decision.seat), now)
    return now


def play(sitting: Sitting, steps: int, seed: int = 1) -> float:
    random, now = Random(seed), 1000.0
    while steps and not sitting.game.over:
        now = step(sitting, now, random)
        steps -= 1
    return now


@pytest.mark.parametrize(("game", "players", "pace"), [("inis", 2, FIXED), ("inis", 4, FAST), ("tirnanog", 3, FAST)])
def test_the_log_gives_the_table_back(game: str, players: int, pace: Pace) -> None:
    sitting = sit(game, players, pace)
    play(sitting, 400)

    again = Sitting.replay(sit_again(sitting, pace), 1000.0, sitting.log)

    assert [again.game.view(seat) for seat in (None, *range(players))] == [
        sitting.game.view(seat) for seat in (None, *range(players))
    ]
    assert (again.due(), again.bank, again.since, again.window) == (
        sitting.due(), sitting.bank, sitting.since, sitting.window,
    )  # fmt: skip


def sit_again(sitting: Sitting, pace: Pace) -> Sitting:
    return Sitting(sitting.rules, sitting.players, sitting.seed, sitting.options, sitting.secret, sitting.seats, pace)


def test_a_whole_game_ends() -> None:
    sitting = sit("tirnanog", 2, FAST)

    play(sitting, 5000)

    assert sitting.game.over
    assert sitting.due() == []


def until_window(sitting: Sitting) -> float:
    """Play on until somebody may answer a moment."""
    random, now = Random(3), 1000.0
    while sitting.window is None:
        now = step(sitting, now, random)
    return now


def test_a_fixed_window_lasts_as_long_whatever_is_sealed() -> None:
    sitting = sit("inis", 3, FIXED)
    now = until_window(sitting)
    window = sitting.window
    assert window is not None
    closes = next(due.at for due in sitting.due() if due.kind == "window")

    for decision in window.decisions:
        sitting.answer(decision.seat, decision.options[0], None, now + 0.5)

    assert closes == window.opened + 5.0
    assert [due.at for due in sitting.due() if due.kind == "window"] == [closes]


def test_what_is_sealed_is_played_when_the_window_closes() -> None:
    sitting = sit("inis", 3, FIXED)
    random, now = Random(5), 1000.0
    while sitting.window is None or all(len(open_.options) == 1 for open_ in sitting.window.decisions):
        now = step(sitting, now, random)
    holder = next(open_ for open_ in sitting.window.decisions if len(open_.options) > 1)
    card = next(option for option in holder.options if option != "pass")

    sitting.answer(holder.seat, card, sitting.number_of(holder.seat), now)
    before = sitting.game.view(None)
    entries = sitting.close_window(now + 5)

    assert [entry.option for entry in entries if entry.seat == holder.seat] == [card]
    assert before != sitting.game.view(None)


def test_holding_gives_more_time_once() -> None:
    sitting = sit("inis", 3, FIXED)
    now = until_window(sitting)
    assert sitting.window is not None
    seat = sitting.window.seats[0]

    sitting.hold(seat, now)

    assert [due.at for due in sitting.due() if due.kind == "window"] == [sitting.window.opened + 25.0]
    with pytest.raises(Refused, match="held-already"):
        sitting.hold(seat, now)


def test_a_choice_made_in_secret_can_be_taken_back_until_all_have_chosen() -> None:
    sitting = sit("inis", 2, FAST)
    random, now = Random(2), 1000.0
    while len([open_ for open_ in sitting.game.decisions if open_.key == "draft-keep"]) < 2:
        now = step(sitting, now, random)
    first = sitting.game.decisions[0]

    sitting.answer(first.seat, first.options[0], None, now)
    sitting.retract(first.seat, now)

    assert sitting.game.decisions[0].options == first.options
    with pytest.raises(Refused, match="nothing-to-retract"):
        sitting.retract(first.seat, now)


def test_time_that_is_up_lets_a_bot_go_on_until_the_person_is_back() -> None:
    sitting = sit("tirnanog", 2, Pace(bank=60.0, increment=5.0))
    due = sitting.due()[0]
    assert (due.kind, due.at) == ("clock", 1060.0)

    sitting.time_is_up(due.seat, 1060.0)
    assert sitting.due()[0].kind == "bot"

    decision = sitting.game.decisions[0]
    entries: list[Entry] = sitting.answer(decision.seat, decision.options[0], decision.number, 1061.0)
    assert [entry.kind for entry in entries] == ["back", "answer"]
    assert not sitting.away


def test_thinking_costs_time_and_answering_gives_some_back() -> None:
    sitting = sit("tirnanog", 2, Pace(bank=60.0, increment=5.0))
    decision = sitting.game.decisions[0]

    sitting.answer(decision.seat, decision.options[0], None, 1020.0)

    assert sitting.bank[decision.seat] == 45.0


def test_undo_is_free_while_nobody_has_acted_or_learnt_anything() -> None:
    sitting = sit("tirnanog", 2, FAST)
    decision = sitting.game.decisions[0]
    before = sitting.game.view(decision.seat)
    assert decision.key == "place-bard"

    sitting.answer(decision.seat, decision.options[0], None, 1001.0)
    sitting.ask_undo(decision.seat, 1002.0)

    assert sitting.game.view(decision.seat) == before


def test_undo_across_anothers_choice_needs_that_players_consent() -> None:
    sitting = sit("tirnanog", 2, FAST)
    first = sitting.game.decisions[0]
    sitting.answer(first.seat, first.options[0], None, 1001.0)
    second = sitting.game.decisions[0]
    assert second.seat != first.seat
    sitting.answer(second.seat, second.options[0], None, 1002.0)

    sitting.ask_undo(first.seat, 1003.0)
    assert sitting.undo is not None
    assert sitting.undo.needs == {second.seat}
    with pytest.raises(Refused, match="no-undo-asked"):
        sitting.agree(first.seat, True, 1004.0)
    sitting.agree(second.seat, True, 1004.0)

    assert sitting.game.decisions[0] == first


def test_rated_games_know_no_undo() -> None:
    sitting = sit("tirnanog", 2, FAST)
    sitting.rated = True

    with pytest.raises(Refused, match="no-undo-in-rated-games"):
        sitting.ask_undo(0, 1001.0)


def test_an_answer_that_was_forestalled_is_asked_for_under_a_new_number() -> None:
    sitting = sit("inis", 3, FIXED)
    now = until_window(sitting)
    assert sitting.window is not None
    seat = sitting.window.seats[-1]
    before = sitting.number_of(seat)

    sitting.answer(seat, "pass", before, now)

    assert sitting.number_of(seat) == before + 1
    with pytest.raises(Refused, match="stale-answer"):
        sitting.answer(seat, "pass", before, now)


def test_an_answer_to_an_older_question_is_refused_in_a_window_or_not() -> None:
    sitting = sit("tirnanog", 1, FIXED)
    (asked,) = sitting.game.decisions

    for number in (-1, 1, 10**20):
        with pytest.raises(Refused) as refused:
            sitting.answer(0, asked.options[0], number, 1000.0)
        assert refused.value.reasons == [{"key": "stale-answer", "values": {"given": number, "due": 0}}]
    assert sitting.answer(0, asked.options[0], 0, 1000.0)


def sealed_window(pace: Pace) -> tuple[Sitting, int, float]:
    """A window in which one seat has sealed its answer: the table, that seat, and the time."""
    sitting = sit("inis", 3, pace)
    random, now = Random(3), 1000.0
    while sitting.window is None or len(sitting.window.seats) < 2:
        now = step(sitting, now, random)
    seat = sitting.window.seats[0]
    if seat not in sitting.window.sealed:
        sitting.answer(seat, "pass", None, now)
    return sitting, seat, now


@pytest.mark.parametrize("what", ["away", "back", "pace"])
def test_what_happens_around_a_window_leaves_it_as_it_is(what: str) -> None:
    sitting, seat, now = sealed_window(FIXED)
    before = sitting.window
    assert before is not None
    closes, other = sitting.due()[-1].at, before.seats[1]

    match what:
        case "away":
            sitting.leave(other, now + 1)
        case "back":
            sitting.leave(other, now + 1)
            sitting.come_back(other, now + 2)
        case "pace":
            sitting.set_pace(FIXED, now + 1)

    assert sitting.window is before
    assert seat in before.sealed, "an acknowledged answer is lost"
    assert [due.at for due in sitting.due() if due.kind == "window"] == [closes]


def test_a_peace_switch_leaves_what_was_sealed() -> None:
    for seed in range(60):
        sitting, random, now = sit("inis", 2, FIXED), Random(seed), 1000.0
        for _ in range(400):
            now = step(sitting, now, random)
            switches = [open_ for open_ in sitting.game.decisions if open_.key == "peace-switch"]
            if sitting.window is not None and switches and not sitting.game.over:
                window, seat = sitting.window, sitting.window.seats[0]
                sitting.answer(seat, "pass", None, now)
                sitting.answer(switches[0].seat, switches[0].options[0], None, now)
                assert sitting.window is window
                assert seat in window.sealed
                return
    raise AssertionError("no clash had a window")


@pytest.mark.parametrize("live", [True, False])
def test_nobody_waits_for_ever_for_one_who_has_left(live: bool) -> None:
    sitting = sit("inis", 3, Pace(live=live, windows="fast"))
    random, now = Random(5), 1000.0
    while sitting.window is None or all(len(open_.options) == 1 for open_ in sitting.window.decisions):
        now = step(sitting, now, random)

    assert any(due.kind == "window" for due in sitting.due())


def test_taking_back_does_not_stop_the_others_clocks() -> None:
    sitting = sit("inis", 2, FAST)
    random, now = Random(2), 1000.0
    while len([open_ for open_ in sitting.game.decisions if open_.key == "draft-keep"]) < 2:
        now = step(sitting, now, random)
    first, second = sitting.game.decisions[:2]
    since = sitting.since[second.seat]

    sitting.answer(first.seat, first.options[0], None, now + 30)
    sitting.retract(first.seat, now + 60)

    assert sitting.since[second.seat] == since


@pytest.mark.parametrize("sealed_after", [0.01, 0.9])
def test_a_bot_that_has_nothing_to_play_seems_to_think(sealed_after: float) -> None:
    sitting = sit("inis", 2, FAST, ["", "club"])
    random, now = Random(5), 1000.0
    while sitting.window is None or sitting.window.decision_of(1) is None:
        now += 1
        if sitting.window is not None:
            sitting.close_window(now)
            continue
        decision = random.choice([open_ for open_ in sitting.game.decisions if not open_.optional])
        sitting.answer(decision.seat, random.choice(decision.options), None, now)
    window = sitting.window

    for seat in window.seats:
        sitting.answer(seat, "pass", None, window.opened + sealed_after, BOT if seat else PERSON)

    [closes] = [due.at for due in sitting.due() if due.kind == "window"]
    assert closes == window.seems_to_answer_at(1, "secret")


@pytest.mark.parametrize("how", ["retract", "undo"])
def test_choosing_again_and_again_gains_no_time(how: str) -> None:
    sitting = sit("inis" if how == "retract" else "tirnanog", 2, Pace(bank=60.0, increment=15.0))
    random, now = Random(2), 1000.0
    while how == "retract" and len([open_ for open_ in sitting.game.decisions if open_.key == "draft-keep"]) < 2:
        now = step(sitting, now, random)
    first = sitting.game.decisions[0]
    before = sitting.bank[first.seat]

    for _ in range(10):
        sitting.answer(first.seat, first.options[0], None, now)
        sitting.retract(first.seat, now) if how == "retract" else sitting.ask_undo(first.seat, now)

    assert sitting.bank[first.seat] <= before


def test_choosing_again_over_days_gains_no_days() -> None:
    sitting = sit("tirnanog", 2, Pace(live=False))
    first = sitting.game.decisions[0]
    deadline = sitting.deadline_of(first.seat)

    sitting.answer(first.seat, first.options[0], None, 2000.0)
    sitting.ask_undo(first.seat, 2000.0)

    assert sitting.deadline_of(first.seat) == deadline


def test_a_game_over_days_that_becomes_live_leaves_all_the_time_there_is() -> None:
    sitting = sit("tirnanog", 2, Pace(live=False))
    [seat] = sitting.since

    sitting.set_pace(Pace(), 90_000.0)
    assert sitting.due() == [Due(90_900.0, "clock", seat)]
    sitting.set_pace(Pace(live=False), 90_100.0)
    sitting.set_pace(Pace(), 99_000.0)
    assert sitting.due() == [Due(99_800.0, "clock", seat)]
