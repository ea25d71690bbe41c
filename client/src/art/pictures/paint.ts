// The brushes of the pictograms: 64 box, ink line 2. The roundel shows what lies within 41 of the middle.

import { pigment } from "../palette";
import { short } from "../numbers";

export const { vellum: V, ink: K, gold: G, lead: R, woad: B, verdigris: E } = pigment;
export const SILVER = "#dfe6ea";
export const SNOW = "#fffdf6";

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';

/** A coloured shape with an ink line round it. */
export function paint(d: string, fill: string, line: string = K): string {
  return `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="2" ${ROUND}/>`;
}

/** A colour without a line: light, shade, glow. */
export function wash(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, colour: string = K, width = 2): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ROUND}/>`;
}

/** A coloured line with an ink line on both sides: stalks, shafts, limbs. */
export function cord(d: string, colour: string, width: number): string {
  return line(d, K, width + 4) + line(d, colour, width);
}

export function ball(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${K}" stroke-width="2"/>`;
}

export function dot(x: number, y: number, r: number, fill: string = K): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${K}" stroke-width="2"/>`;
}

export function moved(drawing: string, transform: string): string {
  return `<g transform="${transform}">${drawing}</g>`;
}

/** The drawing and its mirror image. */
export function both(drawing: string): string {
  return drawing + moved(drawing, "translate(64 0) scale(-1 1)");
}

/** A drawing repeated round the middle of the box. */
export function round(count: number, drawing: string, from = 0, x = 32, y = 32): string {
  const turns = Array.from({ length: count }, (_, i) => short(from + (360 / count) * i));
  return turns.map((angle) => moved(drawing, `rotate(${angle} ${x} ${y})`)).join("");
}

export function leaf(x: number, y: number, angle: number, size: number, fill: string): string {
  return moved(
    paint("M0 0C2-7 9-10 17-8 15 0 8 4 0 0z", fill) + line("M3-1l9-4.5", K, 1.4),
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
  );
}

/** The spiral that marks holy things; ends at the middle x,y. */
export function spiral(x: number, y: number, size: number, colour: string, width = 2.6): string {
  return moved(
    line("M0 0c0-4 6-4 6 .6 0 6-10 6.4-11 0-1-7 8-11 13-7", colour, Math.round((width / size) * 10) / 10),
    `translate(${x} ${y}) scale(${size})`,
  );
}
