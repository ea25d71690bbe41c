import { BRISK, expect, isOver, makeTable, playOn, refusals, sit, tableOf, test, type Person } from "./kit";

async function isAtItsEnd(person: Person): Promise<void> {
  expect(isOver(person)).toBe(true);
  // Nothing that was clicked was refused: the page offers what the rules allow.
  expect(refusals(person)).toEqual([]);
  const scores = person.page.getByRole("region", { name: "Final scores" });
  const { players } = tableOf(person)!;
  await expect(scores.locator("tbody tr")).toHaveCount(players === 1 ? 2 : players); // alone: Balor as well
}

test("two people play a whole game of Tír na nÓg", async ({ person }) => {
  test.setTimeout(280_000);
  const people = [await person("Anna", BRISK), await person("Bran", BRISK)];
  const { id, invite } = await makeTable({ game: "tirnanog", people, seed: "two-tell" });
  for (const one of people) await sit(one, id, invite);
  await playOn(people);
  for (const one of people) await isAtItsEnd(one);
});

test("one alone plays a whole game against Balor", async ({ person }) => {
  test.setTimeout(280_000);
  const anna = await person("Anna", BRISK);
  const { id } = await makeTable({ game: "tirnanog", people: [anna], seed: "one-eye" });
  await sit(anna, id);
  await playOn([anna]);
  await isAtItsEnd(anna);
});
