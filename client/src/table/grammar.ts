/**
 * Text commands: "conquest meadows highlands 2", "move 2 from highlands to meadows", "attack fergus".
 *
 * A line is read as words of the game, in any order, by their names in the page's language or by their ids; what only
 * makes it a sentence is skipped. Each question then takes the first word that answers it, so one line may answer
 * several questions.
 */

/** What can be named: the speech of a game, as far as it is needed here. */
export interface Named {
  words: { groups: Record<string, string[]> };
  name(word: string, grammaticalCase?: string): string;
}

export interface Asked {
  key: string;
  options: string[];
}

/** Words that mean no thing: of the language and always those of English. Each entry is folded. */
export interface Syntax {
  filler: Set<string>;
  from: Set<string>;
  to: Set<string>;
  move: Set<string>;
}

export interface Item {
  text: string; // as it was typed
  words: string[]; // what it may mean
  role: "from" | "to" | null;
}

export interface Line {
  items: Item[];
  unknown: string[];
}

const CASES = ["nom", "gen", "dat", "acc", "ins", "loc", "locv", "from", "to"];
const LONGEST = 6; // tokens of a name
const SHORTEST_PREFIX = 3; // letters
const UNNAMED = new Set(["location", "place"]); // spots on a map: only by their ids

/** Small letters without accents, quotation marks and hyphens: how anybody would type it. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’'`ʼ«»“”"„.!;()]/g, "")
    .replace(/[-‐–—_,:&]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

export function tokens(text: string): string[] {
  // Spots like "across:1,2" are one token.
  const spots: string[] = [];
  const kept = text.replace(/\b(?:across|down|corner|up):-?\d+,-?\d+/gi, (spot) => ` \u0001${spots.push(spot) - 1} `);
  return fold(kept)
    .split(" ")
    .filter((token) => token !== "")
    .map((token) => (token.startsWith("\u0001") ? spots[Number(token.slice(1))]!.toLowerCase() : token));
}

export class Lexicon {
  readonly forms = new Map<string, Set<string>>();

  constructor(
    speech: Named,
    readonly syntax: Syntax,
  ) {
    for (const [group, words] of Object.entries(speech.words.groups)) {
      for (const word of words) {
        if (UNNAMED.has(group)) {
          this.#form(word, word); // as it is: a colon and signs are part of it
          continue;
        }
        this.#add(word, word);
        for (const form of CASES) this.#add(speech.name(word, form), word);
      }
    }
  }

  #add(name: string, word: string): void {
    const parts = fold(name).split(" ");
    this.#form(parts.join(" "), word);
    if (parts.length > 1 && this.#isSmall(parts[0]!)) this.#form(parts.slice(1).join(" "), word);
  }

  #form(form: string, word: string): void {
    if (form === "") return;
    const known = this.forms.get(form);
    if (known) known.add(word);
    else this.forms.set(form, new Set([word]));
  }

  #isSmall(token: string): boolean {
    const { filler, from, to } = this.syntax;
    return filler.has(token) || from.has(token) || to.has(token);
  }

  /** The line as words of the game; `open` is what may be answered now, and is understood from its first letters. */
  read(line: string, open: string[] = []): Line {
    const given = tokens(line);
    const items: Item[] = [];
    const unknown: string[] = [];
    let role: Item["role"] = null;
    let moves = false;
    for (let at = 0; at < given.length; ) {
      const [length, words] = this.#longest(given, at, open);
      if (length > 0) {
        items.push({ text: given.slice(at, at + length).join(" "), words, role });
        role = null;
        at += length;
        continue;
      }
      const token = given[at]!;
      if (this.syntax.move.has(token)) moves = true;
      else if (this.syntax.from.has(token)) role = "from";
      else if (this.syntax.to.has(token)) role = "to";
      else if (!this.syntax.filler.has(token)) unknown.push(token);
      at += 1;
    }
    if (moves) giveRoles(items);
    return { items, unknown };
  }

  #longest(given: string[], at: number, open: string[]): [number, string[]] {
    for (let length = Math.min(LONGEST, given.length - at); length > 0; length--) {
      const form = given.slice(at, at + length).join(" ");
      const words = this.forms.get(form);
      if (words && !(length === 1 && this.#isVerb(form))) return [length, [...words]];
    }
    const token = given[at]!;
    if (token.length < SHORTEST_PREFIX || this.#isSmall(token) || this.syntax.move.has(token)) return [0, []];
    const begun = this.#begun(token, new Set(open));
    return begun.length > 0 ? [1, begun] : [0, []];
  }

  // "a" is a preposition in Spanish and could be anything else elsewhere; a name is not lost by it.
  #isVerb(form: string): boolean {
    return this.#isSmall(form) && form.length < 3;
  }

  /** Words of which the name, or a word of it, begins like this: those that are open, else all. */
  #begun(token: string, open: Set<string>): string[] {
    const found = new Set<string>();
    for (const [form, words] of this.forms) {
      if (form.startsWith(token) || form.includes(` ${token}`)) for (const word of words) found.add(word);
    }
    const fitting = [...found].filter((word) => open.has(word));
    return fitting.length > 0 ? fitting : [...found];
  }

  /** A name that differs from this by a letter or two; null if none does. */
  near(token: string): string | null {
    let best: string | null = null;
    let least = token.length < 5 ? 2 : 3;
    for (const form of this.forms.keys()) {
      if (form.includes(":") || Math.abs(form.length - token.length) >= least) continue;
      const apart = distance(form, token, least);
      if (apart < least) [best, least] = [form, apart];
    }
    return best;
  }
}

/** In "move 2 highlands meadows" the first place is where they come from. */
function giveRoles(items: Item[]): void {
  const places = items.filter((item) => item.words.some((word) => !/^\d+$/.test(word) && !/^seat\d$/.test(word)));
  if (places.length < 2 || places.some((item) => item.role !== null)) return;
  places.at(-2)!.role = "from";
  places.at(-1)!.role = "to";
}

const ASKS_FROM = /^(from|from-to|remove-own|move-bard|sidh-move|whose-bard)$/;
const ASKS_TO = /^(territory|to|place|withdraw-to|move-bard-to|first-clans|capital|location)$/;

export type Picked = { at: number; option: string } | { ambiguous: string[] } | null;

/** The first word of the line that answers this question. */
export function pick(items: Item[], asked: Asked): Picked {
  const open = new Set(asked.options);
  const wanted = ASKS_FROM.test(asked.key) ? "from" : ASKS_TO.test(asked.key) ? "to" : null;
  const fits = items
    .map((item, at) => ({ at, role: item.role, options: item.words.filter((word) => open.has(word)) }))
    .filter(({ options }) => options.length > 0);
  const best = fits.find(({ role }) => role !== null && role === wanted) ?? fits.find(({ role }) => role === null) ?? null;
  const found = best ?? (wanted === null ? fits[0] : undefined);
  if (!found) return null;
  const { at, options } = found;
  return options.length === 1 || areCopies(options) ? { at, option: options[0]! } : { ambiguous: options };
}

/** Cards of which there are several alike: red_1_a, red_1_b. Any of them will do. */
function areCopies(words: string[]): boolean {
  return new Set(words.map((word) => word.replace(/_[a-z]$/, ""))).size === 1;
}

function distance(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + same));
    }
    if (Math.min(...next) >= most) return most;
    row = next;
  }
  return row.at(-1)!;
}

/** Entries of a text like "play, take, the": folded words. */
export function listed(...texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.split(",")).map(fold).filter((word) => word !== ""));
}
