/** Every card of both games as it is shown, in the language of the address (?uk), without a server. */
import { mount } from "svelte";

import Sprite from "../../src/art/Sprite.svelte";
import "../../src/fonts.css";
import Face from "../../src/inis/Face.svelte";
import fixture from "../../src/speech/fixture.json";
import { language, type Language } from "../../src/speech/language.svelte";
import { gameBundle, Speech, type GameWords } from "../../src/speech/speech";
import { gameTexts } from "../../src/speech/texts";
import type { Playing } from "../../src/state/playing";
import "../../src/theme.css";
import { BoardState } from "../../src/tirnanog/board.svelte";
import Card from "../../src/tirnanog/Card.svelte";
import { factsOf, geisRule } from "../../src/tirnanog/facts";
import Saga from "../../src/tirnanog/Saga.svelte";

const WHOLE = [216, 138]; // px: a card in its dialogue; in the hand on a desktop
const MINI = [72, 88, 104]; // in the hand and in the draft, from the most cards to the fewest
const ENCOUNTER = 104;

const tag = (location.search.slice(1) || "en") as Language;
const games = fixture.games as unknown as Record<"inis" | "tirnanog", { words: GameWords }>;
const speechOf = async (game: "inis" | "tirnanog") =>
  new Speech(games[game].words, tag, gameBundle(tag, await gameTexts(game, tag)), fixture.players);

/** A place of its own for each, which says what it is when something is wrong with it. */
function place(what: string): HTMLElement {
  const box = document.createElement("section");
  box.dataset.what = what;
  document.getElementById("faces")!.append(box);
  return box;
}

await language.set(tag);
await language.need(["rest"]);
mount(Sprite, { target: document.getElementById("sprite")! });

const inis = { speech: await speechOf("inis") } as Playing;
for (const card of games.inis.words.groups["card"] ?? []) {
  for (const width of WHOLE) mount(Face, { target: place(`${card} ${width}`), props: { playing: inis, card, width } });
  for (const width of MINI) mount(Face, { target: place(`${card} ${width}`), props: { playing: inis, card, width, mini: true } });
}

const speech = await speechOf("tirnanog");
const words = Object.keys(games.tirnanog.words.facts);
for (const card of words.filter((word) => factsOf(speech, word)?.effect)) mount(Card, { target: place(card), props: { speech, card, size: ENCOUNTER } });

const points = { top: 0, middle: 0, bottom: 0, cards: 0, regions: 0, total: 0 };
for (const one of words.filter((word) => geisRule(speech, word) !== "")) {
  const saga = { top: [], middle: [], bottom: [] };
  const table = { geis: [one, one, one], players: [{ saga, points, bards: [], lost: [] }], grid: [[null]] };
  const playing = { speech, seat: 0, live: false, decision: null, view: { table, doing: "saga", over: false }, events: [] };
  mount(Saga, { target: place(one), props: { board: new BoardState(() => playing as unknown as Playing), seat: 0 } });
}

await document.fonts.ready;
document.body.dataset.ready = "yes";
