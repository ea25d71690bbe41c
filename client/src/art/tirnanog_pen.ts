// What the pictograms of Tír na nÓg are drawn with: short names, because every line of them needs several.

import { pigment } from "./palette";

export const { vellum: V, ink: K, gold: G, lead: R, woad: B, verdigris: E } = pigment;

const pen = (width: number): string => `stroke="${K}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
export const L = pen(2);
/** For small things. */
export const F = pen(1.4);
