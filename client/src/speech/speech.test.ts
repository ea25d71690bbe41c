/** The same sentences as the server's: tools/speech_fixture.py has written down what Python says. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Values } from "../state/playing";
import fixture from "./fixture.json";
import { language, t } from "./language.svelte";
import { gameBundle, Speech, type GameWords } from "./speech";
import { gameTexts, LANGUAGES, type Language } from "./texts";

type In<T> = Record<Language, T>;
interface OneGame {
  words: GameWords;
  sentences: { sort: "question" | "event" | "reason" | "doing"; key: string; values: Values; said: In<string> }[];
  names: Record<string, In<Record<string, string>>>; // word -> language -> case -> name
  helps: Record<string, In<string>>;
  notes: Record<string, In<string>>;
}
const games = fixture.games as unknown as Record<string, OneGame>;
const each = Object.entries(games).flatMap(([game, told]) =>
  (Object.keys(LANGUAGES) as Language[]).map((tag) => [game, tag, told] as const),
);

describe.each(each)("%s in %s", (game, tag, told) => {
  let speech: Speech;
  beforeAll(async () => {
    speech = new Speech(told.words, tag, gameBundle(tag, await gameTexts(game, tag)), fixture.players);
  });

  it("says what happens, asks and refuses as the server does", () => {
    const unlike = told.sentences.flatMap(({ sort, key, values, said }) => {
      const ours = { question: () => speech.question(key, values), event: () => speech.event({ key, values: values as never }),
        reason: () => speech.reason({ key, values }), doing: () => speech.doing(key) }[sort]();
      return ours === said[tag] ? [] : [{ sort, key, ours, theirs: said[tag] }];
    });
    expect(unlike).toEqual([]);
    expect(told.sentences.length).toBeGreaterThan(100);
  });

  it("names everything in every case", () => {
    for (const [word, names] of Object.entries(told.names)) {
      const ours = Object.fromEntries(Object.keys(names[tag]).map((wanted) => [wanted, speech.name(word, wanted)]));
      expect({ [word]: ours }).toEqual({ [word]: names[tag] });
    }
  });

  it("explains the cards", () => {
    for (const [word, help] of Object.entries(told.helps)) expect(speech.help(word)).toBe(help[tag]);
    for (const [word, note] of Object.entries(told.notes)) expect(speech.note(word)).toBe(note[tag]);
  });
});

describe("texts of the page", () => {
  it("follow the language", async () => {
    await language.set("uk");
    expect(t("cancel")).toBe("Скасувати");
    expect(document.documentElement.lang).toBe("uk");
    await language.set("fr");
    expect(t("cancel")).toBe("Annuler");
    expect(localStorage.getItem("fidchell.language")).toBe("fr");
  });

  it("the later of two choices counts", async () => {
    const first = language.set("uk");
    const second = language.set("es");
    await Promise.all([first, second]);
    expect(language.now).toBe("es");
    expect(t("cancel")).toBe("Cancelar");
  });

  it("a missing one shows its key", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(t("there-is-no-such-text")).toBe("there-is-no-such-text");
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });

  it("give the server's reasons", async () => {
    await language.set("en");
    expect(t("refused-too-many", { seconds: 1 })).toContain("1 second.");
    expect(t("refused-no-such-game", { games: ["inis", "tirnanog"] })).toContain("inis, tirnanog");
  });
});
