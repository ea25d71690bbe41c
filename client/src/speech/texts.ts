/** The files of texts, fetched by language and game when they are needed. */
import { FluentResource } from "@fluent/bundle";
import { areaOf, type Area } from "./areas";

export const LANGUAGES = { en: "English", fr: "Français", es: "Español", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

const pageFiles = import.meta.glob<string>(["../../../text/*/page*.ftl", "../../../text/*/{core,server}.ftl"], {
  query: "?raw",
  import: "default",
});
const gameFiles = import.meta.glob<string>(
  ["../../../text/*/{core,inis,inis-*,tirnanog,tirnanog-*}.ftl", "!../../../text/*/*-terminal.ftl"],
  { query: "?raw", import: "default" },
);

const parsed: Record<string, Promise<FluentResource>> = {};

async function loaded(files: Record<string, () => Promise<string>>, wanted: (file: string) => boolean): Promise<FluentResource[]> {
  const names = Object.keys(files).filter(wanted);
  return Promise.all(
    names.map((name) => {
      parsed[name] ??= files[name]!().then((text) => new FluentResource(text));
      parsed[name].catch(() => delete parsed[name]); // offline: tried anew next time
      return parsed[name];
    }),
  );
}

/** What the page itself says, with the server's reasons. */
export function pageTexts(language: Language, area: Area): Promise<FluentResource[]> {
  return loaded(pageFiles, (file) => file.includes(`/${language}/`) && areaOf(file) === area);
}

/** What a game says. A pack of cards ("tirnanog-NAME") speaks with the texts of its game. */
export function gameTexts(game: string, language: Language): Promise<FluentResource[]> {
  const wanted = new RegExp(`/${language}/(core|${game.split("-")[0]})[.-]`);
  return loaded(gameFiles, (file) => wanted.test(file));
}
