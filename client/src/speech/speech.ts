/** The engine's keys and values as sentences: what src/fidchell/speech.py does, with the same texts. */
import { FluentBundle, FluentType, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Reason, Values } from "../state/playing";
import { t } from "./language.svelte";
import type { Language } from "./texts";

type Kind = "seat" | "seats" | "number" | "word" | "words" | "text";
interface TextWanted {
  key: string;
  values: Record<string, unknown>;
}

/** What `GET /api/games/GAME/words` tells of a game's vocabulary. */
export interface GameWords {
  game: string;
  rules: string;
  groups: Record<string, string[]>;
  messages: Record<string, Record<string, Kind>>;
  own_names: Record<string, Record<string, string>>;
  names: Record<string, TextWanted>;
  helps: Record<string, TextWanted>;
  facts: Record<string, Record<string, unknown>>;
}

/** A value with a name of its own: as it stands in the nominative, by NAME() in other cases. */
class Thing extends FluentType<string | string[]> {
  constructor(
    readonly speech: Speech,
    word: string | string[],
  ) {
    super(word);
  }

  toString(): string {
    return this.inCase("nom");
  }

  inCase(grammaticalCase: string): string {
    if (typeof this.value === "string") return this.speech.name(this.value, grammaticalCase);
    return this.speech.listed(this.value.map((word) => this.speech.name(word, grammaticalCase)));
  }
}

function declined([thing]: unknown[], named: Record<string, unknown>): FluentVariable {
  const wanted = named.case === undefined ? "nom" : String(named.case);
  return thing instanceof Thing ? thing.inCase(wanted) : (thing as FluentVariable);
}

/** The texts of a game in one language, parsed once; players come and go. */
export function gameBundle(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { functions: { NAME: declined as never }, useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

const groupsOf = new WeakMap<GameWords, Map<string, string>>();

function groups(words: GameWords): Map<string, string> {
  let known = groupsOf.get(words);
  if (!known) {
    known = new Map(Object.entries(words.groups).flatMap(([group, all]) => all.map((word) => [word, group] as const)));
    groupsOf.set(words, known);
  }
  return known;
}

export class Speech {
  readonly #groups: Map<string, string>;

  constructor(
    readonly words: GameWords,
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly players: string[] = [],
  ) {
    this.#groups = groups(words);
  }

  // --- what games say ---

  question(key: string, values: Values): string {
    return this.#said(`question-${key}`, values);
  }

  event(event: GameEvent): string {
    return this.#said(`event-${event.key}`, event.values);
  }

  /** Why something is not possible: by the rules, or by the server. */
  reason(reason: Reason): string {
    const key = `reason-${reason.key}`;
    return key in this.words.messages ? this.#said(key, reason.values) : t(`refused-${reason.key}`, reason.values);
  }

  /** What is going on, as everybody may know it: a procedure, or the card being resolved. */
  doing(key: string): string {
    return this.has(`doing-${key}`) ? this.text(`doing-${key}`) : this.name(key);
  }

  name(word: string, grammaticalCase = "nom"): string {
    const group = this.group(word);
    if (group === "seat") return this.player(Number(word.replace(/^seat/, "")));
    if (group === "number") return word;
    if (this.has(`word-${group}`)) return this.text(`word-${group}`, { word }); // things without names, like spots on a map
    const own = this.words.own_names[word]?.[this.language];
    if (own !== undefined) return own;
    const { key, values } = this.words.names[word] ?? { key: `name-${word}`, values: {} };
    const message = this.bundle.getMessage(key);
    return this.#formatted(key, message?.attributes[grammaticalCase] ?? message?.value ?? null, this.#things(values));
  }

  /** What a card does; empty if there is nothing to say. */
  help(word: string): string {
    const { key, values } = this.words.helps[word] ?? { key: `help-${word}`, values: {} };
    return this.has(key) ? this.text(key, this.#things(values)) : "";
  }

  /** The rulings on a card; empty if there are none. */
  note(word: string): string {
    return this.has(`note-${word}`) ? this.text(`note-${word}`) : "";
  }

  /** "card", "territory", "seat", "number" ...; empty for what is no word of this game. */
  group(word: string): string {
    return this.#groups.get(word) ?? "";
  }

  /** What is printed on a card or a tile, beside its text. */
  facts(word: string): Record<string, unknown> {
    return this.words.facts[word] ?? {};
  }

  player(seat: number): string {
    return this.players[seat] || this.text("player-number", { number: seat + 1 });
  }

  listed(names: string[]): string {
    if (names.length < 2) return names[0] || this.text("list-empty");
    return this.text("list-end", { before: names.slice(0, -1).join(", "), last: names.at(-1)! });
  }

  // --- any text of the game ---

  text(key: string, values: Record<string, unknown> = {}): string {
    return this.#formatted(key, this.bundle.getMessage(key)?.value ?? null, values);
  }

  /** A text whose values may be words of the game: these are declined by NAME(). */
  wanted({ key, values }: TextWanted): string {
    return this.text(key, this.#things(values));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  #things(values: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "string" && this.#groups.has(value) ? new Thing(this, value) : value,
      ]),
    );
  }

  #said(key: string, values: Values): string {
    const kinds = this.words.messages[key] ?? {};
    return this.text(
      key,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.#spoken(kinds[name], value)])),
    );
  }

  #spoken(kind: Kind | undefined, value: unknown): unknown {
    if (kind === "seat") return this.player(value as number);
    if (kind === "seats") return this.listed((value as number[]).map((seat) => this.player(seat)));
    return kind === "word" || kind === "words" ? new Thing(this, value as string | string[]) : value;
  }

  #formatted(key: string, pattern: Parameters<FluentBundle["formatPattern"]>[0] | null, values: Record<string, unknown>): string {
    if (pattern === null) {
      if (import.meta.env.DEV) console.warn(`${this.language}: no text for "${key}"`);
      return key;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
    if (errors.length > 0 && import.meta.env.DEV) console.warn(`${this.language}: ${key}: ${errors[0]}`);
    return said;
  }
}
