/** What stands on a tile and where: clans in a row on the side lobes, buildings on the third, the name between. */
import { anchors, clanSlots, type Point, type TileShape } from "../art/geometry";
import type { IslandShown } from "./view";

export type Building = "capital" | "citadel" | "sanctuary" | "festival";

export interface Built {
  kind: Building;
  count: number;
}

export interface Standing {
  seat: number;
  count: number;
  crown: boolean;
  at: Point;
}

export function buildingsOf(island: IslandShown, place: string): Built[] {
  const land = island.territories[place];
  if (land === undefined) return [];
  const capital = island.capital === place;
  const citadels = land.citadels - (capital ? 1 : 0);
  const built: Built[] = [];
  if (capital) built.push({ kind: "capital", count: 1 });
  if (citadels > 0) built.push({ kind: "citadel", count: citadels });
  if (land.sanctuaries > 0) built.push({ kind: "sanctuary", count: land.sanctuaries });
  if (island.festival === place) built.push({ kind: "festival", count: 1 });
  return built;
}

/** Places for so many badges round the third anchor: a row of two, a triangle, a square. */
export function badgeSlots(shape: TileShape, count: number, step: number): Point[] {
  const [x, y] = anchors[shape].third;
  const half = step / 2;
  const away = shape === "down" ? -1 : 1;
  const offsets: Point[][] = [
    [],
    [[0, 0]],
    [
      [-half, 0],
      [half, 0],
    ],
    [
      [-half, -away * half * 0.72],
      [half, -away * half * 0.72],
      [0, away * half * 0.9],
    ],
    [
      [-half, -half],
      [half, -half],
      [-half, half],
      [half, half],
    ],
  ];
  return (offsets[Math.min(count, 4)] ?? []).map(([dx, dy]) => [x + dx, y + dy]);
}

/** The tokens on a tile. ``coming`` are clans still on their way there, by seat: not counted yet. */
export function standingsOf(island: IslandShown, place: string, shape: TileShape, coming: number[] = []): Standing[] {
  const land = island.territories[place];
  if (land === undefined) return [];
  const present = land.clans
    .map((count, seat) => ({ seat, count: count - (coming[seat] ?? 0) }))
    .filter(({ seat, count }) => count > 0 || (land.clans[seat] ?? 0) > 0);
  const slots = clanSlots(shape, present.length);
  return present
    .map(({ seat, count }, at) => ({ seat, count, crown: land.chieftain === seat, at: slots[at] ?? [0, 0] }))
    .filter(({ count }) => count > 0) as Standing[];
}

/** A name on at most two lines. */
export function linesOf(name: string, most: number): string[] {
  if (name.length <= most || !name.includes(" ")) return [name];
  const words = name.split(" ");
  let best: string[] = [name];
  let least = name.length;
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}
