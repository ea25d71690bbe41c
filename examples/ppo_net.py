"""The net of examples/ppo.py and the agent that plays by it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import numpy as np

try:
    import torch
    from torch import nn
except ImportError as missing:
    raise ImportError("PyTorch is needed and not in an extra: pip install torch==2.13.0 (docs/ppo.md)") from missing

from fidchell.agents.agent import Eyes
from fidchell.core.decision import Ask, Decision
from fidchell.core.values import bits
from fidchell.envs.encoder import Encoder, encoder_for
from fidchell.games.tirnanog.facts import ROWS
from fidchell.games.tirnanog.grid import CELLS, CELLS_FOR, CORNERS_FOR, GAPS_FOR, TOUCHED
from fidchell.games.tirnanog.placement import may_play
from fidchell.games.tirnanog.scoring import after_playing, card_points, geis_points, largest_regions
from fidchell.games.tirnanog.table import Otherworld

GAME, PLAYERS = "tirnanog", 2
WIDE, ONE = 192, 48  # of the layers that see the whole, and of those that see one card, row or gap
ROW = 68  # numbers that tell a row
FIT = 3  # numbers that tell what a card would do in a row
NEAR = 24  # cards that are judged: those in hand, in the grid, about to be played or to be chosen from; seldom more
KIND = 12  # numbers that are learnt for each card by itself: what its effect is worth
WHOLE: Final = (
    "geis", "first", "turn", "question", "about_place", "round", "deck", "hand_size", "bards", "at_home", "grid_colour",
    "grid_value", "grid_special", "points", "saga_value", "saga_colour", "saga_special", "about_count",
)  # fmt: skip


class Sight:
    """What a seat sees: the observation of fidchell.envs, and what each card at hand or in the grid would do in a row.

    The latter is reckoned by the engine from what lies open, as a player reckons it and the page shows it: points of
    rows and cards that it would add, cards that would join largest regions, and whether it may be played there at all.
    """

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.cards = len(encoder.rules.pack.encounters)
        self._saga: dict[int, object] = {}
        self._fits: dict[int, np.ndarray] = {}
        self._done: dict[int, int] = {}

    def of(self, table: Otherworld, seat: int, ask: Ask | None = None) -> np.ndarray:
        seen = self.encoder.encode(table, seat, ask=ask) if ask else self.encoder.encode(table, seat)
        return np.concatenate([seen, self.fits(table, seat).ravel()])

    def fits(self, table: Otherworld, seat: int) -> np.ndarray:
        """By card, row and FIT. A saga seldom changes: what was reckoned for it is kept."""
        saga = (table.geis, *(table.row(seat, row) for row in range(len(ROWS))), table.colour, table.token)
        if self._saga.get(seat) != saga:
            self._saga[seat] = saga
            self._fits[seat] = np.zeros((self.cards, len(ROWS), FIT), np.float32)
            self._done[seat] = 0
        wanted = table.hands[seat]
        for card in table.cards_in_grid():
            wanted |= 1 << card
        fits, new = self._fits[seat], wanted & ~self._done[seat]
        self._done[seat] |= wanted
        if new:
            points, largest = _points(table, seat)
            for card in bits(new):
                for row in range(len(ROWS)):
                    if may_play(table, seat, card, row):
                        then, region = _points(after_playing(table, seat, card, row), seat)
                        fits[card, row] = (then - points) / 8, (region - largest) / 4, 1.0
        return fits


def _points(table: Otherworld, seat: int) -> tuple[int, int]:
    return sum(geis_points(table, seat)) + card_points(table, seat), sum(largest_regions(table, seat))


class Net(nn.Module):
    """A policy over all actions, of which only legal ones are ever drawn, and the value of the position.

    What is learnt about one card holds for all: cards, rows and gaps are judged by the same weights wherever they are,
    each seen together with a summary of the whole.
    """

    def __init__(self, encoder: Encoder) -> None:
        super().__init__()
        self.blocks = encoder.layout.slices
        self.size = encoder.layout.size
        words = encoder.rules.words.groups
        cells, self.gaps = CELLS_FOR[PLAYERS], [*GAPS_FOR[PLAYERS], *CORNERS_FOR[PLAYERS]]
        self.actions = {
            "card": [*words["card"]],
            "row": [*words["row"]],
            "gap": [words["place"].start + place for place in self.gaps],
        }
        touched = [[float(cell in TOUCHED[place]) for cell in cells] for place in self.gaps]
        printed = [
            [*(float(card.colour == at) for at in range(4)), card.value / 8] for card in encoder.rules.pack.encounters
        ]
        self.register_buffer("touched", torch.tensor(touched), persistent=False)
        self.register_buffer("cells", (torch.tensor(cells) + 1) / CELLS, persistent=False)
        self.register_buffer("printed", torch.tensor(printed), persistent=False)
        self.kind = nn.Parameter(torch.zeros(len(printed), KIND))
        self.look = nn.Linear(len(printed[0]) + KIND + 11 + 3 * FIT, ONE)
        whole = sum(self.blocks[name].stop - self.blocks[name].start for name in WHOLE)
        self.body = nn.Sequential(nn.Linear(whole + 3 * ONE, WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU())
        self.fit = nn.ModuleDict(
            {
                "card": nn.Linear(ONE, ONE),
                "row": nn.Linear(ROW, ONE),
                "fits": nn.Linear(FIT, ONE),
                "wanted": nn.Linear(WIDE, ONE),
            }
        )
        sizes = {"card": ONE + 2, "row": ROW + ONE + 1 + FIT, "gap": ONE + 6}
        self.one = nn.ModuleDict({sort: nn.Linear(size, ONE) for sort, size in sizes.items()})
        self.in_whole = nn.ModuleDict({sort: nn.Linear(WIDE, ONE) for sort in self.one})
        self.wanted = nn.ModuleDict({sort: nn.Linear(WIDE, ONE) for sort in self.one})
        self.other = nn.Linear(WIDE, encoder.actions)
        self.value = nn.Linear(WIDE, 1)
        for layer in (*self.wanted.values(), self.fit["wanted"], self.other):
            nn.init.orthogonal_(layer.weight, 0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        part = {name: seen[:, block.where].unflatten(1, block.shape) for name, block in self.blocks.items()}
        chosen = (part["chosen"] + part["about_card"]).clamp(max=1.0)
        in_grid = (part["grid_at"] > 0).float()
        known = torch.stack(
            [part["hand"], chosen, part["drawn"], part["used"], part["known"][:, 0], part["possible"][:, 0], in_grid,
             *(part["saga_at"] > 0).float().unbind(1)], 2)  # fmt: skip
        offered = legal[:, self.actions["card"]].float()
        near = (4 * offered + 4 * chosen + 3 * part["hand"] + 2 * in_grid + part["drawn"]).topk(NEAR).indices

        def of_near(each: torch.Tensor) -> torch.Tensor:
            return each.gather(1, near.reshape(*near.shape, *[1] * (each.dim() - 2)).expand(-1, -1, *each.shape[2:]))

        known = of_near(known)
        hand, chosen, in_grid = known[:, :, 0], known[:, :, 1], known[:, :, 6]
        lies = ((of_near(part["grid_at"])[:, :, None] - self.cells).abs() < 0.01).float()  # card by cell
        bards = part["bards"][:, :, self.gaps]
        touching = lies @ (bards @ self.touched).transpose(1, 2)  # bards, mine and the other's
        fits = of_near(seen[:, self.size :].unflatten(1, (-1, 3, FIT)))
        printed = torch.cat([self.printed, self.kind], 1)[near]
        cards = torch.relu(self.look(torch.cat([printed, known, touching, fits.flatten(2)], 2)))
        pooled = [(mask[:, :, None] * cards).sum(1) for mask in (hand, chosen, in_grid)]
        whole = self.body(torch.cat([*(part[name].flatten(1) for name in WHOLE), *pooled], 1))

        rows = self.rows(part)
        pairs = self.fit["card"](cards)[:, :, None] + self.fit["row"](rows)[:, None] + self.fit["fits"](fits)
        wanted = (torch.relu(pairs) * self.fit["wanted"](whole)[:, None, None]).sum(3)  # every card in every row
        playable = wanted.masked_fill(fits[..., 2] == 0, -5.0)
        best = torch.stack([playable.logsumexp(2), playable.amax(2)], 2)
        about = torch.stack([(bards[:, 0] + bards[:, 1] > 0).float(), part["about_place"][:, self.gaps]], 2)
        around = (lies @ self.touched.T).transpose(1, 2) @ torch.cat([cards, best], 2)
        its_fit = torch.cat([wanted[..., None], fits], 3).mul(chosen[:, :, None, None]).sum(1)
        seen_of = {
            "card": torch.cat([cards, best], 2),
            "row": torch.cat([rows, pooled[1][:, None].expand(-1, 3, -1), its_fit], 2),
            "gap": torch.cat([around, bards.transpose(1, 2), about], 2),
        }
        scores = self.other(whole)
        for sort, each in seen_of.items():
            judged = torch.relu(self.one[sort](each) + self.in_whole[sort](whole)[:, None])
            told = (judged * self.wanted[sort](whole)[:, None]).sum(2)
            if sort == "card":
                told = torch.zeros(len(seen), len(self.printed)).scatter(1, near, told)
            scores[:, self.actions[sort]] += told
        return scores.masked_fill(~legal, -1e9), self.value(whole).squeeze(-1)

    def rows(self, part: dict[str, torch.Tensor]) -> torch.Tensor:
        """The viewer's rows: rule, values, printed values, colours, effects."""
        slots = [part[name][:, 0] for name in ("saga_value", "saga_printed", "saga_special")]
        return torch.cat([part["geis"], *slots, part["saga_colour"][:, :, 0].transpose(1, 2).flatten(2)], 2)


