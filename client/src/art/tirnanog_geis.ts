// Pictograms of the twelve Geis, 64 box, and of Balor.

import { B, E, F, G, K, L, R, V } from "./tirnanog_pen";

const swanNeck =
  `<path d="M31 32c-3-8-2-14 3-18 3-3 3-6 0-6-2 0-4 1-6 4l-7 1c1-7 6-11 13-11 9 0 13 7 10 14-2 5-5 7-5 15z" fill="${V}" ${L}/>` +
  `<path d="M28 10l-7.5 4-.5-4z" fill="${R}" ${F}/><circle cx="33.5" cy="6.2" r="1.5" fill="${K}"/>`;

const foxgloveBell = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-2 0c-4 4-6 9-6 13 3 2 13 2 16 0 0-4-2-9-6-13z" fill="${R}" ${L}/><path d="M-5 12c3 1.5 7 1.5 10 0" stroke="${V}" stroke-width="1.8" fill="none"/></g>`;

const column = (x: number, y: number, colour: string): string =>
  `<path d="M${x} ${y}l5-4h7l5 4v${58 - y}h-17z" fill="${colour}" ${L}/><path d="M${x} ${y}l5 4h7l5-4M${x + 5} ${y + 4}v${54 - y}M${x + 12} ${y + 4}v${54 - y}" fill="none" stroke="${K}" stroke-width="1.8" stroke-linejoin="round"/>`;

