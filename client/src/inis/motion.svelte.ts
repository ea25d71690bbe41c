/** Pieces on their way between two views. What has landed is in the view; what flies is not counted yet. */
import { tick } from "svelte";

import { reduced } from "../state/motion.svelte";
import {
  builtBy,
  changesBetween,
  isNothing,
  landings,
  NOTHING,
  NOWHERE,
  tilesOf,
  touchedBy,
  type At,
  type Changes,
  type Flight,
} from "./changes";
import type { Building } from "./pieces";
import type { IslandShown } from "./view";

export const FLIGHT = 320; // milliseconds
export const DRAWING = 700;
const GLOW = 900;

export interface InTheAir extends Flight {
  id: number;
}

export class Motion {
  flights = $state.raw<InTheAir[]>([]);
  tiles = $state.raw<ReadonlySet<string>>(NOTHING);
  touched = $state.raw<ReadonlySet<string>>(NOTHING);
  #built = $state.raw<At<Building>>(NOWHERE);
  #landed = $state.raw<At<number>>(NOWHERE);
  #last: IslandShown | null = null;
  #number = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** To be called with every view. Big jumps (another position of a replay) are not animated. */
  follow(island: IslandShown): void {
    const before = this.#last;
    this.#last = island;
    if (before === null || before === island) return;
    const changes = changesBetween(before, island);
    if (isNothing(changes)) return;
    const jump =
      changes.flights.length > 8 || changes.tiles.length > 1 || before.players.length !== island.players.length;
    if (jump) this.finish();
    else this.#start(changes);
  }

  #start(changes: Changes): void {
    this.finish();
    this.touched = touchedBy(changes);
    this.#built = builtBy(changes);
    this.tiles = tilesOf(changes);
    if (reduced()) {
      this.#after(GLOW, () => this.finish());
      return;
    }
    this.flights = changes.flights.map((flight) => ({ ...flight, id: this.#number++ }));
    this.#after(FLIGHT, () => this.#land());
    this.#after(Math.max(DRAWING, FLIGHT + GLOW), () => this.finish());
  }

  #land(): void {
    this.#landed = landings(this.flights);
    this.flights = [];
  }

  /** Everything is where it belongs, at once: any input does this. */
  finish(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.flights = [];
    this.tiles = NOTHING;
    this.touched = NOTHING;
    this.#built = NOWHERE;
    this.#landed = NOWHERE;
  }

  built(place: string): ReadonlySet<Building> {
    return this.#built.get(place) ?? NOTHING;
  }

  landed(place: string): ReadonlySet<number> {
    return this.#landed.get(place) ?? NOTHING;
  }

  /** Clans still on their way to a place, by seat. */
  coming(place: string, seats: number): number[] {
    const counts = new Array<number>(seats).fill(0);
    for (const { to, seat, count } of this.flights) if (to === place) counts[seat] = (counts[seat] ?? 0) + count;
    return counts;
  }

  #after(milliseconds: number, then: () => void): void {
    this.#timers.push(setTimeout(() => void tick().then(then), milliseconds));
  }
}

/** Keyframes of an arc between two points. */
export function arc(from: readonly [number, number], to: readonly [number, number], scale: number): Keyframe[] {
  const high = Math.min(90, 24 + Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.22);
  return Array.from({ length: 9 }, (_, at) => {
    const part = at / 8;
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part - Math.sin(part * Math.PI) * high;
    return { transform: `translate(${x}px, ${y}px) scale(${scale * (1 + Math.sin(part * Math.PI) * 0.12)})` };
  });
}
