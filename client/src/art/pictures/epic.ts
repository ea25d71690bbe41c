// Epic Tales, the first half by name.

import { tilePath } from "../geometry";
import { harp } from "./action";
import {
  B,
  E,
  G,
  K,
  R,
  SNOW,
  V,
  ball,
  both,
  cord,
  dot,
  leaf,
  line,
  moved,
  oval,
  paint,
  round,
  spiral,
  wash,
} from "./paint";

const wing =
  paint("M25 34C17 31 14 24 3 25c0 4 2 6 5 8-2 1-3 1-5 1 1 4 4 6 8 7-1 1-2 2-4 3 4 4 12 4 19 0z", V) +
  line("M9 30c5 0 9 3 13 6M9 38c5-1 9 0 13 2", K, 1.5);

/** The island as the tiles of the game have it: three lobes. */
export function island(x: number, y: number, size: number): string {
  const edge = `fill="${E}" stroke="${K}" stroke-width="${Math.round(2 / size)}" stroke-linejoin="round"`;
  return moved(`<path d="${tilePath.up}" ${edge}/>`, `translate(${x} ${y}) scale(${size})`);
}

const spear = (x: number, lean: number): string =>
  cord(`M${x} 60L${x + lean} 16`, V, 1.6) + paint(`M${x + lean - 3.5} 17l4-13 3.5 13z`, G);

const child = ball(0, 0, 5.6, V) + dot(-2, 0, 0.9) + dot(2, 0, 0.9);

const runner = (fill: string): string =>
  cord("M39 24l-10 5-5 7", fill, 3.4) +
  cord("M36 37l-9 9-11-1", fill, 4) +
  cord("M36 37l10 8-4 13", fill, 4) +
  cord("M40 21l-4 16", fill, 6) +
  cord("M40 23l9 7 7-5", fill, 3.4) +
  ball(43, 11.5, 5.5, fill);

