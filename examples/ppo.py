"""Masked PPO that learns two-player Tír na nÓg, first against bots that play anything, then against itself and bots.

    pip install torch==2.13.0
    python examples/ppo.py --out ppo --minutes 55

One file, plain PyTorch. The same command goes on with what is in --out. docs/ppo.md explains the choices.
"""

from __future__ import annotations

import argparse
import csv
import math
import multiprocessing
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
from torch import nn

from fidchell.agents.agent import Eyes
from fidchell.core.decision import Decision
from fidchell.envs.encoder import encoder_for
from fidchell.envs.gymnasium import ManyGames

GAME, PLAYERS = "tirnanog", 2
HIDDEN = 128
SCALE = 3.0  # a margin of a third of the most there can be is as good as any
COLUMNS = ("minutes", "games", "steps", "opponent", "won", "margin", "entropy", "value_loss", "clipped")


class Net(nn.Module):
    """A policy over all actions, of which only legal ones are ever drawn, and the value of the position."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        for layer, gain in ((self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen)
        return self.policy(body).masked_fill(~legal, -1e9), self.value(body).squeeze(-1)


# --- a net as an agent, which sits at any table of ours ---


class Learnt:
    """An agent by weights: it sees what its seat may know, through the same encoder as in training."""

    def __init__(self, net: Net, seed: str, greedy: bool) -> None:
        self.net = net
        self.greedy = greedy
        self.encoder = encoder_for(GAME, PLAYERS)
        self.random = Random(seed)

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        # A sample has all that the seat knows; what it cannot know is not in the observation.
        table, words = eyes.sample(0).table, self.encoder.rules.words
        options = [words.numbers[option] for option in decision.options]
        actions = [self.encoder.action_of(option, eyes.seat) for option in options]
        mask = np.zeros(self.encoder.actions, np.bool_)
        mask[actions] = True
        ask = next(ask for ask in table.asks() if ask.seat == eyes.seat)
        seen = torch.from_numpy(self.encoder.encode(table, eyes.seat, ask=ask))
        with torch.no_grad():
            scores = self.net(seen[None], torch.from_numpy(mask)[None])[0][0].numpy()[actions]
        if self.greedy:
            return decision.options[int(scores.argmax())]
        return self.random.choices(decision.options, np.exp(scores - scores.max()))[0]


def new_net() -> Net:
    encoder = encoder_for(GAME, PLAYERS)
    return Net(encoder.size, encoder.actions)


def net_from(file: str | Path) -> Net:
    net = new_net()
    net.load_state_dict(torch.load(file, weights_only=True)["net"])
    return net


def Best(seed: str) -> Learnt:  # noqa: N802 - a factory, as a class would be
    """For fidchell arena: --agents ppo:Best,casual (in the folder examples, FIDCHELL_PPO names the weights)."""
    torch.set_num_threads(1)
    return Learnt(net_from(os.environ.get("FIDCHELL_PPO", "ppo/weights.pt")), seed, greedy=True)


class Rival:
    """Makes opponents that are the learner as it was at the last update but one."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def __call__(self, seed: str) -> Learnt:
        return Learnt(self.net, seed, greedy=False)


# --- playing ---


class Player:
    """Plays many games at once and remembers what it saw, did and got."""

    def __init__(self, opponent: str, games: int, seed: int, net: Net) -> None:
        self.net = net
        self.opponent = opponent
        self.rival = new_net()
        self.rival.load_state_dict(net.state_dict())
        opponents: Any = Rival(self.rival) if opponent == "self" else opponent
        self.env = ManyGames(
            GAME, num_envs=games, players=PLAYERS, opponents=opponents, reward="margin", autoreset_mode="SameStep",
            illegal="raise",
        )  # fmt: skip
        self.seen, infos = self.env.reset(seed=seed)
        self.legal = infos["action_mask"].astype(np.bool_)

    def standing(self) -> np.ndarray:
        """Half of how far ahead the learner is in each game, if it ended now, from -0.5 to 0.5."""
        ahead = []
        for match in self.env.matches:
            standings = self.env.encoder.standings(match.sitting.table)
            mine = standings[match.seat]
            ahead.append((mine - max(standings[: match.seat] + standings[match.seat + 1 :])) / self.env.encoder.most)
        return 0.5 * np.clip(SCALE * np.array(ahead, np.float32), -1, 1)

    def play(self, steps: int) -> dict[str, np.ndarray]:
        """So many steps in each game. What a game is worth in the end is half who won, half by how much; the second
        half is given on the way, as the standing changes, which adds up to the same and teaches much earlier."""
        names = ("seen", "legal", "did", "chance", "value", "got", "end")
        kept: dict[str, list[np.ndarray]] = {name: [] for name in names}
        margins: list[float] = []
        stood = self.standing()
        for _ in range(steps):
            with torch.no_grad():
                scores, value = self.net(torch.from_numpy(self.seen), torch.from_numpy(self.legal))
                drawn = torch.distributions.Categorical(logits=scores)
                did = drawn.sample()
                chance = drawn.log_prob(did)
            now = {"seen": self.seen, "legal": self.legal, "did": did.numpy(), "chance": chance.numpy(),
                   "value": value.numpy()}  # fmt: skip
            self.seen, margin, over, cut, infos = self.env.step(did.numpy())
            self.legal = infos["action_mask"].astype(np.bool_)
            end = over | cut
            margins += margin[end].tolist()
            stands = self.standing()  # where a game has ended, of the next one
            final = 0.5 * np.sign(margin) + 0.5 * np.clip(SCALE * margin, -1, 1)
            now["got"] = (np.where(end, final, stands) - stood).astype(np.float32)
            now["end"] = end
            stood = stands
            for name, part in now.items():
                kept[name].append(part)
        with torch.no_grad():
            last = self.net(torch.from_numpy(self.seen), torch.from_numpy(self.legal))[1].numpy()
        found = {name: np.stack(parts) for name, parts in kept.items()}
        return {**found, "last": last, "margins": np.array(margins)}


