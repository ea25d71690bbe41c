import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";

import { backArt, divisible, faceArt, lengthOf, smallArt } from "./cards";
import engine from "./engine.fixture.json";
import { icons, iconNames } from "./icons";
import { knot } from "./knot";
import { markerKinds, markerMarkup } from "./marker";
import { identities } from "./palette";
import { deckOf, inisCards, inisPicture } from "./pictures";
import Sprite from "./Sprite.svelte";
import { defineTiles, territories, tileArt, tileDefinitions } from "./tiles";
import { tokenMarkup } from "./token";

/** Every drawing parses, has nothing that the CSP forbids, and no slip of a number. */
function wellFormed(markup: string): void {
  const page = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const svg = new DOMParser().parseFromString(page, "image/svg+xml");
  expect(svg.querySelector("parsererror")).toBeNull();
  expect(markup).not.toMatch(/NaN|undefined|null|style=|<style|<script/);
}

describe("cards", () => {
  it("has a picture for every card of the engine, and no other", () => {
    expect([...inisCards].sort()).toEqual([...engine.cards].sort());
    for (const card of engine.cards) {
      expect(inisPicture(card).length, card).toBeGreaterThan(100);
      wellFormed(inisPicture(card));
      wellFormed(faceArt(card, "long").markup);
      wellFormed(smallArt(card).markup);
    }
    expect(new Set(engine.cards.map(inisPicture)).size).toBe(63);
  });

  it("knows the decks", () => {
    const count = (deck: string): number => engine.cards.filter((card) => deckOf(card) === deck).length;
    expect([count("action"), count("advantage"), count("epic")]).toEqual([17, 16, 30]);
    expect(deckOf("hills")).toBeNull();
    expect(deckOf("nobody_advantage")).toBeNull();
  });

  it("gives every card its own interlace, always the same", () => {
    const grounds = engine.cards.map((card) => faceArt(card, "brief").markup.replace(inisPicture(card), ""));
    expect(new Set(grounds).size).toBe(63);
    expect(faceArt("bard", "brief")).toEqual(faceArt("bard", "brief"));
  });

  it("tells an Advantage card by its back, and no other", () => {
    expect(backArt("advantage", "hills_advantage").markup).toContain(inisPicture("hills_advantage"));
    expect(backArt("epic", "dagda")).toEqual(backArt("epic"));
    expect(backArt("action", "bard")).toEqual(backArt("action"));
  });

  it("makes room for long words", () => {
    expect([50, 120, 200].map((count) => lengthOf("x".repeat(count)))).toEqual(["brief", "long", "longer"]);
  });
});

describe("knots", () => {
  const grid = { columns: 11, rows: 6, cell: 10, breaks: 0.34 };

  it("depend on the seed alone", () => {
    expect(knot({ ...grid, seed: "card:bard" })).toEqual(knot({ ...grid, seed: "card:bard" }));
    expect(knot({ ...grid, seed: "card:bard" })).not.toEqual(knot({ ...grid, seed: "card:geis" }));
  });

  it("have never changed", () => {
    expect(knot({ columns: 2, rows: 1, cell: 10, seed: "fidchell", breaks: 0 })).toMatchInlineSnapshot(`
      {
        "over": "M12.5 2.5L7.5 7.5",
        "under": "M2.5 2.5Q5 0 7.5 2.5M12.5 2.5Q15 0 17.5 2.5M2.5 2.5Q0 5 2.5 7.5M7.5 2.5L12.5 7.5M17.5 2.5Q20 5 17.5 7.5M2.5 7.5Q5 10 7.5 7.5M12.5 7.5Q15 10 17.5 7.5",
      }
    `);
  });
});

it("every territory of the engine has a tile in three shapes", () => {
  expect([...territories].sort()).toEqual([...engine.territories].sort());
  wellFormed(tileDefinitions);
  for (const territory of territories) {
    for (const shape of ["up", "down", "hex"] as const) wellFormed(tileArt(territory, shape));
  }
});

it("icons, tokens and markers are well formed", () => {
  iconNames.forEach((name) => wellFormed(icons[name]));
  identities.forEach((_, seat) => wellFormed(tokenMarkup({ seat, count: 12, crown: true })));
  markerKinds.forEach((kind) => wellFormed(markerMarkup(kind, 2)));
  expect(new Set(identities.map(({ shape }) => shape)).size).toBe(identities.length);
  expect(new Set(identities.map(({ pattern }) => pattern)).size).toBe(identities.length);
});

it("the sprite and the tiles define all that drawings refer to", () => {
  const sprite = mount(Sprite, { target: document.body });
  defineTiles();
  defineTiles(); // once is enough
  const drawings = [
    ...territories.flatMap((territory) => (["up", "down", "hex"] as const).map((shape) => tileArt(territory, shape))),
    ...identities.map((_, seat) => tokenMarkup({ seat })),
    ...markerKinds.map((kind) => markerMarkup(kind)),
  ].join("");
  const used = [...drawings.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map((found) => found[1] ?? found[2]!);
  for (const id of new Set(used)) expect(document.getElementById(id), id).not.toBeNull();
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  void unmount(sprite);
});

it("long words of a small card may be divided between syllables, short ones never", () => {
  expect(divisible("Красномовство Огми")).toBe("Красно\u00adмовство Огми");
  expect(divisible("Warlord")).toBe("Warlord");
});
