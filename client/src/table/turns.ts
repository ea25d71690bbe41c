/** The chronicle in groups: rounds, and in them what belongs to one player's doing. */
import type { GameEvent } from "../state/playing";

export interface Entry {
  number: number; // of the event
  event: GameEvent;
}

export interface Turn {
  seat: number | null; // whose doing it is; null: nobody's
  entries: Entry[];
}

export interface Round {
  heading: Entry | null;
  turns: Turn[];
}

const ROUNDS = new Set(["round-begins", "grid-laid"]);
// What follows from these belongs to them, whoever it happens to.
const LEADS = new Set([
  "card-played", "passed", "pretender-taken", "attack", "withdraws", "bard-placed", "card-taken", "capital-placed", "brenn",
  "brenn-stays", "victory-check", "clans-placed", "won", "peace-offered", "advantage-taken", "drew", "dealt", "handed-on",
  "geis-scored", "regions-scored", "cards-scored", "total", "deed-gained", "peace-on", "peace-off", "took-aside",
]);
const NOBODYS = new Set([
  "season-begins", "season-over", "gates-open", "crows-clockwise", "crows-counter-clockwise", "no-winner", "clash-begins",
  "clash-over", "peace-made", "balor-turns-up", "balor-placed", "balor-took", "balor-total", "first-player",
]);

export function keyOf(event: GameEvent): string {
  return event.key.replace(/-known$/, "");
}

export function grouped(events: GameEvent[], from = 0): Round[] {
  const rounds: Round[] = [];
  let round: Round | null = null;
  let turn: Turn | null = null;
  events.forEach((event, at) => {
    const entry = { number: from + at + 1, event };
    const key = keyOf(event);
    if (ROUNDS.has(key) || round === null) {
      round = { heading: ROUNDS.has(key) ? entry : null, turns: [] };
      rounds.push(round);
      turn = null;
      if (round.heading !== null) return;
    }
    const seat = NOBODYS.has(key) ? null : typeof event.values["player"] === "number" ? event.values["player"] : null;
    const leads = NOBODYS.has(key) || LEADS.has(key);
    if (turn === null || (leads && turn.seat !== seat)) {
      turn = { seat, entries: [] };
      round.turns.push(turn);
    }
    turn.entries.push(entry);
  });
  return rounds;
}

const SEATS = new Set(["player", "to", "target", "owner", "at"]);

/** What an event is about, as words that boards know: territories, cards, gaps, seats. */
export function pointsAt(event: GameEvent): string[] {
  return Object.entries(event.values).flatMap(([name, value]) => {
    if (typeof value === "string") return [value];
    if (Array.isArray(value)) return value.filter((word) => typeof word === "string");
    return typeof value === "number" && SEATS.has(name) ? [`seat${value}`] : [];
  });
}
