/** What the card reference lists: everything of a game that has a text, told in the page's language. */
import type { TirColour } from "../../art/palette";
import type { Speech } from "../../speech/speech";

export type Kind = "action" | "advantage" | "epic" | "territory" | "encounter" | "plain" | "geis";

export interface Entry {
  /** The word of the game; its link is `#card-WORD`. */
  readonly word: string;
  readonly kind: Kind;
  readonly name: string;
  /** What it does, a paragraph each. */
  readonly texts: readonly string[];
  readonly note: string;
  /** "season", "triskel", "maneuver"; or one of the timings of Tír na nÓg. */
  readonly timings: readonly string[];
  readonly colour: TirColour | null;
  readonly value: number;
  readonly ailm: boolean;
  readonly copies: number;
  readonly provenance: string;
  /** Of a Geis: the row it is for, what it is worth to Balor, and whether it is one of the first game. */
  readonly row: string;
  readonly solo: number;
  readonly first: boolean;
  readonly fourPlayers: boolean;
  /** A territory's Advantage card and the other way round. */
  readonly partner: string;
  readonly folded: string;
}

const EMPTY = {
  texts: [], note: "", timings: [], colour: null, value: 0, ailm: false, copies: 1, provenance: "", row: "", solo: 0,
  first: false, fourPlayers: false, partner: "",
} as const satisfies Partial<Entry>;

/** Letters without accents and case, so that "cu sith" finds "Cù-sìth". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’'ʼ]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim();
}

type Told = Partial<Entry> & Pick<Entry, "word" | "kind" | "name">;

function entry(told: Told): Entry {
  const texts = told.texts ?? [];
  return { ...EMPTY, ...told, texts, folded: fold([told.name, ...texts, told.note ?? ""].join(" ")) };
}

export function entriesOf(speech: Speech): Entry[] {
  return "territory" in speech.words.groups ? inisEntries(speech) : tirnanogEntries(speech);
}

const some = (text: string): string[] => (text ? [text] : []);

function inisEntries(speech: Speech): Entry[] {
  const cards = (speech.words.groups.card ?? []).map((word) => {
    const facts = speech.facts(word);
    return entry({
      word,
      kind: facts.deck as Kind,
      name: speech.name(word),
      texts: some(speech.help(word)),
      note: speech.note(word),
      timings: [...(facts.timings as string[]), ...(facts.maneuver ? ["maneuver"] : [])],
      fourPlayers: facts.four_players === true,
      partner: (facts.territory as string | null) ?? "",
    });
  });
  const territories = (speech.words.groups.territory ?? []).map((word) =>
    entry({
      word,
      kind: "territory",
      name: speech.name(word),
      texts: some(speech.help(word)),
      note: speech.note(word),
      partner: String(speech.facts(word).advantage ?? ""),
    }),
  );
  const order: Kind[] = ["action", "advantage", "epic"];
  return [...cards.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)), ...territories];
}

function tirnanogEntries(speech: Speech): Entry[] {
  const kinds = new Map<string, string[]>();
  for (const word of speech.words.groups.card ?? []) {
    const kind = String(speech.facts(word).kind ?? word);
    kinds.set(kind, [...(kinds.get(kind) ?? []), word]);
  }
  const cards = [...kinds.values()].map((words) => {
    const word = words[0]!;
    const facts = speech.facts(word);
    const plain = facts.effect === null;
    return entry({
      word,
      kind: plain ? "plain" : "encounter",
      name: speech.name(word),
      texts: plain ? [] : some(speech.help(word)),
      note: speech.note(word),
      timings: facts.timing ? [String(facts.timing)] : [],
      colour: facts.colour as TirColour,
      value: Number(facts.value),
      ailm: facts.ailm === true,
      copies: words.length,
      provenance: String(facts.provenance),
    });
  });
  const geis = Object.keys(speech.words.facts)
    .filter((word) => "row" in speech.facts(word))
    .map((word) => {
      const facts = speech.facts(word);
      const texts = facts.texts as { key: string; values: Record<string, unknown> }[];
      return entry({
        word,
        kind: "geis",
        name: speech.name(word),
        texts: texts.map((text) => speech.wanted(text)),
        note: speech.note(word),
        row: String(facts.row),
        solo: Number(facts.solo),
        first: facts.first === true,
        provenance: String(facts.provenance),
      });
    });
  return [...cards.filter((card) => card.kind === "encounter"), ...geis, ...cards.filter((card) => card.kind === "plain")];
}

export interface Wanted {
  words: string;
  kind: string;
  timing: string;
  colour: string;
}

/** Every word that was typed must occur somewhere; those with all of them in the name come first. */
export function found(entries: readonly Entry[], { words, kind, timing, colour }: Wanted): Entry[] {
  const parts = fold(words).split(" ").filter(Boolean);
  const fitting = entries.filter(
    (entry) =>
      (kind === "" || entry.kind === kind) &&
      (timing === "" || entry.timings.includes(timing)) &&
      (colour === "" || entry.colour === colour) &&
      parts.every((part) => entry.folded.includes(part)),
  );
  if (parts.length === 0) return fitting;
  const named = (entry: Entry): boolean => parts.every((part) => fold(entry.name).includes(part));
  return [...fitting.filter(named), ...fitting.filter((entry) => !named(entry))];
}
