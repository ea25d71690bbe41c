// Icons in a 24 box, one colour (currentColor). First those of the games, then those of the page.

function line(d: string, width = 2): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" ${round}/>`;
}

function solid(d: string): string {
  return `<path fill="currentColor" d="${d}"/>`;
}

function ring(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="2"/>`;
}

function disc(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
}

const SPIRAL = "M12 12.6C12.6 8.6 10.4 4.4 7.4 5.2 4.6 6 5 10 7.6 10 9.6 10 9.6 7.6 8 7.6";

function turned(d: string, width: number): string {
  const arm = (angle: number): string => `<path d="${d}" transform="rotate(${angle} 12 12.6)"/>`;
  return (
    `<g fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round">` +
    `${arm(0)}${arm(120)}${arm(240)}</g>`
  );
}

const games = {
  clan: solid("M12 1.6c4 2 7 2.4 9.4 2.4.6 8-2.8 14.6-9.4 18.6C5.4 18.6 2 12 2.6 4 5 4 8 3.6 12 1.6z"),
  citadel: solid("M3 3h4v3h3V3h4v3h3V3h4v7l-2 2v9h-5v-4a2 2 0 0 0-4 0v4H5v-9l-2-2z"),
  sanctuary:
    solid("M1.6 8.6C5 5 19 4.6 22.4 8l-1.2 3.6H2.8zM4.6 13h4.6l.8 8.4H3.6zM14.8 13h4.6l1 8.4H14z") +
    solid("M10.2 15.4h3.6a1.8 1.8 0 0 1-3.6 0z"),
  capital: solid(
    "M1.6 22v-9.6h1.8v1.8h1.8v-1.8H7V8h1.8v1.8h1.6V8h3.2v1.8h1.6V8H17v4.4h1.8v1.8h1.8v-1.8h1.8V22H15v-3.4" +
      "a3 3 0 0 0-6 0V22zM12 .6l1.3 2.5 2.8.4-2 2 .4 2.8L12 7l-2.5 1.3.4-2.8-2-2 2.8-.4z",
  ),
  brenn:
    '<path d="M8.2 19.4A8.6 8.6 0 1 1 15.8 19.4" fill="none" stroke="currentColor" stroke-width="3.2"/>' +
    disc(7.6, 19.4, 3) +
    disc(16.4, 19.4, 3),
  crow: solid(
    "M1.5 8.5C6 7.4 9 9 10.4 12 11 7 14 3.4 20.5 2.4 18.3 4.4 17.6 6.6 17.8 8.6c2.6.2 4.2 1.4 5 3.4-3-.6-5 .6-6.2 2.6" +
      "-1.8 3-5.4 4.6-9.4 3.8L2.6 22l1.6-5.2C2.6 14.4 2.8 11 1.5 8.5z",
  ),
  clockwise: line("M19.5 8A8.6 8.6 0 1 0 20.6 13M21 3v5.4h-5.4"),
  counterclockwise: line("M4.5 8A8.6 8.6 0 1 1 3.4 13M3 3v5.4h5.4"),
  festival: solid(
    "M12 1.5c1 3.4 5.6 5.4 5.6 10.2A5.6 5.6 0 0 1 12 17.2a5.6 5.6 0 0 1-5.6-5.5c0-2.4 1.4-3.6 2.2-5.2.8 1 1 1.8" +
      " 1.4 2.8" +
      "C11.4 7.6 12.4 4.6 12 1.5zM2.6 19.2l1-2.2 8.4 2.6 8.4-2.6 1 2.2-6 1.8 6 1.6-.8 1.6L12 21.6 3.4 24l-.8-1.6" +
        " 6-1.6z",
  ),
  deed: solid(
    "M12 1l2 5.6 5.4-2.4L17 9.6l6 2.4-6 2.4 2.4 5.4L14 17.4 12 23l-2-5.6-5.4 2.4L7 14.4 1 12l6-2.4-2.4-5.4L10 6.6z",
  ),
  pretender: solid("M2 6.2l5 4.6L12 3l5 7.8 5-4.6-2.2 11.4H4.2zM4.2 19.2h15.6v2.6H4.2z"),
  triskel: turned(SPIRAL, 2.1),
  season: ring(12, 12, 8.6) + line("M12 3.4v17.2M3.4 12h17.2") + disc(12, 12, 3),
  clash: line("M4 3.5L17.5 17M20 3.5L6.5 17", 2.6) + line("M3.2 15.6l5.2 5.2M20.8 15.6l-5.2 5.2M5 19.2l-2 2M19" +
    " 19.2l2 2", 2.3),
  territory: solid(
    "M7 3.4a5 5 0 0 1 5 1.6 5 5 0 0 1 5-1.6 4.8 4.8 0 0 1 3 7.6 5 5 0 0 1-3.4 2 4.8 4.8 0 0 1-4.6 7.6 4.8 4.8 0 0" +
      " 1-4.6-7.6" +
      "A5 5 0 0 1 4 11a4.8 4.8 0 0 1 3-7.6z",
  ),
  chieftain: solid(
    "M12 2c5 0 8 3.6 8 8.6V20l-5 2v-7.4l1.6-3H7.4l1.6 3V22l-5-2v-9.4C4 5.6 7 2 12 2zM11 13h2v9h-2z" +
      "M1 5c2 0 3 1 3.2 3C2.4 8 1 7 1 5zM23 5c-2 0-3 1-3.2 3C21.6 8 23 7 23 5z",
  ),
  bard: line("M6 21C5 14 5 8 7 3c4 0 5 3 8 3 2 0 3-1 4-2 1 7-4 14-13 17z") + line("M9 6v11M12 7v8M15 7.6v5", 1.4),
  hold: line(
    "M8 12V5a1.6 1.6 0 0 1 3.2 0v5V3.6a1.6 1.6 0 0 1 3.2 0V10 5a1.6 1.6 0 0 1 3.2 0v9c0 5-2.6 7.6-6.2 7.6-3.2" +
      " 0-4.6-1.4-6.4-4.6" +
      "L3 13.6c-.8-1.6 1.2-2.8 2.4-1.6z",
  ),
  card: solid("M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"),
  cards: line("M8 6h11a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 18V3a1 1 0 0 1 1-1h11"),
  shelter: solid("M3 3h4v3h3V3h4v3h3V3h4v18h-6v-5a3 3 0 0 0-6 0v5H3z"),
  peace: line("M12 22V9M12 14c-4 0-6.6-2-7-6 4 0 6.6 2 7 6zM12 11c0-4 2-7 7-8 .6 5-2 8-7 8zM12 19c3 0 5.4-1.4" +
    " 6-4.6-3.2-.2-5.4 1.2-6 4.6z"),
  // the four colours of Tír na nÓg
  flame: solid(
    "M12 1.5c1.2 4.4 7.6 6.6 7.6 13A7.6 7.6 0 0 1 12 22.5a7.6 7.6 0 0 1-7.6-7.7c0-3.6 2-5 3-7.4 1.4 1.2 1.6 2.4 2" +
      " 3.8C11.4 9 12.6 5.4 12 1.5z",
  ),
  sunburst:
    disc(12, 12, 5.6) +
    solid(
      "M12 0l2 4.6h-4zM12 24l2-4.6h-4zM0 12l4.6 2v-4zM24 12l-4.6 2v-4zM3.5 3.5l4.7 1.8-2.9 2.9zM20.5 20.5l-4.7-1.8" +
        " 2.9-2.9z" +
        "M20.5 3.5l-1.8 4.7-2.9-2.9zM3.5 20.5l1.8-4.7 2.9 2.9z",
    ),
  trefoil: solid(
    "M12 2a5 5 0 0 1 4.6 7A5 5 0 1 1 14 17.2c.2 2 .8 3.8 2 5.8h-3.4c-.6-1-.6-2-.6-3 0 1 0 2-.6 3H8c1.2-2 1.8-3.8" +
      " 2-5.8" +
      "A5 5 0 1 1 7.4 9 5 5 0 0 1 12 2z",
  ),
  wave: solid(
    "M1 14C4 14 5 5 12 5c6 0 8 7 3.6 8.8-3 1-5-2-3-4-3.6 1-4 7 .4 9C17 20.6 21 17 23 13c.6 6-4 10-11 10C6 23 2" +
      " 19.6 1 14z",
  ),
};

