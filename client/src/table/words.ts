/** Options in words, and what a player may miss among them. */
import { t } from "../speech/language.svelte";
import type { Speech } from "../speech/speech";
import type { Decision, GameEvent, Playing } from "../state/playing";

type Grid = (string | null)[][];
const GAP = /^(across|down|corner):(\d+),(\d+)$/;

/** What stands on the button of an option. */
export function labelOf(playing: Playing, option: string, decision: Decision | null = null): string {
  if (option === "pass" && decision !== null && isAnswer(playing, decision)) return t("table-no-answer");
  const between = playing.game === "tirnanog" ? betweenCards(playing, option) : null;
  return between ?? capitalised(playing.speech.name(option));
}

/** Is this question the chance to answer what somebody does, in a window? */
export function isAnswer(playing: Playing, decision: Decision): boolean {
  return playing.window !== null && playing.window.key === decision.key;
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** One after the other, each ended: whoever listens hears where one stops and the next begins. */
export function sentences(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
}

/** A gap of the Otherworld by the cards that it touches; null if the word is none. */
function betweenCards(playing: Playing, word: string): string | null {
  const found = GAP.exec(word);
  const grid = (playing.view.table as { grid?: Grid }).grid;
  if (found === null || grid === undefined) return null;
  const [row, column] = [Number(found[2]) - 1, Number(found[3]) - 1];
  const cells = {
    across: [[row, column], [row, column + 1]],
    down: [[row, column], [row + 1, column]],
    corner: [[row, column], [row, column + 1], [row + 1, column], [row + 1, column + 1]],
  }[found[1] as "across" | "down" | "corner"];
  const cards = cells.flatMap(([r, c]) => grid[r!]?.[c!] ?? []).map((card) => playing.speech.name(card));
  const spot = `${row + 1},${column + 1}`;
  if (cards.length === 0) return t("table-gap-empty", { spot });
  const key = found[1] === "corner" ? "table-gap-corner" : cards.length === 1 ? "table-gap-beside" : "table-gap";
  return t(key, { cards: playing.speech.listed(cards) });
}

/** A thing by its name; a gap by where it is, for the cards around it change. */
export function named(speech: Speech, word: string): string {
  const found = GAP.exec(word);
  if (found === null) return speech.name(word);
  const [row, column] = [Number(found[2]), Number(found[3])];
  return t(`table-spot-${found[1]}`, { row, column, nextRow: row + 1, nextColumn: column + 1 });
}

/** What happened, in words. */
export function sentence(speech: Speech, event: GameEvent): string {
  const gaps = Object.values(event.values).filter((value) => typeof value === "string" && GAP.test(value)) as string[];
  return gaps.reduce((said, gap) => said.replace(speech.name(gap), named(speech, gap)), speech.event(event));
}

const OF_A_TURN = ["pretender", "pass"];
const OF_A_MANEUVER = ["attack", "withdraw", "offer_peace"];

/** What lies before the player but is not open now: things to ask "why not?" about. */
export function missing(playing: Playing, decision: Decision): string[] {
  const open = new Set(decision.options);
  return [...new Set(around(playing, decision))].filter((word) => !open.has(word));
}

function around(playing: Playing, decision: Decision): string[] {
  const table = playing.view.table as {
    hand?: string[];
    grid?: Grid;
    territories?: Record<string, unknown>;
  };
  const hand = table.hand ?? [];
  const group = decision.options.map((option) => playing.speech.group(option));
  if (playing.game === "tirnanog") {
    if (decision.key.startsWith("take")) return (table.grid ?? []).flat().filter((card) => card !== null);
    if (decision.key === "play" || decision.key === "play-right") return hand;
    return decision.key === "row" ? ["top", "middle", "bottom"] : [];
  }
  if (decision.key === "turn" || decision.key === "first-turn") return [...hand, ...OF_A_TURN];
  if (decision.key.startsWith("maneuver")) return [...OF_A_MANEUVER, ...hand];
  if (isAnswer(playing, decision)) return hand;
  if (group.includes("territory")) return Object.keys(table.territories ?? {});
  if (group.includes("seat")) return playing.seats.filter((s) => s.seat !== playing.seat).map((s) => `seat${s.seat}`);
  return [];
}
