import { describe, expect, it } from "vitest";

import { fold, found, type Entry } from "./entries";

function named(name: string, more: Partial<Entry> = {}): Entry {
  return {
    word: name, kind: "encounter", name, texts: [], note: "", timings: [], colour: null, value: 0, ailm: false, copies: 1, provenance: "",
    row: "", solo: 0, first: false, fourPlayers: false, partner: "", folded: fold([name, ...(more.texts ?? [])].join(" ")), ...more,
  };
}

const ANY = { words: "", kind: "", timing: "", colour: "" };
const cards = [
  named("Cù-sìth Den", { colour: "red" }),
  named("Óengus’s Mound", { colour: "yellow", timings: ["saga"] }),
  named("Загублена долина", { kind: "territory" }),
  named("Dolmen", { texts: ["As old as Oengus"] }),
];

describe("searching cards", () => {
  it("ignores accents, case and hyphens", () => {
    expect(found(cards, { ...ANY, words: "cu SITH" })).toEqual([cards[0]]);
    expect(fold("Їжак, під’їзд")).toBe("іжак під'ізд");
  });

  it("finds words of the text too, names first", () => {
    expect(found(cards, { ...ANY, words: "oengus" }).map((card) => card.name)).toEqual(["Óengus’s Mound", "Dolmen"]);
  });

  it("finds Cyrillic names", () => {
    expect(found(cards, { ...ANY, words: "долин загубл" })).toEqual([cards[2]]);
  });

  it("wants every word and every filter", () => {
    expect(found(cards, { ...ANY, words: "oengus mound dolmen" })).toEqual([]);
    expect(found(cards, { ...ANY, colour: "red" })).toEqual([cards[0]]);
    expect(found(cards, { ...ANY, timing: "saga" })).toEqual([cards[1]]);
    expect(found(cards, { ...ANY, kind: "territory" })).toEqual([cards[2]]);
  });
});