const page = {
  menu: line("M4 6.5h16M4 12h16M4 17.5h16"),
  more: disc(5, 12, 2) + disc(12, 12, 2) + disc(19, 12, 2),
  close: line("M5.5 5.5l13 13M18.5 5.5l-13 13", 2.2),
  cross: line("M5.5 5.5l13 13M18.5 5.5l-13 13", 3),
  check: line("M4 12.6l5.4 5.4L20 6.4", 3),
  plus: line("M12 4v16M4 12h16", 2.2),
  minus: line("M4 12h16", 2.2),
  left: line("M15 4.5L7.5 12l7.5 7.5", 2.2),
  right: line("M9 4.5l7.5 7.5L9 19.5", 2.2),
  up: line("M4.5 15L12 7.5l7.5 7.5", 2.2),
  down: line("M4.5 9l7.5 7.5L19.5 9", 2.2),
  "arrow-left": line("M20 12H4M10.5 5.5L4 12l6.5 6.5"),
  "arrow-right": line("M4 12h16M13.5 5.5L20 12l-6.5 6.5"),
  "arrow-up": line("M12 20V4M5.5 10.5L12 4l6.5 6.5"),
  "arrow-down": line("M12 4v16M5.5 13.5L12 20l6.5-6.5"),
  chat: line("M3 5h18v11H11l-5 4v-4H3z"),
  send: line("M3.5 20.5L21 12 3.5 3.5 6.5 12zM6.5 12H13"),
  undo: line("M4 9h10a6 6 0 0 1 0 12H9M9 4L4 9l5 5"),
  redo: line("M20 9H10a6 6 0 0 0 0 12h5M15 4l5 5-5 5"),
  help: ring(12, 12, 9.4) + line("M9.2 9.4c.2-3.6 5.8-3.4 5.6 0-.2 2-2.8 2.2-2.8 4.4M12 17.4v.2"),
  info: ring(12, 12, 9.4) + line("M12 11v6M12 7.2v.2"),
  warning: line("M12 3L2 20.5h20zM12 9.5v5M12 17.4v.2"),
  settings: ring(12, 12, 3.2) + line("M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"),
  sun: disc(12, 12, 4.6) + line("M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7" +
    "M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"),
  moon: solid("M14.5 2.2A10 10 0 1 0 21.8 15.5 8.4 8.4 0 0 1 14.5 2.2z"),
  auto: ring(12, 12, 9) + solid("M12 3a9 9 0 0 1 0 18z"),
  link: line("M9 15l6-6M8 11l-3 3a4 4 0 0 0 5.6 5.6l3-3M16 13l3-3A4 4 0 0 0 13.4 4.4l-3 3"),
  share: line("M12 15V3M7.5 7L12 2.8 16.5 7M7 11H4.5v10.5h15V11H17"),
  external: line("M14 3.5h6.5V10M20.5 3.5L11 13M17 13.5v7H3.5V7h7"),
  copy: line("M8.5 8.5H21V21H8.5zM15.5 8.5V3H3v12.5h5.5"),
  edit: line("M4 20l1-5L16.5 3.5l4 4L9 19zM14 6l4 4"),
  trash: line("M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14.5h10l1-14.5M10 11v6M14 11v6"),
  download: line("M12 3v12M7.5 11L12 15.2 16.5 11M4 15.5V21h16v-5.5"),
  upload: line("M12 15V3M7.5 7L12 2.8 16.5 7M4 15.5V21h16v-5.5"),
  search: ring(10.5, 10.5, 6.8) + line("M15.6 15.6L21 21", 2.4),
  "zoom-in": ring(10.5, 10.5, 6.8) + line("M15.6 15.6L21 21M10.5 7.5v6M7.5 10.5h6"),
  "zoom-out": ring(10.5, 10.5, 6.8) + line("M15.6 15.6L21 21M7.5 10.5h6"),
  fit: line("M3.5 8.5v-5h5M15.5 3.5h5v5M20.5 15.5v5h-5M8.5 20.5h-5v-5"),
  map: line("M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"),
  table: line("M3 4h18v16H3zM3 9.4h18M3 14.8h18M9 4v16"),
  play: solid("M6 3.2l15 8.8-15 8.8z"),
  pause: solid("M5.5 3.5h4.6v17H5.5zM13.9 3.5h4.6v17h-4.6z"),
  step: solid("M4 3.8l11 8.2-11 8.2zM16.5 4h3.5v16h-3.5z"),
  "step-back": solid("M20 3.8L9 12l11 8.2zM4 4h3.5v16H4z"),
  first: solid("M21 3.8v16.4L12.5 12zM12.5 3.8v16.4L5.5 13.4V20H3V4h2.5v6.6z"),
  last: solid("M3 3.8v16.4L11.5 12zM11.5 3.8v16.4l7-6.8V20H21V4h-2.5v6.6z"),
  sound: solid("M2.5 8.5h4L12 4v16l-5.5-4.5h-4z") + line("M15.2 8.6a5 5 0 0 1 0 6.8M18 5.8a9 9 0 0 1 0 12.4"),
  "sound-off": solid("M2.5 8.5h4L12 4v16l-5.5-4.5h-4z") + line("M16 9.2l5.6 5.6M21.6 9.2L16 14.8"),
  bell: line("M5 17.5c1.6-1.6 1.6-3.5 1.6-7a5.4 5.4 0 0 1 10.8 0c0 3.5 0 5.4 1.6 7zM10 20.8a2.2 2.2 0 0 0 4 0M12 5V3"),
  eye: line("M1.6 12C5 6 19 6 22.4 12 19 18 5 18 1.6 12z") + disc(12, 12, 3.2),
  "eye-off": line("M1.6 12C5 6 19 6 22.4 12 19 18 5 18 1.6 12zM4 20.5L20 3.5"),
  note: line("M5 3h14v12.5L13.5 21H5zM13.5 21v-5.5H19M8.5 8h7M8.5 12h4"),
  language: ring(12, 12, 9.4) + line("M2.8 12h18.4M12 2.6c-5.4 5-5.4 13.8 0 18.8 5.4-5 5.4-13.8 0-18.8z"),
  user: disc(12, 7.4, 4.6) + solid("M3.6 21.6c0-5.6 3-8.2 8.4-8.2s8.4 2.6 8.4 8.2z"),
  users: disc(8.5, 8, 4) + solid("M1.4 20.6c0-5 2.5-7.2 7.1-7.2s7.1 2.2 7.1 7.2z") + line("M15.2 4.4a3.9 3.9 0 0 1" +
    " 0 7.2M18 14c3 .8 4.4 3 4.6 6.6"),
  bot: line("M7 8h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM12 8V4M9 13v.6M15 13v.6M9 17h6"),
  leave: line("M13 3H4.5v18H13M10 12h11M17 7.5l4.5 4.5L17 16.5"),
  flag: line("M5 22V3") + solid("M6 3.5c4-2 8 2 13.5 0L17 8.5l2.5 5C14 15.5 10 11.5 6 13.5z"),
  clock: ring(12, 12, 9) + line("M12 6.6V12l3.6 2.2"),
  hourglass: line("M6 2.5h12M6 21.5h12M7.5 2.5c0 5.5 9 6.5 9 9.5s-9 4-9 9.5M16.5 2.5c0 5.5-9 6.5-9 9.5s9 4 9 9.5"),
  restart: line("M4.5 8A8.6 8.6 0 1 1 3.4 13M3 3v5.4h5.4") + solid("M10 8.2l6.4 3.8-6.4 3.8z"),
  history: line("M4.5 8A8.6 8.6 0 1 1 3.4 13M3 3v5.4h5.4M12 7.4V12l3 2"),
  calendar: line("M3.5 5h17v16h-17zM3.5 10h17M8 2.5V7M16 2.5V7M8 14.5h.2M12 14.5h.2M16 14.5h.2"),
  trophy: line("M7 3h10v6a5 5 0 0 1-10 0zM7 5H3c0 4 1.6 6 4.4 6M17 5h4c0 4-1.6 6-4.4 6M12 14v4M7.5 21h9" +
    "c0-2-2-3-4.5-3s-4.5 1-4.5 3z"),
  book: line("M12 6C9.5 4 6 3.5 2.5 4v15c3.5-.5 7 0 9.5 2 2.5-2 6-2.5 9.5-2V4C18 3.5 14.5 4 12 6zM12 6v15"),
  learn: line("M1.5 9L12 4l10.5 5L12 14zM6 11.5V17c3 2.6 9 2.6 12 0v-5.5M22.5 9v6"),
  home: line("M2.5 11.5L12 3l9.5 8.5M5 9.5V21h5v-6h4v6h5V9.5"),
  lock: line("M5 10.5h14V21H5zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5"),
  key: ring(7.5, 14.5, 4.6) + line("M11 11L20 2.5M16.5 6l3.5 3.5M13.5 9l2 2"),
  dice:
    line("M4 4h16v16H4z") +
    disc(12, 12, 1.6) +
    [8.5, 15.5].map((x) => disc(x, 8.5, 1.6) + disc(x, 15.5, 1.6)).join(""),
  command: line("M4 5l6 6.5L4 18M12 19h8.5", 2.2),
  list: line("M8.5 6H21M8.5 12H21M8.5 18H21M3.5 6h.2M3.5 12h.2M3.5 18h.2", 2.2),
  filter: line("M3 4.5h18l-7 8.5v7l-4-2v-5z"),
  compass: ring(12, 12, 9.4) + solid("M16.8 7.2l-3.2 6.4-6.4 3.2 3.2-6.4z"),
  star: solid("M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z"),
  heart: solid("M12 21C4 15 1.5 11 2 7.5 2.6 3.5 8.5 1.5 12 6.5c3.5-5 9.4-3 10 1C22.5 11 20 15 12 21z"),
  block: ring(12, 12, 9.4) + line("M5.5 5.5l13 13"),
  away: line("M17 3.5h4l-4 5h4M10 8.5h5l-5 6.5h5") + line("M3 15.5h4L3 20.5h4"),
  keyboard: line("M2 6h20v12.5H2zM6 10h.2M10 10h.2M14 10h.2M18 10h.2M6 14.5h.2M18 14.5h.2M9.5 14.5h5"),
  wifi: line("M2.5 9.5a14 14 0 0 1 19 0M6 13.5a8.6 8.6 0 0 1 12 0") + disc(12, 18, 2),
};

export type IconName = keyof typeof games | keyof typeof page;

/** Markup by name; Sprite.svelte makes a symbol of each. */
export const icons: Readonly<Record<IconName, string>> = { ...games, ...page };

export const gameIcons = Object.keys(games) as IconName[];
export const iconNames = Object.keys(icons) as IconName[];

export function isIcon(name: string): name is IconName {
  return name in icons;
}
