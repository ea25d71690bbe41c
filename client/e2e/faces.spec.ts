/** No card's words are cut on a phone: every card of both games in every language, in its real face. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test, type BrowserContext } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";

import { CLIENT, freePort } from "./server";

let vite: ViteDevServer;
let cache: string;
let url: string;
let phone: BrowserContext; // one for all: what was fetched once is kept

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const port = await freePort();
  cache = mkdtempSync(join(tmpdir(), "fidchell-faces-"));
  vite = await createServer({ root: CLIENT, cacheDir: cache, logLevel: "error", server: { port, hmr: false, watch: null } });
  await vite.listen();
  url = `http://localhost:${port}/e2e/faces/index.html`;
  phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
});

test.afterAll(async () => {
  await phone.close();
  await vite.close();
  rmSync(cache, { recursive: true, force: true });
});

/** What is wider or higher than the room it has: the box that cuts it, or the card's edge. */
function cut(): string[] {
  const found: string[] = [];
  const text = document.createTreeWalker(document.getElementById("faces")!, NodeFilter.SHOW_TEXT);
  while (text.nextNode()) {
    const node = text.currentNode as Text;
    const holder = node.parentElement!;
    if (node.data.trim() === "" || !holder.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    for (let box: Element | null = holder; box !== null && box.id !== "faces"; box = box.parentElement) {
      if (box.tagName !== "SECTION" && getComputedStyle(box).overflow === "visible") continue;
      const room = box.getBoundingClientRect();
      const over = Math.max(room.left - words.left, words.right - room.right, room.top - words.top, words.bottom - room.bottom);
      if (over <= 1) continue;
      found.push(`${holder.closest<HTMLElement>("[data-what]")?.dataset.what}: ${Math.round(over)} px of "${node.data.trim().slice(0, 40)}"`);
      break;
    }
  }
  return found;
}

test.describe.configure({ mode: "default" }); // one after the other: one server for all four

for (const tag of ["en", "fr", "es", "uk"]) {
  test(`no card's words are cut on a phone: ${tag}`, async () => {
    test.setTimeout(180_000); // modules come one by one, and ./test does other things beside
    const page = await phone.newPage();
    await page.goto(`${url}?${tag}`);
    await page.locator("body[data-ready]").waitFor({ timeout: 150_000 });
    expect(await page.locator("#faces > section").count()).toBeGreaterThan(250);
    expect(await page.evaluate(cut)).toEqual([]);
    expect(await page.locator(".overfull").count(), "texts that fade out").toBe(0);
    await page.close();
  });
}
