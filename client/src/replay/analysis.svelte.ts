/** What the expert thought of a finished game. */
import { get, post, Refusal, type Reason } from "../net/api";
import type { Review } from "../protocol/messages";

export interface Verdict {
  number: number; // of the answer; the first is 1
  seat: number;
  question: string;
  values: Record<string, unknown>;
  chosen: string;
  preferred: string;
  agrees: boolean;
  worse_by: number | null;
  sure: boolean;
  chances: number[];
  options: { word: string; share: number; chance: number | null }[];
}

export interface Result {
  last: number;
  curves: [number, number][][]; // by seat: number of the answer, chance
  decisions: Verdict[];
  boundaries: { number: number; kind: string; round: number }[];
  shares: number[];
}

export const MISTAKE = 0.05; // as on the server: less is within what the search itself errs
const LOOKS_EVERY = 1500; // milliseconds

export class Analysis {
  state = $state<"none" | "waiting" | "running" | "done" | "failed">("none");
  judged = $state(0);
  of = $state<number | null>(null);
  result = $state.raw<Result | null>(null);
  refused = $state.raw<Reason[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #path: string;

  constructor(id: string, invite = "") {
    this.#path = `tables/${id}/analysis${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`;
  }

  /** Is there one already? */
  look(): Promise<void> {
    return this.#take(() => get<Review>(this.#path));
  }

  ask(): Promise<void> {
    return this.#take(() => post<Review>(this.#path));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What was thought of the choice made after so many answers. */
  verdictAt(at: number): Verdict | null {
    return this.result?.decisions.find((verdict) => verdict.number === at + 1) ?? null;
  }

  /** The choices that cost most, the worst first. */
  worst(most: number): Verdict[] {
    return (this.result?.decisions ?? [])
      .filter((verdict) => verdict.sure && (verdict.worse_by ?? 0) >= MISTAKE)
      .sort((a, b) => b.worse_by! - a.worse_by!)
      .slice(0, most);
  }

  async #take(fetch: () => Promise<Review>): Promise<void> {
    this.stop();
    try {
      const review = await fetch();
      this.state = review.state as typeof this.state;
      this.judged = review.judged;
      this.of = review.of;
      this.result = review.result as Result | null;
      this.refused = [];
      if (this.state === "waiting" || this.state === "running") this.#timer = setTimeout(() => void this.look(), LOOKS_EVERY);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.reasons;
    }
  }
}
