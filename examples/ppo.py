"""Masked PPO that learns two-player Tír na nÓg by playing against itself, and is measured against bots.

    pip install torch==2.13.0
    python examples/ppo.py --out ppo --core-minutes 40

Plain PyTorch; the net is in ppo_net.py. The same command goes on with what is in --out. docs/ppo.md says why it is so.
"""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import os
import signal
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

try:
    from ppo_net import GAME, PLAYERS, Learnt, Net, Sight, new_net, read_weights
except ImportError as missing:
    raise SystemExit(str(missing)) from None

import torch
from torch import nn

import fidchell
from fidchell.agents.agent import find_agent
from fidchell.agents.cores import cores
from fidchell.core.game import Game
from fidchell.envs.encoder import Encoder
from fidchell.envs.sitting import Sitting

SCALE = 3.0  # a margin of a third of the most there can be is as good as any
TOLD = ("entropy", "value_loss", "clipped")  # by each update
COLUMNS = ("core_minutes", "minutes", "games", "steps", *TOLD, "against", "won")
KEPT = ("number", "games", "steps", "minutes", "core_minutes")
PART = "weights.part"  # of weights.pt, while it is written
COLOURS = ("#c07a28", "#b03a3a", "#5b7a3a", "#8a6fb0")  # of opponents in the curve


# --- playing ---


class Step(NamedTuple):
    """One decision of a seat."""

    seen: np.ndarray
    legal: np.ndarray
    did: int
    chance: float  # logarithm
    value: float  # as it was expected
    stood: float  # how far ahead the seat was


def ahead(encoder: Encoder, table: Any, seat: int) -> float:
    """How far a seat is ahead if the game ended now, from -0.5 to 0.5."""
    standings = encoder.standings(table)
    return max(-1.0, min(1.0, SCALE * (standings[seat] - standings[1 - seat]) / encoder.most)) / 2


def worth(encoder: Encoder, game: Game, seat: int) -> float:
    """What the end is worth: half who won, half by how much."""
    assert game.result is not None
    winners = game.result["winners"]
    return (0.5 if winners == [seat] else -0.5 if seat not in winners else 0.0) + ahead(encoder, game.table, seat)


class Player:
    """Plays many games at once, both seats of each by the net, and remembers what each seat saw, did and got."""

    def __init__(self, games: int, seed: int, net: Net) -> None:
        self.net = net
        self.games = [Sitting(GAME, PLAYERS) for _ in range(games)]
        for at, game in enumerate(self.games):
            game.reset(seed=f"{seed}/{at}")
        self.encoder = self.games[0].encoder
        self.sights = [Sight(self.encoder) for _ in self.games]
        self.memory: list[list[list[Step]]] = [[[] for _ in range(PLAYERS)] for _ in self.games]

    def play(self, steps: int, fade: float) -> dict[str, np.ndarray]:
        """So many steps of finished games, or a few more."""
        done: list[Step] = []
        better: list[float] = []
        games = 0
        while len(done) < steps:
            self.answer_all()
            for at, game in enumerate(self.games):
                if game.ended:
                    games += 1
                    for seat in range(PLAYERS):
                        done += self.memory[at][seat]
                        better += advantages(self.memory[at][seat], worth(self.encoder, game.game(), seat), fade)
                        self.memory[at][seat] = []
                    game.reset()
        found = {name: np.array(all_of) for name, all_of in zip(Step._fields, zip(*done, strict=True), strict=True)}
        return {**found, "better": np.array(better, np.float32), "games": np.array(games)}

    def answer_all(self) -> None:
        """One step in every game."""
        seen = np.stack([sight.of(game.table, game.seat) for sight, game in zip(self.sights, self.games, strict=True)])
        legal = np.stack([game.mask(game.seat) for game in self.games]).astype(np.bool_)
        with torch.no_grad():
            scores, value = self.net(torch.from_numpy(seen), torch.from_numpy(legal))
            drawn = torch.distributions.Categorical(logits=scores)
            did = drawn.sample()
            chance = drawn.log_prob(did)
        small = seen.astype(np.float16)
        for at, (game, action) in enumerate(zip(self.games, did.tolist(), strict=True)):
            step = Step(
                small[at],
                legal[at],
                action,
                chance[at].item(),
                value[at].item(),
                ahead(self.encoder, game.table, game.seat),
            )
            self.memory[at][game.seat].append(step)
            game.act(action)


def advantages(steps: list[Step], worth: float, fade: float) -> list[float]:
    """How much better each step went than expected (GAE over a whole game, nothing discounted).

    What a seat gets is how far ahead it is, as that changes, and at the end who won: it adds up to what the end is
    worth, but teaches much earlier.
    """
    better, follow, after, stands = [], 0.0, 0.0, worth
    for step in reversed(steps):
        follow = (stands - step.stood) + after - step.value + fade * follow
        better.append(follow)
        after, stands = step.value, step.stood
    return better[::-1]


