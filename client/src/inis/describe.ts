/** A tile in words: all that there is to see on it. */
import { t } from "../speech/language.svelte";
import type { Playing } from "../state/playing";
import { capitalised, sentences } from "../table/words";
import { touched } from "./geometry";
import { buildingsOf } from "./pieces";
import { islandOf } from "./view";

export function clansInWords(playing: Playing, place: string): string[] {
  const land = islandOf(playing).territories[place];
  return (land?.clans ?? []).flatMap((count, seat) =>
    count === 0 ? [] : [t("inis-clans-of", { player: playing.speech.player(seat), count })],
  );
}

export function buildingsInWords(playing: Playing, place: string): string[] {
  return buildingsOf(islandOf(playing), place).map(({ kind, count }) => t(`inis-${kind}-count`, { count }));
}

export function namesOf(playing: Playing, words: string[]): string {
  return playing.speech.listed(words.map((word) => playing.speech.name(word)));
}

/** "in the Hills": after a word that ends in a vowel, which Ukrainian hears. */
export function inPlace(playing: Playing, place: string): string {
  return playing.speech.name(place, playing.speech.language === "uk" ? "locv" : "loc");
}

export function playersOf(playing: Playing, seats: number[]): string {
  return playing.speech.listed(seats.map((seat) => playing.speech.player(seat)));
}

/** The territory's own rule; most have none. */
export function ruleOf(playing: Playing, place: string): string {
  return playing.speech.help(place);
}

/** Where its Advantage card is: with a player, or where. */
export function holderInWords(playing: Playing, place: string): string {
  const island = islandOf(playing);
  const card = `${place}_advantage`;
  const holder = island.players.findIndex((player) => player.advantages.includes(card));
  if (holder >= 0) return playing.speech.player(holder);
  if (island.spent.includes(card)) return t("inis-advantage-spent");
  return island.display.includes(card) ? t("inis-advantage-free") : t("inis-advantage-none");
}

export function cardInWords(playing: Playing, place: string): string {
  return t("inis-advantage-is", { where: holderInWords(playing, place) });
}

export function tileInWords(playing: Playing, place: string): string {
  const island = islandOf(playing);
  const land = island.territories[place];
  if (land === undefined) return playing.speech.name(place);
  const clans = clansInWords(playing, place);
  const parts = [
    capitalised(playing.speech.name(place)),
    island.clash?.territory === place ? t("inis-clash-here") : "",
    clans.length > 0 ? clans.join(", ") : t("inis-no-clans"),
    land.chieftain === null
      ? t("inis-no-chieftain")
      : t("inis-chieftain-is", { player: playing.speech.player(land.chieftain) }),
    ...buildingsInWords(playing, place),
    t("inis-beside", { places: namesOf(playing, land.beside) }),
    ruleOf(playing, place),
  ];
  return sentences(...parts);
}

export function spotInWords(playing: Playing, location: string): string {
  return t("inis-spot", { places: namesOf(playing, touched(islandOf(playing), location)) });
}
