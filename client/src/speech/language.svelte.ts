/** The language of the page, and its own texts. */
import { FluentBundle } from "@fluent/bundle";
import type { Area } from "./areas";
import { LANGUAGES, pageTexts, type Language } from "./texts";

export { LANGUAGES, type Language } from "./texts";

const KEPT = "fidchell.language";

class Spoken {
  now = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #english = $state.raw<FluentBundle | null>(null);
  #fetchingEnglish = false;
  #wanted: Language = "en";
  readonly #areas: Area[] = ["first"];
  #turn = 0;
  #last: Promise<void> = Promise.resolve();
  /** Loaded before the page switches: games whose sentences stand somewhere on it. */
  readonly before: ((language: Language) => Promise<unknown>)[] = [];
  /** Told afterwards, when somebody has chosen. */
  readonly chosen: ((language: Language) => void)[] = [];

  /** At the start: as it was kept, or as the browser asks. */
  start(): Promise<void> {
    const asked = [kept(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
    this.#wanted = asked.find(isLanguage) ?? "en";
    return this.#load();
  }

  async set(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#load();
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // no storage: it lasts as long as the page
    }
    for (const tell of this.chosen) tell(language);
  }

  /** More texts, before a page is shown that needs them. */
  async need(areas: Area[]): Promise<void> {
    const more = areas.filter((area) => !this.#areas.includes(area));
    this.#areas.push(...more);
    await (more.length > 0 ? this.#load() : this.#last);
  }

  #load(): Promise<void> {
    this.#last = this.#loaded(++this.#turn);
    return this.#last;
  }

  async #loaded(turn: number): Promise<void> {
    const language = this.#wanted;
    const [bundle] = await Promise.all([pageBundle(language, this.#areas), ...this.before.map((load) => load(language))]);
    if (turn !== this.#turn) return this.#last; // something else is wanted meanwhile: it takes all along
    this.#bundle = bundle;
    this.now = language;
    document.documentElement.lang = language;
  }

  text(key: string, values: Record<string, unknown>): string {
    const said = this.#bundle && formatted(this.#bundle, key, values);
    if (said !== null) return said;
    if (this.#bundle === null) return "";
    if (import.meta.env.DEV) console.warn(`${this.now}: no text for "${key}"`);
    if (this.now !== "en" && !this.#fetchingEnglish) {
      this.#fetchingEnglish = true;
      void pageBundle("en", this.#areas).then((english) => (this.#english = english));
    }
    const english = this.#english && formatted(this.#english, key, values);
    return english ?? key;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }
}

export const language = new Spoken();

/** A text of the page; in markup it follows the language. */
export function t(key: string, values: Record<string, unknown> = {}): string {
  return language.text(key, values);
}

/** Is there such a text of the page? */
export function has(key: string): boolean {
  return language.has(key);
}

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === "string" && tag in LANGUAGES;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

async function pageBundle(language: Language, areas: Area[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resources of await Promise.all(areas.map((area) => pageTexts(language, area)))) {
    for (const resource of resources) bundle.addResource(resource);
  }
  return bundle;
}

function formatted(bundle: FluentBundle, key: string, values: Record<string, unknown>): string | null {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, plain(values), errors);
  if (errors.length > 0 && import.meta.env.DEV) console.warn(`${key}: ${errors[0]}`);
  return said;
}

/** Values as Fluent takes them: what is neither text nor number is shown as it is written. */
function plain(values: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" || typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : String(value),
    ]),
  );
}
