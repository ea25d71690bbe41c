// Bards and markers of Tír na nÓg, drawn round 0,0 (about 44 wide) for a grid that is one SVG. They need <Sprite />.

import { short } from "./numbers";
import { identity, pigment } from "./palette";
import { balorsEye } from "./tirnanog_geis";
import { tokenMarkup } from "./token";

const HARP =
  '<path d="M-6.5 10.5C-7.8 3.5-7.8-3.5-5.5-9.5-.5-9.5.8-6 4.5-6 7-6 8.2-7.2 9.5-8.5 10.6 0 5 7.3-6.5 10.5Z" fill="none" stroke-width="2.4" stroke-linejoin="round"/>' +
  '<path d="M-3-5.5V6M.5-4V4.2M4-3V1.6" fill="none" stroke-width="1.5"/>';
const BROKEN =
  '<path d="M-6.5 10.5C-7.8 3.5-7.8-3.5-5.5-9.5-.5-9.5.8-6 4.5-6 7-6 8.2-7.2 9.5-8.5 10.6 0 5 7.3-6.5 10.5Z" fill="none" stroke-width="2.2" stroke-linejoin="round"/>' +
  '<path d="M-3-5.5V-2c0 2.6 3.8 2.4 3.4 0M-3 6V3.2" fill="none" stroke-width="1.5" stroke-linecap="round"/>';

/** A bard: the harp in the shape and colour of its seat. */
export function bardMarkup(seat: number): string {
  const { colour, numeral, shape } = identity(seat);
  const lift = shape === "shield" ? -1 : 0;
  // A line in the colour of the token keeps the pattern off the strings.
  return (
    tokenMarkup({ seat }) +
    `<g transform="translate(-.6 ${lift}) scale(.86)"><g stroke="${colour}" opacity=".75"><circle r="10.5" fill="${colour}" stroke="none"/></g><g stroke="${numeral}">${HARP}</g></g>`
  );
}

/** The mark of a lost bard: a faded harp with a broken string in a broken ring of its seat's colour. */
export function lostBardMarkup(seat: number): string {
  const { colour, path, rim } = identity(seat);
  return (
    `<path d="${path}" fill="${pigment.ink}" stroke="#1a100a" stroke-width="4.4" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="${rim}" stroke-width="3.6" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-dasharray="7 4" stroke-linejoin="round"/>` +
    `<g transform="translate(-.6 0) scale(.86)" stroke="${pigment.vellum}">${BROKEN}</g>`
  );
}

/** A bard of Balor: his eye on black, in a spiked ring that no seat has. */
export function balorMarkup(maximum = true): string {
  const spikes = Array.from({ length: 12 }, (_, n) => `<path d="M-3.6-15.5L0-21.5 3.6-15.5z" transform="rotate(${n * 30})"/>`).join("");
  return (
    `<g fill="${pigment.lead}" stroke="#1a100a" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke">${spikes}</g>` +
    `<circle r="16.5" fill="#1a100a"/><circle r="15.3" fill="#2b0f0a" stroke="${pigment.gilt}" stroke-width="1.5"/>` +
    `<g transform="translate(-13.1 -13.1) scale(.41)">${balorsEye(maximum)}</g>`
  );
}

/** The first-player token of the solo game, from which the spiral starts. */
export function spiralTokenMarkup(): string {
  return (
    `<circle r="15.5" fill="${pigment.gold}" stroke="#1a100a" stroke-width="3"/><circle r="12.8" fill="none" stroke="${pigment.ink}" stroke-width="1"/>` +
    `<path d="M0 .5C0-2.5 4.5-2.5 4.5 1 4.5 5.5-3 6-4.3.8-5.5-4.6 1-8.6 5.7-5.7 8.7-3.8 9.5-.5 9 3" fill="none" stroke="${pigment.ink}" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

/** The way of the spiral through points in their order: a smooth line with an arrow at its end. */
export function spiralPath(points: readonly (readonly [number, number])[]): string {
  const [start, ...rest] = points;
  if (!start || rest.length === 0) return "";
  let d = `M${short(start[0])} ${short(start[1])}`;
  rest.forEach(([x, y], n) => {
    const next = rest[n + 1];
    d += next ? `Q${short(x)} ${short(y)} ${short((x + next[0]) / 2)} ${short((y + next[1]) / 2)}` : `L${short(x)} ${short(y)}`;
  });
  const [x, y] = points[points.length - 1] as readonly [number, number];
  const [bx, by] = points[points.length - 2] as readonly [number, number];
  const angle = short((Math.atan2(y - by, x - bx) * 180) / Math.PI);
  return (
    `<path d="${d}" fill="none" stroke="#1a100a" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${pigment.gold}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="1 6"/>` +
    `<path d="M-7-5L4 0-7 5z" transform="translate(${short(x)} ${short(y)}) rotate(${angle})" fill="${pigment.gold}" stroke="#1a100a" stroke-width="1.5" stroke-linejoin="round"/>`
  );
}