def measured(net: Net, against: str, count: int, seed: int) -> list[float]:
    """Shares of victories in games against a bot, every deal from both seats."""
    pair: list[Any] = [lambda seed: Learnt(net), against]
    shares = []
    for number in range(count):
        me = number % 2
        result = fidchell.play_one(GAME, f"measure/{seed}/{number // 2}", pair[::-1] if me else pair).result
        shares.append((me in result["winners"]) / len(result["winners"]))
    return shares


def work(pipe: Any, games: int, steps: int, fade: float, seed: int) -> None:
    """A process that plays: gets weights, sends what it played, or its shares of victories against a bot."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    net = new_net()
    player = Player(games, seed, net)
    while True:
        weights, against, games_to_measure = pipe.recv()
        net.load_state_dict(weights)
        begun = time.process_time()
        found = measured(net, against, games_to_measure, seed) if against else player.play(steps, fade)
        pipe.send((found, time.process_time() - begun))


# --- learning ---


def joined(parts: list[dict[str, np.ndarray]]) -> dict[str, torch.Tensor]:
    """What all processes sent."""
    flat = {name: torch.from_numpy(np.concatenate([np.atleast_1d(part[name]) for part in parts])) for name in parts[0]}
    return {name: whole.float() if whole.dtype == torch.float64 else whole for name, whole in flat.items()}


def learn(net: Net, best: torch.optim.Optimizer, parts: list[dict[str, np.ndarray]], args: Any) -> dict[str, float]:
    """One PPO update with what all processes played."""
    flat = joined(parts)
    better = flat["better"]
    target = better + flat["value"]
    better = (better - better.mean()) / (better.std() + 1e-8)
    size, told = len(better), {"entropy": 0.0, "value_loss": 0.0, "clipped": 0.0}
    rounds = 0
    for _ in range(args.epochs):
        for rows in torch.randperm(size).split(args.batch):
            scores, value = net(flat["seen"][rows].float(), flat["legal"][rows])
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
    measured = [row for row in rows if row["won"]]
    longest = max(float(row["core_minutes"]) for row in rows) or 1.0

    def place(row: dict[str, str]) -> str:
        across = edge + (wide - 2 * edge) * float(row["core_minutes"]) / longest
        return f"{across:.1f},{high - edge - (high - 2 * edge) * float(row['won']):.1f}"

    shown = []
    for at, half in ((high - edge, "0%"), (high / 2, "50%"), (edge, "100%")):
        shown.append(
            f'<path d="M{edge},{at:.0f}H{wide - edge}" stroke="#ccc"/><text x="4" y="{at + 4:.0f}">{half}</text>'
        )
    for number, name in enumerate(dict.fromkeys(row["against"] for row in measured)):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(place(row) for row in measured if row["against"] == name)
        shown.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        shown.append(f'<text x="{edge + 180 * number}" y="20" fill="{colour}">against {name}</text>')
    shown.append(f'<text x="{wide - edge}" y="{high - 10}" text-anchor="end">{longest:.0f} core-minutes</text>')
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="100%" height="100%" fill="white"/>{"".join(shown)}</svg>\n', encoding="utf-8",
    )  # fmt: skip


def read_rows(file: Path) -> list[dict[str, str]]:
    if not file.exists():
        return []
    with file.open(newline="", encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def save(folder: Path, kept: dict[str, Any], rows: list[dict[str, str]]) -> None:
    """Through neighbour files, so that a kill never leaves half of one."""
    torch.save(kept, folder / PART)
    with (folder / "curve.part").open("w", newline="", encoding="utf-8") as lines:
        writer = csv.DictWriter(lines, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)
    os.replace(folder / "curve.part", folder / "curve.csv")
    os.replace(folder / PART, folder / "weights.pt")
    draw(folder / "curve.svg", rows)


# --- the whole run ---


def asked_for() -> argparse.Namespace:
    """What the command line says. What could go wrong after minutes is looked at first."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="folder for weights and curve; the same goes on")
    parser.add_argument("--core-minutes", type=float, default=40.0, help="of all processes and runs with this folder")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--games", type=int, default=64, help="at once, in each process")
    parser.add_argument("--steps", type=int, default=8192, help="of each process between two updates, at least")
    parser.add_argument("--against", default="beginner,casual", help="bots to be measured against in turn, by commas")
    parser.add_argument("--every", type=float, default=4.0, help="core-minutes between two measurements")
    parser.add_argument("--measure", type=int, default=20, help="games of a measurement, of each process")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning; falls to nothing in the end")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--fade", type=float, default=0.95, help="lambda of GAE; nothing is discounted")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in ("processes", "games", "steps", "measure", "epochs", "batch"):
        if getattr(args, name) < 1:
            parser.error(f"--{name} must be 1 or more, not {getattr(args, name)}")
    for name in ("core_minutes", "every", "rate"):
        if not getattr(args, name) > 0:
            parser.error(f"--{name.replace('_', '-')} must be more than 0, not {getattr(args, name):g}")
    try:
        for bot in args.against.split(","):
            find_agent(bot)
    except ValueError as wrong:
        parser.error(f"--against: {wrong}")
    try:
        args.out.mkdir(parents=True, exist_ok=True)
        (args.out / PART).touch()
        (args.out / PART).unlink()
    except OSError as wrong:
        parser.error(f"--out: nothing can be written to {args.out}: {wrong.strerror}")
    return args