def work(pipe: Any, games: int, steps: int, seed: int) -> None:
    """A process that plays: gets weights and an opponent, sends what it played."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    net = new_net()
    player: Player | None = None
    while True:
        sent = pipe.recv()
        if sent is None:
            return
        weights, rival, opponent = sent
        net.load_state_dict(weights)
        if player is None or player.opponent != opponent:
            player = Player(opponent, games, seed, net)
        player.rival.load_state_dict(rival)
        pipe.send(player.play(steps))


# --- learning ---


def advantages(played: dict[str, np.ndarray], fade: float) -> tuple[np.ndarray, np.ndarray]:
    """How much better each step went than expected (GAE), and what the value should have been."""
    value, got, end = played["value"], played["got"], played["end"]
    better = np.zeros_like(value)
    after, follow = played["last"], np.zeros_like(played["last"])
    for at in reversed(range(len(value))):
        on = 1.0 - end[at]
        surprise = got[at] + after * on - value[at]
        follow = surprise + fade * on * follow
        better[at], after = follow, value[at]
    return better, better + value


def learn(net: Net, best: torch.optim.Optimizer, parts: list[dict[str, np.ndarray]], args: Any) -> dict[str, float]:
    """One PPO update with what all processes played."""
    pairs = [advantages(part, args.fade) for part in parts]
    flat = {name: torch.from_numpy(np.concatenate([part[name].reshape(-1, *part[name].shape[2:]) for part in parts]))
            for name in ("seen", "legal", "did", "chance")}  # fmt: skip
    better = torch.from_numpy(np.concatenate([one.reshape(-1) for one, _ in pairs]))
    target = torch.from_numpy(np.concatenate([one.reshape(-1) for _, one in pairs]))
    better = (better - better.mean()) / (better.std() + 1e-8)
    size, told = len(better), {"entropy": 0.0, "value_loss": 0.0, "clipped": 0.0}
    rounds = 0
    for _ in range(args.epochs):
        for rows in torch.randperm(size).split(args.batch):
            scores, value = net(flat["seen"][rows], flat["legal"][rows])
            drawn = torch.distributions.Categorical(logits=scores)
            ratio = torch.exp(drawn.log_prob(flat["did"][rows]) - flat["chance"][rows])
            gain = torch.min(ratio * better[rows], ratio.clamp(1 - args.clip, 1 + args.clip) * better[rows])
            value_loss = (value - target[rows]).square().mean()
            entropy = drawn.entropy().mean()
            loss = 0.5 * value_loss - gain.mean() - args.entropy * entropy
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            best.step()
            rounds += 1
            told["entropy"] += entropy.item()
            told["value_loss"] += value_loss.item()
            told["clipped"] += (abs(ratio - 1) > args.clip).float().mean().item()
    return {name: total / rounds for name, total in told.items()}


# --- the curve ---


def draw(file: Path, rows: list[dict[str, str]]) -> None:
    """Games won against minutes, as SVG; a line for each opponent. No library is needed for so little."""
    wide, high, edge = 640, 320, 40
    colours = {"random": "#5b7a3a", "self": "#8a6fb0", "beginner": "#c07a28", "casual": "#b03a3a"}
    longest = max(float(row["minutes"]) for row in rows) or 1.0

    def place(row: dict[str, str]) -> str:
        across = edge + (wide - 2 * edge) * float(row["minutes"]) / longest
        return f"{across:.1f},{high - edge - (high - 2 * edge) * float(row['won']):.1f}"

    shown = []
    for at, half in ((high - edge, "0%"), (high / 2, "50%"), (edge, "100%")):
        shown.append(
            f'<path d="M{edge},{at:.0f}H{wide - edge}" stroke="#ccc"/><text x="4" y="{at + 4:.0f}">{half}</text>'
        )
    for number, (name, colour) in enumerate(colours.items()):
        mine = [row for row in rows if row["opponent"] == name]
        if mine:
            line = " ".join(place(row) for row in mine)
            shown.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
            shown.append(f'<text x="{edge + 130 * number}" y="20" fill="{colour}">against {name}</text>')
    shown.append(f'<text x="{wide - 110}" y="{high - 10}">{longest:.1f} minutes</text>')
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="100%" height="100%" fill="white"/>{"".join(shown)}</svg>\n', encoding="utf-8",
    )  # fmt: skip


def won(margins: np.ndarray) -> float:
    """The share of games won; one that is level counts half."""
    return float(((np.sign(margins) + 1) / 2).mean()) if len(margins) else math.nan


def read_rows(file: Path) -> list[dict[str, str]]:
    if not file.exists():
        return []
    with file.open(newline="", encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


# --- the whole run ---


def opponent_at(number: int, rows: list[dict[str, str]], plan: list[str]) -> str:
    """Whom to play: each of the plan until three of four games are won lately, then the next; the last for ever.

    In every fifth update a bot that plays anything, so that what was learnt first is not forgotten, and is measured.
    """
    stage = 0
    lately: list[float] = []
    for row in rows:
        if row["opponent"] == plan[stage] and not math.isnan(float(row["won"])):
            lately = [*lately[-3:], float(row["won"])]
            if stage + 1 < len(plan) and len(lately) == 4 and sum(lately) / 4 >= 0.75:
                stage, lately = stage + 1, []
    return plan[0] if number % 5 == 4 else plan[stage]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for weights and curve; the same goes on")
    parser.add_argument("--minutes", type=float, default=55.0, help="of all runs with this folder together")
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--games", type=int, default=32, help="at once, in each process")
    parser.add_argument("--steps", type=int, default=128, help="in each game between two updates")
    parser.add_argument("--opponents", default="random,self,beginner:iterations=20,casual:iterations=60",
                        help="whom to learn against, each until it is beaten, by commas")  # fmt: skip
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--fade", type=float, default=0.9, help="lambda of GAE; nothing is discounted")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    weights, curve = args.out / "weights.pt", args.out / "curve.csv"
    net = new_net()
    best = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    rows = read_rows(curve)
    number = games = steps = 0
    spent = 0.0
    if weights.exists():
        kept = torch.load(weights, weights_only=True)
        net.load_state_dict(kept["net"])
        best.load_state_dict(kept["best"])
        number, games, steps, spent = kept["number"], kept["games"], kept["steps"], kept["minutes"]
        rows = [row for row in rows if int(row["steps"]) <= steps]
    plan = args.opponents.split(",")
    context = multiprocessing.get_context("spawn")
    pipes, players = [], []
    for at in range(args.processes):
        ours, theirs = context.Pipe()
        given = (theirs, args.games, args.steps, args.seed + 1000 * number + 100 * at)
        players.append(context.Process(target=work, args=given, daemon=True))
        players[-1].start()
        pipes.append(ours)
    rival = {name: part.clone() for name, part in net.state_dict().items()}
    begun = time.perf_counter() - 60 * spent
    torch.set_num_threads(args.processes)
    try:
        while time.perf_counter() - begun < 60 * args.minutes:
            opponent = opponent_at(number, rows, plan)
            now = {name: part.clone() for name, part in net.state_dict().items()}
            for pipe in pipes:
                pipe.send((now, rival, opponent))
            parts = [pipe.recv() for pipe in pipes]
            rival = now
            told = learn(net, best, parts, args)
            margins = np.concatenate([part["margins"] for part in parts])
            number, games, steps = number + 1, games + len(margins), steps + sum(part["did"].size for part in parts)
            spent = (time.perf_counter() - begun) / 60
            name = opponent.split(":")[0]
            values = (f"{spent:.3f}", games, steps, name, f"{won(margins):.4f}", f"{margins.mean():.4f}",
                      *(f"{told[name]:.4f}" for name in COLUMNS[-3:]))  # fmt: skip
            rows.append({**dict(zip(COLUMNS, map(str, values), strict=True))})
            print("  ".join(f"{name} {value}" for name, value in rows[-1].items()), flush=True)
            save(args.out, {"net": net.state_dict(), "best": best.state_dict(), "number": number, "games": games,
                            "steps": steps, "minutes": spent}, rows)  # fmt: skip
    except KeyboardInterrupt:
        print(f"stopped; the same command goes on. {weights} and {curve} are of the last update")
    finally:
        for pipe, player in zip(pipes, players, strict=True):
            player.terminate()
            player.join()
            pipe.close()


def save(folder: Path, kept: dict[str, Any], rows: list[dict[str, str]]) -> None:
    """Through neighbour files, so that a kill never leaves half of one."""
    torch.save(kept, folder / "weights.part")
    with (folder / "curve.part").open("w", newline="", encoding="utf-8") as lines:
        writer = csv.DictWriter(lines, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)
    os.replace(folder / "curve.part", folder / "curve.csv")
    os.replace(folder / "weights.part", folder / "weights.pt")
    draw(folder / "curve.svg", rows)


if __name__ == "__main__":
    main()
