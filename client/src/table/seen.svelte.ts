/** What happened while I was away, and how far I have read. */
import { get, post, Refusal } from "../net/api";
import type { News } from "../protocol/messages";
import type { LiveTable } from "../state/live_table.svelte";
import type { GameEvent } from "../state/playing";

const SAID_AFTER = 1500; // milliseconds: a busy table is not reported event by event
const WORTH = 3; // events: fewer are read in the chronicle at a glance

export class Seen {
  /** The news to be played back; null when there are none, or they have been. */
  recap = $state.raw<GameEvent[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = new Map<number, number>(); // by seat: events said to be read
  #asked = new Set<number>();

  constructor(private readonly table: LiveTable) {}

  /** Once for each seat, when it is first looked through. */
  async ask(seat: number): Promise<void> {
    if (this.#asked.has(seat)) return;
    this.#asked.add(seat);
    try {
      const news = await get<News>(`tables/${this.table.id}/news?seat=${seat}`);
      this.#told.set(seat, news.since);
      if (news.since > 0 && news.events.length >= WORTH) this.recap = news.events as GameEvent[];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // a recap is not worth an error
    }
  }

  /** So many events are on the screen: after a while the server is told. */
  read(seat: number, events: number): void {
    if (document.visibilityState !== "visible" || (this.#told.get(seat) ?? -1) >= events || events === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#told.set(seat, events);
      void post(`tables/${this.table.id}/seen`, { seat, event: events }).catch(() => undefined);
    }, SAID_AFTER);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
