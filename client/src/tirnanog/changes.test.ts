import { describe, expect, it } from "vitest";
import { causes, changes, emptied } from "./changes";
import type { PlayerSeen, TableSeen, Told } from "./model";
import type { GameEvent } from "../state/playing";

const told = (card: string, value = 1, colour: Told["colour"] = "red"): Told => ({
  card, value, printed: 1, colour, printed_colour: "red",
});
const player = (bards: string[], top: Told[] = []) =>
  ({ bards, saga: { top, middle: [], bottom: [] } }) as unknown as PlayerSeen;
const table = (players: PlayerSeen[], grid: (string | null)[][], more: Partial<TableSeen> = {}) =>
  ({ round: 1, players, grid, hand: [], ...more }) as TableSeen;
const GRID = [["a", "b", "c"], ["d", null, "f"], ["g", "h", "i"]];
const without = (...gone: string[]) => GRID.map((row) => row.map((card) => (card && gone.includes(card) ? null : card)));

describe("what changed between two positions", () => {
  it("sees a bard come out, and one that moved", () => {
    const before = table([player([]), player(["down:1,1"])], GRID);
    const after = table([player(["across:1,1"]), player(["down:2,1"])], GRID);
    expect(changes(before, after, []).placed).toEqual([
      { owner: 0, place: "across:1,1", from: null },
      { owner: 1, place: "down:2,1", from: "down:1,1" },
    ]);
  });

  it("sees a card taken, and by whom", () => {
    const before = table([player(["across:1,1"])], GRID);
    const after = table([player([])], without("b"));
    const events: GameEvent[] = [
      { key: "grid-laid", values: { round: 1 } },
      { key: "card-taken", values: { player: 0, card: "b" } },
    ];
    expect(changes(before, after, events).taken).toEqual([{ card: "b", cell: "1,2", owner: 0 }]);
  });

  it("sees a card told, and values and colours that change", () => {
    const before = table([player([], [told("x"), told("y")])], GRID, { hand: ["z"] });
    const after = table([player([], [told("x", 4), told("y", 1, "blue"), told("z")])], GRID);
    const found = changes(before, after, []);
    expect(found.told).toEqual([{ seat: 0, card: "z", fromHand: true }]);
    expect(found.values).toEqual([{ seat: 0, card: "x", from: 1, to: 4 }]);
    expect(found.colours).toEqual([{ seat: 0, card: "y" }]);
  });

  it("takes a new Otherworld for no theft", () => {
    const before = table([player(["across:1,1"])], without("b"));
    const after = table([player([])], [["k", "l", "m"], ["n", null, "o"], ["p", "q", "r"]], { round: 2 });
    const found = changes(before, after, []);
    expect(found.newGrid).toBe(true);
    expect(found.taken).toEqual([]);
  });
});

it("moves nothing when somebody goes back", () => {
  const before = table([player([], [told("x")])], without("b"));
  const found = changes(before, table([player(["across:1,1"])], GRID), []);
  expect(found.back).toBe(true);
  expect([found.newGrid, found.placed, found.told]).toEqual([false, [], []]);
});

describe("who emptied a cell", () => {
  const laid = { key: "grid-laid", values: { round: 1 } };
  const placed = (seat: number, place: string) => ({ key: "bard-placed", values: { player: seat, place } });
  const took = (seat: number, card: string) => ({ key: "card-taken", values: { player: seat, card } });

  it("is told where only one can have been there", () => {
    const events = [laid, placed(0, "across:1,1"), placed(1, "across:3,1"), took(0, "a"), took(1, "h")];
    const found = emptied(table([player([]), player([])], without("a", "h")), events);
    expect(found.get("1,1")).toBe(0);
    expect(found.get("3,2")).toBe(1);
  });

  it("stays open where two could, or a lost bard took anything", () => {
    const both = [laid, placed(0, "across:1,1"), placed(1, "down:1,1"), took(0, "a"), took(1, "d")];
    expect(emptied(table([player([]), player([])], without("a", "d")), both).has("1,1")).toBe(false);
    const lost = [laid, placed(0, "across:1,1"), { key: "bard-lost", values: { player: 1 } }, took(1, "a"), took(0, "b")];
    expect(emptied(table([player([]), player([])], without("a", "b")), lost).has("1,1")).toBe(false);
  });
});

it("tells what led to a card's value", () => {
  const events: GameEvent[] = [
    { key: "card-played", values: { player: 0, card: "kelpie_a", row: "top" } },
    { key: "card-played", values: { player: 0, card: "green_3_a", row: "middle" } },
    { key: "value-changed", values: { card: "kelpie_a", value: 2 } },
    { key: "colour-changed", values: { card: "green_3_a", colour: "blue" } },
    { key: "value-changed", values: { card: "kelpie_a", value: 8 } },
  ];
  expect(causes("kelpie_a", events)).toEqual([
    { event: events[1], becomes: { value: 2 } },
    { event: events[3], becomes: { value: 8 } },
  ]);
});
