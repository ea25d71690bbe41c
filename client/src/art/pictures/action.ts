import { B, E, G, K, R, SNOW, V, ball, both, cord, dot, leaf, line, moved, paint, spiral, wash } from "./paint";

const HAND =
  "M21 33V14a3.6 3.6 0 0 1 7.2 0V9a3.6 3.6 0 0 1 7.2 0v4a3.6 3.6 0 0 1 7.2 1v5a3.4 3.4 0 0 1 6.8 0v20c0 12-7 19-16" +
    " 19-8 0-12-4-16-12" +
  "l-6-11c-1-4 4-6 7-2z";
const PART = "M28.2 14v13M35.4 13v14M42.6 18v10";

/** An open hand, shown by Geis and, in silver, by Nuada. */
export function hand(fill: string): string {
  return paint(HAND, fill) + line(PART, K, 1.8);
}

export const harp =
  paint("M15 57C10 40 11 21 17 7c11-1 15 7 23 8 6 .6 9-2 12-6 5 21-9 41-37 48z", G) +
  wash("M21 47C18 36 18 24 21 15c6 0 10 6 18 7 3 .4 5 0 7-1-1 11-10 21-25 26z", K) +
  line("M25 17v26M30 19v21M35 22v14M40 23v8", V, 1.8);

