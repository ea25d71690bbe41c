import { sensible } from "./choose";
import { BRISK, expect, isOver, makeTable, playOn, refusals, sit, test } from "./kit";

test("three people play a whole game of Inis", async ({ person }) => {
  test.setTimeout(280_000);
  const people = [];
  for (const name of ["Anna", "Bran", "Ciara"]) people.push(await person(name, BRISK));
  const { id, invite } = await makeTable({ game: "inis", people, seed: "s34" });
  for (const one of people) await sit(one, id, invite);

  await playOn(people, { choose: sensible });

  for (const one of people) {
    expect(isOver(one)).toBe(true);
    // Nothing that was clicked was refused: the page offers what the rules allow.
    expect(refusals(one)).toEqual([]);
    await expect(one.page.locator(".end h2")).toBeVisible();
  }
});
