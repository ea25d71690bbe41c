/** What a board needs. A live table, a replayed position and a lesson are all one. */
import type { Reason } from "../net/api";
import type { DecisionShown, GameEvent, Preview, SeatShown, View, WindowShown } from "../protocol/views";
import type { Speech } from "../speech/speech";

export type { Reason } from "../net/api";
export type { GameEvent, Preview, SeatShown, View, WindowShown } from "../protocol/views";
export type Decision = DecisionShown;
export type Values = Record<string, unknown>;
export type Game = "inis" | "tirnanog";

export interface Playing {
  readonly game: Game;
  readonly view: View;
  /** Through whose eyes; null is a spectator. */
  readonly seat: number | null;
  readonly seats: SeatShown[];
  readonly speech: Speech;
  /** What happened, as this viewer may read it. */
  readonly events: GameEvent[];
  /** The question this seat is asked, if any. */
  readonly decision: Decision | null;
  /** Optional ones beside it (peace switch, Moor). */
  readonly beside: Decision[];
  readonly window: WindowShown | null;
  readonly deadlines: Record<string, number>;
  /** May answers be given here? */
  readonly live: boolean;
  /** Has it all been answered long ago? */
  readonly past?: boolean;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** Why the last answer was not taken. */
  readonly refused: Reason[] | null;
  answer(option: string, decision?: Decision): Promise<void>;
  /** Why an option is not open; [] if it is. */
  why(option: string): Promise<Reason[]>;
  /** How all would stand after each answer, where that can be foreseen; each game says in what. */
  preview?(): Promise<Preview | null>;
}

/** The game behind a name: a pack of cards is "tirnanog-NAME". */
export function gameOf(name: string): Game {
  return name.startsWith("tirnanog") ? "tirnanog" : "inis";
}
