// Pictures of Tír na nÓg by id. Cards of packs that are not ours have no picture of their own: they show their colour.

import { icons } from "./icons";
import { knot, knotMarkup } from "./knot";
import { short } from "./numbers";
import { pigment, tirColours, type TirColour } from "./palette";
import { encounters } from "./tirnanog_encounters";
import { balorsEye, geisPictures } from "./tirnanog_geis";

export const tirColourNames = Object.keys(tirColours) as TirColour[];

/** The kind of a card: copies (`kelpie_a`, `kelpie_b`) share it. */
export function kindOf(card: string): string {
  return card.replace(/_[a-z]$/, "");
}

function colourOf(card: string): TirColour | null {
  return tirColourNames.find((colour) => card === colour || card.startsWith(`${colour}_`)) ?? null;
}

/** The symbol of a colour in the 64 box. */
export function tirSymbol(colour: TirColour, fill: string = tirColours[colour].knot): string {
  return `<g transform="translate(8 8) scale(2)" color="${fill}">${icons[tirColours[colour].symbol]}</g>`;
}

/** An Encounter nobody has drawn yet: its colour, set about with stars, so that it is told from a plain card. */
function unknown(colour: TirColour): string {
  const star = (turn: number): string =>
    `<path d="M32 1l2.2 5.8L40 9l-5.8 2.2L32 17l-2.2-5.8L24 9l5.8-2.2z" transform="rotate(${turn} 32 32)" fill="${pigment.gold}"/>`;
  return [0, 90, 180, 270].map(star).join("") + `<g transform="translate(14 14) scale(1.5)" color="${pigment.vellum}">${icons[tirColours[colour].symbol]}</g>`;
}

/** Whether a card or Geis has a picture of its own. */
export function hasPicture(id: string): boolean {
  const kind = kindOf(id);
  return kind in encounters || id in encounters || id in geisPictures || colourOf(id) !== null || id === "balor";
}

/**
 * What stands in the roundel, in a 64 box: an Encounter by its word (`kelpie_a`), a plain card (`red_3_b`), a colour, a Geis,
 * `balor`. The colour is what an unknown card falls back on.
 */
export function tirnanogPicture(id: string, colour: TirColour = "green"): string {
  const drawn = encounters[id] ?? encounters[kindOf(id)] ?? geisPictures[id];
  if (drawn) return drawn;
  if (id === "balor") return balorsEye();
  const plain = colourOf(id);
  return plain ? tirSymbol(plain) : unknown(colour);
}

const grounds = new Map<string, string>();

/**
 * The picture of a card with its interlace. Cards with a name below are square; the others fill the card. Every card has an
 * interlace of its own, which never changes.
 */
export function tirnanogGround(card: string, colour: TirColour, tall: boolean): { box: string; markup: string } {
  const height = tall ? 128 : 104;
  const key = `${card} ${colour} ${height}`;
  let markup = grounds.get(key);
  if (!markup) {
    const { ground, knot: strand, edge } = tirColours[colour];
    const cell = 13;
    const columns = 8;
    const rows = Math.floor(height / cell);
    const top = (height - rows * cell) / 2;
    const hole = (column: number, row: number): boolean => Math.hypot(column - 3.5, row - (rows - 1) / 2) > 2.6;
    const interlace = knot({ columns, rows, cell, seed: `card:${card}`, breaks: 0.32, covers: hole, y: top });
    const middle = height / 2;
    markup =
      `<rect width="104" height="${height}" fill="${ground}"/>${knotMarkup(interlace, { width: 3.6, fill: strand, edge, edgeWidth: 1 })}` +
      `<circle cx="52" cy="${middle}" r="36" fill="${edge}" stroke="${pigment.gilt}" stroke-width="1.8"/>` +
      `<g transform="translate(25 ${short(middle - 27)}) scale(.845)">${tirnanogPicture(card, colour)}</g>`;
    grounds.set(key, markup);
  }
  return { box: `0 0 104 ${height}`, markup };
}

/** A picture in its roundel, without the card around it: for lists, Geis and headings. 72 box. */
export function tirnanogRoundel(id: string, colour: TirColour | null = colourOf(id)): string {
  const fill = colour ? tirColours[colour].edge : "#3a2416";
  return (
    `<circle cx="36" cy="36" r="34.5" fill="${fill}" stroke="${pigment.line}" stroke-width="3"/><circle cx="36" cy="36" r="33" fill="none" stroke="${pigment.gilt}" stroke-width="1.8"/>` +
    `<g transform="translate(10 10) scale(.8125)">${tirnanogPicture(id, colour ?? "green")}</g>`
  );
}
