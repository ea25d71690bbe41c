// Whose turn comes when: clockwise in the Journey, the other way round in the Saga; Balor is always first.

import type { Owner } from "./grid";
import type { Phase, TableSeen } from "./model";

export interface Step {
  who: Owner;
  now: boolean;
  done: boolean;
}

export function direction(phase: Phase): "clockwise" | "counter" | null {
  if (phase === "journey" || phase === "token") return "clockwise";
  return phase === "saga" ? "counter" : null;
}

export function order(phase: Phase, first: number, players: number): Owner[] {
  const seats = Array.from({ length: players }, (_, at) =>
    phase === "saga" ? (first - 1 - at + 2 * players) % players : (first + at) % players,
  );
  return players === 1 ? ["balor", ...seats] : seats;
}

/** In the Journey a seat is done when its bards are out, in the Saga when they are home. */
export function steps(table: TableSeen, phase: Phase, waiting: number[]): Step[] {
  return order(phase, table.first, table.players.length).map((who) => {
    const out = who === "balor" ? (table.balor?.bards.length ?? 0) : (table.players[who]?.bards.length ?? 0);
    const now = who !== "balor" && waiting.includes(who);
    const done = phase === "journey" ? out === 3 : phase === "saga" ? out === 0 : phase === "upkeep" && !now;
    return { who, now, done: done && !now };
  });
}
