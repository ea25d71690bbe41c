import { describe, expect, it } from "vitest";
import { cardsAt, cellsOf, cornersOf, gapsOf, placeOf, reach, standing, step, touched, type Place } from "./grid";
import type { PlayerSeen } from "./model";

const player = (bards: string[]) => ({ bards }) as PlayerSeen;
const place = (word: string) => placeOf(word) as Place;

describe("the Otherworld's places", () => {
  it("has as many gaps as the rules say", () => {
    expect([3, 4, 5, 6].map((columns) => gapsOf(columns).length)).toEqual([8, 17, 22, 27]);
  });

  it("has no card in the middle of the ring", () => {
    expect(cellsOf(3)).toHaveLength(8);
    expect(cellsOf(4)).toHaveLength(12);
    expect(gapsOf(3).map((gap) => gap.word)).not.toContain("across:2,1");
  });

  it("touches the cards on both sides, corners all four", () => {
    expect(touched(place("down:1,2"))).toEqual([{ row: 1, column: 2 }, { row: 2, column: 2 }]);
    expect(touched(place("corner:1,1"))).toHaveLength(4);
    expect(cornersOf(6)).toHaveLength(10);
    expect(placeOf("top")).toBeNull();
  });

  it("forgets cards that are gone", () => {
    const grid = [["a", null, "c"], ["d", null, "f"], ["g", "h", "i"]];
    expect(cardsAt(grid, "across:1,1")).toEqual(["a"]);
    expect(cardsAt(grid, "corner:1,1")).toEqual(["a", "d"]);
  });
});

describe("arrow keys", () => {
  it("stay on the line sideways", () => {
    const gaps = gapsOf(4);
    expect(step(place("across:1,1"), gaps, "ArrowRight")?.word).toBe("across:1,2");
    expect(step(place("across:1,3"), gaps, "ArrowRight")).toBeNull();
    expect(step(place("down:1,2"), gaps, "ArrowLeft")?.word).toBe("down:1,1");
  });

  it("go to the next line up and down", () => {
    const gaps = gapsOf(4);
    expect(step(place("across:1,1"), gaps, "ArrowDown")?.word).toBe("down:1,1");
    expect(step(place("down:1,4"), gaps, "ArrowDown")?.word).toBe("across:2,3");
    expect(step(place("across:1,1"), gaps, "ArrowUp")).toBeNull();
  });

  it.each([3, 4, 5, 6])("reach every gap of %i columns", (columns) => {
    const gaps = gapsOf(columns);
    const seen = new Set([gaps[0] as Place]);
    for (const gap of seen) {
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = step(gap, gaps, arrow);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(gaps.length);
  });
});

describe("what bards reach", () => {
  const grid = [["a", "b", "c"], ["d", null, "f"], ["g", "h", "i"]];

  it("tells mine, and who else reaches for it", () => {
    const stands = standing([player(["across:1,1"]), player(["across:1,2"])], ["down:1,1"]);
    const found = reach(grid, stands, 0);
    expect(found.get("a")).toEqual({ mine: true, rivals: ["balor"] });
    expect(found.get("b")).toEqual({ mine: true, rivals: [1] });
    expect(found.get("c")).toEqual({ mine: false, rivals: [1] });
    expect(found.has("i")).toBe(false);
  });

  it("lets two share a gap", () => {
    expect(standing([player(["across:1,1"]), player(["across:1,1"])]).get("across:1,1")).toEqual([0, 1]);
  });
});
