/** No serious finding of axe on any main page, light and dark. */
import AxeBuilder from "@axe-core/playwright";

import { ask, expect, makeTable, type Person, test } from "../kit";
import { goOn, recordOf } from "./records";

const BOARD = "[data-part=board]";

interface Place {
  name: string;
  path: (anna: Person, bran: Person) => Promise<string> | string;
  ready?: string;
}

const PLACES: Place[] = [
  { name: "the first page", path: () => "/" },
  { name: "a new table", path: () => "/new", ready: "main form" },
  { name: "a room", path: async (anna, bran) => `/tables/${(await makeTable({ game: "inis", people: [anna, bran], waiting: true })).id}` },
  { name: "Inis", path: async (anna, bran) => `/tables/${(await goOn([anna, bran], recordOf("inis", 2, 120))).id}`, ready: BOARD },
  { name: "an Inis draft", path: async (anna, bran) => `/tables/${(await makeTable({ game: "inis", people: [anna, bran] })).id}`, ready: BOARD },
  { name: "Tír na nÓg", path: async (anna, bran) => `/tables/${(await goOn([anna, bran], recordOf("tirnanog", 2, 40))).id}`, ready: BOARD },
  { name: "a replay", path: async (anna) => `/replay/${(await ask<{ id: string }>(anna, "tables/import", recordOf("tirnanog", 2))).id}?at=30`, ready: ".transport" },
  { name: "a lesson", path: () => "/learn/inis/season", ready: BOARD },
  { name: "cards", path: () => "/cards/inis" },
  { name: "rules", path: () => "/rules/tirnanog" },
  { name: "settings", path: () => "/settings" },
];

for (const { name, path, ready = "main h1" } of PLACES) {
  test(`axe finds nothing serious: ${name}`, async ({ person }) => {
    const anna = await person("Anna", { colorScheme: "light", reducedMotion: "reduce" });
    const bran = await person("Bran");
    await anna.page.goto(await path(anna, bran));
    for (const scheme of ["light", "dark"] as const) {
      await anna.page.emulateMedia({ colorScheme: scheme });
      await expect(anna.page.locator(ready).first()).toBeVisible({ timeout: 20_000 });
      await anna.page.evaluate(() => document.fonts.ready);
      const axe = new AxeBuilder({ page: anna.page });
      if (scheme === "dark") axe.withRules("color-contrast"); // nothing but colours has changed
      const { violations } = await axe.analyze();
      const bad = violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
      expect(bad, `${name}, ${scheme}`).toEqual([]);
    }
  });
}
