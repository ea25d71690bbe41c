/** Several seats of one table played at one screen: whose turn it is to look. */
import type { Playing } from "../state/playing";

/** The names of windows in which a seat of mine has answered: others' eyes do not tell that. */
export class Sealed {
  #window = "";
  #seats = new Set<number>();

  note(playing: Playing): void {
    const window = playing.window;
    const name = window === null ? "" : JSON.stringify([window.key, window.values, playing.events.length]);
    if (name !== this.#window) this.#seats.clear();
    this.#window = name;
    if (window?.answered != null && playing.seat !== null) this.#seats.add(playing.seat);
  }

  has(seat: number): boolean {
    return this.#seats.has(seat);
  }
}

/** The other seat of mine that the game waits for, if this one has nothing to do. */
export function nextEyes(playing: Playing, sealed: Sealed): number | null {
  const mine = playing.seats.filter((seat) => seat.yours && !seat.away).map((seat) => seat.seat);
  if (mine.length < 2 || playing.decision !== null || playing.view.over) return null;
  const wanted = playing.view.waiting.filter((seat) => seat !== playing.seat && mine.includes(seat));
  if (playing.window === null) return wanted[0] ?? null;
  return wanted.find((seat) => playing.window!.seats.includes(seat) && !sealed.has(seat)) ?? null;
}