export const action: Readonly<Record<string, string>> = {
  bard: harp,

  citadel:
    paint("M10 8h9v8h8V8h10v8h8V8h9v18l-5 5v27H38V48a6 6 0 0 0-12 0v10H15V31l-5-5z", V) +
    line("M15 32h34M26 39h.5M38 39h.5", K, 2.4) +
    wash("M28 58V48a4 4 0 0 1 8 0v10z", K),

  conquest:
    paint("M8 60L34 16l-3-2 12-11-2 16-3-2L12 62z", V) +
    paint("M22 60L46 22l-3-2 12-10-2 15-3-2-24 38z", G) +
    paint("M38 60l14-22-3-2 11-8-2 13-3-2-13 21z", V),

  craftsmen_peasants:
    cord("M15 42v7a6.5 6.5 0 0 0 13 0v-7M36 42v7a6.5 6.5 0 0 0 13 0v-7", V, 3) +
    paint("M4 44c4-9 14-11 21-7 5 3 9 3 14 0 7-4 17-2 21 7l-4 4c-5-5-11-6-16-4-6 3-10 3-16 0-5-2-11-1-16 4z", G) +
    cord("M13 30C25 27 36 19 44 8", R, 3.6) +
    paint("M37 6c8-4 16-2 22 3 1 7-2 13-8 17-1-6-4-10-11-12z", V) +
    line("M53 9c2 4 1 9-2 12", K, 1.6),

  druid:
    paint("M14 10c22-8 40 4 40 22 0 12-9 20-19 20 8-5 11-12 9-20-3-10-14-16-30-22z", V) +
    cord("M36 50l-7 9", G, 4) +
    paint("M8 30c5-4 11-2 13 4-6 2-11 1-13-4zM22 34c1 6-2 11-8 13-2-6 1-11 8-13z", E) +
    ball(24, 31, 3.6, SNOW) +
    ball(28, 37, 3.6, SNOW) +
    ball(22, 39, 3.6, SNOW),

  emissaries:
    cord("M13 59C22 48 34 34 46 12", G, 2.8) +
    leaf(22, 47, -70, 1, E) +
    leaf(24, 46, 30, 1.05, E) +
    leaf(31, 35, -75, 1.05, E) +
    leaf(33, 34, 25, 1.1, E) +
    leaf(39, 24, -85, 1, E) +
    leaf(41, 22, 10, 1, E) +
    leaf(45, 15, -32, 0.95, E) +
    ball(17, 45, 3.4, R) +
    ball(35, 46, 3.4, R) +
    ball(29, 23, 3.4, R),

  exploration:
    paint("M5 42h54c-3 10-10 15-27 15S8 52 5 42z", G) +
    paint("M31 39V6c14 4 20 15 20 30-7-3-13-1-20 3z", V) +
    paint("M28 39V12c-8 6-12 14-13 24 5-1 9 0 13 3z", R) +
    line("M3 61c6-5 9 2 15-2s9 2 15-2 9 2 15-2 9 1 13-1", B, 3),

  festival:
    paint("M32 3c3 10 17 15 17 30a17 17 0 0 1-34 1c0-8 4-11 7-17 3 3 3 6 4 9 5-5 8-13 6-23z", R) +
    wash("M33 22c1 6 8 8 8 15a9 9 0 0 1-18 0c0-4 2-5 4-8l2 4c3-3 4-7 4-11z", G) +
    paint("M7 51l2-5 23 8 23-8 2 5-17 5 17 4-2 3-23-6-23 6-2-3 17-4z", V),

  geis: hand(V) + spiral(33, 42, 1, R, 3),

  master_craftsman:
    cord("M18 62L46 34", V, 2) +
    cord("M26.5 57.5a13 13 0 1 1 11 0", G, 4.6) +
    ball(26, 57, 4.2, R) +
    ball(38, 57, 4.2, R) +
    dot(22, 40, 1.6, K) +
    dot(42, 40, 1.6, K) +
    both(cord("M21 3c-1 9 4 12 11 16 6 3 6 7 1 11", V, 3.4)) +
    ball(32, 18.5, 3.2, G),

  migration:
    ball(24, 42, 17, V) +
    dot(24, 42, 11) +
    line("M24 27v30M9 42h30M13.4 31.4l21.2 21.2M34.6 31.4L13.4 52.6", V, 3) +
    ball(24, 42, 4.6, G) +
    paint("M22 12h20V4l18 14-18 14v-8H32", R),

  new_alliance: moved(
    paint("M52 23H28v19h24z", G) +
    paint("M12 23h22c-4 5 3 12-2 19H12z", V) +
    [37, 42.5, 48].map((x) => cord(`M${x} 23l-1.5 11`, V, 3.2)).join("") +
    [16, 21.5, 27].map((x) => cord(`M${x} 42l1.5-11`, G, 3.2)).join("") +
    paint("M1 21l11-1v25l-11-1z", R) +
    paint("M63 21l-11-1v25l11-1z", B) +
    line("M5 22v21M59 22v21", V, 2),
    "translate(-1.6 -9) scale(1.05 1.26)",
  ),

  new_clans:
    paint("M32 6c7 3 11 4 15 4 1 14-4 25-15 32-11-7-16-18-15-32 4 0 8-1 15-4z", V) +
    paint("M17 24c5 2 8 3 11 3 1 11-3 19-11 25C9 46 5 38 6 27c3 0 6-1 11-3z", G) +
    paint("M47 24c5 2 8 3 11 3 1 11-3 19-11 25-8-6-12-14-11-25 3 0 6-1 11-3z", E) +
    line(
      "M32 24c0-4 6-4 6 .6 0 6-10 6.4-11 0-.6-5 4-9 9-8M17 38c0-3 4-3 4 .4 0 4-7 4.4-8 0M47 38c0-3 4-3 4 .4 0 4-7" +
        " 4.4-8 0",
      K,
      2.2,
    ),

  raid:
    moved(
      paint("M7 8h28a2 2 0 0 1 2 2v40a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z", G) +
        paint("M9 12h24v36H9z", V) +
        spiral(18, 31, 1.1, R),
      "rotate(-12 21 30)",
    ) +
    paint("M64 36l-11-3-3 24 14 4z", R) +
    paint("M37 17c8-2 15 3 17 12l-2 27c-8 3-15 1-18-5z", V) +
    [20, 28, 36, 44].map((y, i) => cord(`M41 ${y}H${[27, 24, 25, 28][i]}`, V, 4.6)).join("") +
    wash("M40 18c5 0 9 4 10 9v22c-3 3-7 3-10 1z", V),

  sanctuary:
    ball(32, 34, 11, G) +
    paint("M5 22c9-10 45-11 54-1l-3 10H8zM13 33h11l2 25H10zM41 33h11l3 25H38z", V) +
    line("M14 26c4-3 8 2 12-1s8 2 12-1 8 2 12 0", R, 2.2),

  scouts_spies:
    paint("M32 3c6 4 10 7 14 13 8 11 11 24 10 45H8C7 40 10 27 18 16c4-6 8-9 14-13z", V) +
    paint("M32 15c10 6 15 16 15 26 0 9-6 15-15 18-9-3-15-9-15-18 0-10 5-20 15-26z", K) +
    paint("M18 39c6-9 22-9 28 0-6 9-22 9-28 0z", SNOW) +
    ball(32, 39, 5, G) +
    dot(32, 39, 2.2) +
    line("M13 56c1-9 1-16 4-22M51 56c-1-9-1-16-4-22", R, 2),

  warlord:
    paint("M14 30C6 26 3 16 6 6c5 6 9 9 16 10M50 30c8-4 11-14 8-24-5 6-9 9-16 10", G) +
    paint("M32 9c13 0 20 9 20 22v20l-12 8V40l5-8H19l5 8v19l-12-8V31C12 18 19 9 32 9z", V) +
    paint("M29 35h6v24h-6z", V) +
    line("M32 9v23", R, 4),
};
