// The pigments of the art direction. Only `art/` names colours; the rest of the page uses the variables of theme.css.

export type Shape = "shield" | "round" | "lozenge" | "square" | "hexagon";
export type Pattern = "bars" | "rings" | "lattice" | "dots" | "chevrons";

/** How a seat is told apart: colour, shape and pattern, never colour alone. Paths lie round 0,0, about 36 wide. */
export interface Identity {
  readonly name: "green" | "blue" | "orange" | "white" | "murex";
  readonly colour: string;
  readonly dark: string;
  readonly numeral: string;
  readonly rim: string;
  readonly shape: Shape;
  readonly pattern: Pattern;
  readonly path: string;
}

export const identities: readonly Identity[] = [
  {
    name: "green",
    colour: "#14ad75",
    dark: "#064a31",
    numeral: "#021a11",
    rim: "#fff3d2",
    shape: "shield",
    pattern: "bars",
    path: "M0-17C6-14 11-13 15-13 16-1 11 11 0 18-11 11-16-1-15-13-11-13-6-14 0-17Z",
  },
  {
    name: "blue",
    colour: "#1a4aa0",
    dark: "#0b2560",
    numeral: "#ffffff",
    rim: "#fff3d2",
    shape: "round",
    pattern: "rings",
    path: "M0-16.5A16.5 16.5 0 1 1 0 16.5 16.5 16.5 0 1 1 0-16.5Z",
  },
  {
    name: "orange",
    colour: "#f08c1e",
    dark: "#7a3b02",
    numeral: "#241200",
    rim: "#fff3d2",
    shape: "lozenge",
    pattern: "lattice",
    path: "M0-19.5L18.5 0 0 19.5-18.5 0Z",
  },
  {
    name: "white",
    colour: "#f7f1e2",
    dark: "#54483a",
    numeral: "#1d1710",
    rim: "#fffdf6",
    shape: "square",
    pattern: "dots",
    path: "M-14.5-14.5H14.5V14.5H-14.5Z",
  },
  {
    name: "murex",
    colour: "#6b2450",
    dark: "#36102a",
    numeral: "#ffffff",
    rim: "#fff3d2",
    shape: "hexagon",
    pattern: "chevrons",
    path: "M-9-16.5H9L18 0 9 16.5H-9L-18 0Z",
  },
];

export function identity(seat: number): Identity {
  const found = identities[seat % identities.length];
  if (!found) throw new Error(`no identity for seat ${seat}`);
  return found;
}

export type Deck = "action" | "advantage" | "epic";

export interface DeckColours {
  /** Frame, from its light to its dark corner. */
  readonly frame: readonly [string, string, string];
  readonly ground: string;
  readonly knot: string;
  readonly roundel: string;
  readonly edge: string;
  readonly medallion: string;
}

export const decks: Readonly<Record<Deck, DeckColours>> = {
  action: {
    frame: ["#3f8f6c", "#1c573f", "#123b2b"],
    ground: "#123a2a",
    knot: "#4fa27d",
    roundel: "#1d5a42",
    edge: "#0b2419",
    medallion: "#1c573f",
  },
  advantage: {
    frame: ["#eec04a", "#b37d16", "#7d5308"],
    ground: "#5f3f06",
    knot: "#d9a431",
    roundel: "#8a5c0a",
    edge: "#3a2502",
    medallion: "#7f5406",
  },
  epic: {
    frame: ["#d8573a", "#98281a", "#641510"],
    ground: "#58130c",
    knot: "#d0553a",
    roundel: "#8c2416",
    edge: "#330806",
    medallion: "#98281a",
  },
};

export type TirColour = "red" | "yellow" | "green" | "blue";

/** The four colours of Tír na nÓg; `symbol` is the icon that goes with each (see icons.ts). */
export const tirColours = {
  red: {
    symbol: "flame",
    colour: "#9a2a1a",
    dark: "#561007",
    ground: "#7a1d10",
    knot: "#c9503a",
    edge: "#430b05",
    on: "#fff6df",
  },
  yellow: {
    symbol: "sunburst",
    colour: "#e2b136",
    dark: "#7a5205",
    ground: "#b5820f",
    knot: "#f6d874",
    edge: "#644406",
    on: "#2a1a02",
  },
  green: {
    symbol: "trefoil",
    colour: "#55a37c",
    dark: "#2f7d57",
    ground: "#2f7d57",
    knot: "#93d3b0",
    edge: "#0d3321",
    on: "#fff6df",
  },
  blue: {
    symbol: "wave",
    colour: "#27478a",
    dark: "#0f2149",
    ground: "#1b3468",
    knot: "#5f8acb",
    edge: "#0a1938",
    on: "#fff6df",
  },
} as const satisfies Record<TirColour, Record<string, string>>;

/** What pictograms are painted with. */
export const pigment: Readonly<
  Record<"vellum" | "ink" | "gold" | "lead" | "woad" | "verdigris" | "line" | "gilt", string>
> = {
  vellum: "#f7edd2",
  ink: "#1d130b",
  gold: "#e9b93e",
  lead: "#d5502b",
  woad: "#4f8fc0",
  verdigris: "#3f9a78",
  line: "#140c06",
  gilt: "#efcf7c",
};
