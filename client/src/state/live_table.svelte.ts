/** A table on the server, as it is now. */
import { Refusal, get, post, type Reason } from "../net/api";
import { TableSocket, type Status, type Wish } from "../net/socket";
import type { Said, SeatShown, TableShown, Update, View, WantedPace, WindowShown } from "../protocol/messages";
import { loadGame, speechOf } from "../speech/games.svelte";
import { t } from "../speech/language.svelte";
import type { Speech } from "../speech/speech";
import { isLate } from "./clicks";
import { me } from "./me.svelte";
import { gameOf, type Decision, type Game, type GameEvent, type Playing, type Preview } from "./playing";
import { toast } from "./toast.svelte";

export class LiveTable implements Playing {
  shown = $state.raw<TableShown | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Said[]>([]);
  status = $state<Status>("connecting");
  /** Why we may not be here, when `status` is "gone". */
  gone = $state.raw<Reason[]>([]);
  busy = $state(false);
  #answered = ""; // the question to which the server took an answer: it may still be shown for a while
  refused = $state.raw<Reason[] | null>(null);
  readonly #speech = $derived.by(() => (this.shown ? speechOf(this.shown.game, namesOf(this.shown.seats)) : null));
  readonly #socket: TableSocket;
  readonly #stop: () => void;
  #asked = ""; // the question as it stands on the page
  #since = 0; // and from when on
  #as: string | undefined; // whom the server took us for

  constructor(
    readonly id: string,
    readonly invite = "",
  ) {
    this.#socket = new TableSocket(id, invite, null, {
      update: (update) => this.#update(update),
      said: (said) => this.#said(said),
      status: (status, reasons) => {
        this.status = status;
        if (status === "gone") this.gone = reasons;
      },
      known: () => me.user !== null,
    });
    this.#as = me.user?.id;
    this.#stop = $effect.root(() => {
      $effect(() => {
        const now = me.user?.id;
        if (now !== this.#as) this.#socket.lookAs(null); // somebody has come, or logged in
        this.#as = now;
      });
    });
  }

  /** May `view` and `speech` be read? A game is there, and its words are. */
  get ready(): boolean {
    return this.shown?.view != null && this.#speech !== null;
  }

  get game(): Game {
    return gameOf(this.shown?.game ?? "");
  }

  get view(): View {
    return this.shown!.view!;
  }

  get speech(): Speech {
    return this.#speech!;
  }

  get seat(): number | null {
    return this.shown?.seat ?? null;
  }

  get seats(): SeatShown[] {
    return this.shown?.seats ?? [];
  }

  get window(): WindowShown | null {
    return this.shown?.window ?? null;
  }

  /** None where nobody else waits and nothing happens when the time is up: a clock would only press. */
  get deadlines(): Record<string, number> {
    const people = this.seats.filter(({ kind, bot }) => kind !== "bot" && !bot);
    const alone = people.length < 2 || people.every(({ yours }) => yours);
    return this.shown && !(alone && this.shown.pace.absent === "wait") ? this.shown.deadlines : {};
  }

  get live(): boolean {
    return this.seat !== null && this.shown?.state === "running";
  }

  get decision(): Decision | null {
    return this.#decisions.find((decision) => !decision.optional) ?? null;
  }

  get beside(): Decision[] {
    return this.#decisions.filter((decision) => decision.optional);
  }

  get #decisions(): Decision[] {
    return (this.shown?.view?.decisions ?? []).filter((decision) => decision.seat === this.seat);
  }

  async answer(option: string, decision?: Decision): Promise<void> {
    const asked = decision ?? this.#decisions.find(({ options }) => options.includes(option)) ?? this.decision;
    const question = asked ? [this.seat, asked.number, this.shown?.undone].join("/") : null;
    if (this.busy || this.seat === null || question === this.#answered) return;
    if (isLate(this.#since)) return toast(t("table-too-quick"));
    this.busy = true;
    this.refused = null;
    try {
      await this.#socket.send({ t: "answer", seat: this.seat, option, number: asked?.number ?? null });
      this.#answered = question ?? "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.reasons;
    } finally {
      this.busy = false;
    }
  }

  async why(option: string): Promise<Reason[]> {
    if (this.seat === null) return [];
    try {
      return (await post<{ reasons: Reason[] }>(`tables/${this.id}/why`, { seat: this.seat, option })).reasons;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.reasons; // cut off, say: that is why nothing is open now
    }
  }

  async preview(): Promise<Preview | null> {
    return this.seat === null ? null : get<Preview>(`tables/${this.id}/preview?seat=${this.seat}`);
  }

  /** Through other eyes: of another seat of mine (hot seat). */
  look(seat: number | null): void {
    if (seat !== this.seat) this.#socket.lookAs(seat);
  }

  hold(): Promise<void> {
    return this.#send((seat) => ({ t: "hold", seat }));
  }

  retract(): Promise<void> {
    return this.#send((seat) => ({ t: "retract", seat }));
  }

  undo(): Promise<void> {
    return this.#send((seat) => ({ t: "undo", seat }));
  }

  agree(yes: boolean): Promise<void> {
    return this.#send((seat) => ({ t: "agree", seat, yes }));
  }

  away(): Promise<void> {
    return this.#send((seat) => ({ t: "away", seat }));
  }

  back(): Promise<void> {
    return this.#send((seat) => ({ t: "back", seat }));
  }

  pace(pace: WantedPace): Promise<void> {
    return this.#socket.send({ t: "pace", pace });
  }

  async say(text: string): Promise<void> {
    await me.known();
    await post(`tables/${this.id}/chat`, { text });
  }

  /** Tries now, instead of waiting for the next try. */
  reconnect(): void {
    this.#socket.reconnect();
  }

  close(): void {
    this.#stop();
    this.#socket.close();
  }

  #send(wish: (seat: number) => Wish): Promise<void> {
    if (this.seat === null) return Promise.reject(new Refusal(403, [{ key: "not-your-seat", values: {} }]));
    this.#answered = ""; // an answer taken back may be given again
    return this.#socket.send(wish(this.seat));
  }

  #update({ table, since, events }: Update): void {
    void loadGame(table.game).catch(() => undefined); // offline: the next update tries again
    this.shown = table;
    const asked = [this.decision?.seat, this.decision?.number, this.decision?.key, this.window?.key].join("/");
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#since = performance.now();
      this.refused = null;
    }
    this.events = since === this.events.length ? this.events.concat(events) : this.events.slice(0, since).concat(events);
    // Who sits down or stands up while looking is shown what that seat may see.
    const mine = table.seats.filter((seat) => seat.yours);
    if (table.seat === null ? mine.length > 0 : mine.every((seat) => seat.seat !== table.seat)) this.#socket.lookAs(null);
  }

  #said(said: Said): void {
    if (this.chat.every((known) => known.id !== said.id)) this.chat = [...this.chat, said];
  }
}

/** How those at the table are called; one of our bots by its level. */
export function namesOf(seats: SeatShown[]): string[] {
  return seats.map((seat) => seat.name || (seat.bot ? botName(seat.bot, seat.seat) : ""));
}

export function botName(bot: string, seat: number): string {
  return t("bot-player", { level: t(`level-${bot.split(":")[0]}`), number: seat + 1 });
}
