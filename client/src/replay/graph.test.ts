import { describe, expect, it } from "vitest";
import { atOf, BOX, chanceAt, line, xOf, yOf } from "./graph";

describe("the curve of chances", () => {
  it("goes from edge to edge", () => {
    expect(xOf(1, 100)).toBe(BOX.left);
    expect(xOf(101, 100)).toBe(BOX.width - BOX.right);
    expect(yOf(1)).toBe(BOX.top);
    expect(yOf(0)).toBe(BOX.height - BOX.bottom);
  });
  it("finds the position under the pointer", () => {
    for (const at of [0, 1, 37, 100]) expect(atOf(xOf(at + 1, 100), 100)).toBe(at);
    expect(atOf(-50, 100)).toBe(0);
    expect(atOf(9999, 100)).toBe(100);
  });
  it("holds a chance until the next question", () => {
    expect(line([[1, 0.5], [51, 1]], 100)).toBe("M40.0 103.0H334.0V12.0H628.0");
    const result = { curves: [[[2, 0.25], [10, 0.75]] as [number, number][]] } as never;
    expect([0, 1, 8, 9, 50].map((at) => chanceAt(result, 0, at))).toEqual([null, 0.25, 0.25, 0.75, 0.75]);
  });
});
