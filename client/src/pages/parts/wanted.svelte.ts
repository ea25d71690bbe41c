/** A table as somebody composes it, and what of it is sent. */

import { post } from "../../net/api";
import type { WantedPace } from "../../protocol/messages";
import { askable, toSend, type GameOffered } from "./options";
import { anyPlace, makeTable, quickOf, UNHURRIED, type Game, type Wanted } from "./quick";

/** Who is to sit on a seat: I, nobody yet, somebody beside me, or a bot of a level. */
export type Sitter = { kind: "me" | "open" } | { kind: "hot"; name: string } | { kind: "bot"; level: string };

export class Composed {
  game = $state<Game>("inis");
  players = $state(3);
  name = $state("");
  readonly place = anyPlace(); // its name if none is given
  options = $state<Record<string, string>>({});
  sitters = $state<Sitter[]>([]);
  live = $state(true);
  bank = $state(15); // minutes
  increment = $state(15);
  days = $state(3);
  response = $state(12); // hours
  absent = $state<"bot" | "wait">("bot");
  windows = $state<"fast" | "fixed">("fast");
  window = $state(5);
  private = $state(true);
  rated = $state(false);
  seed = $state("");

  constructor(game: Game, seed = "", players = quickOf(game).players) {
    this.game = game;
    this.seed = seed;
    this.seat(players);
  }

  /** So many seats; who was to sit on those that stay does. */
  seat(players: number): void {
    this.players = players;
    this.sitters = Array.from({ length: players }, (_, at) => this.sitters[at] ?? { kind: at === 0 ? "me" : "open" });
  }

  play(game: Game, offered: GameOffered): void {
    this.game = game;
    this.options = {};
    if (!offered.players.includes(this.players)) this.seat(offered.players.at(-1)!);
  }

  get others(): Sitter[] {
    return this.sitters.slice(1);
  }

  /** Nobody is to come from elsewhere: the game begins at once. */
  get full(): boolean {
    return this.others.every((sitter) => sitter.kind !== "open");
  }

  get hurried(): boolean {
    return !this.full || this.rated;
  }

  get mayRate(): boolean {
    return this.seed.trim() === "" && this.players > 1;
  }

  askable(offered: GameOffered): string[] {
    return askable(offered, this.players, this.options);
  }

  wanted(offered: GameOffered): Wanted {
    const rated = this.rated && this.mayRate;
    return {
      game: this.game,
      players: this.players,
      options: toSend(offered, this.players, this.options),
      name: this.name.trim() || this.place,
      private: this.private,
      rated,
      pace: this.#pace(rated),
      ...(this.seed.trim() ? { seed: this.seed.trim() } : {}),
    };
  }

  #pace(rated: boolean): Partial<WantedPace> {
    if (!this.live) return { live: false, days: this.days, response: this.response / 24, absent: this.absent };
    const fixed = rated || this.windows === "fixed";
    const windows: Partial<WantedPace> = fixed ? { windows: "fixed", window: this.window } : { windows: "fast" };
    if (!this.hurried) return { ...UNHURRIED, ...windows };
    return { live: true, bank: this.bank * 60, increment: this.increment, absent: this.absent, ...windows };
  }

  /** Makes it and seats everybody; begins if nobody is waited for. */
  async make(offered: GameOffered): Promise<string> {
    const { id, invite } = await makeTable(this.wanted(offered));
    for (const [seat, sitter] of this.sitters.entries()) {
      if (sitter.kind === "bot") await post(`/tables/${id}/bots`, { seat, level: sitter.level });
      if (sitter.kind === "hot") await post(`/tables/${id}/seats`, { seat, invite, hot_seat: true, name: sitter.name.trim() });
    }
    if (this.full) await post(`/tables/${id}/start`);
    return id;
  }
}
