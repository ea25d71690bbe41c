// The Otherworld as places: cells that hold cards, gaps between two of them, inner corners. Rows and columns count from 1, as in the words.

import type { Grid, PlayerSeen } from "./model";

export type Sort = "across" | "down" | "corner";
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Place {
  word: string;
  sort: Sort;
  row: number;
  column: number;
}

export interface Cell {
  row: number;
  column: number;
}

/** Who stands on a place: a seat, or Balor. */
export type Owner = number | "balor";

export function placeOf(word: string): Place | null {
  const found = /^(across|down|corner):(\d),(\d)$/.exec(word);
  return found && { word, sort: found[1] as Sort, row: Number(found[2]), column: Number(found[3]) };
}

/** The cells a place touches, whether or not a card still lies there. */
export function touched(place: Place): Cell[] {
  const { row, column } = place;
  if (place.sort === "across") return [{ row, column }, { row, column: column + 1 }];
  if (place.sort === "down") return [{ row, column }, { row: row + 1, column }];
  return [0, 1].flatMap((down) => [0, 1].map((right) => ({ row: row + down, column: column + right })));
}

/** Up to two players sit round a ring: no card is ever dealt into its centre. */
export function isCentre(cell: Cell, columns: number): boolean {
  return columns === 3 && cell.row === 2 && cell.column === 2;
}

export function cellsOf(columns: number): Cell[] {
  const cells = [1, 2, 3].flatMap((row) => Array.from({ length: columns }, (_, at) => ({ row, column: at + 1 })));
  return cells.filter((cell) => !isCentre(cell, columns));
}

function places(sort: Sort, rows: number, columns: number): Place[] {
  return Array.from({ length: rows }, (_, r) => r + 1).flatMap((row) =>
    Array.from({ length: columns }, (_, c) => ({ word: `${sort}:${row},${c + 1}`, sort, row, column: c + 1 })),
  );
}

export function gapsOf(columns: number): Place[] {
  const all = [...places("across", 3, columns - 1), ...places("down", 2, columns)];
  return all.filter((gap) => !touched(gap).some((cell) => isCentre(cell, columns)));
}

/** Where at least three cards meet. */
export function cornersOf(columns: number): Place[] {
  return places("corner", 2, columns - 1);
}

export function cardAt(grid: Grid, cell: Cell): string | null {
  return grid[cell.row - 1]?.[cell.column - 1] ?? null;
}

/** The cards a place still touches. */
export function cardsAt(grid: Grid, word: string): string[] {
  const place = placeOf(word);
  return place ? touched(place).flatMap((cell) => cardAt(grid, cell) ?? []) : [];
}

/** The middle of a place or cell, in columns and rows from the first card's middle. */
export function middle(at: Place | Cell): { x: number; y: number } {
  const sort = "sort" in at ? at.sort : null;
  return {
    x: at.column - 1 + (sort === "across" || sort === "corner" ? 0.5 : 0),
    y: at.row - 1 + (sort === "down" || sort === "corner" ? 0.5 : 0),
  };
}

/** Left and right stay on the line, up and down go to the nearest of the next line: so every place is reached. */
export function step<T extends Place | Cell>(from: T, all: T[], arrow: Arrow): T | null {
  const here = middle(from);
  const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const ahead = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best: T | null = null;
  let nearest = Infinity;
  for (const other of all) {
    const there = middle(other);
    const along = (sideways ? there.x - here.x : there.y - here.y) * ahead;
    const aside = Math.abs(sideways ? there.y - here.y : there.x - here.x);
    if (along <= 0 || (sideways && aside > 0)) continue;
    const distance = along * 100 + aside;
    if (distance < nearest) [best, nearest] = [other, distance];
  }
  return best;
}

/** Who stands where. Two bards may share a gap. */
export function standing(players: PlayerSeen[], balor: string[] = []): Map<string, Owner[]> {
  const found = new Map<string, Owner[]>();
  const add = (place: string, owner: Owner) => found.set(place, [...(found.get(place) ?? []), owner]);
  players.forEach((player, seat) => player.bards.forEach((place) => add(place, seat)));
  balor.forEach((place) => add(place, "balor"));
  return found;
}

/** By card, whose bards touch it, each once. */
export function touching(grid: Grid, stands: Map<string, Owner[]>): Map<string, Owner[]> {
  const found = new Map<string, Owner[]>();
  for (const [place, owners] of stands) {
    for (const card of cardsAt(grid, place)) {
      found.set(card, [...new Set([...(found.get(card) ?? []), ...owners])]);
    }
  }
  return found;
}

export interface Reach {
  mine: boolean;
  rivals: Owner[];
}

/** The cards a seat's bards can still take, and who else reaches for them. */
export function reach(grid: Grid, stands: Map<string, Owner[]>, seat: number | null): Map<string, Reach> {
  const found = new Map<string, Reach>();
  for (const [card, owners] of touching(grid, stands)) {
    const mine = seat !== null && owners.includes(seat);
    found.set(card, { mine, rivals: owners.filter((owner) => owner !== seat) });
  }
  return found;
}
