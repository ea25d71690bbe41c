/** What to answer. Only the question decides, so that a game with a seed is the same in every run. */
import type { DecisionShown } from "../src/protocol/messages";
import { anything, numberOf, type Chooser } from "./play";

const ENDS = ["pretender", "end_clash", "offer_peace", "yes", "stop"];
const BUILDS = [
  "citadel", "sanctuary", "new_clans", "conquest", "exploration", "migration", "craftsmen_peasants", "eriu", "festival",
];
const any = anything();

function onTurn({ seat, number, options }: DecisionShown): string {
  const cards = options.filter((option) => option !== "pass").sort();
  const built = BUILDS.find((card) => cards.includes(card));
  return built ?? cards[numberOf(`/${seat}/${number}`) % cards.length] ?? "pass";
}

/** In the draft what builds comes first; a fixed order, so that it does not matter in how many clicks it is told. */
const worth = (card: string): number => (BUILDS.includes(card) ? BUILDS.indexOf(card) : 100 + (numberOf(card) % 1000));
const best = (cards: string[]): string => cards.reduce((one, other) => (worth(other) < worth(one) ? other : one));
const worst = (cards: string[]): string => cards.reduce((one, other) => (worth(other) > worth(one) ? other : one));

/** Plays Inis towards its end: builds, grows, and makes peace as often as not. A game takes 100 to 350 questions. */
export const sensible: Chooser = (asked) => {
  const { key, seat, number, options } = asked;
  if (key === "draft-keep") return best(options);
  // On the page cards are chosen to be kept, also in the last pass; by the API one is handed on.
  if (key === "draft-hand-on") return worst(options);
  const fights = key.startsWith("maneuver") && options.includes("attack") && numberOf(`${seat}/${number}`) % 2 === 0;
  if (fights) return "attack";
  const ends = ENDS.find((option) => options.includes(option));
  if (ends) return ends;
  const numbers = options.filter((option) => /^\d+$/.test(option)).map(Number);
  if (numbers.length > 0) return String(Math.max(...numbers));
  return key === "turn" || key === "first-turn" ? onTurn(asked) : any(asked);
};
