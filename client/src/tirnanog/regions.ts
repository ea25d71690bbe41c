// The largest connected cards of one colour, to say which region a card would join. Points come from the server.

import { COLOURS, freeSlot, ROWS, type Colour, type Row, type Saga } from "./model";

type Colours = (Colour | null)[][];

export function coloursOf(saga: Saga): Colours {
  return ROWS.map((row) => saga[row].map((told) => told?.colour ?? null));
}

export function withCard(saga: Saga, row: Row, colour: Colour): Colours {
  const colours = coloursOf(saga);
  const line = colours[ROWS.indexOf(row)];
  if (line) line[freeSlot(saga[row])] = colour;
  return colours;
}

export function largest(colours: Colours): Record<Colour, number> {
  const found = { red: 0, yellow: 0, green: 0, blue: 0 };
  const seen = new Set<string>();
  const size = (row: number, column: number, colour: Colour): number => {
    const key = `${row},${column}`;
    if (colours[row]?.[column] !== colour || seen.has(key)) return 0;
    seen.add(key);
    const beside: [number, number][] = [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]];
    return beside.reduce((sum, [r, c]) => sum + size(r, c, colour), 1);
  };
  colours.forEach((line, row) =>
    line.forEach((colour, column) => {
      if (colour) found[colour] = Math.max(found[colour], size(row, column, colour));
    }),
  );
  for (const colour of COLOURS) if (found[colour] < 2) found[colour] = 0;
  return found;
}
