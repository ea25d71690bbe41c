/** The click that begins a game against bots: one for the whole page, so that a second press begins no second game. */

import { go } from "../../router.svelte";
import { Doing } from "./doing.svelte";
import { playBots, type Game, type Quick } from "./quick";

export class Starter extends Doing {
  at = $state<Game | null>(null); // being begun now
  last = $state<Game | null>(null);

  async start(game: Game, quick: Quick): Promise<void> {
    if (this.busy) return;
    this.at = this.last = game;
    const id = await this.run(() => playBots(game, quick));
    if (id) void go(`/tables/${id}`);
    this.at = null;
  }
}