# --- a net as an agent, which sits at any table of ours ---


class Learnt:
    """An agent by weights: it sees what its seat may know, through the same encoder as in training."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.encoder = encoder_for(GAME, PLAYERS)
        self.sight = Sight(self.encoder)

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        # A sample has all that the seat knows; what it cannot know is not in the observation.
        table, words = eyes.sample(0).table, self.encoder.rules.words
        if (table.rules.name, table.seats) != (GAME, PLAYERS):
            raise ValueError(f"this net plays {GAME} for {PLAYERS}, not {table.rules.name} for {table.seats}")
        actions = [self.encoder.action_of(words.numbers[option], eyes.seat) for option in decision.options]
        mask = np.zeros(self.encoder.actions, np.bool_)
        mask[actions] = True
        ask = next(ask for ask in table.asks() if ask.seat == eyes.seat)
        seen = torch.from_numpy(self.sight.of(table, eyes.seat, ask))
        with torch.no_grad():
            scores = self.net(seen[None], torch.from_numpy(mask)[None])[0][0].numpy()[actions]
        return decision.options[int(scores.argmax())]


def new_net() -> Net:
    return Net(encoder_for(GAME, PLAYERS))


def read_weights(file: Path, net: Net) -> dict[str, Any]:
    """Give the net what examples/ppo.py has kept in a file; all that is kept there."""
    try:
        kept: dict[str, Any] = torch.load(file, weights_only=True)
        net.load_state_dict(kept["net"])
    except OSError as wrong:
        raise ValueError(
            f"no weights in {file}: {wrong.strerror}. examples/ppo.py --out FOLDER writes FOLDER/weights.pt"
        ) from wrong
    except Exception as wrong:  # torch raises all sorts
        raise ValueError(
            f"{file} does not hold weights of this net; examples/ppo.py with another --out begins anew"
        ) from wrong
    return kept


def Best(seed: str) -> Learnt:  # noqa: N802 - a factory, as a class would be
    """For fidchell arena: --agents ppo_net:Best,casual (in the folder examples, FIDCHELL_PPO names the weights)."""
    torch.set_num_threads(1)
    net = new_net()
    read_weights(Path(os.environ.get("FIDCHELL_PPO", "ppo/weights.pt")), net)
    return Learnt(net)
