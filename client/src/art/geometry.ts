// Where a location lies on the drawn map. The same shapes as the engine's geometry.py; a test compares the two.
//
// A location is a word: "up:q,r" or "down:q,r". q and r are axial coordinates of a hex grid with upright corners:
// q runs east, r runs south-east, and the neighbours of a hex are the six of HEX below.
//   T3: a tile is three hexes round one corner. "up" has two lobes above and one below (q,r / q+1,r / q,r+1);
//       "down" is its mirror image, one lobe above (q,r / q+1,r / q+1,r-1).
//   H1: a tile is the one hex q,r; all are "up".
// Tiles are drawn round their middle at 0,0 (T3: the corner the three hexes share), and moved to middleOf().

import { short } from "./numbers";

export type Geometry = "T3" | "H1";
/** The three outlines that a tile can have. */
export type TileShape = "up" | "down" | "hex";
export type Point = readonly [x: number, y: number];
export type Cell = readonly [q: number, r: number];

export interface Location {
  readonly q: number;
  readonly r: number;
  readonly down: boolean;
}

const HEX: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];
const UP: readonly Cell[] = [
  [0, 0],
  [1, 0],
  [0, 1],
];
const DOWN: readonly Cell[] = [
  [0, 0],
  [1, 0],
  [1, -1],
];
const ROOT3 = Math.sqrt(3);

/** Length of the side of one hex. A tile has about the same area in both geometries. */
export const SIDE: Readonly<Record<Geometry, number>> = { T3: 66, H1: 110 };

export function locationOf(word: string): Location {
  const found = /^(up|down):(-?\d+),(-?\d+)$/.exec(word);
  if (!found) throw new Error(`not a location: ${word}`);
  return { q: Number(found[2]), r: Number(found[3]), down: found[1] === "down" };
}

export function shapeOf(geometry: Geometry, location: Location): TileShape {
  return geometry === "H1" ? "hex" : location.down ? "down" : "up";
}

export function cellsOf(geometry: Geometry, { q, r, down }: Location): Cell[] {
  if (geometry === "H1") return [[q, r]];
  return (down ? DOWN : UP).map(([dq, dr]) => [q + dq, r + dr]);
}

/** Do tiles at these locations share a side of a hex? Overlapping tiles do not touch. */
export function touch(geometry: Geometry, one: Location, other: Location): boolean {
  const first = cellsOf(geometry, one);
  const second = new Set(cellsOf(geometry, other).map(String));
  if (first.some((cell) => second.has(String(cell)))) return false;
  return first.some(([q, r]) => HEX.some(([dq, dr]) => second.has(String([q + dq, r + dr]))));
}

function centre([q, r]: Cell, side: number): Point {
  return [ROOT3 * side * (q + r / 2), 1.5 * side * r];
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The middle of a tile on the map. */
export function middleOf(geometry: Geometry, location: Location): Point {
  return mean(cellsOf(geometry, location).map((cell) => centre(cell, SIDE[geometry])));
}

/** Where things stand on a tile, from its middle: clans on the two side lobes, buildings on the third. */
export interface Anchors {
  readonly name: Point;
  readonly left: Point;
  readonly right: Point;
  readonly third: Point;
}

function anchorsOf(shape: TileShape): Anchors {
  if (shape === "hex") {
    const s = SIDE.H1;
    return { name: [0, 0.04 * s], left: [-0.42 * s, -0.34 * s], right: [0.42 * s, -0.34 * s], third: [0, 0.5 * s] };
  }
  const s = SIDE.T3;
  const sign = shape === "down" ? -1 : 1;
  const pair = sign * -0.5 * s + (shape === "down" ? 0.27 : -0.14) * s;
  return {
    name: [0, sign * 0.04 * s],
    left: [(-ROOT3 / 2) * s, pair],
    right: [(ROOT3 / 2) * s, pair],
    third: [0, sign * 1.06 * s],
  };
}

export const anchors: Readonly<Record<TileShape, Anchors>> = {
  up: anchorsOf("up"),
  down: anchorsOf("down"),
  hex: anchorsOf("hex"),
};

/** Places for the tokens of so many players in a row between the two side lobes, from the middle of the tile. */
export function clanSlots(shape: TileShape, count: number): Point[] {
  const { left, right } = anchors[shape];
  const s = SIDE.T3;
  const spread = [0, 0, -0.12, 0.06, 0.2, 0.26][count] ?? 0.26;
  const from = left[0] - spread * s;
  const to = right[0] + spread * s;
  if (count === 1) return [[0, left[1]]];
  return Array.from({ length: count }, (_, at) => [from + ((to - from) * at) / (count - 1), left[1]]);
}

/** The corners of a tile round its middle, in order. */
function corners(shape: TileShape): Point[] {
  const geometry: Geometry = shape === "hex" ? "H1" : "T3";
  const side = SIDE[geometry];
  const home: Location = { q: 0, r: 0, down: shape === "down" };
  const [mx, my] = middleOf(geometry, home);
  const key = ([x, y]: Point): string => `${Math.round(x / (side * (ROOT3 / 2)))},${Math.round((2 * y) / side)}`;
  // Sides that two hexes share run in opposite directions and cancel out; the rest is the outline.
  const sides = new Map<string, readonly [Point, Point]>();
  for (const cell of cellsOf(geometry, home)) {
    const [cx, cy] = centre(cell, side);
    const hex = Array.from({ length: 6 }, (_, i): Point => {
      const angle = (Math.PI / 3) * i - Math.PI / 2;
      return [cx - mx + side * Math.cos(angle), cy - my + side * Math.sin(angle)];
    });
    hex.forEach((a, i) => {
      const b = hex[(i + 1) % 6]!;
      if (!sides.delete(`${key(b)}|${key(a)}`)) sides.set(`${key(a)}|${key(b)}`, [a, b]);
    });
  }
  const next = new Map([...sides.values()].map((one) => [key(one[0]), one]));
  const points: Point[] = [];
  let at = next.values().next().value!;
  for (let i = 0; i < sides.size; i++) {
    points.push(at[0]);
    at = next.get(key(at[1]))!;
  }
  return points;
}

/** The outline moved inwards by a distance. */
function inset(points: readonly Point[], distance: number): Point[] {
  const count = points.length;
  const moved = points.map(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % count]!;
    const length = Math.hypot(bx - ax, by - ay);
    return {
      x: ax - ((by - ay) / length) * distance,
      y: ay + ((bx - ax) / length) * distance,
      dx: bx - ax,
      dy: by - ay,
    };
  });
  return moved.map((b, i) => {
    const a = moved[(i + count - 1) % count]!;
    const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / (a.dx * b.dy - a.dy * b.dx);
    return [a.x + a.dx * along, a.y + a.dy * along];
  });
}

