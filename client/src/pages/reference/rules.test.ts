import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { blocks, pieces, type Block, type Piece } from "./prose";
import { rulesFrom } from "./rules";

const GAMES = ["inis", "tirnanog"];
const LANGUAGES = ["en", "fr", "es", "uk"] as const;
const read = (game: string, language: (typeof LANGUAGES)[number]) =>
  rulesFrom(readFileSync(`../text/${language}/page-rules-${game}.ftl`, "utf8"), game, language);

function piecesOf(all: readonly Block[]): Piece[] {
  const texts = all.flatMap((block) => ("lines" in block ? block.lines : "rows" in block ? [...block.head, ...block.rows.flat()] : [block.text]));
  return texts.flatMap(pieces);
}

describe("marks in texts", () => {
  it("are told from words", () => {
    expect(pieces("**Take** a [[geis]] or [[dagda|him]], see [[#victory|Who wins]] and [all](/cards/inis).")).toEqual([
      { kind: "strong", text: "Take" },
      { kind: "text", text: " a " },
      { kind: "word", word: "geis", text: "" },
      { kind: "text", text: " or " },
      { kind: "word", word: "dagda", text: "him" },
      { kind: "text", text: ", see " },
      { kind: "link", href: "#victory", text: "Who wins" },
      { kind: "text", text: " and " },
      { kind: "link", href: "/cards/inis", text: "all" },
      { kind: "text", text: "." },
    ]);
  });

  it("group lines into lists and rows into tables", () => {
    expect(blocks([["p1", "a"], ["l1", "b"], ["l2", "c"], ["t0", "X | Y"], ["t1", "1 | [[a|b]]"]])).toEqual([
      { kind: "paragraph", text: "a" },
      { kind: "list", lines: ["b", "c"] },
      { kind: "table", head: ["X", "Y"], rows: [["1", "[[a|b]]"]] },
    ]);
  });
});

describe.each(GAMES)("rules of %s", (game) => {
  const english = read(game, "en");

  it.each(LANGUAGES)("say the same things in %s", (language) => {
    const rules = read(game, language);
    expect(rules.lead).not.toBe("");
    expect(rules.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
    expect([...rules.captions.keys()]).toEqual([...english.captions.keys()]);
    rules.sections.forEach((section, at) => {
      const shape = (all: (typeof section)["blocks"]) =>
        all.map((block) => [block.kind, "lines" in block ? block.lines.length : "rows" in block ? [block.head.length, ...block.rows.map((row) => row.length)] : 1]);
      expect(shape(section.blocks), section.id).toEqual(shape(english.sections[at]!.blocks));
      for (const block of section.blocks)
        if (block.kind === "table") expect(block.rows.every((row) => row.length === block.head.length), section.id).toBe(true);
    });
  });

  it.each(LANGUAGES)("link only to sections that are there, in %s", (language) => {
    const { sections } = read(game, language);
    const known = sections.map(({ id }) => `#${id}`);
    for (const { blocks: all } of sections) {
      for (const link of piecesOf(all))
        if (link.kind === "link" && link.href.startsWith("#")) expect(known).toContain(link.href);
    }
  });

  it("name the same cards in every language", () => {
    const named = (language: (typeof LANGUAGES)[number]) =>
      read(game, language).sections.flatMap(({ blocks: all }) => piecesOf(all).flatMap((piece) => (piece.kind === "word" ? [piece.word] : [])));
    for (const language of LANGUAGES) expect(named(language)).toEqual(named("en"));
  });
});