const foot = (x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-7c5 0 6 5 5 9-1 3-1 5-.5 8 .6 5-7 5-7 0 0-3-1-5-2-8C-6-2-5-7 0-7z" fill="${colour}" ${L}/>` +
  `<g fill="${colour}" ${F}><circle cx="-5" cy="-9" r="2"/><circle cx="-1" cy="-11" r="2.2"/><circle cx="4" cy="-10.5" r="2.6"/></g></g>`;

const cat =
  `<path d="M30 58H12c-6-8-6-18 0-24-3-6-4-13-2-22l7 6h6l7-6v46z" fill="${V}" ${L}/>` +
  `<path d="M16 26v.5M24 26v.5" stroke="${K}" stroke-width="4.2" stroke-linecap="round"/><path d="M18 32h4l-2 2.6z" fill="${R}"/>` +
  `<path d="M30 46c-7-2-9 6-4 7M12 34c2 2 5 3 8 3" fill="none" stroke="${K}" stroke-width="2" stroke-linecap="round"/>`;

export const geisPictures: Record<string, string> = {
  lay_of_oisin:
    `<path d="M18 60C4 44 4 6 32 5c28 1 28 39 14 55l-8-4c9-15 8-38-6-39-14 1-15 24-6 39z" fill="${V}" ${L}/>` +
    `<path d="M12 30v.3M16 44v.3M52 30v.3M48 44v.3M22 13v.3M42 13v.3" stroke="${K}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M25 54c-3-8-3-17 1-26 6 0 7 4 11 4 2 0 3-1 4-2 2 11-4 20-16 24z" fill="${G}" ${L}/><path d="M29 33v14M33 35v9M37 37v4" stroke="${K}" stroke-width="1.6"/>`,
  children_of_lir: [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 32 32)">${swanNeck}</g>`).join("") + `<circle cx="32" cy="32" r="6.4" fill="${G}" ${L}/>`,
  wooing_of_etain:
    `<path d="M30 28C25 10 12 4 5 9c-5 5-1 16 6 21-6 4-8 13-3 18 6 5 18 0 22-12z" fill="${R}" ${L}/><path d="M34 28C39 10 52 4 59 9c5 5 1 16-6 21 6 4 8 13 3 18-6 5-18 0-22-12z" fill="${R}" ${L}/>` +
    `<path d="M32 20c4 0 4 8 3 16-1 9-2 16-3 20-1-4-2-11-3-20-1-8-1-16 3-16z" fill="${V}" ${L}/><path d="M31 20c-1-6-4-10-8-12M33 20c1-6 4-10 8-12" fill="none" stroke="${V}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<g fill="${G}" ${L}><circle cx="15" cy="18" r="5"/><circle cx="49" cy="18" r="5"/><circle cx="16" cy="40" r="3.6"/><circle cx="48" cy="40" r="3.6"/></g>`,
  curse_of_macha:
    `<path d="M60 13c-12-1-21 2-26 8 9-1 15 1 18 4-6-1-11 0-14 3 6 1 10 4 12 8-6-3-12-3-16 0L20 30 34 8c8-4 18-3 26 5z" fill="${R}" ${L}/>` +
    `<circle cx="25" cy="39" r="20" fill="${V}" ${L}/><circle cx="25" cy="39" r="13.5" fill="${K}"/><path d="M25 24v30M10 39h30M14.4 28.4l21.2 21.2M35.6 28.4L14.4 49.6" stroke="${V}" stroke-width="3"/><circle cx="25" cy="39" r="5" fill="${G}" ${L}/>`,
  finn_and_the_salmon:
    `<path d="M6 46C4 24 20 6 42 8c8 1 13 5 15 10-6 4-12 6-19 6-11 2-17 9-16 19l7 9c-7 2-13 2-18 0-4 2-8 3-10 3 3-3 5-6 5-9z" fill="${V}" ${L}/>` +
    `<circle cx="47" cy="15" r="2.4" fill="${K}"/><path d="M38 10c-2 5-1 9 2 13" fill="none" stroke="${K}" stroke-width="2"/><path d="M30 14c-1 4 0 8 2 10M22 19c0 4 1 7 4 9M16 27c1 3 3 5 5 6" fill="none" stroke="${R}" stroke-width="2.8" stroke-linecap="round"/>` +
    `<path d="M46 34c7 0 11 5 10 11-1 5-5 8-10 9-5-1-9-4-10-9-1-6 3-11 10-11z" fill="${G}" ${L}/><path d="M36 43c6-4 14-4 20 0-1-7-5-10-10-10s-9 3-10 10z" fill="${E}" ${L}/>` +
    `<path d="M24 60c6-4 9 1 15-1s9 1 14-1" fill="none" stroke="${B}" stroke-width="3" stroke-linecap="round"/>`,
  legend_of_knockgrafton:
    `<path d="M32 62C33 42 31 20 36 3" fill="none" stroke="${E}" stroke-width="4" stroke-linecap="round"/><path d="M32 58c-10 2-18-2-23-10 10-2 18 1 23 10zM32 54c8 2 16-2 22-9-9-3-17 0-22 9z" fill="${E}" ${L}/>` +
    foxgloveBell(28, 30, 38) + foxgloveBell(38, 27, -38) + foxgloveBell(30, 16, 36) + foxgloveBell(39, 13, -36) + `<circle cx="36" cy="6" r="3.4" fill="${R}" ${L}/>`,
  finn_and_benandonner: column(6, 38, E) + column(41, 30, G) + column(23.5, 16, V),
  lady_of_gollerus:
    `<path d="M32 58c-10-8-12-18-6-28 3-6 4-9 3-12-8 2-15-1-20-9 9-3 18-1 23 5 5-6 14-8 23-5-5 8-12 11-20 9 0 4 3 8 5 12 5 10 2 20-8 28z" fill="${E}" ${L}/>` +
    `<path d="M26 32c3 3 9 3 12 0M24 39c4 4 12 4 16 0M26 46c4 3 9 3 12 0" fill="none" stroke="${V}" stroke-width="2.4" stroke-linecap="round"/><path d="M31 13c-4-3-10-4-15-3M33 13c4-3 10-4 15-3" fill="none" stroke="${V}" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M3 54c6-6 9 2 15-2s9 2 14-2 9 2 15-2 9 1 14-2v9c-6 4-9-1-14 2s-9-2-15 1-9-2-14 1-9-1-15 2z" fill="${B}" ${L}/>`,
  prophecy_of_cathbad:
    `<path d="M22 60V28c0-6 4-9 10-11 7 2 11 6 11 12v31z" fill="${V}" ${L}/><path d="M33 24v32" stroke="${K}" stroke-width="2"/><path d="M33 30h6M26 35h7M33 40h6M26 44h14M26 49h7M33 54h6" stroke="${R}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M32 2l2.4 5.6L40 10l-5.6 2.4L32 18l-2.4-5.6L24 10l5.6-2.4z" fill="${G}" ${F}/><path d="M10 18l1.6 3.6L15 23l-3.4 1.4L10 28l-1.6-3.6L5 23l3.4-1.4zM54 18l1.6 3.6L59 23l-3.4 1.4L54 28l-1.6-3.6L49 23l3.4-1.4z" fill="${G}"/>` +
    `<path d="M8 60c2-5 6-5 8 0M49 60c2-5 6-5 8 0" fill="none" stroke="${E}" stroke-width="3" stroke-linecap="round"/>`,
  deirdre_of_the_sorrows:
    `<path d="M3 58c8-8 18-11 29-11s21 3 29 11z" fill="#fff" ${L}/>` +
    `<path d="M8 14c5-7 13-9 20-6 5 2 7 6 8 10 9 3 16 10 20 22-10 0-14 1-18 5-5 4-13 4-18-1-6-6-8-14-4-23z" fill="${K}" stroke="${V}" stroke-width="2" stroke-linejoin="round"/>` +
    `<circle cx="22" cy="14" r="2.2" fill="${G}"/><path d="M29 25c7 3 13 8 17 13M27 32c5 2 9 5 12 9" fill="none" stroke="${V}" stroke-width="1.8" stroke-linecap="round"/><path d="M28 45v6M35 44v7" stroke="${G}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M14 51c2 3 3 4 3 5a3 3 0 0 1-6 0c0-1 1-2 3-5zM48 50c2 3 3 4 3 5a3 3 0 0 1-6 0c0-1 1-2 3-5z" fill="${R}"/>`,
  pursuit_of_diarmuid_and_grainne: foot(14, 48, 14, G) + foot(27, 34, 22, G) + foot(40, 17, 28, G) + foot(31, 54, 14, V) + foot(44, 40, 22, V) + foot(55, 24, 28, V),
  owney_and_owney_na_peak: `${cat}<g transform="translate(64 0) scale(-1 1)">${cat}</g><path d="M32 4l3 5-3 5-3-5z" fill="${G}" ${L}/>`,
};

/** Balor's eye: open it scorches (Maximum), half shut it seeks the small (Minimum). */
export function balorsEye(maximum = true): string {
  const rays = [0, 30, 60, 120, 150, 180, 210, 240, 300, 330].map((turn) => `<path d="M32 4v9" transform="rotate(${turn} 32 32)"/>`).join("");
  const lid = maximum ? "" : `<path d="M6 32c10-18 42-18 52 0-12-4-40-4-52 0z" fill="${V}" ${L}/>`;
  return (
    (maximum ? `<g stroke="${G}" stroke-width="3.6" stroke-linecap="round">${rays}</g>` : "") +
    `<path d="M6 32c10-18 42-18 52 0-10 18-42 18-52 0z" fill="${V}" ${L}/><circle cx="32" cy="32" r="11.5" fill="${R}" ${L}/><circle cx="32" cy="32" r="5" fill="${K}"/><circle cx="28.5" cy="28" r="2.2" fill="#fff"/>${lid}` +
    (maximum ? "" : `<path d="M12 46l-3 6M23 50l-1 6M41 50l1 6M52 46l3 6" stroke="${G}" stroke-width="3" stroke-linecap="round"/>`)
  );
}
