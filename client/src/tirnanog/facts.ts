// What is printed on the cards: from the vocabulary that the server tells, so that any pack of cards is shown as it is.

import type { Speech } from "../speech/speech";
import type { Colour } from "./model";

export interface CardFacts {
  kind: string;
  colour: Colour;
  value: number;
  ailm: boolean;
  timing: string | null;
  effect: string | null;
  provenance: "documented" | "ruled" | "reconstructed";
}

export function factsOf(speech: Speech, word: string): CardFacts | null {
  const facts = speech.facts(word);
  return "colour" in facts && "value" in facts ? (facts as unknown as CardFacts) : null;
}

export function printedValue(speech: Speech): (card: string) => number {
  return (card) => factsOf(speech, card)?.value ?? 0;
}

export function provenance(speech: Speech, word: string): string {
  const known = speech.facts(word).provenance;
  return typeof known === "string" ? speech.text(`provenance-${known}`) : "";
}

/** What a Geis forbids, if anything, and what it scores. */
export function geisRule(speech: Speech, geis: string): string {
  const texts = speech.facts(geis).texts as Parameters<Speech["wanted"]>[0][] | undefined;
  return (texts ?? []).map((text) => speech.wanted(text)).join(" ");
}
