// What is different between two positions: what a board animates, and where cards of the Otherworld went.

import type { GameEvent } from "../state/playing";
import { cardAt, cardsAt, cellsOf, type Owner } from "./grid";
import { ROWS, type TableSeen, type Told } from "./model";

export interface Placed {
  owner: Owner;
  place: string;
  from: string | null;
}

export interface Changes {
  /** Undone, or looked at an earlier position: nothing moves. */
  back: boolean;
  newGrid: boolean;
  placed: Placed[];
  taken: { card: string; cell: string; owner: Owner | null }[];
  told: { seat: number; card: string; fromHand: boolean }[];
  values: { seat: number; card: string; from: number; to: number }[];
  colours: { seat: number; card: string }[];
}

const cellKey = (row: number, column: number) => `${row},${column}`;

function less(from: string[], what: string[]): string[] {
  const left = [...what];
  return from.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function cardsOf(table: TableSeen, seat: number): Map<string, Told> {
  const saga = table.players[seat]?.saga;
  const told = saga ? ROWS.flatMap((row) => saga[row]).filter((one) => one !== null) : [];
  return new Map(told.map((one) => [one.card, one]));
}

/** In one round cards only leave the grid: if there are others now, somebody went back in time. */
function wentBack(before: TableSeen, after: TableSeen): boolean {
  if (before.round !== after.round) return before.round > after.round;
  return cellsOf(after.grid[0]?.length ?? 0).some((cell) => {
    const now = cardAt(after.grid, cell);
    return now !== null && now !== cardAt(before.grid, cell);
  });
}

export function changes(before: TableSeen, after: TableSeen, events: GameEvent[]): Changes {
  const back = wentBack(before, after);
  const same = before.round === after.round;
  const found: Changes = { back, newGrid: !same && !back, placed: [], taken: [], told: [], values: [], colours: [] };
  if (back) return found;
  const bards = (table: TableSeen): [Owner, string[]][] => [
    ...table.players.map((player, seat): [Owner, string[]] => [seat, player.bards]),
    ["balor", table.balor?.bards ?? []],
  ];
  const old = new Map(bards(before));
  for (const [owner, places] of bards(after)) {
    const was = same ? (old.get(owner) ?? []) : [];
    const gone = less(was, places);
    // A bard that is out both before and after has moved; one that is new comes from home.
    less(places, was).forEach((place) => found.placed.push({ owner, place, from: gone.shift() ?? null }));
  }
  if (same) {
    const takers = takersOf(events);
    for (const cell of cellsOf(after.grid[0]?.length ?? 0)) {
      const card = cardAt(before.grid, cell);
      if (card && !cardAt(after.grid, cell)) {
        found.taken.push({ card, cell: cellKey(cell.row, cell.column), owner: takers.get(card) ?? null });
      }
    }
  }
  after.players.forEach((_, seat) => {
    const was = cardsOf(before, seat);
    for (const [card, now] of cardsOf(after, seat)) {
      const then = was.get(card);
      if (!then) found.told.push({ seat, card, fromHand: before.hand?.includes(card) ?? false });
      else if (then.value !== now.value) found.values.push({ seat, card, from: then.value, to: now.value });
      if (then && then.colour !== now.colour) found.colours.push({ seat, card });
    }
  });
  return found;
}

/** By card, who took it since the grid was laid. */
export function takersOf(events: GameEvent[]): Map<string, Owner> {
  const takers = new Map<string, Owner>();
  for (const { key, values } of sinceGrid(events)) {
    if (key === "card-taken") takers.set(String(values.card), Number(values.player));
    if (key === "balor-took") takers.set(String(values.card), "balor");
  }
  return takers;
}

export function sinceGrid(events: GameEvent[]): GameEvent[] {
  return events.slice(events.findLastIndex((event) => event.key === "grid-laid") + 1);
}

/**
 * Who took the card of each empty cell, as far as the events tell: they name cards, not cells. A bard that is out no more
 * took a card its place touched; a lost one may have taken any. Where only one taker is possible, it was that one.
 */
export function emptied(table: TableSeen, events: GameEvent[]): Map<string, Owner> {
  const since = sinceGrid(events);
  const stood = new Map<Owner, string[]>();
  const anywhere = new Set<Owner>();
  for (const { key, values } of since) {
    const owner: Owner = key.startsWith("balor") ? "balor" : Number(values.player);
    if (key === "bard-placed" || key === "balor-placed" || key === "bard-moved") {
      stood.set(owner, [...(stood.get(owner) ?? []), String(values.place)]);
    }
    if (key === "bard-lost") anywhere.add(owner);
  }
  const takers = new Set(takersOf(events).values());
  // Nobody is told that a bard of Balor's is lost.
  if (takers.has("balor") && table.players.length === 1) anywhere.add("balor");
  const found = new Map<string, Owner>();
  for (const cell of cellsOf(table.grid[0]?.length ?? 0)) {
    if (cardAt(table.grid, cell)) continue;
    const probe = table.grid.map((row, r) => row.map((_, c) => (r === cell.row - 1 && c === cell.column - 1 ? "x" : null)));
    const possible = [...takers].filter(
      (owner) => anywhere.has(owner) || (stood.get(owner) ?? []).some((place) => cardsAt(probe, place).length > 0),
    );
    if (possible.length === 1 && possible[0] !== undefined) found.set(cellKey(cell.row, cell.column), possible[0]);
  }
  return found;
}

export interface Cause {
  event: GameEvent;
  becomes: { value: number } | { colour: string };
}

const CAUSES = ["card-played", "card-moved", "cards-swapped", "card-devoured", "card-discarded", "colour-changed"];

/** How a card of a saga came to its value and colour since it was played: each change with what happened just before it. */
export function causes(card: string, events: GameEvent[]): Cause[] {
  const found: Cause[] = [];
  let before: GameEvent | null = null;
  const played = events.findLastIndex((event) => event.key === "card-played" && event.values.card === card);
  for (const event of events.slice(Math.max(played, 0))) {
    const own = event.values.card === card && before;
    if (own && event.key === "value-changed") {
      found.push({ event: own, becomes: { value: Number(event.values.value) } });
    } else if (own && event.key === "colour-changed") {
      found.push({ event: own, becomes: { colour: String(event.values.colour) } });
    }
    if (CAUSES.includes(event.key)) before = event;
  }
  return found;
}
