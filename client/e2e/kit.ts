/** People at browsers, their tables, and what the page and the server said to them. */
import {
  expect, test as base, type APIRequestContext, type BrowserContext, type BrowserContextOptions, type Page,
} from "@playwright/test";

import type { DecisionShown, ServerMessage, TableShown, Update, WantedPace } from "../src/protocol/messages";
import type { Chooser } from "./play";

export { expect };
export { answerAnything, hit, playOn, type Chooser } from "./play";

export interface Frame {
  sent: boolean;
  text: string;
  message: unknown;
}

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly url: string;
  readonly touch: boolean;
  /** Of all sockets of `page`, in order. */
  readonly frames: Frame[];
  /** What the page complained about; a test fails if any is left at its end. */
  readonly errors: string[];
}

export interface Wishes extends BrowserContextOptions {
  /** A server of the test's own. */
  url?: string;
  /** Nobody yet: the server is not told a name. */
  unknown?: boolean;
  /** What the page keeps as settings, such as { motion: "less" }. */
  settings?: Record<string, unknown>;
  /** Complaints that are part of the test. */
  forgive?: RegExp;
}

interface Kit {
  person(name: string, wishes?: Wishes): Promise<Person>;
}

/** Windows that nobody waits at, and no clock that runs out. */
export const QUICK: Partial<WantedPace> = { windows: "fixed", window: 0, bank: 7200 };

/** For whole games: nothing moves by itself, and there is less to paint, which takes longest here. */
export const BRISK: Wishes = { reducedMotion: "reduce", viewport: { width: 1120, height: 720 } };

/** Collects what a page should not say: errors of scripts and console, and what the CSP forbade. */
export function listen(page: Page, errors: string[], frames: Frame[] = []): void {
  page.on("pageerror", (error) => errors.push(`script: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on("websocket", (socket) => {
    if (!socket.url().includes("/api/tables/")) return;
    const keep = (sent: boolean) => (frame: { payload: string | Buffer }) => {
      const text = String(frame.payload);
      frames.push({ sent, text, message: JSON.parse(text) as unknown });
    };
    socket.on("framesent", keep(true));
    socket.on("framereceived", keep(false));
  });
}

export const test = base.extend<Kit>({
  person: async ({ browser, viewport }, use) => {
    const people: (Person & Pick<Wishes, "forgive">)[] = [];
    await use(async (name, wishes = {}) => {
      const { url = process.env.FIDCHELL_E2E!, unknown = false, settings, forgive, ...options } = wishes;
      const context = await browser.newContext({ baseURL: url, viewport, locale: "en-GB", ...options });
      // Tests answer faster than anybody reads: without this the page would take their clicks for slips.
      await context.addInitScript((kept) => {
        if (localStorage.getItem("fidchell.settings") === null) localStorage.setItem("fidchell.settings", kept);
      }, JSON.stringify({ patient: false, ...settings }));
      await context.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI} in ${event.sourceFile}`),
        ),
      );
      const page = await context.newPage();
      const person: Person = { name, context, page, url, touch: options.hasTouch ?? false, frames: [], errors: [] };
      listen(page, person.errors, person.frames);
      if (!unknown) await post(page.request, "guest", { name });
      people.push({ ...person, forgive });
      return person;
    });
    for (const { context } of people) await context.close();
    for (const { name, errors, forgive } of people) {
      const left = errors.filter((error) => !forgive?.test(error));
      expect(left, `what the page of ${name} complained about`).toEqual([]);
    }
  },
});

