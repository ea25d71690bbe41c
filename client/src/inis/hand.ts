/** The hand in its order: what can be played now first, then Action, Advantage and Epic Tale cards (art, rule 6). */

import type { Playing } from "../state/playing";

export type Deck = "action" | "advantage" | "epic";

const ACTIONS = new Set(
  (
    "bard citadel conquest craftsmen_peasants druid emissaries exploration festival geis master_craftsman migration " +
    "new_alliance new_clans raid sanctuary scouts_spies warlord"
  ).split(" "),
);
const DECKS: Deck[] = ["action", "advantage", "epic"];

export function deckOf(card: string): Deck {
  if (card.endsWith("_advantage")) return "advantage";
  return ACTIONS.has(card) ? "action" : "epic";
}

export function inOrder(hand: string[], playable: ReadonlySet<string>): string[] {
  const rank = (card: string) => (playable.has(card) ? 0 : 10) + DECKS.indexOf(deckOf(card));
  return hand
    .map((card, at) => ({ card, at }))
    .sort((a, b) => rank(a.card) - rank(b.card) || a.at - b.at)
    .map(({ card }) => card);
}

/** The territory whose Advantage card this is; null for other cards. */
export function territoryOf(card: string): string | null {
  return card.endsWith("_advantage") ? card.slice(0, -"_advantage".length) : null;
}

export type Timing = "season" | "triskel" | "clash";

// Cards whose moves or words start a clash carry crossed swords.
const CLASHES = new Set("conquest manannans_horses migration morrigan plains_advantage scouts_spies warlord".split(" "));

/** The signs on a card. */
export function timingsOf(playing: Playing, card: string): Timing[] {
  const told = (playing.speech.facts(card)["timings"] as Timing[] | undefined) ?? [];
  return CLASHES.has(card) ? [...told, "clash"] : told;
}
