/** What I have chosen in the draft but not told the server yet; it stays while the same pass is on. */
import { SvelteSet } from "svelte/reactivity";

import type { Decision, Playing } from "../state/playing";
import { fanOf, nextAnswer, originsOf, passNumber, sealedOf, toKeep } from "./draft";
import { islandOf } from "./view";

export class Fan {
  readonly kept = new SvelteSet<string>();
  committing = $state(false);
  #pass = "";
  #sent = -1; // the decision answered last: the view may lag behind the server's "done"

  constructor(private readonly playing: Playing) {}

  get cards(): string[] {
    return fanOf(islandOf(this.playing));
  }

  get keep(): number {
    const { events, seat } = this.playing;
    return Math.min(toKeep(events, seat ?? 0), Math.max(0, this.cards.length - 1));
  }

  get full(): boolean {
    return this.kept.size === this.keep;
  }

  /** Have I told the server all of my choice? */
  get sealed(): boolean {
    return this.#decision() === null;
  }

  /** To be called when anything changes: forgets the choice of an earlier pass, and sends the next answer. */
  follow(): void {
    const island = islandOf(this.playing);
    const { events, seat } = this.playing;
    const pass = `${seat}/${island.round}/${island.laid?.length ?? 0}/${passNumber(events, seat ?? 0)}`;
    const decision = this.#decision();
    if (pass !== this.#pass) {
      this.#pass = pass;
      this.committing = false;
      this.kept.clear();
      const before = originsOf(this.cards, events, seat ?? 0);
      const sealed = sealedOf(this.cards, decision);
      // What was kept in the last pass is kept again unless somebody thinks better of it.
      const likely = sealed.length > 0 ? sealed : this.cards.filter((card) => before[card]?.kind === "kept");
      if (decision !== null) for (const card of likely) this.kept.add(card);
    }
    if (decision === null) this.committing = false;
    if (this.committing && !this.playing.busy) void this.#send(decision);
  }

  toggle(card: string): void {
    if (this.committing || this.sealed) return;
    if (sealedOf(this.cards, this.#decision()).includes(card)) return;
    if (this.kept.has(card)) this.kept.delete(card);
    else if (!this.full) this.kept.add(card);
    else if (this.keep === 1) {
      this.kept.clear();
      this.kept.add(card);
    }
  }

  commit(): void {
    if (!this.full || this.committing) return;
    this.#sent = -1;
    this.committing = true;
  }

  async #send(decision: Decision | null): Promise<void> {
    const answer = nextAnswer(this.cards, this.kept, decision);
    if (answer === null || decision === null) {
      this.committing = false;
      return;
    }
    if (decision.number === this.#sent) return;
    this.#sent = decision.number;
    await this.playing.answer(answer, decision);
    if (this.playing.refused !== null) this.committing = false;
  }

  #decision(): Decision | null {
    const { decision } = this.playing;
    return decision?.key === "draft-keep" || decision?.key === "draft-hand-on" ? decision : null;
  }
}

const fans = new WeakMap<Playing, Fan>();

export function fanFor(playing: Playing): Fan {
  let fan = fans.get(playing);
  if (fan === undefined) fans.set(playing, (fan = new Fan(playing)));
  return fan;
}
