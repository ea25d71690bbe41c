// The ink motifs of the sixteen territories, each drawn round 0,0 and about 25 wide.

import { short } from "./numbers";

function at(x: number, y: number, drawing: string, scale = 1, mirror = 1): string {
  const size = scale === 1 && mirror === 1 ? "" : ` scale(${short(scale * mirror)} ${short(scale)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${drawing}</g>`;
}

export function ink(d: string, stroke: string, width: number, more = ""): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${round}${more}/>`;
}

export const oak = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    `<path d="M-1.6 12C-1 6-1 3-1 0h2c0 3 0 6 .6 12z" fill="#33240f"/><circle r="8.5" cy="-5" fill="#3d6b36"/>` +
      `<path d="M-8.5-5a8.5 8.5 0 0 1 13-7.2A8.5 8.5 0 0 1-4 2 8.5 8.5 0 0 1-8.5-5z" fill="#5b8a47"/>` +
      ink("M0-5c0-2.6 4-2.6 4 .4 0 3.4-5.8 3.8-6.6-.4-.6-4 4.4-6.6 7.6-4", "#24411f", 1.2),
    size,
  );

export const peak = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    '<path d="M-17 12L-2-16 17 12z" fill="#6d6a6b"/><path d="M-2-16L17 12H4L0 2l2-7z" fill="#454349"/>' +
      '<path d="M-2-16l-6 11 4-2 3 4 2-5 4 3z" fill="#f1ead9"/>' +
      ink("M-17 12L-2-16 17 12", "#29252a", 1.4),
    size,
  );

export const mound = (x: number, y: number): string =>
  at(
    x,
    y,
    '<path d="M-20 10a20 17 0 0 1 40 0z" fill="#8fae58"/>' +
      ink("M-20 10a20 17 0 0 1 40 0M-13 10a13 11 0 0 1 26 0M-6.5 10a6.5 5.5 0 0 1 13 0", "#47672e", 1.3),
  );

export const wave = (x: number, y: number): string =>
  at(x, y, ink("M-14 3c3 0 4-7 9-7 4 0 5 5 2 6-2 .4-3-2-1.4-3M-5 3c4 0 6-2 9-2s4 2 9 2", "#e8efe6", 1.5));

export const reed = (x: number, y: number, mirror: number): string =>
  at(
    x,
    y,
    ink("M0 10C0 2-1-4-3-10M2 10c0-7 1-12 3-16M-3 10c0-4-3-8-5-10", "#31402a", 1.4) +
      ink("M-3-10v-4M5-6v-4", "#5e3a1c", 3) +
      ink("M-12 12h8M1 13h10", "#c9dccb", 1.3),
    1,
    mirror,
  );

export const heather = (x: number, y: number): string =>
  at(
    x,
    y,
    ink("M0 9C0 3-3-2-7-4M0 9c0-6 1-11 0-15M0 9c0-5 3-9 7-11", "#3c3a2a", 1.2) +
      '<g fill="#a7588f"><circle cx="-7" cy="-5" r="2.3"/><circle cx="-4" cy="-1" r="1.8"/><circle cy="-7" r="2.4"/>' +
      '<circle cx="1" cy="-2" r="1.8"/><circle cx="7" cy="-3" r="2.3"/><circle cx="4" cy="1" r="1.8"/></g>',
  );

export const flower = (x: number, y: number, colour: string): string =>
  at(
    x,
    y,
    ink("M0 11V0M0 9c-3 0-5-2-6-5M0 9c3 0 4-2 5-4", "#3d5c2a", 1.2) +
      `<g fill="${colour}"><circle cy="-6" r="2.6"/><circle cx="4" cy="-3" r="2.6"/>` +
      '<circle cx="2.5" cy="1.5" r="2.6"/>' +
      `<circle cx="-2.5" cy="1.5" r="2.6"/><circle cx="-4" cy="-3" r="2.6"/></g>` +
      `<circle cy="-1.6" r="1.9" fill="#f3d264"/>`,
  );

export const menhir = (x: number, y: number, height: number): string =>
  at(
    x,
    y,
    `<path d="M-4 0L-3 ${-height}q3-3 6 1L4 0z" fill="#a9a08b" stroke="#37312a" stroke-width="1.2"` +
      ' stroke-linejoin="round"/>' +
      ink(`M2 0l-.4 ${2 - height}`, "#746b5a", 1.6),
  );

export const ore = (x: number, y: number, mirror: number): string =>
  at(
    x,
    y,
    '<path d="M-13 9l3-11 8-5 9 3 6 13z" fill="#6b5a4e" stroke="#2b211b" stroke-width="1.3" stroke-linejoin="round"/>' +
      ink("M-8 3l5-4 4 3 6-4M-5 7l4-2 5 2", "#b4552d", 1.7),
    1,
    mirror,
  );

export const crystal = (x: number, y: number, mirror: number): string =>
  at(
    x,
    y,
    '<g stroke="#5e6f77" stroke-width="1.1" stroke-linejoin="round"><path d="M-9 9l-2-9 4-6 4 6v9z" fill="#e9f0ef"/>' +
      '<path d="M-3 9V-8l4-6 4 6V9z" fill="#f8faf6"/><path d="M5 9V0l4-5 3 6-1 8z" fill="#d3dfe0"/>' +
      '<path d="M1-14V9M-7-6L-6 9M9-5L8 9" fill="none" opacity=".5"/></g>',
    1,
    mirror,
  );

export const wheat = (x: number, y: number): string =>
  at(
    x,
    y,
    '<path d="M0 12V-6" stroke="#8a6420" stroke-width="1.2"/><path d="M0-12c2 2 2 5 0 7-2-2-2-5 0-7zM0-4c1-3 3-4' +
      ' 5-4 0 3-2 5-5 6z' +
      'M0-4c-1-3-3-4-5-4 0 3 2 5 5 6zM0 2c1-3 3-4 5-4 0 3-2 5-5 6zM0 2c-1-3-3-4-5-4 0 3 2 5 5 6z" fill="#e9bd4a" ' +
        'stroke="#8a6420" stroke-width=".7"/>',
  );

export const mist = (x: number, y: number, mirror: number): string =>
  at(x, y, ink("M-26 4c8-5 14 3 22-1 7-3 5-11-1-10-5 1-4 8 2 8 8 0 14-5" +
    " 26-1", "#eef1ec", 2, ' opacity=".85"'), 1, mirror);

export const cairn = (x: number, y: number): string =>
  at(
    x,
    y,
    '<g fill="#c3b899" stroke="#3d3428" stroke-width="1.1"><ellipse cy="8" rx="9" ry="4"/><ellipse cy="2.5"' +
      ' rx="6.5" ry="3.4"/>' +
      '<ellipse cy="-2.5" rx="4.2" ry="2.8"/></g>',
  );

export const terrace = (x: number, y: number): string =>
  at(x, y, ink("M-31 8h9l4-8h10l4-7h14l4 9h10l4 6h3", "#4f4129", 1.5));

export const fern = (x: number, y: number, mirror: number): string =>
  at(
    x,
    y,
    ink("M-6 11C-5 2-2-7 4-8c5-1 6 6 2 6-3 0-3-3-1-3.4", "#234532", 1.7) +
      ink("M-5.6 6l-4-3M-4.6 2l-5-3M-3-2l-4-3M-5 7l5 0M-4 3l5 0M-2.6-1l4 1", "#234532", 1.2),
    1,
    mirror,
  );

export const star = (x: number, y: number): string =>
  at(x, y, '<path d="M0-5.6l1.2 4.4 4.4 1.2-4.4 1.2L0 5.6l-1.2-4.4L-5.6 0l4.4-1.2z" fill="#f4e3a6" opacity=".8"/>');

export const grass = (x: number, y: number): string => at(x, y, ink("M-3 3l1.5-5 1.5 5 1.5-4 1.5 4", "#4d6a36", 1));

export const fold = (x: number, y: number): string => at(x, y, ink("M-15 5q15-14 30 0M-9 6q9-8 18 0", "#4f7440", 1.2));
