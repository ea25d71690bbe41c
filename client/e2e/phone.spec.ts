/** A telephone in the hand: what is asked fits, can be hit with a thumb, and counts only when it is confirmed. */
import type { InisTable } from "../src/protocol/messages";
import { sensible } from "./choose";
import {
  answer, answerAnything, askedOf, expect, isOver, look, makeTable, questionOf, sit, tableOf, test, type Person,
} from "./kit";
import { changed, hit, pause, shown, spotOf } from "./play";

const PHONE = {
  viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, reducedMotion: "reduce",
} as const;

/** Nothing is wider than the screen, and what is to be answered is at least 44 px in both directions. */
async function fits({ page }: Person): Promise<void> {
  const found = await page.evaluate(() => {
    const targets = ".sheet button, .in-clash button, button.pass, [data-commit]";
    const small = [...document.querySelectorAll<HTMLElement>(targets)]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => ({ what: button.outerHTML.slice(0, 120), box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
      .map(({ what, box }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${what}`);
    const root = document.documentElement;
    return { small, wide: Math.max(root.scrollWidth, document.body.scrollWidth) - innerWidth };
  });
  expect(found).toEqual({ small: [], wide: 0 });
}

/** The others answer without a page. */
async function others(people: Person[], id: string): Promise<boolean> {
  for (const person of people) {
    const asked = questionOf((await look(person, `tables/${id}`)).table);
    if (asked === null) continue;
    await answer(person, id, asked, sensible(asked));
    return true;
  }
  return false;
}

test("a season of Inis and a clash on a phone", async ({ person }) => {
  test.setTimeout(240_000);
  const anna = await person("Anna", PHONE);
  const rest = [await person("Bran"), await person("Ciara")];
  const { id, invite } = await makeTable({ game: "inis", people: [anna, ...rest], seed: "phone" });
  await sit(anna, id, invite);
  let confirmed = 0;
  const seen = new Set<string>();
  const island = () => tableOf(anna)!.view!.table as InisTable;
  const done = () => isOver(anna) || (island().round > 1 && [...seen].some((key) => key.startsWith("maneuver")));
  let [last, since] = ["", Date.now()];
  while (!done()) {
    const asked = askedOf(anna);
    const now = JSON.stringify([asked, tableOf(anna)?.view?.waiting]);
    if (now !== last) [last, since] = [now, Date.now()];
    if (Date.now() - since > 20_000) throw new Error(`no way to answer ${now}`);
    if (asked === null) {
      if (!(await others(rest, id))) await pause(20);
      continue;
    }
    if (!seen.has(asked.key)) {
      await expect.poll(() => spotOf(anna.page, "[data-option], [data-commit], .draft [data-card]")).not.toBeNull();
      await fits(anna);
      seen.add(asked.key);
    }
    const option = sensible(asked);
    // One tap chooses; the second, elsewhere, confirms.
    const inSheet = `.sheet ${shown(option)}, .in-clash ${shown(option)}`;
    if (!asked.key.startsWith("draft") && confirmed < 3 && (await hit(anna, inSheet))) {
      const confirm = anna.page.locator(".confirm .primary, .sure").filter({ visible: true });
      if (!/^\d+$/.test(option)) {
        await expect(confirm).toBeVisible();
        expect(await changed(anna, asked, 300)).toBe(false);
        await fits(anna);
        await confirm.tap();
        confirmed += 1;
      }
      await changed(anna, asked);
    } else {
      await answerAnything(anna, sensible);
    }
  }
  expect(confirmed).toBeGreaterThan(0);
  await fits(anna);
});

test("a card is told on a phone: one tap on a row, one on the button, while the sheet grows under them", async ({ person }) => {
  test.setTimeout(120_000);
  const anna = await person("Anna", PHONE);
  const { id } = await makeTable({ game: "tirnanog", people: [anna], seed: "phone" });
  await sit(anna, id);
  await expect.poll(async () => askedOf(anna)?.key === "play" || (await answerAnything(anna), false), { timeout: 60_000 }).toBe(true);
  const asked = askedOf(anna)!;
  const rows = anna.page.locator("[data-target][data-option]");
  await anna.page.locator('[data-zone="hand"]').first().tap();
  await rows.last().tap();
  await expect(rows.last()).toHaveClass(/over/);
  expect(await changed(anna, asked, 300)).toBe(false);
  await fits(anna);
  await anna.page.locator(".foresight .primary").tap();
  expect(await changed(anna, asked)).toBe(true);
});
