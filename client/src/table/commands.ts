/** Carries out a line that was typed: answers questions, one after the other, or says why not. */
import { t } from "../speech/language.svelte";
import type { Speech } from "../speech/speech";
import type { Decision, Playing } from "../state/playing";
import { fold, Lexicon, listed, pick, tokens, type Item } from "./grammar";
import { capitalised, labelOf } from "./words";

const NEXT_WITHIN = 2500; // milliseconds until the next question of the same turn is there
const LOOKS_EVERY = 25;

/** What a command may do beside answering; a replay or a lesson may have none of it. */
export interface Doing {
  undo?: () => Promise<void>;
  hold?: () => Promise<void>;
  say?: (text: string) => Promise<void>;
  help?: () => void;
}

export interface Told {
  text: string;
  ok: boolean;
}

type Verb = "help" | "why" | "undo" | "hold" | "say" | "hand" | "waiting";
const VERBS: Verb[] = ["help", "why", "undo", "hold", "say", "hand", "waiting"];
const ENGLISH: Record<string, string> = {
  help: "?, help", why: "why, why not", undo: "undo, take back", hold: "hold, wait", say: "say, chat", hand: "hand, cards",
  waiting: "waiting, who",
  filler: "play, take, place, the, a, an, and, of, with, clan, clans, card, choose, then, my, a, put, it, on, at",
  from: "from, out of", to: "to, into, in, towards", move: "move, go, march",
};

export function lexiconOf(speech: Speech): Lexicon {
  const syntax = {
    filler: synonyms("filler"), from: synonyms("from"), to: synonyms("to"), move: synonyms("move"),
  };
  return new Lexicon(speech, syntax);
}

function synonyms(name: string): Set<string> {
  return listed(t(`table-words-${name}`), ENGLISH[name]!);
}

/** The command that a line begins with, and the rest of it. */
function verbOf(line: string): [Verb, string] | null {
  const typed = line.trim();
  for (const verb of VERBS) {
    const ways = [...synonyms(verb), ...(verb === "help" ? ["?"] : [])].sort((a, b) => b.length - a.length);
    for (const way of ways) {
      const length = way.split(" ").length;
      const parts = typed.split(/\s+/);
      if (fold(parts.slice(0, length).join(" ")) === way || (way === "?" && typed === "?")) {
        return [verb, parts.slice(length).join(" ")];
      }
    }
  }
  return null;
}

export class Commands {
  #lexicon: Lexicon | null = null;
  #of = "";

  constructor(
    private readonly playing: Playing,
    private readonly doing: Doing = {},
  ) {}