export const epic: Readonly<Record<string, string>> = {
  balors_eye:
    paint("M32 24L10 62h44z", G) +
    line("M28 40l-6 20M36 40l6 20M32 42v18", SNOW, 2.4) +
    paint("M4 25C13 9 51 9 60 25 51 40 13 40 4 25z", V) +
    ball(32, 25, 10, R) +
    dot(32, 25, 4.6) +
    dot(35, 22, 1.8, SNOW) +
    paint("M2 25C8 3 56 3 62 25c-9-9-18-10-30-10S11 16 2 25z", B) +
    line("M12 15c12-7 28-7 40 0M20 8c7-3 17-3 24 0", K, 1.6),

  battle_frenzy:
    [-105, -84, -63, -42, -21, 0, 21, 42, 63, 84, 105]
      .map((angle, i) => moved(paint("M27 22L32 1l5 21z", i % 2 ? V : G), `rotate(${angle} 32 37)`))
      .join("") +
    paint("M14 34c0-12 7-18 18-18s18 6 18 18c0 6-2 10-4 13 1 8-5 15-14 15s-15-7-14-15c-2-3-4-7-4-13z", V) +
    line("M16 25l12 6M48 25l-12 6", K, 3.4) +
    ball(23.5, 34.5, 6, SNOW) +
    dot(24, 34.5, 2.8, R) +
    line("M37 35l7-2", K, 3) +
    paint("M20 46c6-3 18-3 24 0 2 8-4 14-12 14s-14-6-12-14z", K) +
    wash("M21.5 46.5c6-2 15-2 21 0l-2.5 4-3-3-2.5 4-2.5-4-2.5 4-2.5-4-3 3z", SNOW) +
    wash("M26 56c3-3 9-3 12 0-3 3-9 3-12 0z", R),

  battle_of_moytura:
    both(spear(4, 5) + spear(14, 5)) +
    paint("M23 61l3-45c3-10 9-10 12 0l3 45z", SNOW) +
    spiral(31, 29, 0.85, R) +
    line("M28 44h8M28 50h8", K, 1.6) +
    ball(12, 46, 11, G) +
    ball(12, 46, 3.6, R) +
    ball(52, 46, 11, B) +
    ball(52, 46, 3.6, V),

  breas_tyranny:
    cord("M46 46L36 60h19", V, 4) +
    paint("M17 39c5-8 27-10 34-2 3 4 3 9 1 13-6 2-13 2-18-1-1-3-2-4-4-5-4 1-8 0-11-1z", B) +
    cord("M21 42l-3 18h-5", V, 4) +
    paint("M5 43c0-5 4-8 9-7 4 1 6 5 4 9-2 3-5 4-8 3l-3 3c-2-2-2-5-2-8z", V) +
    dot(9.5, 42, 1.5) +
    paint("M15 32L9 7l12 9L32 2l11 14 12-9-6 25c-10-4-24-4-34 0z", G) +
    line("M14 26c11-4 25-4 36 0", K, 1.8) +
    dot(32, 16, 3.2, R) +
    dot(21, 20, 2.2, B) +
    dot(43, 20, 2.2, B),

  cathbads_word:
    paint("M32 2l3.5 9.5L45 8l-3.5 9.5L51 21l-9.5 3.5L45 34l-9.5-3.5L32 40l-3.5-9.5L19 34l3.5-9.5L13 21l9.5-3.5L19" +
      " 8l9.5 3.5z", G) +
    dot(32, 21, 4, SNOW) +
    paint("M3 44c8-8 17-11 29-5 12-6 21-3 29 5-9 14-20 18-29 18S12 58 3 44z", R) +
    paint("M9 45c9-3 15-4 23-1 8-3 14-2 23 1-8 7-15 9-23 9s-15-2-23-9z", K) +
    wash("M15 45.5c6-1.5 11-2 17 .5 6-2.5 11-2 17-.5-3 3-8 4.5-17 4.5s-14-1.5-17-4.5z", SNOW),

  champions_share:
    oval(32, 51, 31, 10, V) +
    oval(32, 50, 24, 6.5, B) +
    both(leaf(20, 54, 175, 0.9, E)) +
    paint("M26 12l1-8 4 5 3-7 3 7 4-4-1 8z", R) +
    paint("M13 24L7 8l14 6c7-3 15-3 22 0l14-6-6 16c5 12 0 24-9 29-6 3-14 3-20 0-9-5-14-17-9-29z", G) +
    line("M19 26l8 4M45 26l-8 4", K, 2.6) +
    dot(24, 32, 2.2) +
    dot(40, 32, 2.2) +
    both(paint("M24 48c-7 1-12-4-11-12 3 4 7 5 12 5z", SNOW)) +
    oval(32, 43, 9.5, 7, R) +
    dot(28.5, 43, 2) +
    dot(35.5, 43, 2),

  children_of_dana:
    paint("M32 17c12 0 19 16 22 44H10c3-28 10-44 22-44z", B) +
    paint("M20 18C18 6 24 2 32 2s14 4 12 16l1 10H19z", G) +
    oval(32, 14, 7.5, 9, V) +
    dot(29, 13, 1.2) +
    dot(35, 13, 1.2) +
    line("M30 18.5h4", R, 1.8) +
    `<circle cx="32" cy="43" r="11.5" fill="none" stroke="${K}" stroke-width="7"/>` +
    `<circle cx="32" cy="43" r="11.5" fill="none" stroke="${G}" stroke-width="3"/>` +
    ["32 31.5", "22 48.8", "42 48.8"].map((at) => moved(child, `translate(${at})`)).join(""),

  dagda:
    round(8, cord("M32 14V3", G, 2.4)) +
    `<circle cx="32" cy="32" r="28" fill="none" stroke="${K}" stroke-width="7.5"/>` +
    `<circle cx="32" cy="32" r="28" fill="none" stroke="${G}" stroke-width="3.5"/>` +
    ball(32, 31, 19, R) +
    paint("M19 30c0-9 5-15 13-15s13 6 13 15c0 9-5 15-13 15s-13-6-13-15z", V) +
    paint("M16 32c4 4 8 2 11 0 3-2 7-2 10 0 3 2 7 4 11 0 1 14-7 24-16 24S15 46 16 32z", R) +
    line("M32 23v7", K, 1.8) +
    line("M22 24c2-2 4-2 6 0M36 24c2-2 4-2 6 0", K, 2.2) +
    dot(25.5, 27, 1.6) +
    dot(38.5, 27, 1.6) +
    paint("M28 37c2-1.5 6-1.5 8 0-1 3-7 3-8 0z", SNOW) +
    line("M23 41c1 4 3 7 5 9M32 43v9M41 41c-1 4-3 7-5 9", K, 1.6),

  dagdas_cauldron:
    line("M14 24c-5-5 3-8-1-14M50 24c5-5-3-8 1-14", SNOW, 2.6) +
    paint("M32 2c6 3 10 4 13 4 1 12-2 22-7 28H26c-5-6-8-16-7-28 3 0 7-1 13-4z", E) +
    spiral(31, 18, 0.8, V) +
    cord("M15 55l-4 6M49 55l4 6", G, 2.4) +
    paint("M8 32h48c2 6 1 10-1 14-4 9-12 14-23 14S13 55 9 46c-2-4-3-8-1-14z", V) +
    paint("M5 28h54v7H5z", G) +
    line("M11 45c4-4 7 3 11 0s7 3 11 0 7 3 11 0 7 2 9 0", R, 2.4) +
    line("M12 31.5h40", K, 1.4),

  dagdas_club:
    paint("M12 58l-5-5 26-29c-1-9 4-18 14-20 8-1 13 6 11 13-2 9-10 14-19 13z", V) +
    line("M41 12l3-6M50 10l5-5M55 18l6-2M45 23l5 5M38 18l-6-1", G, 4) +
    spiral(46, 15, 0.8, R) +
    line("M14 50l5 5M19 44l5 5", R, 3),

  dagdas_harp: moved(both(wing) + moved(harp, "translate(8 3) scale(.78)"), "translate(-4.5 -4) scale(1.14)"),

  deirdres_beauty:
    paint("M32 2c15 0 21 11 21 26 0 8 2 14 4 20H7c2-6 4-12 4-20C11 13 17 2 32 2z", G) +
    paint("M19 26c0-5 2-9 4-11 6 3 13 3 19-1 2 3 3 7 3 12 0 11-6 19-13 19s-13-8-13-19z", V) +
    line("M24 25c1.5-1.5 4-1.5 5.5 0M34.5 25c1.5-1.5 4-1.5 5.5 0", K, 2) +
    dot(27, 28, 1.7) +
    dot(37, 28, 1.7) +
    line("M32 29v4", K, 1.4) +
    line("M28.5 38c2 1.6 5 1.6 7 0", R, 3) +
    dot(23, 33, 2.4, "#eaa98c") +
    dot(41, 33, 2.4, "#eaa98c") +
    paint("M2 50c9-6 19-4 30-2s21-4 30 2c-5 8-15 13-30 13S7 58 2 50z", SNOW) +
    wash("M22 49c3 4 3 6 0 7-3-1-3-3 0-7zM33 51c4 5 4 8 0 9-4-1-4-4 0-9zM44 49c3 4 3 6 0 7-3-1-3-3 0-7z", R),

  diarmuid_grainne:
    moved(
      runner(V) +
        paint("M41 17c5 5 4 14 6 23-8 5-17 4-24 0 6-5 8-14 11-22z", B) +
        cord("M40 23l9 7 8-4", V, 3.4) +
        paint("M43 4c7 1 8 8 4 13-4-1-6-4-7-7-5 4-11 3-17 0 6-1 11-6 20-6z", G) +
        wash("M43 8c4 1 5 5 3 8-3-1-4-3-4-6z", V),
      "translate(-11 8) scale(.86)",
    ) + moved(runner(V) + paint("M45 20l-3 18H31l5-19z", E) + paint("M37 12c-1-9 10-12 13-4l-4 1c-4 0-6 1-9" +
      " 3z", R), "translate(13 2) scale(.86)"),

  eriu:
    paint("M12 38c0-14 8-20 20-20s20 6 20 20v12c0 5 2 8 4 11H8c2-3 4-6 4-11z", G) +
    paint("M13 63c2-8 9-12 19-12s17 4 19 12z", B) +
    paint("M21 38c0-8 4-13 11-13s11 5 11 13c0 9-5 16-11 16s-11-7-11-16z", V) +
    dot(27.5, 39, 1.6) +
    dot(36.5, 39, 1.6) +
    line("M25 36c1-1 3-1 4 0M35 36c1-1 3-1 4 0M32 40v3", K, 1.4) +
    line("M29 47.5c2 1.4 4 1.4 6 0", R, 2.6) +
    paint("M16 30c9-7 23-7 32 0l1-7c-10-7-24-7-34 0z", G) +
    both(dot(22, 24.5, 1.9, R)) +
    ball(32, 12.5, 12, B) +
    island(32, 11, 0.075),

  fianna:
    both(cord("M9 61L50 9", V, 2.2) + paint("M46 12L58 1l-5 15z", G)) +
    paint(
      "M2 36c5 3 8 2 11-1 5-4 11-5 18-4 7 1 12-2 15-7l-1-6 5 4c6 0 9 3 13 7-2 4-6 5-11 4-2 6-3 10-6 12l9 9-5 3-11-9" +
        "c-5 1-9 1-13-1l-8 8 3 7h-5l-4-8 6-12c-6 3-12 2-16-6z",
      SNOW,
    ) +
    dot(51, 26, 1.5) +
    line("M44 34l3 5", R, 3),
};
