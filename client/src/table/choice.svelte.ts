/** What is chosen but not answered yet: the first of two steps on touch. Boards and the decision sheet share it. */
import type { Decision, Playing } from "../state/playing";
import { settings } from "../state/settings.svelte";

/** Are choices confirmed before they count? */
export function twoSteps(): boolean {
  if (settings.confirm !== "auto") return settings.confirm === "always";
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

interface Chosen {
  option: string;
  seat: number;
  number: number;
  key: string;
}

export class Choice {
  #chosen = $state.raw<Chosen | null>(null);

  constructor(private readonly playing: Playing) {}

  /** The option chosen for the question that is open now. It outlives a lost connection, not another question. */
  get option(): string | null {
    const chosen = this.#chosen;
    if (chosen === null) return null;
    const decision = this.#decision(chosen.option);
    const same =
      decision?.number === chosen.number && decision.key === chosen.key && decision.seat === chosen.seat;
    return same ? chosen.option : null;
  }

  /** Is one of these chosen, and to be confirmed? */
  waits(decision: Decision): boolean {
    return this.playing.live && twoSteps() && this.option !== null && decision.options.includes(this.option);
  }

  /** What a click or tap on an option does, wherever it is drawn: answers, or chooses it to be confirmed. */
  async pick(option: string): Promise<void> {
    const decision = this.#decision(option);
    if (decision === null || this.playing.busy || !this.playing.live) return;
    if (!twoSteps() || this.option === option) return this.answer(option, decision);
    this.mark(option);
  }

  async confirm(): Promise<void> {
    const option = this.option;
    const decision = option === null ? null : this.#decision(option);
    if (option !== null && decision !== null) await this.answer(option, decision);
  }

  /** Draws an option as chosen where nothing can be answered: in a replay, what was. */
  mark(option: string | null): void {
    const decision = option === null ? null : this.#decision(option);
    this.#chosen =
      option === null || decision === null ? null : { option, seat: decision.seat, number: decision.number, key: decision.key };
  }

  clear(): void {
    this.#chosen = null;
  }

  private async answer(option: string, decision: Decision): Promise<void> {
    await this.playing.answer(option, decision);
    if (this.playing.refused === null) this.clear();
  }

  #decision(option: string): Decision | null {
    const { decision, beside } = this.playing;
    if (decision?.options.includes(option)) return decision;
    return beside.find((other) => other.options.includes(option)) ?? null;
  }
}

const choices = new WeakMap<Playing, Choice>();

export function choiceOf(playing: Playing): Choice {
  let choice = choices.get(playing);
  if (choice === undefined) choices.set(playing, (choice = new Choice(playing)));
  return choice;
}
