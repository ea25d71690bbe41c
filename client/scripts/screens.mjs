// Pictures of every screen into ../docs/screens: npm run screens [-- --only inis,home] [--out DIR] [--png] [--fresh]
// A real server with a database that is thrown away; positions are seeded games of bots (positions.py), brought in as records.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium, request } from "playwright-core";
import { runnerImport } from "vite";
import { SCREENS } from "./screens-list.mjs";

const CLIENT = resolve(import.meta.dirname, "..");
const words = process.argv.slice(2);
const strange = words.filter((word) => word.startsWith("-") && !["--only", "--out", "--png", "--fresh"].includes(word));
if (strange.length) {
  console.error(`${strange.join(" ")}: say npm run screens [-- --only inis,home] [--out DIR] [--png] [--fresh]`);
  process.exit(2);
}
const after = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const out = resolve(after("--out") ?? join(CLIENT, "../docs/screens"));
const only = after("--only")?.split(",");
const png = words.includes("--png");

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Which faces of a screen: English in dark, light and on a phone; the other languages once each, here and there. */
function faces(at) {
  const turns = [["desktop", "dark"], ["phone", "light"], ["desktop", "light"], ["phone", "dark"]];
  return [
    ["en", "desktop", "dark"],
    ["en", "desktop", "light"],
    ["en", "phone", "dark"],
    ...["fr", "es", "uk"].map((language, turn) => [language, ...turns[(at + turn) % 4]]),
  ];
}

async function positions() {
  const kept = join(CLIENT, "node_modules/.cache/positions.json");
  if (words.includes("--fresh") || !existsSync(kept) || statSync(kept).mtimeMs < statSync(join(CLIENT, "scripts/positions.py")).mtimeMs) {
    const python = join(CLIENT, "../.venv/bin/python");
    const env = { ...process.env, PYTHONPATH: join(CLIENT, "../src") };
    const { stdout } = await promisify(execFile)(python, [join(CLIENT, "scripts/positions.py")], { env, maxBuffer: 2 ** 26 });
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, stdout);
  }
  return JSON.parse(readFileSync(kept, "utf8"));
}

/** Everybody who plays here, and the tables that are made for a picture. */
class Club {
  people = [];

  constructor(url, known) {
    this.url = url;
    this.known = known;
  }

  async comes(...names) {
    for (const name of names) {
      const person = { name, ask: await request.newContext({ baseURL: this.url }) };
      await this.post(person, "guest", { name });
      await this.post(person, "account", { name, password: "tír fo thuinn" });
      this.people.push(person);
    }
  }

  async post(person, path, data = {}) {
    return this.#heard(path, await person.ask.post(`/api/${path}`, { data }));
  }

  async get(person, path) {
    return this.#heard(path, await person.ask.get(`/api/${path}`));
  }

  async #heard(path, answer) {
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return text ? JSON.parse(text) : null;
  }

  /** A table that goes on from a known position: the first of us looks at it, the others sit around. */
  async position(name, more = {}) {
    const { record, seat, rest } = this.known[name];
    const [owner, ...others] = this.people;
    const { id, invite } = await this.post(owner, "tables/import", record);
    const seated = [];
    for (let at = 0; at < record.players; at++) {
      seated[at] = at === seat ? owner : others.shift();
      if (at === seat) continue;
      await owner.ask.delete(`/api/tables/${id}/seats`, { data: { seat: at } });
      await this.post(seated[at], `tables/${id}/seats`, { seat: at, invite });
    }
    if (!more.waiting) await this.post(owner, `tables/${id}/start`);
    return { id, invite, seat, seated, rest };
  }

  /** Plays on as the bots did, then anything, until it is over. */
  async end(table) {
    await this.post(this.people[0], `tables/${table.id}/do`, { t: "pace", pace: { windows: "fixed", window: 0 } });
    return this.playOut(table.id, table.seated, table.rest);
  }

  async playOut(id, seated, rest = []) {
    for (let quiet = 0; quiet < 50; ) {
      let answered = false;
      for (const [seat, person] of seated.entries()) {
        const { table } = await this.get(person, `tables/${id}`);
        if (table.state === "over") return;
        const asked = table.view.decisions.find((one) => one.seat === seat && !one.optional);
        if (!asked) continue;
        const noted = rest.findIndex(([who, option]) => who === seat && asked.options.includes(option));
        const option = noted >= 0 ? rest.splice(noted, 1)[0][1] : asked.options[(asked.number * 7 + seat) % asked.options.length];
        const said = await person.ask.post(`/api/tables/${id}/do`, { data: { t: "answer", seat, option, number: asked.number } });
        answered ||= said.ok();
      }
      quiet = answered ? 0 : quiet + 1;
      if (!answered) await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("nobody is asked any more, and it is not over");
  }
}

async function picture(browser, club, screen, made, [language, size, theme], file) {
  const phone = size === "phone";
  const context = await browser.newContext({
    baseURL: club.url,
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: phone,
    isMobile: phone,
    locale: "en-GB",
    timezoneId: "Europe/Dublin",
    storageState: await club.people[0].ask.storageState(),
  });
  const settings = { theme, view: screen.view ?? "map" };
  await context.addInitScript(([l, s]) => {
    localStorage.setItem("fidchell.language", l);
    localStorage.setItem("fidchell.settings", s);
  }, [language, JSON.stringify(settings)]);
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${file}: ${error.message}`));
  page.on("console", (line) => ["error", "warning"].includes(line.type()) && console.error(`${file}: ${line.text()}`));
  try {
    await page.goto(screen.path(made), { waitUntil: "load" });
    await page.waitForSelector(screen.wait ?? "main h1", { timeout: 20_000 });
    await screen.before?.(page, { phone, made });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(screen.pause ?? 500);
    await shoot(page, file);
  } catch (wrong) {
    console.error(`${file}: ${wrong.message.split("\n")[0]}`);
    await shoot(page, file).catch(() => {});
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

async function shoot(page, file) {
  if (png) return page.screenshot({ path: file });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 72 });
  writeFileSync(file, Buffer.from(data, "base64"));
}

const known = await positions();
const { module } = await runnerImport(join(CLIENT, "e2e/server.ts"));
const server = await module.startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  mkdirSync(out, { recursive: true });
  const club = new Club(server.url, known);
  await club.comes("Aoife", "Bran", "Ciara", "Dara", "Eithne");
  for (const [at, screen] of SCREENS.entries()) {
    if (only && !only.some((start) => screen.name.startsWith(start))) continue;
    let made = await screen.make?.(club);
    for (const [turn, face] of faces(at).entries()) {
      if (turn && screen.anew) made = await screen.make(club);
      await picture(browser, club, screen, made, face, join(out, `${screen.name}.${face.join(".")}.${png ? "png" : "webp"}`));
    }
    console.log(screen.name);
  }
} finally {
  await browser.close();
  await server.stop();
}
