/** The rules of a game as sections, from text/<language>/page-rules-GAME.ftl. Fetched when somebody reads them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../../speech/texts";
import { blocks, type Block } from "./prose";

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RulesText {
  readonly lead: string;
  readonly sections: readonly Section[];
  /** What stands below the picture of a section. */
  readonly captions: ReadonlyMap<string, string>;
}

const files = import.meta.glob<string>("../../../../text/*/page-rules-*.ftl", { query: "?raw", import: "default" });

export async function rulesOf(game: string, language: Language): Promise<RulesText> {
  const fetch = files[`../../../../text/${language}/page-rules-${game}.ftl`];
  if (!fetch) throw new Error(`no rules of ${game} in ${language}`);
  return rulesFrom(await fetch(), game, language);
}

export function rulesFrom(source: string, game: string, language: Language): RulesText {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const captions = new Map<string, string>();
  const sections: Section[] = [];
  let lead = "";
  for (const { id } of resource.body) {
    const message = bundle.getMessage(id);
    const name = id.replace(`rules-${game}-`, "");
    if (!message?.value) continue;
    const title = bundle.formatPattern(message.value);
    const attributes = Object.entries(message.attributes).map(([key, text]) => [key, bundle.formatPattern(text)] as [string, string]);
    if (name === "lead") lead = title;
    else if (name.startsWith("figure-")) captions.set(name.slice("figure-".length), title);
    else sections.push({ id: name, title, blocks: blocks(attributes) });
  }
  return { lead, sections, captions };
}
