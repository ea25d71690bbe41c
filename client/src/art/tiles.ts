// The sixteen territories: a wash and one ink motif each. Tiles are drawn round their middle; see geometry.ts.

import { tileBox, tilePath, type Box, type TileShape } from "./geometry";
import * as motif from "./motifs";
import { seeded, short } from "./numbers";

type Random = () => number;
interface Land {
  /** The wash, from the middle outwards. */
  readonly wash: readonly [string, string];
  readonly draw: (box: Box, random: Random) => string;
}

function scatter(
  { x, y, width, height }: Box,
  [dx, dy]: readonly [number, number],
  jitter: number,
  random: Random,
  draw: (x: number, y: number, row: number) => string,
): string {
  let drawn = "";
  for (let row = 0; row * dy < height + dy; row++) {
    for (let left = row % 2 ? dx / 2 : 0; left < width + dx; left += dx) {
      drawn += draw(x + left + (random() - 0.5) * jitter, y + row * dy + (random() - 0.5) * jitter, row);
    }
  }
  return drawn;
}

/** A motif set in rows, some of them mirrored. */
function sown(step: readonly [number, number], jitter: number, draw: (x: number, y: number, mirror: number) => string) {
  return (box: Box, random: Random): string =>
    scatter(box, step, jitter, random, (x, y) => draw(x, y, random() > 0.5 ? 1 : -1));
}

function gates(box: Box, random: Random): string {
  const rings = [1, 2, 3, 4, 5, 6, 7].map(
    (i) =>
      `<circle r="${i * 19}" fill="none" stroke="#d9cff0" stroke-width="1.1"` +
      ` stroke-dasharray="${2 + i} ${3 + (i % 3) * 2}" opacity="${short(0.66 - i * 0.05)}"/>`,
  );
  return rings.join("") + scatter(box, [46, 40], 18, random, motif.star);
}

function stoneCircle(box: Box, random: Random): string {
  const radius = box.width * 0.35;
  const path =
    `<ellipse rx="${short(radius)}" ry="${short(radius * 0.82)}" fill="none" stroke="#e6e0bd" stroke-width="9"` +
    ' opacity=".35"/>';
  const stones = Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 15) * 2 * Math.PI - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * 0.82 * Math.sin(angle) + 8, height: 15 + ((i * 7) % 5) };
  }).sort((a, b) => a.y - b.y); // the nearer stone stands in front
  return (
    scatter(box, [20, 17], 6, random, motif.grass) +
    path +
    stones.map(({ x, y, height }) => motif.menhir(x, y, height)).join("")
  );
}

function valley(box: Box, random: Random): string {
  const { y, width, height } = box;
  const part = (share: number): string => short(width * share);
  const river =
    `M${part(-0.12)} ${short(y - 10)}C${part(0.34)} -50 ${part(-0.42)} 0 ${part(0.02)} 38` +
    `S${part(0.1)} ${short(y + height)} ${part(0.05)} ${short(y + height + 20)}`;
  return (
    scatter(box, [36, 20], 0, random, motif.fold) + motif.ink(river, "#2f6a80", 17) + motif.ink(river, "#7fb6c4", 13)
  );
}

