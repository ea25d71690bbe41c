/** The texts and the vocabulary of the games that stand on the page, in its language. */
import type { FluentBundle } from "@fluent/bundle";
import { get } from "../net/api";
import { language } from "./language.svelte";
import { gameBundle, Speech, type GameWords } from "./speech";
import { gameTexts, type Language } from "./texts";

const words: Record<string, Promise<GameWords>> = {};
const loading: Record<string, Promise<FluentBundle>> = {};
let ready = $state.raw<Record<string, { words: GameWords; bundles: Partial<Record<Language, FluentBundle>> }>>({});

language.before.push((wanted) => Promise.all(Object.keys(ready).map((game) => load(game, wanted))));

/** Fetches what `speechOf(game)` needs; again at once if it is there. */
export async function loadGame(game: string): Promise<void> {
  await load(game, language.now);
}

/** A game's sentences in the page's language, after `loadGame`; null until then. */
export function speechOf(game: string, players: string[] = []): Speech | null {
  const known = ready[game];
  const bundle = known?.bundles[language.now];
  return known && bundle ? new Speech(known.words, language.now, bundle, players) : null;
}

async function load(game: string, wanted: Language): Promise<void> {
  if (ready[game]?.bundles[wanted]) return;
  const [vocabulary, bundle] = await Promise.all([wordsOf(game), bundleOf(game, wanted)]);
  ready = { ...ready, [game]: { words: vocabulary, bundles: { ...ready[game]?.bundles, [wanted]: bundle } } };
}

function wordsOf(game: string): Promise<GameWords> {
  words[game] ??= get<GameWords>(`games/${encodeURIComponent(game)}/words`).catch((error) => {
    delete words[game]; // tried anew next time
    throw error;
  });
  return words[game];
}

function bundleOf(game: string, wanted: Language): Promise<FluentBundle> {
  const name = `${game.split("-")[0]}/${wanted}`;
  loading[name] ??= gameTexts(game, wanted).then(
    (resources) => gameBundle(wanted, resources),
    (error) => {
      delete loading[name];
      throw error;
    },
  );
  return loading[name];
}
