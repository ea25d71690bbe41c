/** The options of a game: which are there for how many, and in words. */

import { t } from "../../speech/language.svelte";

export interface GameOffered {
  game: string;
  rules: string;
  players: number[];
  options: Record<string, string[]>;
}

const ROWS = ["top", "middle", "bottom"];

/** Options that mean something with these players and the others as chosen. */
export function askable(game: GameOffered, players: number, chosen: Record<string, string>): string[] {
  return Object.keys(game.options).filter((name) => {
    if (game.game !== "tirnanog") return true;
    if (name === "difficulty") return players === 1;
    return !ROWS.includes(name) || chosen["geis"] === "chosen";
  });
}

/** What is sent: only what may be asked, and only what differs from the default, which stands first. */
export function toSend(game: GameOffered, players: number, chosen: Record<string, string>): Record<string, string> {
  const names = askable(game, players, chosen).filter((name) => {
    const value = chosen[name];
    return value !== undefined && (value !== game.options[name]?.[0] || ROWS.includes(name));
  });
  return Object.fromEntries(names.map((name) => [name, chosen[name]!]));
}

export function isRow(name: string): boolean {
  return ROWS.includes(name);
}

export function optionName(name: string): string {
  return t(`opt-${name}`);
}

export function valueName(name: string, value: string): string {
  return t(`opt-${name}-${value}`);
}

export function valueHelp(name: string, value: string): string {
  return t(`opt-${name}-${value}-help`);
}
