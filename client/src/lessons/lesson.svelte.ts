/** A lesson being played: the reader acts on the real board, the server's engine says what follows. */
import { post, Refusal, type Reason } from "../net/api";
import type { View } from "../protocol/messages";
import { speechOf } from "../speech/games.svelte";
import { t } from "../speech/language.svelte";
import type { Speech } from "../speech/speech";
import type { Decision, Game, GameEvent, Playing, SeatShown, WindowShown } from "../state/playing";
import { answersOf, type Lesson, type Step } from "./lessons";

interface Answer {
  seat: number;
  option: string;
}

interface Shown {
  view: View;
  events: GameEvent[];
  decisions: Decision[];
  window: { key: string; values: WindowShown["values"]; seats: number[] } | null;
  refused: { at: number; reasons: Reason[] } | null;
}

const ENOUGH = 300; // answers of others in a row: more is a mistake in the lesson

export class LessonPlaying implements Playing {
  at = $state(0); // of the steps; one past the last: it is over
  busy = $state(false);
  refused = $state.raw<Reason[] | null>(null);
  /** The reader did something possible, but not what the step asks for. */
  astray = $state(false);
  failed = $state.raw<Reason[] | null>(null);
  #shown = $state.raw<Shown | null>(null);
  #answers: Answer[] = [];
  #others: [number, string][] = [];
  #given = 0; // answers of the reader to this step
  #opened = 0; // times: what was asked before is not waited for any more
  readonly deadlines = {};
  readonly #speech: Speech | null = $derived.by(() => speechOf(this.lesson.game, this.#names));

  constructor(readonly lesson: Lesson) {}

  /** From the beginning. */
  async open(): Promise<void> {
    this.at = 0;
    this.#opened += 1;
    this.#answers = [];
    this.#others = [...this.lesson.others];
    this.#given = 0;
    this.astray = false;
    await this.#look();
  }

  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null;
  }

  /** Is this step only to be read? */
  get reading(): boolean {
    return this.step !== null && answersOf(this.step) === 0 && this.step.ask === undefined;
  }

  get over(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  goOn(): void {
    this.at += 1;
    this.#given = 0;
    this.astray = false;
    this.refused = null;
  }

  get ready(): boolean {
    return this.#shown !== null && this.#speech !== null;
  }

  get game(): Game {
    return this.lesson.game;
  }

  get view(): View {
    return this.#shown!.view;
  }

  get seat(): number {
    return this.lesson.seat;
  }

  get seats(): SeatShown[] {
    return this.#names.map((name, seat) => ({
      seat, name, kind: "guest", bot: "", away: false, yours: seat === this.lesson.seat, offered: "", offered_you: false,
    }));
  }

  get #names(): string[] {
    const players = Number(this.lesson.scene["players"] ?? 2);
    return Array.from({ length: players }, (_, seat) => t(`learn-name-${seat}`));
  }

  get speech(): Speech {
    return this.#speech!;
  }

  get events(): GameEvent[] {
    return this.#shown?.events ?? [];
  }

  get decision(): Decision | null {
    return this.#own.find((decision) => !decision.optional) ?? null;
  }

  get beside(): Decision[] {
    return this.#own.filter((decision) => decision.optional);
  }

  get #own(): Decision[] {
    return (this.#shown?.decisions ?? []).filter((decision) => decision.seat === this.lesson.seat);
  }

  get window(): WindowShown | null {
    const moment = this.#shown?.window;
    return moment ? { ...moment, closes: null, held: false, answered: null } : null;
  }

  get live(): boolean {
    return !this.over && !this.reading;
  }

  async answer(option: string): Promise<void> {
    const step = this.step;
    if (step === null || this.busy) return;
    this.refused = null;
    // What may be said beside the question (the switch for peace) would take the place of the answer that is wanted.
    const wanted = step.do?.includes(option) ?? this.decision?.options.includes(option) ?? false;
    if (answersOf(step) === 0 || !wanted) {
      this.astray = true;
      return;
    }
    this.astray = false;
    this.#answers.push({ seat: this.lesson.seat, option });
    this.#given += 1;
    const enough = this.#given >= answersOf(step);
    const before = this.at;
    if (enough) this.goOn();
    if (await this.#look()) return;
    this.at = before; // it was refused
    this.#given = answersOf(step) - 1;
  }

  async why(option: string): Promise<Reason[]> {
    const asked = await post<{ reasons: Reason[] }>("lessons/why", { lesson: this.#sent(), option });
    if (this.step?.ask === option && asked.reasons.length > 0) this.goOn();
    return asked.reasons;
  }

  #sent(): object {
    const { game, scene, seat } = this.lesson;
    return { game, scene, seat, answers: this.#answers };
  }

  /** The position after all answers; the others answer until the reader is asked. False if the last one was refused. */
  async #look(): Promise<boolean> {
    const opened = this.#opened;
    this.busy = true;
    try {
      for (let asked = 0; asked < ENOUGH; asked++) {
        const shown = await post<Shown>("lessons/look", this.#sent());
        if (opened !== this.#opened) return true;
        if (shown.refused !== null) {
          this.#answers.splice(shown.refused.at);
          this.refused = shown.refused.reasons;
          return false;
        }
        const next = this.#next(shown);
        if (next === null) {
          this.#shown = shown;
          this.failed = null;
          return true;
        }
        this.#answers.push(next);
      }
      throw new Error(`${this.lesson.id}: the others never stop`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error.reasons;
      return false;
    } finally {
      if (opened === this.#opened) this.busy = false;
    }
  }

  /** What is answered without the reader: by the others, or where there is nothing to choose. As tests/test_lessons.py has it. */
  #next(shown: Shown): Answer | null {
    const waiting = shown.decisions.filter((decision) => !decision.optional);
    const own = waiting.find((decision) => decision.seat === this.lesson.seat);
    if (own !== undefined) return this.#isForced(own) ? { seat: own.seat, option: own.options[0]! } : null;
    const decision = waiting[0];
    if (decision === undefined) return null;
    const [seat, option] = this.#others[0] ?? [-1, ""];
    if (seat === decision.seat && decision.options.includes(option)) {
      this.#others.shift();
      return { seat, option };
    }
    return { seat: decision.seat, option: decision.options.includes("pass") ? "pass" : decision.options[0]! };
  }

  #isForced(decision: Decision): boolean {
    const [only] = decision.options;
    return decision.options.length === 1 && decision.key !== "turn" && !(this.step?.do ?? []).includes(only!);
  }
}
