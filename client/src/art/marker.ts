// Pieces that are no clans: buildings, festival, deeds, the Brenn, pretenders. Drawn round 0,0, about 36 wide.

import type { IconName } from "./icons";
import { short } from "./numbers";

const looks = {
  capital: { icon: "capital", on: "#2a1a06", fill: "#f0c552" },
  citadel: { icon: "citadel", on: "#fff6df", fill: "#5b5048" },
  sanctuary: { icon: "sanctuary", on: "#fff6df", fill: "#7a2c63" },
  festival: { icon: "festival", on: "#fff6df", fill: "#b23a17" },
  deed: { icon: "deed", on: "#2a1a06", fill: "#e9b93e" },
  pretender: { icon: "pretender", on: "#fff0c4", fill: "#5a2a63" },
  brenn: { icon: "brenn", on: "#2a1a06", fill: "#f0c552" },
  clash: { icon: "clash", on: "#fff6df", fill: "#b8300f" },
  peace: { icon: "peace", on: "#fff6df", fill: "#17694f" },
} as const satisfies Record<string, { icon: IconName; on: string; fill: string }>;

export type MarkerKind = keyof typeof looks;
export const markerKinds = Object.keys(looks) as MarkerKind[];

/** A number above one stands beside it. Needs <Sprite />. */
export function markerMarkup(kind: MarkerKind, count = 1): string {
  const { icon, on, fill } = looks[kind];
  const number =
    count > 1
      ? '<g transform="translate(13 -12)"><circle r="8.5" fill="#1a100a" stroke="#f3dc9f" stroke-width="1.2"/>' +
        `<text y="4.4" text-anchor="middle" font-family="Inter Variable, Inter, sans-serif"` +
        ` font-weight="800" font-size="12.5" fill="#fff6df">${count}</text></g>`
      : "";
  return (
    '<circle r="16" cy="2.5" fill="#0c0703" opacity=".5"/>' +
    `<circle r="16.5" fill="${fill}" stroke="#1a100a" stroke-width="3.5"/>` +
    '<circle r="16.5" fill="none" stroke="#f3dc9f" stroke-width="1.4"/>' +
    `<use href="#icon-${icon}" x="-10.5" y="-10.8" width="21" height="21" color="${on}"/>${number}`
  );
}

/** The same at a place of a larger drawing. */
export function markerAt(kind: MarkerKind, count: number, x: number, y: number, scale = 1): string {
  const place = `translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="${place}">${markerMarkup(kind, count)}</g>`;
}
