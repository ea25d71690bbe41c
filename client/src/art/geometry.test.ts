// engine.fixture.json was written by the engine (geometry.py, facts.py): islands it grew, and what touches in them.

import { describe, expect, it } from "vitest";

import engine from "./engine.fixture.json";
import { cellsOf, islandBox, islandPath, locationOf, middleOf, SIDE, touch, type Geometry } from "./geometry";

describe("the drawn map and the engine's", () => {
  it("agree about which tiles of an island touch", () => {
    for (const { geometry, locations, touching } of engine.islands) {
      const places = locations.map(locationOf);
      const drawn = places.map((one) =>
        places.flatMap((other, at) => (touch(geometry as Geometry, one, other) ? [at] : [])),
      );
      expect(drawn).toEqual(touching);
    }
  });

  it("agree about everything that could touch one tile", () => {
    for (const { geometry, location, touching } of engine.around) {
      const turns = geometry === "T3" ? ["up", "down"] : ["up"];
      const near = turns.flatMap((turn) =>
        Array.from({ length: 81 }, (_, at) => `${turn}:${Math.floor(at / 9) - 4},${(at % 9) - 4}`),
      );
      const drawn = near.filter((word) => touch(geometry as Geometry, locationOf(location), locationOf(word)));
      expect(drawn.sort()).toEqual([...touching].sort());
    }
  });

  it("draws touching hexes one side apart", () => {
    const from = middleOf("H1", locationOf("up:0,0"));
    for (const word of ["up:1,0", "up:0,1", "up:1,-1", "up:-1,1"]) {
      const to = middleOf("H1", locationOf(word));
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(Math.sqrt(3) * SIDE.H1);
    }
  });

  it("mirrors the two orientations", () => {
    expect(cellsOf("T3", locationOf("up:2,-1"))).toEqual([[2, -1], [3, -1], [2, 0]]);
    expect(cellsOf("T3", locationOf("down:2,-1"))).toEqual([[2, -1], [3, -1], [3, -2]]);
  });
});

it("an island has one closed outline for each tile, within its box", () => {
  const { geometry, locations } = engine.islands[1]!;
  const places = locations.map(locationOf);
  expect(islandPath(geometry as Geometry, places).match(/Z/g)).toHaveLength(locations.length);
  const box = islandBox(geometry as Geometry, places, 0);
  for (const [x, y] of places.map((place) => middleOf(geometry as Geometry, place))) {
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});

it("refuses what is no location", () => {
  expect(() => locationOf("bard")).toThrow();
});