  get lexicon(): Lexicon {
    const { speech, seats } = this.playing;
    const of = [speech.language, ...seats.map((seat) => speech.player(seat.seat))].join("/");
    if (this.#lexicon === null || this.#of !== of) [this.#lexicon, this.#of] = [lexiconOf(speech), of];
    return this.#lexicon;
  }

  /** Names that would complete the line, best first: what may be answered now, then commands. */
  completions(line: string, most = 8): string[] {
    const typed = tokens(line);
    const begun = /\s$/.test(line) ? "" : (typed.at(-1) ?? "");
    const names = this.#open().flatMap((decision) => decision.options.map((option) => this.#named(option)));
    const verbs = typed.length < 2 ? VERBS.filter((verb) => this.#can(verb)).map((verb) => this.#word(verb)) : [];
    const wanted = [...names, ...verbs].filter((name) => {
      const folded = fold(name);
      return begun === "" || folded.startsWith(begun) || folded.includes(` ${begun}`);
    });
    return [...new Set(wanted)].slice(0, most);
  }

  /** The line with its last, begun word replaced by a name. */
  complete(line: string, name: string): string {
    const kept = /\s$/.test(line) || line === "" ? line : line.replace(/\S+$/, "");
    return `${kept}${name} `;
  }

  async run(line: string): Promise<Told> {
    const verb = verbOf(line);
    if (verb !== null && this.#can(verb[0])) return this.#command(...verb);
    const { items, unknown } = this.lexicon.read(line, this.#open().flatMap((decision) => decision.options));
    if (items.length === 0) return this.#notUnderstood(unknown);
    return this.#answer(items, unknown);
  }

  async #answer(items: Item[], unknown: string[]): Promise<Told> {
    const done: string[] = [];
    for (;;) {
      const found = this.#pick(items);
      if (found === null || items.length === 0) break;
      if ("ambiguous" in found) return { text: this.#whichOf(found.ambiguous), ok: false };
      const { decision, at, option } = found;
      const label = labelOf(this.playing, option, decision);
      await this.playing.answer(option, decision);
      if (this.playing.refused !== null) return { text: this.#reasons(this.playing.refused), ok: false };
      done.push(label);
      items.splice(at, 1);
      await this.#next(decision);
    }
    if (done.length === 0) return this.#whyNone(items);
    const said = [t("table-command-done", { answers: done.join(", ") })];
    const unused = [...items.map((item) => item.text), ...unknown];
    if (unused.length > 0) said.push(t("table-command-unused", { words: unused.join(", ") }));
    if (this.playing.decision !== null) said.push(this.#question(this.playing.decision));
    return { text: said.join(" "), ok: unused.length === 0 };
  }

  #pick(items: Item[]) {
    for (const decision of this.#open()) {
      const found = pick(items, decision);
      if (found !== null) return { ...found, decision } as const;
    }
    return null;
  }

  #open(): Decision[] {
    const { decision, beside } = this.playing;
    return decision === null ? beside : [decision, ...beside];
  }

  /** Until the table has moved on: the answer is written down before everybody has heard of it. */
  async #next(before: Decision): Promise<void> {
    for (let waited = 0; waited < NEXT_WITHIN; waited += LOOKS_EVERY) {
      const now = this.playing.decision;
      const same = now?.number === before.number && now.key === before.key;
      if (before.optional || (!same && !this.playing.busy)) return;
      await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
    }
  }

  async #command(verb: Verb, rest: string): Promise<Told> {
    const { playing, doing } = this;
    if (verb === "help") return { text: this.#help(), ok: true };
    if (verb === "why") return this.#why(rest);
    if (verb === "hand") return { text: this.#hand(), ok: true };
    if (verb === "waiting") {
      const players = playing.speech.listed(playing.view.waiting.map((seat) => playing.speech.player(seat)));
      return { text: t("table-waiting-for", { players }), ok: true };
    }
    if (verb === "say" && rest === "") return { text: t("table-command-say-what"), ok: false };
    await (verb === "undo" ? doing.undo!() : verb === "hold" ? doing.hold!() : doing.say!(rest));
    return { text: t(`table-command-${verb}-done`), ok: true };
  }

  #can(verb: Verb): boolean {
    return verb === "undo" || verb === "hold" || verb === "say" ? this.doing[verb] !== undefined : true;
  }

  #help(): string {
    this.doing.help?.();
    const decision = this.playing.decision;
    const verbs = VERBS.filter((verb) => this.#can(verb)).map((verb) => this.#word(verb));
    const about = t("table-command-help", { commands: verbs.join(", ") });
    return decision === null ? `${t("table-command-not-asked")} ${about}` : `${this.#question(decision)} ${about}`;
  }

  #hand(): string {
    const hand = (this.playing.view.table as { hand?: string[] }).hand ?? [];
    return t("table-command-hand", { cards: this.playing.speech.listed(hand.map((card) => this.#named(card))) });
  }

  async #why(rest: string): Promise<Told> {
    const { items, unknown } = this.lexicon.read(rest);
    const word = items[0]?.words[0];
    if (word === undefined) return unknown.length > 0 ? this.#notUnderstood(unknown) : { text: t("table-command-why-what"), ok: false };
    const reasons = await this.playing.why(items[0]!.words.find((one) => !this.#isOpen(one)) ?? word);
    return { text: reasons.length > 0 ? this.#reasons(reasons) : t("table-why-open"), ok: true };
  }

  #isOpen(word: string): boolean {
    return this.#open().some((decision) => decision.options.includes(word));
  }

  async #whyNone(items: Item[]): Promise<Told> {
    const decision = this.playing.decision;
    if (decision === null) return { text: t("table-command-not-asked"), ok: false };
    const reasons = await this.playing.why(items[0]!.words[0]!);
    const why = reasons.length > 0 ? this.#reasons(reasons) : t("table-command-no-answer", { word: items[0]!.text });
    return { text: `${why} ${this.#question(decision)}`, ok: false };
  }

  #notUnderstood(unknown: string[]): Told {
    if (unknown.length === 0) return { text: this.#help(), ok: false };
    const near = this.lexicon.near(unknown[0]!);
    const word = unknown.join(" ");
    const said = near === null ? t("table-command-unknown", { word }) : t("table-command-near", { word, near });
    return { text: `${said} ${this.#help()}`, ok: false };
  }

  #whichOf(options: string[]): string {
    return t("table-command-which", { options: options.map((option) => this.#named(option)).join(", ") });
  }

  #question(decision: Decision): string {
    const options = decision.options.map((option) => labelOf(this.playing, option, decision)).join(", ");
    return t("table-command-question", {
      question: capitalised(this.playing.speech.question(decision.key, decision.values)),
      options,
    });
  }

  #reasons(reasons: { key: string; values: Record<string, unknown> }[]): string {
    return reasons.map((reason) => this.playing.speech.reason(reason)).join(" ");
  }

  #word(verb: Verb): string {
    return verb === "help" ? "?" : t(`table-words-${verb}`).split(",")[0]!.trim();
  }

  #named(word: string): string {
    const group = this.playing.speech.group(word);
    return group === "location" || group === "place" ? word : this.playing.speech.name(word);
  }
}
