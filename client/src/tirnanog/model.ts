// What the view of a Tír na nÓg table holds, as docs/tirnanog.md and the engine's view.py have it.

import type { Points, Slot, TirNaNogPlayer, TirNaNogPreview, TirNaNogResult, TirNaNogTable } from "../protocol/messages";
import type { Playing } from "../state/playing";

export const ROWS = ["top", "middle", "bottom"] as const;
export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export const SLOTS = 5;
export const BARDS = 3;

export type Row = (typeof ROWS)[number];
export type Colour = (typeof COLOURS)[number];
export type Grid = (string | null)[][];
export type Phase = "token" | "journey" | "saga" | "upkeep" | "pile" | "over";

/** A card in a saga: what is printed, and what it is now. */
export type Told = Slot;
export type { Balor as BalorSeen, Points, TirNaNogResult as Result } from "../protocol/messages";
export type Saga = Record<Row, (Told | null)[]>;

// The generated types take any key; these know which there are.
export type PlayerSeen = Omit<TirNaNogPlayer, "saga" | "regions"> & { saga: Saga; regions: Record<Colour, number> };
export type TableSeen = Omit<TirNaNogTable, "players"> & { players: PlayerSeen[] };

/** What each would have, by seat, if a card were played into a row and nothing more. */
export type Foreseen = Omit<TirNaNogPreview, "options"> & { options: Record<string, Partial<Record<Row, Points[]>>> };

export function tableOf(playing: Playing): TableSeen {
  return playing.view.table as TableSeen;
}

export function resultOf(playing: Playing): TirNaNogResult | null {
  return playing.view.result as TirNaNogResult | null;
}

/** Which part of the round it is. `doing` names a card's effect while that is being settled. */
export function phaseOf(doing: string, over: boolean, table: TableSeen): Phase {
  if (over) return "over";
  if (doing === "balor-token") return "token";
  if (doing === "balor-pile") return "pile";
  if (doing === "journey" || doing === "move_bard_at_the_end") return "journey";
  if (doing === "upkeep") return "upkeep";
  const home = table.players.every((player) => player.at_home === BARDS);
  return doing === "recolour_any" && home ? "upkeep" : "saga";
}

/** The leftmost free slot of a row: a hole comes first. */
export function freeSlot(row: (Told | null)[]): number {
  const hole = row.indexOf(null);
  return hole < 0 ? row.length : hole;
}

export function cardCount(row: (Told | null)[]): number {
  return row.filter((told) => told !== null).length;
}

export function toldIn(saga: Saga, card: string): Told | null {
  for (const row of ROWS) {
    const told = saga[row].find((one) => one?.card === card);
    if (told) return told;
  }
  return null;
}

export function seatOf(option: string): number | null {
  const found = /^seat(\d)$/.exec(option);
  return found ? Number(found[1]) : null;
}
