/** Tables in lists: which are where, and in which order they matter to me. */

import type { TableListed } from "../../protocol/messages";

export interface Sorted {
  waiting: TableListed[]; // for me, the most urgent first
  running: TableListed[];
  lobby: TableListed[]; // mine, not begun
  offered: TableListed[]; // a seat is kept for me
  open: TableListed[]; // of others, to join
  past: TableListed[];
}

export function sorted(tables: TableListed[]): Sorted {
  const own = tables.filter((table) => table.own);
  const others = tables.filter((table) => !table.own && !table.offered.length);
  const running = own.filter((table) => table.state === "running");
  return {
    waiting: running.filter((table) => table.yours).sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity)),
    running: running.filter((table) => !table.yours),
    lobby: own.filter((table) => table.state === "lobby"),
    offered: tables.filter((table) => !table.own && table.offered.length),
    open: others.filter((table) => table.state === "lobby"),
    past: own.filter((table) => table.state === "over"),
  };
}

/** What still concerns me, the most urgent first. */
export function mine(tables: Sorted): TableListed[] {
  return [...tables.waiting, ...tables.offered, ...tables.running, ...tables.lobby];
}

export interface Span {
  unit: "minutes" | "hours" | "days";
  count: number;
  past: boolean;
}

/** How long it is until a moment, roughly: the larger unit from two of it on, so that "1 day" never hides 47 hours. */
export function span(until: number, now: number): Span {
  const seconds = Math.abs(until - now);
  const past = until < now;
  if (seconds < 2 * 3600) return { unit: "minutes", count: Math.max(1, Math.round(seconds / 60)), past };
  if (seconds < 2 * 86400) return { unit: "hours", count: Math.round(seconds / 3600), past };
  return { unit: "days", count: Math.round(seconds / 86400), past };
}