/** A closed path with round corners: one radius where it bends out, one where it bends in. */
function rounded(points: readonly Point[], outwards: number, inwards: number): string {
  const count = points.length;
  const pieces = points.map((p, i) => {
    const a = points[(i + count - 1) % count]!;
    const b = points[(i + 1) % count]!;
    const bend = (p[0] - a[0]) * (b[1] - p[1]) - (p[1] - a[1]) * (b[0] - p[0]);
    const radius = bend > 0 ? outwards : inwards;
    const towards = (t: Point): string => {
      const length = Math.hypot(t[0] - p[0], t[1] - p[1]);
      const part = Math.min(radius, length / 2) / length;
      return `${short(p[0] + (t[0] - p[0]) * part)} ${short(p[1] + (t[1] - p[1]) * part)}`;
    };
    return `${i ? "L" : "M"}${towards(a)}Q${short(p[0])} ${short(p[1])} ${towards(b)}`;
  });
  return `${pieces.join("")}Z`;
}

function drawn(shape: TileShape, distance: number): string {
  const s = shape === "hex" ? SIDE.H1 * 0.8 : SIDE.T3;
  return rounded(inset(corners(shape), distance), s * 0.36, s * 0.22);
}

/** Outline of a tile, and a smaller one for an empty place where a tile may go; both round the tile's middle. */
export const tilePath: Readonly<Record<TileShape, string>> = {
  up: drawn("up", 2.2),
  down: drawn("down", 2.2),
  hex: drawn("hex", 2.2),
};
export const placePath: Readonly<Record<TileShape, string>> = {
  up: drawn("up", 6),
  down: drawn("down", 6),
  hex: drawn("hex", 6),
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** How much room a tile takes, round its middle. */
export const tileBox: Readonly<Record<TileShape, Box>> = {
  up: boxOf(corners("up"), 0),
  down: boxOf(corners("down"), 0),
  hex: boxOf(corners("hex"), 0),
};

/** How much room the island takes, with a margin of sea. */
export function islandBox(geometry: Geometry, locations: readonly Location[], margin = 46): Box {
  const points = locations.flatMap((location) => {
    const [mx, my] = middleOf(geometry, location);
    return corners(shapeOf(geometry, location)).map(([x, y]): Point => [x + mx, y + my]);
  });
  return boxOf(points.length ? points : [[0, 0]], margin);
}

/** The whole island as one path: stroked widely, it is its own shore (Sea.svelte does that). */
export function islandPath(geometry: Geometry, locations: readonly Location[]): string {
  return locations
    .map((location) => {
      const [mx, my] = middleOf(geometry, location);
      const moved = corners(shapeOf(geometry, location)).map(([x, y]): Point => [x + mx, y + my]);
      const s = geometry === "H1" ? SIDE.H1 * 0.8 : SIDE.T3;
      return rounded(inset(moved, 2.2), s * 0.36, s * 0.22);
    })
    .join("");
}

/** For viewBox. */
export function viewBox({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(short).join(" ");
}
