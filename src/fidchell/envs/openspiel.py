"""OpenSpiel: importing this registers ``python_fidchell_inis`` and ``python_fidchell_tirnanog``. docs/openspiel.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from fidchell.core.game import Game, new_game
from fidchell.core.rules import GameError
from fidchell.envs.encoder import INFORMATION_SET, PERFECT, PUBLIC, encoder_for
from fidchell.envs.openspiel_world import BY_CHANCE, World, start_of
from fidchell.envs.rewards import MARGIN, WIN_SHARE
from fidchell.extras import how_to_install
from fidchell.registry import find

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(f"OpenSpiel is not installed. To have it: {how_to_install('research')}") from missing

PREFIX: Final = "python_fidchell_"
TITLES: Final = {"inis": "Inis (Fidchell)", "tirnanog": "Tír na nÓg (Fidchell)"}
DEFAULT_PLAYERS: Final = 2


def _in_names(value: str) -> int | str:
    """A name of a game is read back with numbers as numbers."""
    return int(value) if value.isdigit() else value


def parameters_of(game: str) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    options = {name: _in_names(values[0]) for name, values in find(game).options.items()}
    return {
        "players": DEFAULT_PLAYERS,
        "small": "",
        "seed": BY_CHANCE,
        "reward": WIN_SHARE,
        "max_steps": 0,
        "skip_forced": True,
        "standing": True,
        **({"pack": ""} if game == "tirnanog" else {}),
        **options,
    }


def _type_of(game: str, players: range, adds_up: bool = True) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game,
        long_name=TITLES[game],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if adds_up else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


class FidchellGame(pyspiel.Game):
    """A whole game or a small variant, by its parameters."""

    game: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {**parameters_of(game), **(params or {})}
        options = {name: str(given.pop(name)) for name in find(game).options}
        max_steps, pack = given.pop("max_steps"), given.pop("pack", "")
        self._start = start_of(
            game, given.pop("players"), max_steps=max_steps or None, pack=pack or None, **given, **options
        )
        start = self._start
        adds_up = start.players > 1 and (start.players == 2 or start.reward != MARGIN)
        info = pyspiel.GameInfo(
            num_distinct_actions=start.encoder.actions,
            max_chance_outcomes=start.outcomes if start.nodes else 0,
            num_players=start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if adds_up else None,
            max_game_length=start.max_steps,
        )
        super().__init__(_type_of(game, start.rules.players, adds_up), info, params or {})

    def new_initial_state(self) -> FidchellState:
        return FidchellState(self, self._start)

    def max_chance_nodes_in_history(self) -> int:
        return self._start.nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FidchellObserver:
        return FidchellObserver(self._start, iig_obs_type, params)


class FidchellState(pyspiel.State):
    """A state: chance deals first, then the seats answer in turn. All it holds is its world."""

    def __init__(self, game: FidchellGame, world: World) -> None:
        super().__init__(game)
        self._world = world

    @property
    def world(self) -> World:
        """The game behind it: table, encoder, questions in words."""
        return self._world

    def current_player(self) -> int:
        world = self._world
        if not world.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if world.ended else world.seat

    def _legal_actions(self, player: int) -> list[int]:
        world = self._world
        action_of = world.encoder.action_of
        return sorted({action_of(option, player) for option in world.options})

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self._world.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self._world.is_start:
            self._world = self._world.copy()
        if self._world.is_dealt:
            self._world.act(action)
        else:
            self._world.deal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._world.words[action]

    def is_terminal(self) -> bool:
        return self._world.ended

    def returns(self) -> list[float]:
        return self._world.returns()

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> FidchellState:
        """A state that the player cannot tell from this one. It has no history: others' answers are theirs to know."""
        return FidchellState(self.get_game(), self._world.imagined(player, draw))

    def record(self) -> dict[str, Any]:
        """The game so far as fidchell.load() and the replay read it: a whole game, played from its start."""
        world = self._world
        if world.small is not None or not world.is_dealt or self.move_number() != world.nodes + world.steps:
            raise GameError("only whole games have records: no small variants, no resampled states, nothing undealt")
        seed = world.seed if world.nodes else world.make[3]
        game = new_game(world.rules, world.players, seed, world.game_options)
        for taken in self.full_history()[world.nodes :]:
            _answer_forced(game, world.skip_forced)
            game.answer(taken.player, world.rules.words.words[world.encoder.option_of(taken.action, taken.player)])
        _answer_forced(game, world.skip_forced)
        return game.record()

    def __str__(self) -> str:
        return str(self._world)


def _answer_forced(game: Game, skipped: bool) -> None:
    """What the engine answered by itself."""
    while skipped and game.table.ask is not None and len(game.table.ask.options) == 1:
        ask = game.table.ask
        game.answer(ask.seat, game.rules.words.words[ask.options[0]])


class FidchellObserver:
    """Tensors from the encoders: information set, public, private or perfect. Strings from views and memory."""

    def __init__(self, start: World, wanted: Any, params: Any) -> None:
        if params:
            raise GameError(f"observers have no parameters; given were {params}")
        wanted = wanted or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        self._recalls = wanted.perfect_recall
        self._all = wanted.private_info == private.ALL_PLAYERS
        self._own = self._all or wanted.private_info == private.SINGLE_PLAYER
        self._public = wanted.public_info
        if self._recalls and not self._public:
            raise GameError("what is private is not recalled alone: ask for public_info=True, or perfect_recall=False")
        kind = PERFECT if self._all else INFORMATION_SET if self._own else PUBLIC
        self._encoder = encoder_for(start.rules, start.players, kind)
        public = {part.name for part in encoder_for(start.rules, start.players, PUBLIC).describe()}
        parts = [part for part in self._encoder.describe() if self._public or (self._own and part.name not in public)]
        self._places = np.concatenate([np.arange(part.start, part.stop) for part in parts] or [np.arange(0)])
        self.tensor = np.zeros(len(self._places), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for part in parts:
            after = first + part.stop - part.start
            self.dict[part.name] = self.tensor[first:after].reshape(part.shape)
            first = after

    def set_from(self, state: FidchellState, player: int) -> None:
        world = state.world
        if world.is_dealt:
            self._encoder.encode(world.table, player).take(self._places, out=self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: FidchellState, player: int) -> str:
        """One name for all that was ever told, if that is wanted; else what is seen now, as JSON."""
        world = state.world
        eyes: list[int | None] = list(range(world.players)) if self._all else [player] if self._own else [None]
        if self._recalls:
            return " ".join(world.told(world.players if seat is None else seat) for seat in eyes)
        public = world.view(None)
        return json.dumps([
            {name: value for name, value in world.view(seat).items() if self._public or public.get(name) != value}
            for seat in eyes
        ])  # fmt: skip


class InisGame(FidchellGame):
    game = "inis"


class TirNaNogGame(FidchellGame):
    game = "tirnanog"


# Classes, not functions: OpenSpiel holds what it is given until after Python has ended, and classes live that long.
for _made in (InisGame, TirNaNogGame):
    pyspiel.register_game(_type_of(_made.game, find(_made.game).players), _made)
