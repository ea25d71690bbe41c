"""The questions put to every game. Each raises AssertionError with a sentence that names what is wrong.

They are plain functions so that the tests of the tests can put them to games with planted faults.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from typing import Any

from fidchell.core.game import Game, IllegalAnswer
from fidchell.core.replay import beginning, load_record, load_snapshot
from fidchell.core.rules import Rules
from fidchell.core.table import Table
from fidchell.speech import Speech
from kit.walk import Choices, begin, differing, play_to_end, walk

AHEAD = 12  # decisions a copy is played on for


def copies_play_on_the_same(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """Finds forgotten fields, shared lists and scripts that change the table while they ask."""
    game, alone = begin(rules, players, seed), begin(rules, players, seed)
    promised: dict[str, Any] | None = None  # where a copy came to by the answer that the game itself got next
    for count, (decision, option) in enumerate(walk(game, Choices(seed, given))):
        now = game.table.fields()
        lonely = alone.table.fields()
        assert lonely == now, f"a game that was copied plays differently: {differing(now, lonely)}"
        alone.answer(decision.seat, option)
        assert promised in (None, now), f"a copy played differently: {differing(now, promised or {})}"
        twin, other_twin = game.copy(), game.copy()
        assert twin.table.fields() == now, f"a copy forgets: {differing(now, twin.table.fields())}"
        twin.answer(decision.seat, option)
        promised = twin.table.fields()
        ahead = _played_on(twin, Choices(seed + count))
        changed = differing(now, game.table.fields())
        assert changed == "nothing", f"playing a copy changes the original: {changed}"
        other_twin.answer(decision.seat, option)
        assert _played_on(other_twin, Choices(seed + count)) == ahead, "two copies of one position play differently"
    assert promised in (None, game.table.fields()), "a copy ended differently"


def _played_on(game: Game, choices: Choices) -> list[dict[str, Any]]:
    """The position at each of the next decisions."""
    return [game.table.fields() for _ in itertools.islice(walk(game, choices), AHEAD)]


def hurrying_changes_nothing(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """A table in a hurry answers questions with one option by itself and comes to the same real choices."""
    slow, quick, choices = begin(rules, players, seed).table, begin(rules, players, seed).table, Choices(seed, given)
    slow.journal = quick.journal = None
    quick.hurry = True
    while slow.ask is not None:
        if len(slow.ask.options) == 1:
            slow.take(slow.ask.options[0])
            continue
        if len(quick.ask.options if quick.ask else ()) == 1:  # asked before it was in a hurry
            quick.advance()
        assert quick.ask is not None, "in a hurry the game ends earlier"
        assert (quick.ask.seat, quick.ask.options) == (slow.ask.seat, slow.ask.options), "a choice was skipped or made"
        changed = differing(slow.fields(), quick.fields())
        assert changed == "nothing", f"hurrying changes: {changed}"
        option = slow.ask.options[next(choices) % len(slow.ask.options)]
        slow.take(option)
        quick.take(option)
    assert quick.ask is None, "in a hurry the game goes on longer"


def views_hide_what_is_hidden(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """A view, whom the game waits for included, does not change when only hidden things change."""
    game = begin(rules, players, seed)
    for count, (decision, _) in enumerate(walk(game, Choices(seed, given))):
        spectator = json.dumps(game.view(None))
        for seat in range(players):
            world = game.resample(seat, seed + count)
            for eyes, truth in ((seat, json.dumps(game.view(seat))), (None, spectator)):
                imagined = json.dumps(world.view(eyes))
                assert imagined == truth, (
                    f"at {decision}, the view of {eyes} tells what it must not: "
                    f"{differing(json.loads(truth), json.loads(imagined))}"
                )


def resampling_does_not_peek(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """Two truths a seat cannot tell apart give it the same imagined world; and it does imagine."""
    game = begin(rules, players, seed)
    imagined_otherwise = dict.fromkeys(itertools.permutations(range(players), 2), False)
    census = rules.census(game.table)
    for count, _ in enumerate(walk(game, Choices(seed, given))):
        for seat in range(players):
            twin_truth = game.resample(seat, f"twin {count}")
            from_truth = game.resample(seat, count).table.fields()
            from_twin = twin_truth.resample(seat, count).table.fields()
            assert from_truth == from_twin, f"resampling peeks at {differing(from_truth, from_twin)}"
            assert rules.census(twin_truth.table) == census, "resampling makes or loses things"
            for other in range(players):
                if other != seat and not imagined_otherwise[seat, other]:
                    differs = twin_truth.view(other)["table"] != game.view(other)["table"]
                    imagined_otherwise[seat, other] = differs
        if count % 20 == 0:
            play_to_end(game.resample(0, seed).table, seed, rules.longest)
    blind = [pair for pair, otherwise in imagined_otherwise.items() if not otherwise]
    assert not blind, f"resampling only ever gives the truth: (seat, other) {blind}"


def saved_and_replayed_are_one_game(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """Record and snapshot go through JSON and come back as the same game, at every decision."""
    game = begin(rules, players, seed)
    answers: list[tuple[int, str]] = []
    positions: list[str] = []
    for decision, option in walk(game, Choices(seed, given)):
        positions.append(game.table.digest())
        answers.append((decision.seat, option))
        restored = load_snapshot(rules, json.loads(json.dumps(game.snapshot())))
        assert restored.table.digest() == positions[-1], (
            f"a snapshot loses {differing(game.table.fields(), restored.table.fields())}"
        )
        assert json.dumps(restored.view(decision.seat)) == json.dumps(game.view(decision.seat))
        restored.answer(decision.seat, option)
        ahead = game.copy()
        ahead.answer(decision.seat, option)
        assert restored.table.digest() == ahead.table.digest(), (
            f"a restored game plays differently: {differing(ahead.table.fields(), restored.table.fields())}"
        )
    record = json.loads(json.dumps(game.record()))
    again = beginning(rules, record)
    for (seat, option), position in zip(answers, positions, strict=True):
        assert again.table.digest() == position, "a replay from the seed is another game"
        again.answer(seat, option)
    loaded = load_record(rules, record)
    assert loaded.table.digest() == game.table.digest() == again.table.digest()
    assert loaded.result == game.result
    assert loaded.record() == record


def offered_is_accepted_and_nothing_else(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """Every option offered is taken; anything else is refused with a reason that has a text, and changes nothing."""
    game = begin(rules, players, seed)
    speech = Speech(rules, "en")
    for count, (decision, option) in enumerate(walk(game, Choices(seed, given))):
        before = game.table.fields()
        assert decision.options, f"a question without an option: {decision}"
        mine = [word for open_ in game.decisions if open_.seat == decision.seat for word in open_.options]
        assert len(mine) == len(set(mine)), f"one answer fits two questions: {mine}"
        for offered in decision.options:
            game.copy().answer(decision.seat, offered)
        unoffered = [word for word in rules.words.words if word not in mine]
        wrong: list[tuple[Any, Any]] = [
            (decision.seat, unoffered[(count + step) % len(unoffered)]) for step in range(4)
        ]
        asked = {open_.seat for open_ in game.decisions}
        wrong += [(seat, option) for seat in range(players) if seat not in asked]
        wrong += [(decision.seat, junk) for junk in ("", "no such word", None, 3, ["pass"])]
        wrong += [(junk, option) for junk in (-1, players, "0", None, True, 1.0)]
        for seat, answer in wrong:
            _is_refused(game, speech, seat, answer)
        for number in (decision.number - 1, decision.number + 1):
            _is_refused(game, speech, decision.seat, option, number)
        assert game.table.fields() == before, f"a refused answer changed {differing(before, game.table.fields())}"
    _is_refused(game, speech, 0, "pass")


def _is_refused(game: Game, speech: Speech, seat: Any, answer: Any, number: int | None = None) -> None:
    try:
        game.answer(seat, answer, number)
    except IllegalAnswer as refused:
        assert refused.reasons == game.explain(seat, answer, number)
        assert all(speech.reason(reason) for reason in refused.reasons)
    else:
        raise AssertionError(f"seat {seat!r} answered {answer!r} (number {number}), which was not offered")


def nothing_appears_or_vanishes(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """The census stays the same after every single effect."""
    game = begin(rules, players, seed)
    census = rules.census(game.table)

    def count_again(table: Table) -> None:
        now = rules.census(table)
        assert now == census, f"things appear or vanish: {census} became {now}"

    assert game.table.journal is not None
    game.table.journal.watch = count_again
    for _ in walk(game, Choices(seed, given)):
        pass


def arrival_does_not_matter(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """Where several seats are asked at once, the order of their answers makes no difference."""
    game = begin(rules, players, seed)
    for _ in walk(game, Choices(seed, given)):
        open_now = [decision for decision in game.decisions if not decision.optional]
        if len(open_now) < 2:
            continue
        outcomes = set()
        for order in itertools.islice(itertools.permutations(open_now), 6):
            twin = game.copy()
            for decision in order:
                twin.answer(decision.seat, decision.options[(seed + decision.seat) % len(decision.options)])
            outcomes.add(twin.table.digest())
        assert len(outcomes) == 1, "the order in which simultaneous answers arrive matters"


def random_games_end(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """Within the stated number of decisions, with a result for every seat."""
    game = begin(rules, players, seed)
    for count, _ in enumerate(walk(game, Choices(seed, given)), 1):
        assert count <= rules.longest, f"not over after {rules.longest} decisions"
    assert game.result is not None
    assert len(game.result["scores"]) == players
    assert game.result["winners"] or players == 1, "nobody won: a tie has several winners, not none"
    assert json.loads(json.dumps(game.result)) == game.result


def events_and_questions_can_be_told(rules: Rules[Any], players: int, seed: int, given: Sequence[int] = ()) -> None:
    """Everything that happens in a game can be said in every language, to every seat."""
    game = begin(rules, players, seed)
    speeches = [Speech(rules, language) for language in ("en", "fr", "es", "uk")]
    for decision, _ in walk(game, Choices(seed, given)):
        for speech in speeches:
            speech.question(decision.key, decision.values)
            speech.doing(game.view(None)["doing"])
            for option in decision.options:
                speech.name(option)
    for eyes in (None, *range(players)):
        for event in game.events(eyes):
            for speech in speeches:
                speech.event(event)


EVERY_CHECK = [
    copies_play_on_the_same,
    hurrying_changes_nothing,
    views_hide_what_is_hidden,
    resampling_does_not_peek,
    saved_and_replayed_are_one_game,
    offered_is_accepted_and_nothing_else,
    nothing_appears_or_vanishes,
    arrival_does_not_matter,
    random_games_end,
    events_and_questions_can_be_told,
]
