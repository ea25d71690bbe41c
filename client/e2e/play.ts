/** Answers by clicking what is on the page, as somebody would who knows what they want. */
import type { Locator } from "@playwright/test";

import type { DecisionShown } from "../src/protocol/messages";
import { askedOf, isOver, type Person } from "./kit";

/** Which of the options; it must be one of them. */
export type Chooser = (asked: DecisionShown) => string;

const PATIENCE = 30_000;

/** A number that only the text decides (FNV-1a): the same question gets the same answer in every run. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/** Anything, but always the same. */
export const anything =
  (seed = ""): Chooser =>
  ({ seat, number, key, options }) =>
    [...options].sort()[numberOf(`${seed}/${seat}/${number}/${key}`) % options.length]!;

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** What can be clicked for this answer, wherever it lies. */
export function shown(person: Person, option: string): Locator {
  return person.page.locator(`[data-option="${option}"]:not([disabled])`).filter({ visible: true }).first();
}

const same = (one: DecisionShown | null, other: DecisionShown | null): boolean =>
  one?.number === other?.number && one?.key === other?.key && one?.seat === other?.seat;

/** Until the question is another one, or `also` is true. */
async function changed(person: Person, asked: DecisionShown, also: () => Promise<boolean> = async () => false): Promise<void> {
  const until = Date.now() + PATIENCE / 3;
  while (same(askedOf(person), asked) && !isOver(person) && Date.now() < until) {
    if (await also()) return;
    await pause(8);
  }
}

/** One step of the draft: another card to keep, or telling it. */
async function draft(person: Person, choose: Chooser): Promise<boolean> {
  const { page } = person;
  const commit = page.locator("[data-commit]:not([disabled])");
  if ((await commit.count()) > 0) {
    const asked = askedOf(person);
    await press(commit);
    if (asked) await changed(person, asked);
    return true;
  }
  const cards = await page
    .locator(".draft [data-card][aria-pressed=false]:not([disabled])")
    .evaluateAll((found) => found.map((card) => card.getAttribute("data-card")!));
  const asked = askedOf(person);
  if (cards.length === 0 || asked === null) return false;
  const wanted = choose({ ...asked, options: cards });
  await press(page.locator(`.draft [data-card="${wanted}"]`).first());
  return true;
}

/** A click; what has gone meanwhile is looked at again by the caller. */
async function press(target: Locator): Promise<void> {
  try {
    await target.click({ timeout: 2000 });
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes("Timeout")) throw error;
  }
}

/** The stepper stands at the most; down from there. */
async function setNumber(person: Person, option: string): Promise<void> {
  const { page } = person;
  for (let left = 20; left > 0; left--) {
    const now = await page.locator(".numbers [data-option]").getAttribute("data-option", { timeout: 1000 }).catch(() => option);
    if (now === option) return;
    await page.locator(".numbers .stepper button").nth(Number(now) > Number(option) ? 0 : 1).click({ timeout: 1000 }).catch(() => undefined);
  }
}

/** Gives this answer by clicks: also the second click where the page asks for one. */
export async function give(person: Person, asked: DecisionShown, option: string): Promise<void> {
  const { page } = person;
  if ((await page.locator(".numbers").count()) > 0) await setNumber(person, option);
  await press(shown(person, option));
  // A card of Tír na nÓg is taken up first, and put down in a row; a card on a phone is looked at first.
  const row = page.locator("[data-target]:not([disabled])").filter({ visible: true });
  const second = page.locator(`dialog[open] [data-option="${option}"]:not([disabled]), .confirm .primary, .sure`).filter({ visible: true });
  await changed(person, asked, async () => {
    if (!same(askedOf(person), asked)) return true;
    if (asked.key === "play" && (await row.count()) > 0) {
      await press(row.nth(numberOf(option) % (await row.count())));
      await changed(person, asked);
      return true;
    }
    if ((await second.count()) > 0) await press(second.first());
    return false;
  });
}

/** Answers the question that is open, if any. True when something was clicked. */
export async function answerAnything(person: Person, choose: Chooser = anything()): Promise<boolean> {
  const asked = askedOf(person);
  if (asked === null || isOver(person)) return false;
  if ((await person.page.locator(".draft").count()) > 0) return draft(person, choose);
  await give(person, asked, choose(asked));
  return true;
}

export interface Going {
  choose?: Chooser;
  /** When to stop; at the end of the game if not said. */
  until?: () => boolean | Promise<boolean>;
}

/** All of them go on, each at their own page, until it is over. */
export async function playOn(people: Person[], { choose = anything(), until }: Going = {}): Promise<number> {
  const done = until ?? (() => people.every(isOver));
  let clicks = 0;
  let last = Date.now();
  while (!(await done())) {
    const acted = await Promise.all(people.map((person) => answerAnything(person, choose)));
    if (acted.includes(true)) {
      clicks += acted.filter(Boolean).length;
      last = Date.now();
    } else if (Date.now() - last > PATIENCE) {
      const stuck = people.map((person) => `${person.name}: ${JSON.stringify(askedOf(person))}`);
      throw new Error(`nothing happens any more\n${stuck.join("\n")}`);
    } else {
      await pause(8);
    }
  }
  return clicks;
}
