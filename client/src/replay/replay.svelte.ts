/** A finished game, position by position: what boards need, without anything to answer. */
import { get, Refusal, type Reason } from "../net/api";
import type { Replayed, TableShown, Update } from "../protocol/messages";
import { loadGame, speechOf } from "../speech/games.svelte";
import type { Speech } from "../speech/speech";
import { namesOf } from "../state/live_table.svelte";
import { gameOf, type Decision, type Game, type GameEvent, type Playing, type SeatShown, type View } from "../state/playing";

/** Through whose eyes: of a seat, a spectator's, or always of whoever chooses next. */
export type Eyes = number | null | "mover";

const KEPT = 400; // positions

export class Replay implements Playing {
  shown = $state.raw<TableShown | null>(null);
  /** After so many answers. */
  at = $state(0);
  last = $state(0);
  eyes = $state<Eyes>("mover");
  position = $state.raw<Replayed | null>(null);
  busy = $state(false);
  /** Why there is nothing to be seen. */
  failed = $state.raw<Reason[] | null>(null);
  /** Every answer of the game; null if the record may not be read. */
  answers = $state.raw<[number, string][] | null>(null);
  readonly live = false;
  readonly past = true;
  readonly refused = null;
  readonly window = null;
  readonly deadlines = {};
  #all = $state.raw<GameEvent[]>([]);
  readonly #speech = $derived.by(() => (this.shown ? speechOf(this.shown.game, namesOf(this.shown.seats)) : null));
  readonly #positions = new Map<string, Promise<Replayed>>();
  #asked = 0;

  constructor(
    readonly id: string,
    private readonly invite = "",
  ) {}

  /** Fetches the table and its first position to be shown: after so many answers, or with so many events. */
  async open(where: { at?: number; event?: number }): Promise<void> {
    try {
      const { table, events } = await get<Update>(this.#path("", { since: 0 }));
      await loadGame(table.game);
      this.#all = events as GameEvent[];
      this.shown = table;
      const [first, record] = await Promise.all([
        this.#fetch(0, null),
        get<{ answers: [number, string][] }>(this.#path("/record")).catch(() => null),
      ]);
      this.answers = record?.answers ?? null;
      this.last = first.last;
      await (where.event === undefined ? this.go(where.at ?? 0) : this.goToEvent(where.event));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error.reasons;
    }
  }

  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(at)));
    const asked = ++this.#asked;
    this.at = wanted;
    this.busy = true;
    try {
      const position = await this.#fetch(wanted, this.#seatAt(wanted));
      if (asked !== this.#asked) return; // gone on meanwhile
      this.position = position;
      this.failed = null;
      if (wanted < this.last) void this.#fetch(wanted + 1, this.#seatAt(wanted + 1)).catch(() => undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.#asked) this.failed = error.reasons;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** To the position in which this event had just happened. */
  async goToEvent(event: number): Promise<void> {
    await this.go(await this.#answersOf(event));
  }

  look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.go(this.at);
  }

  /** The answer that was given here; null at the end. */
  get next(): { seat: number; option: string } | null {
    const given = this.answers?.[this.at];
    return given ? { seat: given[0], option: given[1] } : null;
  }

  get ready(): boolean {
    return this.position !== null && this.#speech !== null;
  }

  get game(): Game {
    return gameOf(this.shown?.game ?? "");
  }

  get view(): View {
    return this.position!.view;
  }

  get seat(): number | null {
    return this.position?.view.seat ?? null;
  }

  get seats(): SeatShown[] {
    return this.shown?.seats ?? [];
  }

  get speech(): Speech {
    return this.#speech!;
  }

  get events(): GameEvent[] {
    return this.#all.slice(0, this.position?.event ?? 0);
  }

  get decision(): Decision | null {
    return this.#decisions.find((decision) => !decision.optional) ?? null;
  }

  get beside(): Decision[] {
    return this.#decisions.filter((decision) => decision.optional);
  }

  get #decisions(): Decision[] {
    return (this.position?.view.decisions ?? []).filter((decision) => decision.seat === this.seat);
  }

  async answer(): Promise<void> {
    // It was answered long ago: playing on is another table.
  }

  async why(): Promise<Reason[]> {
    return [];
  }

  #seatAt(at: number): number | null {
    if (this.eyes !== "mover") return this.eyes;
    const given = this.answers?.[at] ?? this.answers?.at(-1);
    return given?.[0] ?? null;
  }

  #fetch(at: number, seat: number | null): Promise<Replayed> {
    const name = `${seat ?? "-"}/${at}`;
    let asked = this.#positions.get(name);
    if (!asked) {
      if (this.#positions.size > KEPT) this.#positions.delete(this.#positions.keys().next().value!);
      asked = get<Replayed>(this.#path(`/replay/${at}`, seat === null ? {} : { seat }));
      this.#positions.set(name, asked);
      asked.catch(() => this.#positions.delete(name));
    }
    return asked;
  }

  #path(what: string, values: Record<string, number> = {}): string {
    const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
    if (this.invite) query.set("invite", this.invite);
    return `tables/${this.id}${what}${query.size > 0 ? `?${query.toString()}` : ""}`;
  }

  /** After how many answers there were this many events, or just more. */
  async #answersOf(event: number): Promise<number> {
    let [low, high] = [0, this.last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.#fetch(middle, null)).event >= event) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
