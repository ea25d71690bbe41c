import { expect, it } from "vitest";
import type { GameEvent } from "../state/playing";
import { grouped, pointsAt } from "./turns";

const said = (key: string, values: GameEvent["values"] = {}): GameEvent => ({ key, values });

it("groups events by rounds and by whose doing they are", () => {
  const rounds = grouped([
    said("territory-placed", { place: "cove" }),
    said("round-begins", { round: 1 }),
    said("brenn", { player: 1 }),
    said("card-played", { player: 0, card: "conquest" }),
    said("clans-moved", { player: 0, origin: "cove", place: "hills", count: 2 }),
    said("clash-begins", { place: "hills", player: 0 }),
    said("clan-removed", { player: 2, place: "hills" }),
    said("round-begins", { round: 2 }),
  ]);
  expect(rounds.map((round) => round.heading?.number ?? null)).toEqual([null, 2, 8]);
  expect(rounds[1]!.turns.map((turn) => [turn.seat, turn.entries.map((entry) => entry.number)])).toEqual([
    [1, [3]],
    [0, [4, 5]],
    [null, [6, 7]],
  ]);
});

it("points at territories, cards and seats", () => {
  expect(pointsAt(said("clans-moved", { player: 0, origin: "cove", place: "hills", count: 2 }))).toEqual(["seat0", "cove", "hills"]);
  expect(pointsAt(said("dealt-known", { player: 1, count: 2, cards: ["bard", "geis"] }))).toEqual(["seat1", "bard", "geis"]);
});
