/** What the engine shows of an island, and what follows from it at a glance. */
import type { InisResult, InisTable } from "../protocol/views";
import type { Playing } from "../state/playing";

export type { ClashShown, InisPlayer as PlayerShown, InisTable as IslandShown, Territory } from "../protocol/views";

export function islandOf(playing: Playing): InisTable {
  return playing.view.table as InisTable;
}

export function resultOf(playing: Playing): InisResult | null {
  return playing.view.result as InisResult | null;
}

/** All seats in the order of the crows, from one on. */
export function crowOrder(island: InisTable, from: number): number[] {
  const seats = island.players.length;
  const step = island.direction === "clockwise" ? 1 : seats - 1;
  return Array.from({ length: seats }, (_, at) => (from + at * step) % seats);
}

/** Who has passed in a row: those before the one whose turn it is. */
export function passed(island: InisTable): number[] {
  if (island.passes === 0) return [];
  return crowOrder(island, island.turn).slice(-Math.min(island.passes, island.players.length));
}
