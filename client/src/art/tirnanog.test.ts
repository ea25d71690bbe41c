import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { hasPicture, kindOf, tirnanogGround, tirnanogPicture } from "./tirnanog";

const pack = readFileSync("../src/fidchell/games/tirnanog/packs/open.toml", "utf8");
const ids = (table: string): string[] =>
  pack
    .split("[[")
    .filter((block) => block.startsWith(table))
    .map((block) => /^id = "(\w+)"/m.exec(block)?.[1] ?? "");

function wellFormed(markup: string): boolean {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, "image/svg+xml");
  return parsed.querySelector("parsererror") === null;
}

describe("pictures of Tír na nÓg", () => {
  const encounters = ids("encounter");
  const geis = ids("geis");

  it("knows the open pack", () => {
    expect(encounters).toHaveLength(24);
    expect(geis).toHaveLength(12);
  });

  it.each([...encounters, ...geis])("has a picture of %s", (id) => {
    expect(hasPicture(id)).toBe(true);
    expect(wellFormed(tirnanogPicture(id))).toBe(true);
  });

  it("draws every kind differently, and copies alike", () => {
    const drawn = [...encounters, ...geis].map((id) => tirnanogPicture(id));
    expect(new Set(drawn).size).toBe(36);
    expect(tirnanogPicture("kelpie_b")).toBe(tirnanogPicture("kelpie_a"));
    expect(kindOf("kelpie_b")).toBe("kelpie");
  });

  it("draws plain cards by their colour", () => {
    expect(tirnanogPicture("red_3_b")).toBe(tirnanogPicture("red"));
    expect(tirnanogPicture("red_3_b")).not.toBe(tirnanogPicture("blue_3_b"));
  });

  it("draws cards of other packs by the colour they are said to have", () => {
    expect(hasPicture("the_unheard_of")).toBe(false);
    expect(tirnanogPicture("the_unheard_of", "blue")).not.toBe(tirnanogPicture("the_unheard_of", "red"));
    expect(wellFormed(tirnanogPicture("the_unheard_of", "blue"))).toBe(true);
  });

  it("gives each card an interlace of its own that never changes", () => {
    expect(tirnanogGround("puca", "yellow", false)).toEqual(tirnanogGround("puca", "yellow", false));
    expect(tirnanogGround("red_1_a", "red", true).markup).not.toBe(tirnanogGround("red_2_a", "red", true).markup);
  });
});
