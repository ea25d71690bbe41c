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

const sprig = (x: number, y: number, size: number): string =>
  moved(
    cord("M0 18C0 8-1 2-2-6M0 12c3-5 6-7 8-12M-1 10c-3-4-6-6-8-9", E, 2) +
      [[-2, -8], [-4, -2], [3, -3], [9, -2], [6, 4], [-9, 0], [-7, 5]].map(([a, b]) => ball(a!, b!, 2.9, R)).join(""),
    `translate(${x} ${y}) scale(${size})`,
  );

function menhir(x: number, y: number, width: number, height: number): string {
  const up = height * 0.86;
  const top = `c${width * 0.2}-${height * 0.18} ${width * 0.6}-${height * 0.16} ${width * 0.74} 0`;
  return (
    paint(`M${x - width / 2} ${y}l${width * 0.12}-${up}${top}l${width * 0.14} ${up}z`, V) +
    line(`M${x + width * 0.2} ${y - 3}v${-height * 0.5}`, K, 1.5)
  );
}

export const advantage: Readonly<Record<string, string>> = {
  cove:
    ball(44, 15, 7, G) +
    paint("M2 38h60c-2 15-13 24-30 24S4 53 2 38z", B) +
    both(paint("M2 44c-1-12 2-20 8-27l7 5 2 9 6 7c-2 6-8 9-16 10-4" +
      " 0-7-1-7-4z", E) + line("M9 24c-2 4-2 8-2 12M14 30c0 3 1 6 2 8", K, 1.6)) +
    paint("M18 43h29c-2 7-7 11-15 11s-12-4-14-11z", G) +
    paint("M33 40V13c10 4 13 13 13 24-5-2-9-1-13 3z", V) +
    paint("M30 40V19c-6 5-9 11-10 18 4-1 7 0 10 3z", R) +
    line("M10 53c4-3 7 1 11-1M43 54c4-3 6 1 10-1M24 59c5-3 9 1 15-1", SNOW, 2.2),

  forest:
    paint("M27 38h10c0 9 2 14 9 21H18c7-7 9-12 9-21z", G) +
    paint(
      "M32 3c6 0 10 3 12 7 6 0 10 5 10 11 0 3-1 5-2 7 1 9-7 15-14 13-4 3-9 3-12 0-7 2-15-4-14-13-1-2-2-4-2-7 0-6" +
        " 4-11 10-11 2-4 6-7 12-7z",
      E,
    ) +
    line("M32 25c0-4 6-4 6 1 0 7-11 8-13 0-2-9 9-15 17-9 7 6 4 18-5 20", V, 3.2),

  gates:
    line("M32 9V2M16 14l-5-5M48 14l5-5M8 30H2M56 30h6", G, 3.4) +
    paint("M11 59V33a21 21 0 0 1 42 0v26H43V34a11 11 0 0 0-22 0v25z", V) +
    line("M11 46h10M43 46h10M13 25l9 4M51 25l-9 4M25 13l3 10M39 13l-3 10", K, 1.8) +
    paint("M21 59V34a11 11 0 0 1 22 0v25z", G) +
    wash("M26 59V36a6 6 0 0 1 12 0v23z", SNOW) +
    wash("M32 33l2 7 6 2-6 2-2 7-2-7-6-2 6-2z", R),

  highlands:
    paint("M3 60c6-6 12-7 29-7s23 1 29 7z", E) +
    oval(20, 49, 12, 7, V) +
    oval(44, 49, 12.5, 7, V) +
    oval(31, 39, 14, 6.5, V) +
    oval(34, 29, 11, 5.5, V) +
    oval(31, 20, 8.5, 5, V) +
    oval(32, 11.5, 5.5, 4.5, G) +
    line("M14 51h6M40 52h7M24 41h8M34 31h6M27 21h4", K, 1.6),

  hills:
    moved(paint("M30 54a17 20 0 0 1 34 0z", E), "translate(-4 0)") +
    paint("M2 54a18 22 0 0 1 36 0z", G) +
    paint("M14 54a19 30 0 0 1 38 0z", V) +
    line("M20 54a13 22 0 0 1 26 0M26 54a7 13 0 0 1 14 0") +
    paint("M33 24V9l9 4-9 4", R),

  iron_mine:
    paint("M5 60l4-16 11-9 13 3 10-3 9 10 6 15z", V) +
    paint("M17 48l6-6 8 3-1 8-9 2z", R) +
    paint("M37 50l5-6 7 5-2 7-7 1z", R) +
    line("M9 44l8 4M33 38l-2 7", K, 1.6) +
    cord("M54 42L29 11", G, 3.6) +
    paint("M8 31C10 17 18 8 28 5s19-3 27 4c-10-2-17 0-23 4S16 22 8 31z", V),

  lost_vale:
    cord("M18 61C22 52 23 44 22 35 20 20 26 7 39 7c11 0 17 8 16 17-1 8-8 13-15 11-7-2-9-10-4-14 4-3 9 0 8 4", E, 4.4) +
    leaf(23, 40, 165, 0.85, E) +
    leaf(22, 30, 195, 0.85, E) +
    leaf(24, 21, 215, 0.8, E) +
    leaf(21, 52, 145, 0.75, E) +
    leaf(22, 50, 5, 0.95, E) +
    leaf(24, 40, -5, 0.7, E) +
    dot(39, 24, 2, G),

  meadows:
    cord("M32 40v22", E, 3) +
    leaf(32, 60, -25, 1.2, E) +
    leaf(32, 60, 190, 1.2, E) +
    round(6, oval(32, 13, 7.5, 11, V) + line("M32 15v7", R, 2.6), 0, 32, 27) +
    ball(32, 27, 7.5, G) +
    round(6, dot(32, 23.5, 1.2), 30, 32, 27),

  misty_lands:
    paint("M19 60l3-42c4-12 16-12 20-1l4 43z", V) +
    spiral(31, 26, 1, R) +
    cord("M3 38c8-5 13 3 22 0 8-3 6-12-1-11-6 1-4 8 2 9 9 1 16-6 26-2", SNOW, 2.8) +
    cord("M6 53c8-5 15 3 24 0 5-2 8-4 13-4 8 0 10-8 4-9-5 0-5 6 0 8 4 2 8 1 12-1", SNOW, 2.8),

  moor:
    sprig(15, 41, 0.95) +
    sprig(49, 41, 0.95) +
    sprig(32, 43, 1.05) +
    paint("M4 23C13 6 51 6 60 23 51 39 13 39 4 23z", V) +
    ball(32, 22.5, 10.5, E) +
    dot(32, 22.5, 5) +
    dot(35, 19.5, 1.9, SNOW),

  mountains:
    paint("M2 58l14-25 13 25z", E) +
    paint("M37 58l12-22 13 22z", E) +
    paint("M9 58L33 5l22 53z", B) +
    wash("M33 6l21 51H39l-4-15 4-9z", "#356a94") +
    paint("M33 5l10 24-5 4-5-7-6 8-6-5z", SNOW) +
    line("M9 58L33 5l22 53z"),

  plains:
    cord("M32 62V20", G, 2.4) +
    paint("M32 2c5 5 5 12 0 17-5-5-5-12 0-17z", G) +
    both(
      [15, 25, 35, 45]
        .map((y) => paint(`M33 ${y + 11}c-1-9 4-15 13-16 2 9-3 16-13 16z`, G) + line(`M36 ${y + 7}l6-7`, K, 1.4))
        .join(""),
    ),

  salt_mine:
    paint("M6 59l2-23 8-11 9 12v22z", V) +
    wash("M16 26l8 11v21h-8z", "#a9c4d6") +
    paint("M41 59V35l8-11 8 12 2 23z", V) +
    wash("M49 25l7 11 2 22h-9z", "#a9c4d6") +
    paint("M20 59V20L32 4l12 16v39z", SNOW) +
    wash("M32 6l11 14v38H32z", B) +
    line("M32 4v55M16 25v10M49 24v10M20 20h24", K, 1.6) +
    line("M3 59h58", K, 2.4),

  stone_circle:
    ball(32, 21, 11, G) +
    line("M32 6V2M20 10l-3-4M44 10l3-4M14 20H9M50 20h5", G, 3) +
    paint("M2 50c0-11 13-19 30-19s30 8 30 19-13 12-30 12S2 61 2 50z", E) +
    menhir(20, 37, 9, 17) +
    menhir(44, 37, 9, 17) +
    menhir(32, 35, 9, 18) +
    menhir(13, 57, 13, 25) +
    menhir(51, 57, 13, 25),

  swamp:
    cord("M10 60V30M19 60V38", E, 2.2) +
    cord("M10 28v-9M19 37v-7", R, 4) +
    line("M10 16v-5M19 27v-4", K, 2) +
    cord("M41 46v15M47 46l3 6-5 3", G, 2) +
    paint(
      "M19 16l15-7c6-3 12 0 12 6 0 8-9 9-8 16 1 4 5 4 10 5 6 2 10 7 13 13-10 2-20 2-26-3-7-6-7-14-3-20 3-4 3-9-1-9z",
      V,
    ) +
    paint("M19 16l14-7 1 7z", G) +
    dot(38, 13, 1.7) +
    line("M44 9c4-2 6-2 10-1M40 40c5 3 9 4 15 5", B, 2.6) +
    line("M3 61c6-4 9 1 15-1s9 1 15-1 9 1 15-1 9 1 13-1", B, 3),

  valley:
    paint("M3 12l19 42H3zM61 12L42 54h19z", E) +
    paint("M26 56c2-8 10-10 8-18s-8-8-4-18c1-3 2-6 2-8 4 3 3 8 4 12 1 6 5 8 6 16 0 7-1 11-2 16z", B) +
    ball(32, 11, 6, G) +
    line("M8 26l8 26M56 26l-8 26"),
};
