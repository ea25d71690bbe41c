// Interlace: an alternating knot on a grid of cells, with breaks mirrored both ways and chosen by a seed.

import { seeded, short } from "./numbers";

export interface KnotGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly seed: string;
  /** How many of the crossings are broken, 0 to 1. */
  readonly breaks?: number;
  /** Which cells the knot covers; all, if left out. */
  readonly covers?: (column: number, row: number) => boolean;
  readonly x?: number;
  readonly y?: number;
}

/** Path data: strands that pass under, and the pieces that pass over them. */
export interface Knot {
  readonly under: string;
  readonly over: string;
}

export function knot({ columns, rows, cell, seed, breaks = 0.3, covers, x = 0, y = 0 }: KnotGrid): Knot {
  const random = seeded(seed);
  const chosen = new Map<string, "cross" | "level" | "upright">();
  const inside = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && (covers?.(column, row) ?? true);
  const point = (i: number, j: number): string => `${short(x + (i * cell) / 2)} ${short(y + (j * cell) / 2)}`;
  // Mirrored crossings share one choice, so that every knot is symmetric both ways.
  const choice = (i: number, j: number): "cross" | "level" | "upright" => {
    const key = `${Math.min(i, 2 * columns - i)},${Math.min(j, 2 * rows - j)}`;
    let found = chosen.get(key);
    if (!found) {
      const value = random();
      found = value < breaks / 2 ? "level" : value < breaks ? "upright" : "cross";
      chosen.set(key, found);
    }
    return found;
  };

  let under = "";
  let over = "";
  for (let j = 0; j <= 2 * rows; j++) {
    for (let i = 0; i <= 2 * columns; i++) {
      if ((i + j) % 2 === 0) continue;
      const level = i % 2 === 1; // on a level edge between the cell above and the cell below
      const before = level ? inside((i - 1) / 2, j / 2 - 1) : inside(i / 2 - 1, (j - 1) / 2);
      const after = level ? inside((i - 1) / 2, j / 2) : inside(i / 2, (j - 1) / 2);
      if (!before && !after) continue;
      const nw = point(i - 0.5, j - 0.5);
      const ne = point(i + 0.5, j - 0.5);
      const sw = point(i - 0.5, j + 0.5);
      const se = point(i + 0.5, j + 0.5);
      const bend = (a: string, b: string): string => `M${a}Q${point(i, j)} ${b}`;
      const kind = before && after ? choice(i, j) : level ? "level" : "upright";
      if (kind === "level") under += (before ? bend(nw, ne) : "") + (after ? bend(sw, se) : "");
      else if (kind === "upright") under += (before ? bend(nw, sw) : "") + (after ? bend(ne, se) : "");
      else {
        over += level ? `M${nw}L${se}` : `M${ne}L${sw}`;
        under += level ? `M${ne}L${sw}` : `M${nw}L${se}`;
      }
    }
  }
  return { under, over };
}

export interface KnotStyle {
  readonly width: number;
  readonly fill: string;
  readonly edge: string;
  readonly edgeWidth?: number;
}

/** The knot as SVG markup: each strand a coloured line in a dark one. */
export function knotMarkup({ under, over }: Knot, { width, fill, edge, edgeWidth = 1.1 }: KnotStyle): string {
  const line = (d: string, colour: string, thickness: number, cap: string): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(thickness)}" stroke-linecap="${cap}"/>`;
  const strand = (d: string): string => line(d, edge, width + 2 * edgeWidth, "butt") + line(d, fill, width, "round");
  return strand(under) + strand(over);
}
