/** Which question is asked where: in the clash panel, on the map, in the hand, or only in words. */
import type { Playing } from "../state/playing";
import { isLocation } from "./geometry";
import { islandOf } from "./view";

const IN_A_CLASH = new Set([
  "shelter",
  "maneuver",
  "maneuver-alone",
  "attack-whom",
  "attacked",
  "attacked-card",
  "club-commands",
  "peace-offer",
  "next-maneuver",
]);

/** Does the clash panel ask what is asked now? */
export function asksInClash(playing: Playing): boolean {
  return islandOf(playing).clash !== null && IN_A_CLASH.has(playing.decision?.key ?? "");
}

/** Cards offered that do not lie in the hand: drawn ones, the discard pile, what others revealed. */
export function cardsOffered(playing: Playing): string[] {
  const hand = new Set(islandOf(playing).hand ?? []);
  const drawn = new Set(islandOf(playing).drawn ?? []);
  const offered = (playing.decision?.options ?? []).filter((option) => playing.speech.group(option) === "card");
  return offered.filter((card) => !hand.has(card) || drawn.has(card));
}

/** Territories to choose from that are not on the island yet. */
export function tilesOffered(playing: Playing): string[] {
  const { territories } = islandOf(playing);
  return (playing.decision?.options ?? []).filter(
    (option) => playing.speech.group(option) === "territory" && !(option in territories),
  );
}

/** Is this answer drawn where it lies, so that the sheet of words may leave it out? */
export function isOnBoard(playing: Playing, option: string): boolean {
  const { decision, window } = playing;
  if (decision === null || !decision.options.includes(option)) return false;
  if (isLocation(option) || option in islandOf(playing).territories) return true;
  if (window !== null && window.key === decision.key) return false; // what answers a moment stands in its bar
  return playing.speech.group(option) === "card";
}