def main() -> None:
    args = asked_for()
    torch.manual_seed(args.seed)
    net = new_net()
    best = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    rows = read_rows(args.out / "curve.csv")
    number = games = steps = 0
    minutes = spent = 0.0  # by the clock, and of all cores
    if (args.out / "weights.pt").exists():
        try:
            kept = read_weights(args.out / "weights.pt", net)
        except ValueError as wrong:
            raise SystemExit(str(wrong)) from None
        best.load_state_dict(kept["best"])
        number, games, steps, minutes, spent = (kept[name] for name in KEPT)
        rows = [row for row in rows if int(row["steps"]) <= steps]
    if spent >= args.core_minutes:
        print(f"{args.out} has learnt for {spent:.2f} core-minutes already; to go on, give more with --core-minutes")
        return
    torch.set_num_threads(args.processes)
    pipes, players = begin(args, number)
    try:
        while spent < args.core_minutes:
            clock, own = time.perf_counter(), time.process_time()
            for group in best.param_groups:
                group["lr"] = args.rate * (1 - spent / args.core_minutes)
            parts, theirs = ask_all(pipes, net)
            told = learn(net, best, parts, args)
            number, games = number + 1, games + sum(int(part["games"]) for part in parts)
            steps += sum(len(part["did"]) for part in parts)
            won, against = "", ""
            times = sum(1 for row in rows if row["won"])
            if spent >= args.every * (times + 1):
                bots = args.against.split(",")
                against = bots[times % len(bots)]
                shares, more = ask_all(pipes, net, against, args.measure)
                theirs += more
                won = f"{np.mean(np.concatenate(shares)):.4f}"
            minutes += (time.perf_counter() - clock) / 60
            spent += (time.process_time() - own + theirs) / 60
            values = (f"{spent:.3f}", f"{minutes:.3f}", games, steps, *(f"{told[name]:.4f}" for name in TOLD))
            rows.append(dict(zip(COLUMNS, map(str, (*values, against, won)), strict=True)))
            print("  ".join(f"{name} {value}" for name, value in rows[-1].items() if value), flush=True)
            counted = dict(zip(KEPT, (number, games, steps, minutes, spent), strict=True))
            save(args.out, {"net": net.state_dict(), "best": best.state_dict(), **counted}, rows)
    except KeyboardInterrupt:
        print(f"stopped; the same command goes on. What is in {args.out} is of the last update")
    finally:
        for pipe, player in zip(pipes, players, strict=True):
            player.terminate()
            player.join()
            pipe.close()


def begin(args: Any, number: int) -> tuple[list[Any], list[Any]]:
    """The processes that play, and how to talk to them."""
    context = multiprocessing.get_context("spawn")
    pipes, players = [], []
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process, which ends the others
    for at in range(args.processes):
        ours, theirs = context.Pipe()
        given = (theirs, args.games, args.steps, args.fade, args.seed + 1000 * number + 100 * at)
        players.append(context.Process(target=work, args=given, daemon=True))
        players[-1].start()
        pipes.append(ours)
        theirs.close()  # so that its end is noticed here
    signal.signal(signal.SIGINT, handler)
    return pipes, players


def ask_all(pipes: list[Any], net: Net, against: str = "", count: int = 0) -> tuple[list[Any], float]:
    """What every process played with these weights, or its shares of victories against a bot; and their CPU seconds."""
    weights = {name: part.clone() for name, part in net.state_dict().items()}
    try:
        for pipe in pipes:
            pipe.send((weights, against, count))
        found, seconds = zip(*(pipe.recv() for pipe in pipes), strict=True)
    except (EOFError, ConnectionError):
        told = "a process that plays has ended (why is above, or memory ran out); the same command goes on"
        raise SystemExit(told) from None
    return list(found), sum(seconds)


if __name__ == "__main__":
    main()