async function post<T>(request: APIRequestContext, path: string, data: object = {}): Promise<T> {
  const answer = await request.post(`/api/${path}`, { data });
  if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

/** By the API, as this person: what the page itself would send. */
export const ask = <T = unknown>(person: Person, path: string, data: object = {}): Promise<T> =>
  post<T>(person.page.request, path, data);

export async function look<T = { table: TableShown }>(person: Person, path: string): Promise<T> {
  const answer = await person.page.request.get(`/api/${path}`);
  if (!answer.ok()) throw new Error(`GET ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export interface TableWish {
  game: "inis" | "tirnanog";
  /** At seats 0, 1, ... The first makes the table. */
  people: Person[];
  /** Levels; they take the seats after the people. */
  bots?: string[];
  options?: Record<string, unknown>;
  seed?: string;
  pace?: Partial<WantedPace>;
  name?: string;
  private?: boolean;
  /** Leave it in the lobby. */
  waiting?: boolean;
}

export interface Made {
  id: string;
  invite: string;
}

export async function makeTable(wish: TableWish): Promise<Made> {
  const { people, bots = [], waiting = false, pace = QUICK, ...rest } = wish;
  const host = people[0]!;
  const made = await ask<Made>(host, "tables/", { players: people.length + bots.length, pace, ...rest });
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await ask(person, `tables/${made.id}/seats`, { seat, invite: made.invite });
  }
  for (const [at, level] of bots.entries()) {
    await ask(host, `tables/${made.id}/bots`, { seat: people.length + at, level });
  }
  if (!waiting) await ask(host, `tables/${made.id}/start`);
  return made;
}

/** Opens the table's page and waits until the board stands. */
export async function sit(person: Person, id: string, invite = ""): Promise<void> {
  await person.page.goto(`/tables/${id}${invite ? `?invite=${invite}` : ""}`);
  await expect(person.page.locator(".inis, .tirnanog, [data-part=board]").first()).toBeVisible();
}

export const heard = (person: Person): ServerMessage[] =>
  person.frames.filter(({ sent }) => !sent).map(({ message }) => message as ServerMessage);

/** What the page offered though the rules forbid it. Whoever clicks twice is too late with the second. */
export function refusals(person: Person): unknown[] {
  const late = new Set(["not-asked", "stale-answer"]);
  return heard(person).filter((message) => message.t === "refused" && !message.reasons.every(({ key }) => late.has(key)));
}

/** The table as the server told this person's page last. */
export function tableOf(person: Person): TableShown | null {
  for (let at = person.frames.length - 1; at >= 0; at--) {
    const { sent, message } = person.frames[at]!;
    if (!sent && (message as ServerMessage).t === "update") return (message as Update).table;
  }
  return null;
}

/**
 * The question this person has to answer. A moment that passes by itself at once is none: whoever hurries would hit
 * what comes next.
 */
export const askedOf = (person: Person): DecisionShown | null => questionOf(tableOf(person));

export function questionOf(table: TableShown | null): DecisionShown | null {
  if (table?.view == null) return null;
  const passes = table.window !== null && table.pace.windows === "fixed" && table.pace.window === 0;
  if (passes) return null;
  return table.view.decisions.find(({ seat, optional }) => seat === table.seat && !optional) ?? null;
}

export const isOver = (person: Person): boolean => tableOf(person)?.view?.over ?? false;

/** By the API; what came too late is nobody's fault. */
export async function answer(person: Person, id: string, { seat, number }: DecisionShown, option: string): Promise<void> {
  await ask(person, `tables/${id}/do`, { t: "answer", seat, number, option }).catch(() => undefined);
}

/** Answers for all of them by the API alone, until the table (as `until` is told it) is as wanted. */
export async function hurry(
  people: Person[], id: string, choose: Chooser, until: (tables: TableShown[]) => boolean,
): Promise<void> {
  for (let left = 3000; left > 0; left--) {
    const tables: TableShown[] = [];
    for (const person of people) tables.push((await look(person, `tables/${id}`)).table);
    if (until(tables)) return;
    for (const [at, table] of tables.entries()) {
      const asked = questionOf(table);
      if (asked === null) continue;
      await answer(people[at]!, id, asked, choose(asked));
      break; // what the others were asked may have gone with it
    }
  }
  throw new Error("it never came to that");
}
