/** Neighbours on the map, for the eye and the arrow keys. Shapes themselves are in art/geometry.ts. */
import { locationOf, touch, type Point } from "../art/geometry";
import type { IslandShown } from "./view";

export function isLocation(word: string): boolean {
  return /^(up|down):-?\d+,-?\d+$/.test(word);
}

/** The territories that a tile at this location would touch. */
export function touched(island: IslandShown, location: string): string[] {
  return Object.entries(island.territories)
    .filter(([, land]) => touch(island.geometry, locationOf(location), locationOf(land.location)))
    .map(([name]) => name);
}

/** What lies nearest in a direction (arrow keys): close, and straight ahead. Null if there is nothing. */
export function nearest(from: Point, others: ReadonlyMap<string, Point>, dx: number, dy: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [name, [x, y]] of others) {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (ahead < 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 1.5;
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}

/** The way round the map for the Tab key and screen readers: row by row. */
export function readingOrder(places: ReadonlyMap<string, Point>): string[] {
  return [...places].sort(([, a], [, b]) => Math.round((a[1] - b[1]) / 60) || a[0] - b[0]).map(([name]) => name);
}
