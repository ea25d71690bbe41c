import { describe, expect, it } from "vitest";
import { fold, Lexicon, listed, pick, tokens, type Asked, type Syntax } from "./grammar";

const NAMES: Record<string, Record<string, string | Record<string, string>>> = {
  en: {
    conquest: "Conquest", conquest_x: "", highlands: "Highlands", meadows: "Meadows", hills: "Hills", hills_advantage: "Hills",
    seat0: "Niamh", seat1: "Fergus mac Róich", attack: "Attack", scouts_spies: "Scouts & Spies", red_1_a: "Red 1", red_1_b: "Red 1",
    oengus_ploy: "Óengus’ Ploy", pass: "Pass", stop: "Stop",
  },
  uk: {
    conquest: { nom: "Завоювання", acc: "«Завоювання»" }, highlands: { nom: "Високогір’я", loc: "у Високогір’ї", to: "до Високогір’я", from: "з Високогір’я" },
    meadows: { nom: "Луки", loc: "на Луках", to: "на Луки", from: "з Лук" }, hills: { nom: "Пагорби" }, hills_advantage: { nom: "Пагорби" },
    seat0: "Ніав", seat1: "Фергус", attack: "Атака", scouts_spies: "Розвідники й шпигуни", red_1_a: "Червона 1", red_1_b: "Червона 1",
    oengus_ploy: "Хитрість Енґуса", pass: "Пас", stop: "Досить",
  },
};
const GROUPS = {
  answer: ["pass", "stop"], card: ["conquest", "scouts_spies", "hills_advantage", "oengus_ploy", "red_1_a", "red_1_b"],
  territory: ["highlands", "meadows", "hills"], seat: ["seat0", "seat1"], number: ["0", "1", "2", "3"], maneuver: ["attack"],
  location: ["up:0,0", "down:-1,2"], place: ["across:1,2"],
};
const SYNTAX: Record<string, Syntax> = {
  en: { filler: listed("play, the, clans, and, of"), from: listed("from"), to: listed("to, into, in"), move: listed("move") },
  uk: {
    filler: listed("грати, зіграти, кланів, клани", "play, the"), from: listed("з, із, від"), to: listed("на, в, у, до"),
    move: listed("рух, перемістити"),
  },
};

function lexicon(language: "en" | "uk"): Lexicon {
  const speech = {
    words: { groups: GROUPS },
    name: (word: string, form = "nom") => {
      const name = NAMES[language]![word] ?? word;
      return typeof name === "string" ? name : (name[form] ?? name["nom"]!);
    },
  };
  return new Lexicon(speech, SYNTAX[language]!);
}

/** All answers that a line gives to these questions, in order. */
function answers(language: "en" | "uk", line: string, questions: Asked[]): (string | null)[] {
  const { items } = lexicon(language).read(line, questions[0]!.options);
  return questions.map((asked) => {
    const found = pick(items, asked);
    if (found === null || "ambiguous" in found) return null;
    items.splice(found.at, 1);
    return found.option;
  });
}

const TURN = { key: "turn", options: ["conquest", "scouts_spies", "hills_advantage", "pass"] };
const TARGET = { key: "territory", options: ["highlands", "meadows", "hills"] };
const FROM = { key: "from-to", options: ["highlands", "hills", "stop"] };
const COUNT = { key: "how-many", options: ["1", "2", "3"] };

describe("folding", () => {
  it("takes names as anybody would type them", () => {
    expect(fold("Óengus’ Ploy")).toBe("oengus ploy");
    expect(fold("Scouts & Spies")).toBe("scouts spies");
    expect(fold("Високогір’я")).toBe(fold("високогіря"));
    expect(tokens("place  up:0,0, down:-1,2")).toEqual(["place", "up:0,0", "down:-1,2"]);
  });
});

describe("a line", () => {
  it("answers one question", () => {
    expect(answers("en", "play conquest", [TURN])).toEqual(["conquest"]);
    expect(answers("en", "pass", [TURN])).toEqual(["pass"]);
    expect(answers("en", "attack fergus", [{ key: "maneuver", options: ["attack"] }, { key: "attack-whom", options: ["seat0", "seat1"] }]))
      .toEqual(["attack", "seat1"]);
  });

  it("answers several, whatever their order", () => {
    const all = ["conquest", "meadows", "highlands", "2"];
    const asked = [TURN, TARGET, FROM, COUNT];
    expect(answers("en", "play Conquest into the Meadows from Highlands 2", asked)).toEqual(all);
    expect(answers("en", "conquest: move 2 highlands meadows", asked.slice(0, 1))).toEqual(["conquest"]);
    expect(answers("en", "conquest move 2 highlands meadows", asked)).toEqual(all);
    expect(answers("en", "2 clans from highlands to meadows conquest", asked)).toEqual(all);
    expect(answers("en", "conquest meadows highlands 2", asked)).toEqual(all);
  });

  it("knows ids, and names that begin like it", () => {
    expect(answers("en", "hills_advantage", [TURN])).toEqual(["hills_advantage"]);
    expect(answers("en", "scouts", [TURN])).toEqual(["scouts_spies"]);
    expect(answers("en", "conq meadows", [TURN, TARGET])).toEqual(["conquest", "meadows"]);
  });

  it("lets the question decide between a card and its territory", () => {
    expect(answers("en", "hills", [TURN])).toEqual(["hills_advantage"]);
    expect(answers("en", "hills", [TARGET])).toEqual(["hills"]);
  });

  it("speaks Ukrainian, in its cases", () => {
    expect(answers("uk", "зіграти «Завоювання» на Луки з Високогіря 2", [TURN, TARGET, FROM, COUNT]))
      .toEqual(["conquest", "meadows", "highlands", "2"]);
    expect(answers("uk", "conquest meadows", [TURN, TARGET])).toEqual(["conquest", "meadows"]);
    expect(answers("uk", "перемістити 2 Високогір’я Луки", [{ key: "from", options: ["highlands", "meadows"] }, { key: "to", options: ["meadows"] }, COUNT]))
      .toEqual(["highlands", "meadows", "2"]);
  });

  it("takes any of several cards alike, and asks which of others", () => {
    expect(answers("en", "red 1", [{ key: "play", options: ["red_1_a", "red_1_b"] }])).toEqual(["red_1_a"]);
    const { items } = lexicon("en").read("hi", ["hills", "highlands"]);
    expect(items).toEqual([]); // two letters are too few
    const begun = lexicon("en").read("hil high", TARGET.options).items;
    expect(begun.map((item) => item.words)).toEqual([["hills"], ["highlands"]]);
  });

  it("says what it does not know", () => {
    const read = lexicon("en").read("play konquest on the moon");
    expect(read.items).toEqual([]);
    expect(read.unknown).toEqual(["konquest", "on", "moon"]);
    expect(lexicon("en").near("konquest")).toBe("conquest");
    expect(lexicon("en").near("xylophone")).toBeNull();
  });

  it("knows spots by their ids", () => {
    expect(answers("en", "across:1,2", [{ key: "place-bard", options: ["across:1,2"] }])).toEqual(["across:1,2"]);
    expect(answers("en", "down:-1,2", [{ key: "location", options: ["up:0,0", "down:-1,2"] }])).toEqual(["down:-1,2"]);
  });

  it("does not answer one question with what was meant for another", () => {
    const items = lexicon("en").read("from highlands to meadows").items;
    expect(pick(items, { key: "from", options: ["meadows"] })).toBeNull();
  });
});
