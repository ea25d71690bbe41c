// A clan token, drawn round 0,0 (about 44 wide), for maps that are one SVG; Token.svelte wraps it. Needs <Sprite />.

import { identity } from "./palette";
import { short } from "./numbers";

const CROWN = "M-8.6-26.4l4.3 4L0-29.2l4.3 6.8 4.3-4-1.9 9.8h-13.4z";

export interface TokenLook {
  readonly seat: number;
  readonly count?: number | string;
  /** A small gold crown above it: this seat is the chieftain. */
  readonly crown?: boolean;
}

export function tokenMarkup({ seat, count, crown = false }: TokenLook): string {
  const { path, colour, rim, pattern, numeral } = identity(seat);
  const figure = count === undefined ? "" : String(count);
  const text = figure
    ? `<text y="7.4" text-anchor="middle" font-family="Philosopher, serif" font-weight="700"` +
      ` font-size="${figure.length > 1 ? 19 : 22}"` +
      ` fill="${numeral}" stroke="${colour}" stroke-width="4" paint-order="stroke"` +
      ` stroke-linejoin="round">${figure}</text>`
    : "";
  const top = crown
    ? `<path d="${CROWN}" fill="#f6cf66" stroke="#1a100a" stroke-width="3"` +
      ' stroke-linejoin="round" paint-order="stroke"/>'
    : "";
  return (
    `<path d="${path}" transform="translate(1.2 2.6)" fill="#0c0703" opacity=".5"/>` +
    `<path d="${path}" fill="${colour}" stroke="#1a100a" stroke-width="4.4" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="${colour}" stroke="${rim}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="url(#pattern-${pattern})" transform="scale(.86)"/>${text}${top}`
  );
}

/** The same at a place of a larger drawing. */
export function tokenAt(look: TokenLook, x: number, y: number, scale = 1): string {
  const place = `translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="${place}">${tokenMarkup(look)}</g>`;
}
