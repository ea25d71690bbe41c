/** Every language is whole: no key is shown, and no English word stays where there is another. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, makeTable, type Person, test } from "../kit";
import { CLIENT } from "../server";
import { goOn, recordOf } from "./records";

/** key -> text of all messages without variables. */
function texts(language: string): Map<string, string> {
  const folder = join(CLIENT, "../text", language);
  const found = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.startsWith("page"))) {
    for (const [, key, text] of readFileSync(join(folder, file), "utf8").matchAll(/^([a-z][\w-]*) = ?(.*)$/gm)) found.set(key!, text!.trim());
  }
  return found;
}

const english = texts("en");

async function check(person: Person, language: string, where: string): Promise<void> {
  const shown = await person.page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("script, style, [lang]:not(html)")) said.push(node.textContent!.trim());
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      if (one.closest("[lang]:not(html)")) continue;
      for (const name of ["aria-label", "title", "placeholder"]) said.push(one.getAttribute(name)?.trim() ?? "");
    }
    return said.filter((text) => text !== "");
  });
  const own = texts(language);
  const keys = shown.filter((text) => english.has(text) && text.includes("-"));
  expect(keys, `keys shown as they are: ${where}`).toEqual([]);
  if (language === "en") return;
  const ours = new Set(own.values());
  const foreign = new Set([...english].filter(([key, text]) => /\p{L}{3}/u.test(text) && own.get(key) !== text).map(([, text]) => text));
  expect([...new Set(shown.filter((text) => foreign.has(text) && !ours.has(text)))], `English left: ${where}`).toEqual([]);
}

for (const language of ["en", "fr", "es", "uk"]) {
  test(`all is said in ${language}`, async ({ person }) => {
    test.setTimeout(90_000);
    const anna = await person("Ánna");
    const bran = await person("Brán");
    await anna.context.addInitScript((kept) => localStorage.setItem("fidchell.language", kept), language);
    const waiting = await makeTable({ game: "tirnanog", people: [anna], bots: ["beginner", "club"], waiting: true });
    const inis = await goOn([anna, bran], recordOf("inis", 2, 120));
    const tirnanog = await goOn([anna, bran], recordOf("tirnanog", 2, 40));
    const places = [
      ["/", "main h1"],
      ["/new", "main form"],
      [`/tables/${waiting.id}`, "main h1"],
      [`/tables/${inis.id}`, "[data-part=board]"],
      [`/tables/${tirnanog.id}`, "[data-part=board]"],
      ["/cards/inis", "main h1"],
      ["/rules/inis", "main h1"],
      ["/cards/tirnanog", "main h1"],
      ["/rules/tirnanog", "main h1"],
      ["/settings", "main h1"],
      ["/learn", "main h1"],
      ["/games", "main h1"],
      ["/ladder", "main h1"],
      ["/daily", "main h1"],
    ] as const;
    for (const [path, ready] of places) {
      await anna.page.goto(path);
      await expect(anna.page.locator(ready).first()).toBeVisible({ timeout: 20_000 });
      await expect(anna.page.locator("html")).toHaveAttribute("lang", language);
      await check(anna, language, path);
    }
  });
}
