// Cards, gaps and slots in words: what is shown beside them, and what a screen reader says.

import { t } from "../speech/language.svelte";
import type { Playing } from "../state/playing";
import { causes } from "./changes";
import { factsOf } from "./facts";
import { cardAt, placeOf, touched, type Owner } from "./grid";
import { tableOf, type Grid, type Told } from "./model";

/** "green 5", "Kelpie, blue 8". */
export function cardWords(playing: Playing, word: string): string {
  const facts = factsOf(playing.speech, word);
  if (!facts) return playing.speech.name(word);
  const printed = t("tnn-colour-value", { colour: facts.colour, value: facts.value });
  return facts.effect ? t("tnn-card-named", { name: playing.speech.name(word), printed }) : printed;
}

/** The same with what it does, for names of controls. */
export function cardInFull(playing: Playing, word: string): string {
  const help = playing.speech.help(word);
  // More is said after it: the full stop comes with the next words.
  return help ? `${cardWords(playing, word)}. ${help.replace(/\.$/, "")}` : cardWords(playing, word);
}

export function ownerName(playing: Playing, owner: Owner): string {
  if (owner === "balor") return playing.speech.name("balor");
  return owner === playing.seat ? t("tnn-you") : playing.speech.player(owner);
}

export function owners(playing: Playing, list: Owner[]): string {
  return playing.speech.listed(list.map((owner) => ownerName(playing, owner)));
}

/** "between green 5 and blue 0"; a card that is gone is "an empty place". */
export function between(playing: Playing, word: string, grid: Grid = tableOf(playing).grid): string {
  const place = placeOf(word);
  if (!place) return playing.speech.name(word);
  const cells = touched(place).map((cell) => cardAt(grid, cell));
  const cards = cells.map((card) => (card ? cardWords(playing, card) : t("tnn-empty-place")));
  if (place.sort === "corner") return t("tnn-corner", { cards: playing.speech.listed(cards) });
  return t("tnn-between", { one: cards[0] ?? "", other: cards[1] ?? "" });
}

export interface PlaceState {
  taken: Owner[];
  legal: boolean;
  token: boolean;
  spiral: number | null;
}

export function placeWords(playing: Playing, word: string, state: PlaceState): string {
  const said = [between(playing, word)];
  said.push(state.taken.length ? t("tnn-taken-by", { who: owners(playing, state.taken) }) : t("tnn-free"));
  if (state.token) said.push(t("tnn-token-here"));
  if (state.spiral !== null) said.push(t("tnn-spiral-at", { number: state.spiral }));
  if (state.legal) said.push(t("tnn-legal"));
  return said.join(", ");
}

/** "now 2, printed 8" and the like; empty for a card that is as printed. */
export function changedWords(told: Told): string {
  const said: string[] = [];
  if (told.value !== told.printed) said.push(t("tnn-value-now", { value: told.value, printed: told.printed }));
  if (told.colour !== told.printed_colour) {
    said.push(t("tnn-colour-now", { colour: told.colour, printed: told.printed_colour }));
  }
  return said.join("; ");
}

/** Why a card is not as printed: what happened, and its own text, which goes on working. */
export function causeWords(playing: Playing, told: Told): string[] {
  if (!changedWords(told)) return [];
  const steps = causes(told.card, playing.events).slice(-4);
  return steps.map(({ event, becomes }) =>
    "value" in becomes
      ? t("tnn-cause-value", { event: playing.speech.event(event), value: becomes.value })
      : t("tnn-cause-colour", { event: playing.speech.event(event), colour: becomes.colour }),
  );
}

export function toldWords(playing: Playing, told: Told, slot: number): string {
  const said = [t("tnn-slot", { number: slot + 1 }), cardInFull(playing, told.card)];
  const changed = changedWords(told);
  if (changed) said.push(changed, ...causeWords(playing, told));
  return said.join(". ");
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0";
}
