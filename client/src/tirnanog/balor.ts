// What Balor does next, as far as anybody can tell: which way his card will lie is known only when the top card is turned up.

import { cardAt, cardsAt, cellsOf, gapsOf, middle, placeOf, standing, type Cell } from "./grid";
import type { Phase, TableSeen } from "./model";

type Value = (card: string) => number;

/** Ring round the token first, then clockwise from straight up, as docs/tirnanog.md has it. */
export function turn(token: string, at: Cell): [number, number] {
  const place = placeOf(token);
  const centre = place ? middle(place) : { x: 0, y: 0 };
  const there = middle(at);
  const [right, down] = [there.x - centre.x, there.y - centre.y];
  const angle = (Math.atan2(right, -down) + 2 * Math.PI) % (2 * Math.PI);
  return [Math.max(Math.abs(right), Math.abs(down)), Math.round(angle * 1e9) / 1e9];
}

/** The gaps of this grid in the order of his spiral. */
export function spiralOf(table: TableSeen): string[] {
  const here = new Set(gapsOf(table.grid[0]?.length ?? 0).map((gap) => gap.word));
  return (table.balor?.spiral ?? []).filter((gap) => here.has(gap));
}

function best<T>(all: T[], value: (one: T) => number, maximum: boolean): T | null {
  let found: T | null = null;
  let most = -Infinity;
  for (const one of all) {
    const worth = maximum ? value(one) : -value(one);
    if (worth > most) [found, most] = [one, worth];
  }
  return found;
}

export function nextGap(table: TableSeen, maximum: boolean, value: Value): string | null {
  const taken = standing(table.players, table.balor?.bards);
  const free = spiralOf(table).filter((gap) => !taken.has(gap) && cardsAt(table.grid, gap).length === 2);
  return best(free, (gap) => cardsAt(table.grid, gap).reduce((sum, card) => sum + value(card), 0), maximum);
}

export function nextCard(table: TableSeen, maximum: boolean, value: Value): string | null {
  const token = table.balor?.token;
  if (!token) return null;
  const cells = cellsOf(table.grid[0]?.length ?? 0).filter((cell) => cardAt(table.grid, cell));
  cells.sort((one, other) => {
    const [a, b] = [turn(token, one), turn(token, other)];
    return a[0] - b[0] || a[1] - b[1];
  });
  const order = cells.map((cell) => cardAt(table.grid, cell) as string);
  const near = new Set((table.balor?.bards ?? []).flatMap((place) => cardsAt(table.grid, place)));
  const touched = order.filter((card) => near.has(card));
  return best(touched.length ? touched : order, value, maximum);
}

export interface Next {
  kind: "place" | "take";
  /** As his card lies now, and if an Ailm flips it. */
  stays: string | null;
  flips: string | null;
}

export function nextOf(table: TableSeen, phase: Phase, value: Value): Next | null {
  const out = table.balor?.bards.length ?? 0;
  const maximum = table.balor?.maximum ?? true;
  if (phase === "journey" && out < 3) {
    return { kind: "place", stays: nextGap(table, maximum, value), flips: nextGap(table, !maximum, value) };
  }
  if ((phase === "saga" || phase === "journey") && out > 0) {
    return { kind: "take", stays: nextCard(table, maximum, value), flips: nextCard(table, !maximum, value) };
  }
  return null;
}
