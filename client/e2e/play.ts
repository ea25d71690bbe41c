/** Answers by clicking (or tapping) what is on the page, as somebody would who knows what they want. */
import type { Page } from "@playwright/test";

import type { DecisionShown } from "../src/protocol/messages";
import { askedOf, isOver, type Person } from "./kit";

/** Which of the options; it must be one of them. */
export type Chooser = (asked: DecisionShown) => string;

const PATIENCE = 30_000; // until a game counts as stuck
const TAKES = 1500; // until a click is tried again

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

export interface Spot {
  x: number;
  y: number;
  /** How many there were to choose from. */
  count: number;
}

/**
 * A point where the nth of these can really be hit: visible, enabled, with nothing above it; null if there is none.
 * One look instead of Playwright's many: a game has hundreds of clicks.
 */
export function spotOf(page: Page, selector: string, nth = 0): Promise<Spot | null> {
  return page.evaluate(
    ([wanted, at]) => {
      const inReach = (element: Element): { x: number; y: number } | null => {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) return null;
        const tries = [[50, 50], [12, 20], [50, 15], [15, 80], [85, 50], [30, 35], [70, 65], [50, 90]] as const; // per cent
        for (const [across, down] of tries) {
          const x = box.left + (box.width * across) / 100;
          const y = box.top + (box.height * down) / 100;
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && (element === hit || element.contains(hit))) return { x, y };
        }
        return null;
      };
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (element) => !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true }),
      );
      if (found.length === 0) return null;
      for (let step = 0; step < found.length; step++) {
        const element = found[(at + step) % found.length]!;
        let point = inReach(element);
        if (point === null) {
          element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
          point = inReach(element);
        }
        if (point !== null) return { ...point, count: found.length };
      }
      return null;
    },
    [selector, nth] as const,
  );
}

/** Clicks it, or taps it where there is touch. False if it cannot be hit now. */
export async function hit(person: Person, selector: string, nth = 0): Promise<boolean> {
  const spot = await spotOf(person.page, selector, nth);
  if (spot === null) return false;
  if (person.touch) await person.page.touchscreen.tap(spot.x, spot.y);
  else await person.page.mouse.click(spot.x, spot.y);
  return true;
}

/** What can be clicked for this answer, wherever it lies. */
export const shown = (option: string): string => `[data-option="${option}"]`;

const same = (one: DecisionShown | null, other: DecisionShown | null): boolean =>
  one?.number === other?.number && one?.key === other?.key && one?.seat === other?.seat;

/** Until the question is another one; false if it takes too long. */
export async function changed(person: Person, asked: DecisionShown, within = TAKES): Promise<boolean> {
  for (const until = Date.now() + within; Date.now() < until; await pause(5)) {
    if (!same(askedOf(person), asked) || isOver(person)) return true;
  }
  return false;
}

/** One step of the draft: another card to keep, or telling it. */
async function draft(person: Person, asked: DecisionShown, choose: Chooser): Promise<boolean> {
  if (await hit(person, ".draft [data-commit]")) {
    await changed(person, asked);
    return true;
  }
  const cards = await person.page
    .locator(".draft [data-card][aria-pressed=false]:not([disabled])")
    .evaluateAll((found) => found.map((card) => card.getAttribute("data-card")!));
  if (cards.length === 0) return false;
  const card = choose({ ...asked, key: "draft-keep", options: cards });
  return hit(person, `.draft [data-card="${card}"][aria-pressed=false]`);
}

/** The stepper stands at the most; from there. */
async function setNumber(person: Person, option: string): Promise<void> {
  const offered = person.page.locator(".numbers [data-option]");
  const now = await offered.evaluateAll((found) => found[0]?.getAttribute("data-option"));
  if (now == null) return;
  const steps = Number(now) - Number(option);
  for (let step = 0; step < Math.abs(steps); step++) {
    await hit(person, `.numbers .stepper button:${steps > 0 ? "first" : "last"}-of-type`);
  }
}

/** Gives this answer by clicks: also the second click where the page wants one. */
export async function give(person: Person, asked: DecisionShown, option: string): Promise<boolean> {
  const row = "[data-target][data-option]";
  const playing = asked.key === "play"; // in Tír na nÓg a card is taken up first, then put down in a row
  if (!playing || (await spotOf(person.page, row)) === null) {
    if (/^\d+$/.test(option)) await setNumber(person, option);
    if (!(await hit(person, shown(option)))) {
      // Another card was looked at by a slip: it lay there a moment ago.
      if ((await spotOf(person.page, "dialog[open] button")) !== null) await person.page.keyboard.press("Escape");
      return false;
    }
  }
  const second = playing ? row : `dialog[open] ${shown(option)}, .confirm .primary, .sure`;
  const until = Date.now() + TAKES;
  while (Date.now() < until) {
    if (await changed(person, asked, playing || person.touch ? 40 : 250)) return true;
    await hit(person, second, numberOf(`${asked.number}`));
  }
  return true;
}

/** Answers the question that is open, if any. True when something was clicked. */
export async function answerAnything(person: Person, choose: Chooser = anything()): Promise<boolean> {
  const asked = askedOf(person);
  if (asked === null || isOver(person)) return false;
  if (asked.key.startsWith("draft")) return draft(person, asked, choose);
  return give(person, asked, choose(asked));
}

export interface Going {
  choose?: Chooser;
  /** When to stop; at the end of the game if not said. */
  until?: () => boolean | Promise<boolean>;
}

/** All of them go on, each at their own page, until it is over. Returns how often something was clicked. */
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
      await pause(5);
    }
  }
  return clicks;
}
