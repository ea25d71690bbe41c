/** The curve of chances as lines in a box of width and height. */
import type { Result } from "./analysis.svelte";

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const BOX: Box = { width: 640, height: 220, left: 40, right: 12, top: 12, bottom: 26 };

export function xOf(number: number, last: number, box = BOX): number {
  const wide = box.width - box.left - box.right;
  return box.left + (wide * Math.max(0, number - 1)) / Math.max(1, last);
}

export function yOf(chance: number, box = BOX): number {
  const high = box.height - box.top - box.bottom;
  return box.top + high * (1 - Math.max(0, Math.min(1, chance)));
}

/** The position (answers given) that a place in the picture stands for. */
export function atOf(x: number, last: number, box = BOX): number {
  const wide = box.width - box.left - box.right;
  return Math.max(0, Math.min(last, Math.round(((x - box.left) / wide) * last)));
}

/** A step line: a chance holds until the seat is asked again. */
export function line(curve: [number, number][], last: number, box = BOX): string {
  let path = "";
  let before = 0;
  for (const [number, chance] of curve) {
    const [x, y] = [xOf(number, last, box).toFixed(1), yOf(chance, box).toFixed(1)];
    path += path === "" ? `M${x} ${y}` : `H${x}V${y}`;
    before = number;
  }
  return before > 0 && before <= last ? `${path}H${xOf(last + 1, last, box).toFixed(1)}` : path;
}

/** A seat's chance as it was judged last before a position. */
export function chanceAt(result: Result, seat: number, at: number): number | null {
  let found: number | null = null;
  for (const [number, chance] of result.curves[seat] ?? []) {
    if (number > at + 1) break;
    found = chance;
  }
  return found;
}
