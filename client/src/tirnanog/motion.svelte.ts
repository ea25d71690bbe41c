// Watches a board for changes: remembers who took which card, and sets pieces in motion.

import { untrack } from "svelte";
import { reduced } from "../state/motion.svelte";
import type { BoardState } from "./board.svelte";
import { changes, type Changes } from "./changes";
import { Flights, measure, type Measured } from "./flights";
import type { Owner } from "./grid";
import type { TableSeen } from "./model";

/** To be called while a component is set up. */
export function watch(board: BoardState, root: () => HTMLElement | undefined): void {
  let before: TableSeen | null = null;
  let seat: number | null = null;
  let flights: Flights | null = null;
  let pending: { found: Changes; measured: Measured } | null = null;

  $effect.pre(() => {
    const after = board.table;
    untrack(() => {
      const was = before;
      const sameEyes = seat === board.seat;
      before = after;
      seat = board.seat;
      if (!was || was === after || !sameEyes) return;
      const found = changes(was, after, board.playing.events);
      const known = found.newGrid || found.back ? [] : [...board.seen];
      const taken = found.taken.flatMap(({ cell, owner }): [string, Owner][] => (owner === null ? [] : [[cell, owner]]));
      board.seen = new Map([...known, ...taken]);
      const element = root();
      pending = element && !document.hidden ? { found, measured: measure(element, found) } : null;
    });
  });
  $effect(() => {
    void board.table;
    const element = root();
    if (!element || !pending) return;
    const { found, measured } = pending;
    pending = null;
    flights ??= new Flights(element);
    flights.end();
    flights.play(found, untrack(() => board.seat), measured, untrack(reduced));
  });
  $effect(() => {
    const end = () => flights?.end();
    window.addEventListener("pointerdown", end, true);
    window.addEventListener("keydown", end, true);
    return () => {
      window.removeEventListener("pointerdown", end, true);
      window.removeEventListener("keydown", end, true);
    };
  });
}
