"""The net of examples/ppo.py and the agent that plays by it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

from fidchell.agents.agent import Eyes
from fidchell.core.decision import Decision
from fidchell.envs.encoder import Encoder, encoder_for
from fidchell.games.tirnanog.grid import CELLS, CELLS_FOR, CORNERS_FOR, GAPS_FOR, TOUCHED

GAME, PLAYERS = "tirnanog", 2
WIDE, ONE = 192, 48  # of the layers that see the whole, and of those that see one card, row or gap
ROW = 68  # numbers that tell a row
KIND = 12  # numbers that are learnt for each card by itself: what its effect is worth
WHOLE: Final = (
    "geis", "first", "turn", "question", "about_place", "round", "deck", "hand_size", "bards", "at_home", "grid_colour",
    "grid_value", "grid_special", "points", "saga_value", "saga_colour", "saga_special", "about_count",
)  # fmt: skip


class Net(nn.Module):
    """A policy over all actions, of which only legal ones are ever drawn, and the value of the position.

    What is learnt about one card holds for all: cards, rows and gaps are judged by the same weights wherever they are,
    each seen together with a summary of the whole.
    """

    def __init__(self, encoder: Encoder) -> None:
        super().__init__()
        self.blocks = encoder.layout.slices
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
        self.look = nn.Linear(len(printed[0]) + KIND + 11, ONE)
        whole = sum(self.blocks[name].stop - self.blocks[name].start for name in WHOLE)
        self.body = nn.Sequential(nn.Linear(whole + 3 * ONE, WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU())
        self.fit = nn.ModuleDict(
            {"card": nn.Linear(ONE, ONE), "row": nn.Linear(ROW, ONE), "wanted": nn.Linear(WIDE, ONE)}
        )
        sizes = {"card": ONE + 1, "row": ROW + ONE + 1, "gap": ONE + 5}
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
        lies = ((part["grid_at"][:, :, None] - self.cells).abs() < 0.01).float()  # card by cell
        bards = part["bards"][:, :, self.gaps]
        chosen, in_grid = part["chosen"] + part["about_card"], (part["grid_at"] > 0).float()
        known = torch.stack(
            [part["hand"], chosen, part["drawn"], part["used"], part["known"][:, 0], part["possible"][:, 0], in_grid,
             *(part["saga_at"] > 0).float().unbind(1)], 2)  # fmt: skip
        touching = lies @ (bards @ self.touched).transpose(1, 2)  # bards, mine and the other's
        printed = torch.cat([self.printed, self.kind], 1).expand(len(seen), -1, -1)
        cards = torch.relu(self.look(torch.cat([printed, known, touching], 2)))
        pooled = [(mask[:, None] @ cards)[:, 0] for mask in (part["hand"], chosen, in_grid)]
        whole = self.body(torch.cat([*(part[name].flatten(1) for name in WHOLE), *pooled], 1))

        rows = self.rows(part)
        pairs = torch.relu(self.fit["card"](cards)[:, :, None] + self.fit["row"](rows)[:, None])
        fits = (pairs @ self.fit["wanted"](whole)[:, None, :, None])[..., 0]  # every card in every row
        best = fits.logsumexp(2)[:, :, None]
        about = torch.stack([(bards[:, 0] + bards[:, 1] > 0).float(), part["about_place"][:, self.gaps]], 2)
        around = self.touched @ (lies.transpose(1, 2) @ torch.cat([cards, best], 2))
        its_fit = (chosen[:, None] @ fits).transpose(1, 2)
        seen_of = {
            "card": torch.cat([cards, best], 2),
            "row": torch.cat([rows, pooled[1][:, None].expand(-1, 3, -1), its_fit], 2),
            "gap": torch.cat([around, bards.transpose(1, 2), about], 2),
        }
        scores = self.other(whole)
        for sort, each in seen_of.items():
            judged = torch.relu(self.one[sort](each) + self.in_whole[sort](whole)[:, None])
            scores[:, self.actions[sort]] += (judged @ self.wanted[sort](whole)[:, :, None])[:, :, 0]
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

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        # A sample has all that the seat knows; what it cannot know is not in the observation.
        table, words = eyes.sample(0).table, self.encoder.rules.words
        actions = [self.encoder.action_of(words.numbers[option], eyes.seat) for option in decision.options]
        mask = np.zeros(self.encoder.actions, np.bool_)
        mask[actions] = True
        ask = next(ask for ask in table.asks() if ask.seat == eyes.seat)
        seen = torch.from_numpy(self.encoder.encode(table, eyes.seat, ask=ask))
        with torch.no_grad():
            scores = self.net(seen[None], torch.from_numpy(mask)[None])[0][0].numpy()[actions]
        return decision.options[int(scores.argmax())]


def new_net() -> Net:
    return Net(encoder_for(GAME, PLAYERS))


def Best(seed: str) -> Learnt:  # noqa: N802 - a factory, as a class would be
    """For fidchell arena: --agents ppo_net:Best,casual (in the folder examples, FIDCHELL_PPO names the weights)."""
    torch.set_num_threads(1)
    net = new_net()
    net.load_state_dict(torch.load(Path(os.environ.get("FIDCHELL_PPO", "ppo/weights.pt")), weights_only=True)["net"])
    return Learnt(net)
