/** Every text of the page stands in every language, once; and every text that the page asks for is there. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./texts";

const texts = import.meta.glob<string>(["../../../text/*/page*.ftl", "../../../text/*/{core,server}.ftl"], {
  query: "?raw", import: "default", eager: true,
});
const sources = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

const tags = Object.keys(LANGUAGES) as Language[];
const filesOf = (tag: Language) => Object.entries(texts).filter(([file]) => file.includes(`/${tag}/`));
const keysOf = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key!);
const variablesOf = (text: string) => {
  const found: Record<string, string> = {};
  for (const part of text.split(/^(?=[a-zA-Z][\w-]* *=)/m)) {
    const [key] = keysOf(part);
    if (key) found[key] = [...new Set([...part.matchAll(/\$([\w-]+)/g)].map(([, name]) => name!))].sort().join(" ");
  }
  return found;
};
const all = (tag: Language) => Object.assign({}, ...filesOf(tag).map(([, text]) => variablesOf(text))) as Record<string, string>;

describe.each(tags)("texts in %s", (tag) => {
  it("can be read, each once", () => {
    const bundle = new FluentBundle(tag);
    for (const [file, text] of filesOf(tag)) expect(bundle.addResource(new FluentResource(text)), file).toEqual([]);
    const keys = filesOf(tag).flatMap(([, text]) => keysOf(text));
    const unread = keys.filter((key) => !bundle.hasMessage(key));
    expect(unread).toEqual([]);
  });

  it("are those of English, with no other values", () => {
    const [ours, english] = [all(tag), all("en")];
    expect(Object.keys(english).filter((key) => !(key in ours)), "missing").toEqual([]);
    expect(Object.keys(ours).filter((key) => !(key in english)), "not in English").toEqual([]);
    const given = (key: string) => english[key]!.split(" ");
    const strange = Object.entries(ours).filter(([key, names]) => names.split(" ").some((name) => name && !given(key).includes(name)));
    expect(strange, "values that nobody gives").toEqual([]);
  });
});

it("what the page asks for by name is there", () => {
  const known = new Set(Object.keys(all("en")));
  const missing = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].flatMap(([, key]) => (known.has(key!) ? [] : [`${file}: ${key}`])),
  );
  expect(missing).toEqual([]);
});
