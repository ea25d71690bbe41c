import { describe, expect, it } from "vitest";
import type { Playing } from "../state/playing";
import { nextEyes, Sealed } from "./eyes";

function at(seat: number, more: object): Playing {
  const seats = [0, 1, 2].map((number) => ({ seat: number, yours: number < 2, away: false }));
  return { seat, seats, decision: null, window: null, events: [], view: { waiting: [], over: false }, ...more } as unknown as Playing;
}

describe("whose eyes come next", () => {
  it("stays while this seat is asked, or nobody of mine is", () => {
    expect(nextEyes(at(0, { decision: {}, view: { waiting: [0, 1] } }), new Sealed())).toBeNull();
    expect(nextEyes(at(0, { view: { waiting: [2] } }), new Sealed())).toBeNull();
  });
  it("goes to the seat of mine that is waited for", () => {
    expect(nextEyes(at(0, { view: { waiting: [1, 2] } }), new Sealed())).toBe(1);
  });
  it("asks each of mine once in a window", () => {
    const sealed = new Sealed();
    const window = { key: "action-declared", values: {}, seats: [0, 1], answered: "pass" };
    const first = at(0, { window, view: { waiting: [0, 1] } });
    sealed.note(first);
    expect(nextEyes(first, sealed)).toBe(1);
    const second = at(1, { window, view: { waiting: [0, 1] } });
    sealed.note(second);
    expect(nextEyes(second, sealed)).toBeNull();
    sealed.note(at(1, {}));
    const again = at(1, { window: { ...window, answered: null }, decision: null, view: { waiting: [0, 1] } });
    sealed.note(again);
    expect(nextEyes(again, sealed)).toBe(0);
  });
});
