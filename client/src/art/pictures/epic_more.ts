// Epic Tales, the second half by name.

import { hand } from "./action";
import { island } from "./epic";
import {
  B,
  E,
  G,
  K,
  R,
  SILVER,
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
  spiral,
  wash,
} from "./paint";

const link = (x: number, y: number, angle: number): string =>
  moved(
    `<ellipse rx="4.6" ry="2.8" fill="none" stroke="${K}" stroke-width="4.6"/>` +
      `<ellipse rx="4.6" ry="2.8" fill="none" stroke="${G}" stroke-width="2"/>`,
    `translate(${x} ${y}) rotate(${angle})`,
  );

export const epicMore: Readonly<Record<string, string>> = {
  kernunos_sanctuary:
    both(cord("M27 30C22 26 13 26 9 5M11.5 18L3 16M18 25L19 11M24 28l4-13", G, 3)) +
    paint("M16 61l4-27c3-11 21-11 24 0l4 27z", V) +
    paint("M23 36c2-2 5-2 7 0-2 3-5 3-7 0zM34 36c2-2 5-2 7 0-2 3-5 3-7 0z", K) +
    line("M32 37v6M29 46.5h6", K, 2) +
    spiral(31, 54.5, 0.6, R, 2.4) +
    line("M9 61h46", E, 4),

  lug_samildanach:
    cord("M24 45L12 33M27 39l-6-20M32 38V15M37 39l6-20M40 45l12-12", V, 5) +
    paint("M21 43c3-7 19-7 22 0 3 8 0 14-4 16v5H25v-5c-4-2-7-8-4-16z", V) +
    wash("M22 44c3-6 17-6 20 0v6H22z", V) +
    spiral(31, 50, 0.85, R) +
    paint("M2 30l9-9 7 7-9 9z", SILVER) +
    paint("M20 20c-5-5-5-10-3-16 5 3 8 8 8 14z", G) +
    ball(32, 9, 5.5, G) +
    dot(32, 9, 2) +
    leaf(43, 21, -50, 0.85, E) +
    paint("M46 33l5-9 4 3 6-2-2 6 3 4-9 4z", B),

  lugs_spear:
    cord("M7 60L36 29", V, 2.8) +
    paint(
      "M28 36c-9-5-8-14-3-21 1 4 3 6 5 6-1-7 4-14 13-19-1 5 1 7 3 8 4-3 9-4 15-5-4 5-3 9-1 12-3 1-5 3-5 6 2 2 4 3" +
        " 7 3-6 7-14 9-21 8 1 2 3 4 6 5-7 5-16 4-19-3z",
      R,
    ) +
    wash("M31 33c-4-4-3-9-1-12 1 3 3 4 5 3 0-5 3-9 8-12 0 3 2 5 5 5 2-1 4-2 6-2-2 3-2 5-1 8-4 1-6 3-5 7-6 5-13" +
      " 7-17 3z", G) +
    paint("M33 32c0-9 6-16 17-19-2 11-8 18-17 19z", SNOW) +
    line("M34 31l11-13", K, 1.6) +
    line("M12 50l5 5M17 45l5 5", G, 3),

  maeves_wealth:
    both(paint("M12 26c-5-2-8 0-11 3 3 4 8 5 13 3z", V)) +
    paint("M20 23C9 23 3 15 5 3c4 6 9 9 17 9h20c8 0 13-3 17-9 2 12-4 20-15 20z", G) +
    paint("M17 19c4-6 26-6 30 0l2 9-5 10-2 14c-2 8-18 8-20 0l-2-14-5-10z", V) +
    dot(24.5, 31, 2.4) +
    dot(39.5, 31, 2.4) +
    spiral(31, 23, 0.65, R, 2.4) +
    paint("M22 49c3-5 17-5 20 0 1 9-4 10-10 10s-11-1-10-10z", R) +
    dot(27.5, 51, 1.9) +
    dot(36.5, 51, 1.9) +
    cord("M28 56a4.5 4.5 0 1 0 8 0", G, 1.8),

  manannans_horses:
    paint("M13 62C9 45 15 27 26 17l1-13 8 9c5 1 8 5 10 9l12 16c2 4 2 8-1 10l-5 3c-3 1-6-1-8-3l-8-5c-4 4-5 9-1 17l2" +
      " 2z", V) +
    cord("M27 14c-8 0-15 5-17 12 4-3 8-2 9 0-7 2-12 8-12 15 4-3 8-3 9-1-5 3-8 8-7 14", B, 4) +
    line("M26 16c-6 1-11 4-13 9M18 28c-5 2-8 6-9 10", SNOW, 2) +
    dot(39, 26, 2.4) +
    line("M52 42l3-2M50 48l4-2M36 40c2-2 2-5 1-8", K, 1.8) +
    cord("M3 60c6-6 9 1 15-2s9 2 15-2 9 2 15-2 9 2 13-1", B, 3.2),

  morrigan:
    ball(32, 44, 18.5, G) +
    `<circle cx="32" cy="44" r="13" fill="none" stroke="${K}" stroke-width="1.8"/>` +
    [0, 60, 120, 180, 240, 300].map((angle) => moved(dot(32, 28.3, 1.7), `rotate(${angle} 32 44)`)).join("") +
    ball(32, 44, 5.5, R) +
    line("M27 28l-2 5M34 29l1 5", K, 2.6) +
    paint("M3 33c8-1 11-5 14-11C20 12 28 6 37 6c3-3 9-3 12 0l10 3-10 4c0 9-6 16-15 18-8 2-14 0-18-2-4 4-8 5-13" +
      " 4z", "#2a2b38", V) +
    line("M12 30c10 1 19-2 25-10M22 21c4 0 9-2 12-6", "#8ea3c9", 2) +
    dot(44.5, 9.5, 1.9, R),

  nuada_silverhand:
    moved(
      hand(SILVER) +
        line("M21 25h7M28 20h7.5M35.5 20h7M42.5 26h7M18 42c8-4 22-4 31-1", K, 1.6) +
        spiral(33, 49, 0.75, B, 2.6),
      "translate(0 -4)",
    ) + paint("M20 51c8 4 18 4 26-1l3 10c-9 5-23 5-31" +
      " 1z", G) + dot(25, 57, 1.9, R) + dot(33.5, 58, 1.9, R) + dot(42, 56.5, 1.9, R),

  oengus_ploy:
    paint("M61 24c3 20-9 33-29 33C17 57 7 50 7 41c0-9 11-12 11-20 0-4-3-4-7-3-1-8 5-14 11-13 8 1 12 8 10 16-1 6-4" +
      " 9-1 12 7 4 12-6 30-9z", V) +
    paint("M14 17L2 21l8-9z", G) +
    dot(19, 12, 1.8) +
    moved(
      paint("M-27 0c6-5 15-6 27-6v9c-11 2-20 2-27-3z", SILVER) +
        line("M-20 0h18", B, 1.8) +
        paint("M0-9h4v15H0z", G) +
        cord("M6-1.5h12", R, 4),
      "translate(31 51) rotate(-20)",
    ) +
    paint("M34 44c6-10 14-8 28-18 0 14-7 24-17 25-1-4-5-6-11-7z", SNOW) +
    line("M42 43c7 0 12-3 17-9M46 47c4-1 7-3 9-5", B, 2),

  ogmas_eloquence:
    paint("M2 60V18C6 6 22 2 29 14l1 6 5 7-4 3-1 5-8 2 7 3-1 6c-4 3-8 2-11 1v13z", V) +
    dot(24, 20, 1.8) +
    line("M20 15c3-2 5-2 7-1M2 30c5-4 6-12 4-18", K, 1.8) +
    paint("M24 37c4-2 8-2 10 1-1 3-6 3-9 2z", R) +
    paint("M50 50c-5-8-6-26 4-31 9-3 12 8 8 16-2 4-4 6-4 10 0 6-4 9-8 5z", V) +
    line("M53 42c-2-5 2-6 2-9-3 0-4-4-1-8 2-2 5-1 5 2", K, 1.8) +
    link(37, 40, 25) +
    link(43, 41, -15) +
    link(49.5, 37, -35),

  otherworld:
    paint("M3 58C6 28 18 12 32 12s26 16 29 46z", E) +
    line("M32 5v.1M20 8l-1-3M44 8l1-3", G, 3) +
    paint("M19 58V36h26v22z", V) +
    paint("M15 31h34v7H15z", V) +
    wash("M25 58V39h14v19z", K) +
    wash("M28 58V43a4 4 0 0 1 8 0v15z", G) +
    wash("M30.5 58V46a1.5 1.5 0 0 1 3 0v12z", SNOW) +
    line("M11 48c0-4 5-4 5 .4 0 4-7 4-8 0M51 48c0-4 5-4 5 .4 0 4-7 4-8 0", V, 2) +
    spiral(31, 24, 0.7, V, 2.2),

  stone_of_fal:
    line("M14 22c-5 7-5 17 0 24M7 16C-1 27-1 41 7 52M50 22c5 7 5 17 0 24M57 16c8 11 8 25 0 36", G, 3.2) +
    paint("M19 61l3-44c3-13 17-13 20 0l3 44z", V) +
    line("M25 22l5 3M39 22l-5 3", K, 2.4) +
    line("M26 27c1 1.5 3 1.5 4 0M34 27c1 1.5 3 1.5 4 0", K, 2) +
    paint("M32 33c5 0 6 4 6 8s-2 9-6 9-6-5-6-9 1-8 6-8z", K) +
    wash("M28 46c1-3 7-3 8 0-1 2-2 3-4 3s-3-1-4-3z", R) +
    line("M27 29v5M37 29v5", B, 2.2) +
    paint("M10 61c3-5 8-5 11-2 3-2 19-2 22 0 3-3 8-3 11 2z", E),

  strengs_resolve:
    paint("M25 34V18l4-6 2 5 4-8 4 5v20z", SILVER) +
    line("M32 21v12", B, 2.4) +
    moved(paint("M-7 10l1-5-2-4 3-4L0-14 7 0 5 8 1 5-2 9z", SILVER), "translate(50 16) rotate(32)") +
    line("M19 12l-5-4M17 20l-6-1", G, 3) +
    paint("M15 32c5-2 29-2 34 0v5H15z", G) +
    paint("M23 63l-2-9c-3-3-4-7-3-11 0-4 3-6 7-6h15c5 0 7 3 7 8 0 4-2 7-4 9l-1 9z", V) +
    line("M25 38v10M32 38v10M39 38v10M21 48c7 2 16 2 24 0", K, 1.8) +
    paint("M21 57h24v6H21z", R),

  tailtus_land:
    line("M3 40c4-3 7 1 10-1M51 39c4-3 7 1 10-1M8 58c4-3 8 1 12 0M44 59c5-3 8 1 12-1", B, 3) +
    island(32, 40, 0.2) +
    line("M14 32c6-2 12-1 18 2M18 40c5-1 9-1 14 2M27 48c5 0 9 1 13 3M28 56c3 0 5 0 8 1", V, 2.2) +
    cord("M5 6c8 3 14 12 20 24", G, 2.8) +
    cord("M14 17c13-5 29-4 45 1", G, 2.8) +
    line("M40 16l-2 17", K, 3.4) +
    paint("M21 26l10-3c1 9 6 15 15 19-12 4-23-2-25-16z", SILVER),

  tale_of_cuchulain:
    paint(
      "M28 5l6 8c6 1 9 4 14 9 0 5-4 6-9 6 0 7 1 12 0 19l3 14h-9l-2-9c-1 4-3 7-6 9H11c-6 0-9-4-8-10l5 3c-1-13 6-18" +
        " 12-26 2-5 3-9 5-12z",
      V,
    ) +
    dot(34.5, 19, 1.8) +
    line("M24 29c4 3 9 3 14 1", R, 3.4) +
    line("M13 52c1-6 8-8 12-4", K, 1.8) +
    paint("M49.5 27h7v26l-3.5 9-3.5-9z", SILVER) +
    line("M53 30v21", B, 1.8) +
    cord("M53 21v-9", R, 2.8) +
    paint("M44 21h18v6H44z", G) +
    ball(53, 8, 3.8, G),

  tuans_memory:
    `<circle cx="32" cy="33" r="21" fill="none" stroke="${G}" stroke-width="2.6" stroke-dasharray="5 5"/>` +
    spiral(31, 35, 0.9, G, 2.8) +
    // hawk above, salmon below
    paint("M32 2c3 0 4 2 4 5 5-3 12-4 19-1-3 1-4 3-4 5-3 0-4 1-4 4-3-1-6 0-8 3l1 5h-6l-2-2-2 2h-6l1-5c-2-3-5-4-8-3" +
      " 0-3-1-4-4-4 0-2-1-4-4-5 7-3 14-2 19 1 0-3 1-5 4-5z", V) +
    wash("M30.5 7h3l-1.5 4z", G) +
    line("M32 13v5", K, 1.6) +
    paint("M14 55c6-9 19-10 28-3l8-5c1 5 1 10 0 15l-8-5c-9 6-22 6-28-2z", B) +
    dot(21, 54, 1.6) +
    line("M29 50c2 3 2 7 0 10", K, 1.6) +
    // stag on the left, boar on the right
    cord("M9 28C6 25 2 25 1 19M13 28c3-3 7-3 8-9M3.5 24l3-5M18 24l-2-5", G, 1.5) +
    paint("M3 29c5-2 11-2 16 0-1 3-3 4-5 4l-1 9c-1 3-3 3-4 0l-1-9c-2 0-4-1-5-4z", V) +
    dot(9, 33, 1.1) +
    dot(13, 33, 1.1) +
    paint("M63 28l-1 6c2 5 0 10-5 12-4 1-8 0-11-3h-4v-6l4-2c2-4 6-6 11-6z", V) +
    line("M52 29l-1-5M57 28v-5", K, 2) +
    dot(52, 35, 1.5) +
    oval(43, 40, 2.6, 3.6, R) +
    paint("M50 44c-3 0-4-4-2-7 0 2 1 3 4 4z", SNOW),
};
