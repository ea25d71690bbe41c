/** Moments of Inis that may be answered, by the bar that opens for them. */
import type { InisTable, TableShown, WantedPace } from "../src/protocol/messages";
import { sensible } from "./choose";
import {
  BRISK, expect, heard, hurry, makeTable, refusals, sit, tableOf, test, type Chooser, type Person, type Wishes,
} from "./kit";

/** Whoever is dealt Geis does not hand it on. */
const keepsGeis: Chooser = (asked) =>
  sensible(asked.key === "draft-hand-on" ? { ...asked, options: asked.options.filter((card) => card !== "geis") } : asked);

const mayAnswer = ({ seat, window, view }: TableShown): boolean =>
  window !== null && (view?.decisions ?? []).some((asked) => asked.seat === seat && asked.options.includes("geis"));

const handOf = (person: Person): string[] => (tableOf(person)!.view!.table as InisTable).hand ?? [];

/** Somebody has declared a card; the other holds Geis and sees the bar. */
async function declared(
  person: (name: string, wishes?: Wishes) => Promise<Person>, pace: Partial<WantedPace>,
): Promise<{ holder: Person; other: Person }> {
  const people = [await person("Anna", BRISK), await person("Bran", BRISK)];
  const { id, invite } = await makeTable({ game: "inis", people, seed: "geis", pace: { ...pace, bank: 7200 } });
  for (const one of people) await sit(one, id, invite);
  let at = 0;
  await hurry(people, id, keepsGeis, (tables) => (at = tables.findIndex(mayAnswer)) >= 0);
  const [holder, other] = [people[at]!, people[1 - at]!];
  await expect(holder.page.locator(".bar [data-option=geis]")).toBeVisible();
  // Who declared it sees who could answer, and has nothing to press.
  await expect(other.page.locator(".bar")).toContainText(`May answer: ${holder.name}`);
  await expect(other.page.locator(".bar button")).toHaveCount(0);
  return { holder, other };
}

test("a card is played into an open moment by the bar", async ({ person }) => {
  const { holder, other } = await declared(person, { windows: "fast" });
  const bar = holder.page.locator(".bar");
  await bar.getByRole("button", { name: "Hold +20 s" }).click();
  await expect(bar.getByRole("button", { name: "Held" })).toBeDisabled();

  await bar.locator("[data-option=geis]").click();

  await expect.poll(() => tableOf(other)!.window).toBeNull();
  for (const one of [holder, other]) {
    await expect(one.page.locator(".bar [data-option=geis]")).toHaveCount(0);
    const told = heard(one).flatMap((message) => (message.t === "update" ? message.events : []));
    expect(told.filter(({ values }) => values["card"] === "geis")).not.toEqual([]);
    expect(refusals(one)).toEqual([]);
  }
  expect(handOf(holder)).not.toContain("geis");
});

test("a moment is let pass by the bar; nobody else can tell until the time is up", async ({ person }) => {
  const { holder, other } = await declared(person, { windows: "fixed", window: 15 });
  const before = tableOf(other)!.window;
  expect(before!.closes).not.toBeNull();

  await holder.page.locator(".bar [data-option=pass]").click();

  await expect(holder.page.locator(".bar .sealed")).toHaveText("You let it pass. Others may still be thinking.");
  await expect(holder.page.locator(".bar button")).toHaveCount(0);
  expect(tableOf(other)!.window).toEqual(before);
  await expect.poll(() => tableOf(holder)!.window, { timeout: 30_000 }).toBeNull();
  await expect(holder.page.locator(".bar .sealed")).toHaveCount(0);
  expect(handOf(holder)).toContain("geis");
  for (const one of [holder, other]) expect(refusals(one)).toEqual([]);
});
