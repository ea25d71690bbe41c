import { expect, it } from "vitest";
import { nextCard, nextGap, nextOf, spiralOf } from "./balor";
import type { TableSeen } from "./model";
import { largest } from "./regions";

const value = (card: string) => Number(card.slice(1));
const solo = (bards: string[], token = "across:1,1") =>
  ({
    grid: [["a5", "b5", "c1"], ["d1", null, "f9"], ["g2", "h2", "i1"]],
    players: [{ bards: ["down:1,3"], at_home: 2 }],
    balor: {
      maximum: true, bards, token,
      spiral: ["across:1,1", "across:1,4", "down:1,1", "across:1,2", "down:1,3", "down:2,3", "down:2,1", "across:3,2", "across:3,1"],
    },
  }) as unknown as TableSeen;

it("leaves gaps of larger grids out of his spiral", () => {
  expect(spiralOf(solo([]))).not.toContain("across:1,4");
  expect(spiralOf(solo([]))).toHaveLength(8);
});

it("goes to the richest free gap, of equal ones to the first on the spiral", () => {
  expect(nextGap(solo([]), true, value)).toBe("across:1,1"); // 10, as down:2,3: the first on the spiral
  expect(nextGap(solo(["across:1,1"]), true, value)).toBe("down:2,3");
  expect(nextGap(solo([]), false, value)).toBe("down:2,1");
});

it("takes the highest card his bards touch, and any when they are lost", () => {
  expect(nextCard(solo(["down:2,3"]), true, value)).toBe("f9");
  expect(nextCard(solo(["down:2,3"]), false, value)).toBe("i1");
  expect(nextCard(solo(["across:2,1"]), true, value)).toBe("d1");
  expect(nextOf(solo(["down:2,3"]), "saga", value)).toEqual({ kind: "take", stays: "f9", flips: "i1" });
  expect(nextOf(solo([]), "upkeep", value)).toBeNull();
});

it("finds the largest region of each colour", () => {
  expect(largest([["red", "red", "blue"], ["red", null, "blue"], ["green", "red"]])).toEqual({ red: 3, yellow: 0, green: 0, blue: 2 });
});
