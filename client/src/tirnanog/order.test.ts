import { expect, it } from "vitest";
import type { TableSeen } from "./model";
import { direction, order, steps } from "./order";

it("goes clockwise in the Journey, the other way round in the Saga, from the right-hand neighbour", () => {
  expect(order("journey", 1, 4)).toEqual([1, 2, 3, 0]);
  expect(order("saga", 1, 4)).toEqual([0, 3, 2, 1]);
  expect(order("saga", 0, 3)).toEqual([2, 1, 0]);
  expect([direction("journey"), direction("saga"), direction("upkeep")]).toEqual(["clockwise", "counter", null]);
});

it("begins with Balor in the solo game", () => {
  expect(order("journey", 0, 1)).toEqual(["balor", 0]);
  expect(order("saga", 0, 1)).toEqual(["balor", 0]);
});

it("marks whose turn it is and who is done", () => {
  const table = { first: 0, players: [{ bards: [] }, { bards: ["across:1,1"] }, { bards: ["across:1,2"] }] } as unknown as TableSeen;
  expect(steps(table, "saga", [1])).toEqual([
    { who: 2, now: false, done: false },
    { who: 1, now: true, done: false },
    { who: 0, now: false, done: true },
  ]);
});