const lands = {
  cove: { wash: ["#7fb3b4", "#3f7d88"], draw: sown([44, 24], 3, motif.wave) },
  forest: { wash: ["#a8b56b", "#5e7d3c"], draw: sown([27, 23], 5, (x, y) => motif.oak(x, y, 0.95)) },
  gates: { wash: ["#8d86b8", "#453a70"], draw: gates },
  highlands: {
    wash: ["#b7a878", "#766548"],
    draw: (box, random) =>
      scatter(box, [62, 30], 4, random, (x, y, row) => {
        return motif.terrace(x, y) + (row % 2 ? motif.cairn(x + 2, y - 14) : "");
      }),
  },
  hills: { wash: ["#c2cc7e", "#75964a"], draw: sown([42, 21], 0, motif.mound) },
  iron_mine: { wash: ["#a58a74", "#5f4a3d"], draw: sown([36, 27], 5, motif.ore) },
  lost_vale: { wash: ["#7fa78a", "#3f6b57"], draw: sown([28, 25], 5, motif.fern) },
  meadows: {
    wash: ["#bccf85", "#7ba24f"],
    draw: (box, random) =>
      scatter(box, [26, 26], 7, random, (x, y) => {
        const colours = ["#f3efe2", "#d96a4a", "#6f8fd0"];
        return motif.flower(x, y, colours[Math.floor(random() * 3)]!);
      }),
  },
  misty_lands: { wash: ["#a9b4b3", "#6d7d80"], draw: sown([64, 19], 6, motif.mist) },
  moor: { wash: ["#b09a86", "#77604f"], draw: sown([27, 25], 7, motif.heather) },
  mountains: {
    wash: ["#b9b2a8", "#726b68"],
    draw: (box, random) => scatter(box, [35, 25], 4, random, (x, y) => motif.peak(x, y, 0.85 + random() * 0.25)),
  },
  plains: { wash: ["#e3cf8a", "#b9954a"], draw: sown([19, 25], 4, motif.wheat) },
  salt_mine: { wash: ["#c9d0cc", "#8599a0"], draw: sown([34, 28], 5, motif.crystal) },
  stone_circle: { wash: ["#b4c08c", "#6f8856"], draw: stoneCircle },
  swamp: { wash: ["#93a27f", "#4f6553"], draw: sown([32, 28], 7, motif.reed) },
  valley: { wash: ["#b7cf93", "#6c9455"], draw: valley },
} satisfies Record<string, Land>;

export type TerritoryId = keyof typeof lands;
export const territories = Object.keys(lands) as TerritoryId[];

export function isTerritory(word: string): word is TerritoryId {
  return word in lands;
}

const known = new Map<string, string>();

/** A whole tile as SVG markup round 0,0: wash, motif, gilt edge. Needs `defineTiles` for the wash and the clip. */
export function tileArt(territory: TerritoryId, shape: TileShape): string {
  const key = `${territory}:${shape}`;
  let art = known.get(key);
  if (art === undefined) {
    const land: Land = lands[territory];
    const d = tilePath[shape];
    art =
      `<path d="${d}" fill="url(#wash-${territory})"/><g clip-path="url(#tile-${shape})">` +
      `<g opacity=".82">${land.draw(tileBox[shape], seeded(territory))}</g>` +
      `<path d="${d}" fill="none" stroke="#1a1008" stroke-width="14" opacity=".25"/>` +
      `<path d="${d}" fill="none" stroke="#f3dfa6" stroke-width="7.4" opacity=".95"/>` +
      `<path d="${d}" fill="none" stroke="#2a1a0c" stroke-width="3.8"/></g>`;
    known.set(key, art);
  }
  return art;
}

/** What tileArt() refers to. */
export const tileDefinitions: string =
  territories
    .map((id) => {
      const [middle, edge] = lands[id].wash;
      return (
        `<radialGradient id="wash-${id}" cx=".45" cy=".4" r=".7"><stop offset="0" stop-color="${middle}"/>` +
        `<stop offset="1" stop-color="${edge}"/></radialGradient>`
      );
    })
    .join("") +
  (["up", "down", "hex"] as const)
    .map((shape) => `<clipPath id="tile-${shape}"><path d="${tilePath[shape]}"/></clipPath>`)
    .join("");

/** Puts it on the page, once: pages without a tile do without. */
export function defineTiles(): void {
  if (document.getElementById("tile-definitions")) return;
  document.body.insertAdjacentHTML(
    "beforeend",
    `<svg id="tile-definitions" class="only-heard" aria-hidden="true" focusable="false"><defs>${tileDefinitions}</defs></svg>`,
  );
}
