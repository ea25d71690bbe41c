// A picture of a page: node scripts/shot.mjs URL OUT.png [--size 1440x900] [--theme dark] [--lang uk] [--phone]
//   [--cookie FILE] [--wait SELECTOR] [--pause MS] [--full] [--click SELECTOR]... [--reduced]
// URL may be a path of the dev server (http://localhost:5173). Errors of the page are printed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium } from "playwright-core";

const options = { size: "1440x900", theme: "dark", lang: "en", pause: "400", click: [] };
const given = [];
for (let at = 2; at < process.argv.length; at++) {
  const word = process.argv[at];
  if (!word.startsWith("--")) given.push(word);
  else if (["--phone", "--full", "--reduced"].includes(word)) options[word.slice(2)] = true;
  else if (word === "--click") options.click.push(process.argv[++at]);
  else options[word.slice(2)] = process.argv[++at];
}
const [url, out] = given;
if (!url || !out) {
  console.error(readFileSync(new URL(import.meta.url), "utf8").split("\n").slice(0, 3).join("\n"));
  process.exit(2);
}

const [width, height] = (options.phone ? "390x844" : options.size).split("x").map(Number);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
try {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: options.theme,
    reducedMotion: options.reduced ? "reduce" : "no-preference",
    deviceScaleFactor: options.phone ? 2 : 1,
    hasTouch: Boolean(options.phone),
    isMobile: Boolean(options.phone),
    ...(options.cookie && existsSync(options.cookie) ? { storageState: options.cookie } : {}),
  });
  await context.addInitScript((language) => localStorage.setItem("fidchell.language", language), options.lang);
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error("page error:", error.message));
  page.on("console", (line) => ["error", "warning"].includes(line.type()) && console.error(`${line.type()}: ${line.text()}`));
  page.on("requestfailed", (request) => console.error("failed:", request.url(), request.failure()?.errorText));
  await page.goto(new URL(url, "http://localhost:5173").href, { waitUntil: "load", timeout: 60_000 });
  await page.waitForSelector(options.wait ?? "main *, body > *:not(#app):not(script)", { timeout: 20_000, state: "attached" });
  for (const selector of options.click) await page.click(selector, { timeout: 10_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(Number(options.pause));
  mkdirSync(dirname(out), { recursive: true });
  await page.screenshot({ path: out, fullPage: Boolean(options.full) });
  if (options.cookie) writeFileSync(options.cookie, JSON.stringify(await context.storageState()));
} finally {
  await browser.close();
}
