// One pictogram for each of the 63 cards of Inis, as SVG markup in a 64 box.

import type { Deck } from "../palette";
import { action } from "./action";
import { advantage } from "./advantage";
import { epic } from "./epic";
import { epicMore } from "./epic_more";

const ADVANTAGE = "_advantage";
const epics: Readonly<Record<string, string>> = { ...epic, ...epicMore };

export const inisCards: readonly string[] = [
  ...Object.keys(action),
  ...Object.keys(epics),
  ...Object.keys(advantage).map((territory) => territory + ADVANTAGE),
];

/** The deck of a card; null for a word that is no card of Inis. */
export function deckOf(card: string): Deck | null {
  if (card in action) return "action";
  if (card in epics) return "epic";
  if (card.endsWith(ADVANTAGE) && card.slice(0, -ADVANTAGE.length) in advantage) return "advantage";
  return null;
}

/** The picture of a card ("bard", "hills_advantage"); empty for a word that is no card of Inis. */
export function inisPicture(card: string): string {
  const territory = card.endsWith(ADVANTAGE) ? card.slice(0, -ADVANTAGE.length) : "";
  return action[card] ?? epics[card] ?? advantage[territory] ?? "";
}
