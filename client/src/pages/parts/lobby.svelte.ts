/** What is done at a table before the game: seats taken and given, bots, the start. The socket tells all of what changed. */

import { del, post, put } from "../../net/api";
import type { TableShown, Update } from "../../protocol/messages";
import { me } from "../../state/me.svelte";
import { Doing } from "./doing.svelte";
import { keep, kept } from "./kept";
import { quickOf, type Game } from "./quick";

export class Lobby extends Doing {
  /** As the answer to the last thing done shows it: seen at once, also when the socket is slow. */
  after = $state.raw<TableShown | null>(null);
  closed = $state(false);
  readonly #id: string;
  readonly #invite: string;

  constructor(id: string, invite: string) {
    super();
    this.#id = id;
    this.#invite = invite;
  }

  async #do(what: () => Promise<Update>): Promise<boolean> {
    const update = await this.run(what);
    if (update) this.after = update.table;
    return update !== undefined;
  }

  sit(seat: number, hotSeat = false): Promise<boolean> {
    return this.#do(async () => {
      await me.known();
      return post<Update>(`/tables/${this.#id}/seats`, { seat, invite: this.#invite, hot_seat: hotSeat });
    });
  }

  /** Who sits at one of my seats, beside me at this screen; "" is I. */
  call(seat: number, name: string): Promise<boolean> {
    return this.#do(() => put<Update>(`/tables/${this.#id}/seats`, { seat, name }));
  }

  /** Also declines what is offered, sends others away, and takes bots away. */
  stand(seat: number): Promise<boolean> {
    return this.#do(() => del<Update>(`/tables/${this.#id}/seats`, { seat }));
  }

  bot(seat: number, level = lastLevel(this.after)): Promise<boolean> {
    keep("bot", level);
    return this.#do(() => post<Update>(`/tables/${this.#id}/bots`, { seat, level }));
  }

  async fill(seats: number[]): Promise<void> {
    for (const seat of seats) if (!(await this.bot(seat))) return;
  }

  start(): Promise<boolean> {
    return this.#do(() => post<Update>(`/tables/${this.#id}/start`));
  }

  async giveUp(): Promise<boolean> {
    await this.run(() => del(`/tables/${this.#id}`));
    this.closed = this.done;
    return this.done;
  }
}

function lastLevel(table: TableShown | null): string {
  return kept("bot", quickOf((table?.game as Game | undefined) ?? "inis").level);
}

/** The seats that keep the game from beginning. */
export function missing(table: TableShown): { free: number[]; kept: string[] } {
  const empty = table.seats.filter((seat) => !seat.name && !seat.bot);
  return {
    free: empty.filter((seat) => !seat.offered).map((seat) => seat.seat),
    kept: empty.filter((seat) => seat.offered).map((seat) => seat.offered),
  };
}
