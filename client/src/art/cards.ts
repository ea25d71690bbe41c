// The painted part of a card: interlace that belongs to this card alone, and a roundel with its pictogram.

import { knot, knotMarkup } from "./knot";
import { decks, pigment, type Deck } from "./palette";
import { short } from "./numbers";
import { deckOf, inisPicture } from "./pictures";

export interface CardArt {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

const CELL = 11.6;

/** Knots as wide as `columns` and as high as `rows`, with a round hole for the roundel, and the picture in it. */
export function cardArt(seed: string, deck: Deck, picture: string, columns: number, rows: number): CardArt {
  const { ground, knot: strand, roundel, edge } = decks[deck];
  const width = columns * CELL - 2;
  const height = rows * CELL + 2;
  const [middle, centre] = [width / 2, height / 2];
  const tall = columns < rows;
  const square = columns === rows;
  const radius = Math.min(width, height) * (square ? 0.41 : 0.46);
  const hole = square ? rows * 0.34 : Math.min(columns, rows) * (tall ? 0.5 : 0.425);
  const strands = knot({
    columns,
    rows,
    cell: CELL,
    seed,
    breaks: 0.34,
    x: -1,
    y: 1,
    covers: (a, b) => Math.hypot((a - (columns - 1) / 2) * 0.95, b - (rows - 1) / 2) > hole,
  });
  const disc = `<circle cx="${short(middle)}" cy="${short(centre)}" r="${short(radius)}"`;
  const half = radius * 0.766; // of the picture's box: its corners may reach over the edge of the roundel
  const place = `translate(${short(middle - half)} ${short(centre - half)}) scale(${(half / 32).toFixed(3)})`;
  return {
    width,
    height,
    markup:
      `<rect width="${short(width)}" height="${short(height)}" fill="${ground}"/>` +
      knotMarkup(strands, { width: 3.3, fill: strand, edge, edgeWidth: 1 }) +
      `${disc} fill="${roundel}" stroke="${edge}" stroke-width="4"/>` +
      `${disc} fill="none" stroke="${pigment.gilt}" stroke-width="1.6"/>` +
      `<g transform="${place}">${picture}</g>`,
  };
}

/** How much room the words need: they shrink by one step, then the picture gives way. */
export type Length = "brief" | "long" | "longer";

export function lengthOf(text: string): Length {
  return text.length <= 85 ? "brief" : text.length <= 125 ? "long" : "longer";
}

// Never narrower than the room for the picture: what is cut off must be knots, not the roundel.
const COLUMNS: Readonly<Record<Length, number>> = { brief: 11, long: 14, longer: 16 };

export function faceArt(card: string, length: Length): CardArt {
  return cardArt(`card:${card}`, deckOf(card) ?? "action", inisPicture(card), COLUMNS[length], 6);
}

export function smallArt(card: string): CardArt {
  return cardArt(`card:${card}`, deckOf(card) ?? "action", inisPicture(card), 8, 8);
}

const BEAST =
  '<path d="M14 60C8 44 10 28 20 18L18 4l12 8c12-1 20 6 25 16l6 8c1 5-2 9-7 9l-11-3c-5 0-8 4-7 9l4 9z" fil' +
    'l="#f7edd2" stroke="#1d130b" stroke-width="2" stroke-linejoin="round"/>' +
  '<path d="M52 45l-2 5M46 43l-1 6" stroke="#f7edd2" stroke-width="2.6" stroke-linecap="round"/><circle cx="39" ' +
    'cy="25" r="3" fill="#d5502b"/>' +
  '<path d="M24 30c0-5 7-5 7 1 0 8-13 8-14-1M16 46c3-5 10-4 9 1-1 4-6 3-5-1M44 33c5 2 10 3 15 3" fill="none" ' +
    'stroke="#d5502b" stroke-width="2.6" stroke-linecap="round"/>';
const SPIRAL =
  '<path d="M32 33c0-6 9-6 9 1 0 10-17 11-19 0-2-14 15-22 27-13 12 10 7 30-9 33C22 57 9 45 11 28 13 15 24 7 36 8"' +
    ' fill="none" stroke="#f7edd2" stroke-width="5" stroke-linecap="round"/>';
const SUN =
  '<circle cx="32" cy="32" r="12" fill="#f7edd2" stroke="#1d130b" stroke-width="2"/><path d="M32 6v9M32 49v9M6 32' +
    'h9M49 32h9M14 14l6 6M44 44l6 6M50 14l-6 6M20 44l-6 6" stroke="#f7edd2" stroke-width="4.6" stroke-linec' +
      'ap="round"/>';

/** Backs are public: a spiral for Action, the territory for Advantage (`card`, if known), a beast for Epic Tales. */
export function backArt(deck: Deck, card?: string): CardArt {
  const known = deck === "advantage" && card ? inisPicture(card) : "";
  const picture = known || { action: SPIRAL, advantage: SUN, epic: BEAST }[deck];
  return cardArt(`back:${deck}`, deck, picture, 8, 12);
}

const SYLLABLE = /(?<=\p{L}{3}[aeiouyáéíóúаеєиіїоуюя])(?=[^\P{L}aeiouyáéíóúаеєиіїоуюя][aeiouyáéíóúаеєиіїоуюя]\p{L}{2})/giu;
const INDIVISIBLE = 10;

/** Where a word that is too long for a small card may be divided: browsers do not know how in every language. */
export function divisible(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > INDIVISIBLE ? word.replace(SYLLABLE, "\u00ad") : word));
}
