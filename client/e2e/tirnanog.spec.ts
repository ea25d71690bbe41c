import { expect, makeTable, playOn, sit, tableOf, test } from "./kit";

test("two people play a whole game of Tír na nÓg", async ({ person }) => {
  test.setTimeout(120_000);
  const people = [await person("Anna", { reducedMotion: "reduce" }), await person("Bran", { reducedMotion: "reduce" })];
  const { id, invite } = await makeTable({ game: "tirnanog", people, seed: "two-tell" });
  for (const one of people) await sit(one, id, invite);
  const clicks = await playOn(people);
  console.log("clicks", clicks);
  for (const one of people) {
    expect(tableOf(one)?.state).toBe("over");
    await expect(one.page.getByRole("region", { name: "The end" }).or(one.page.locator(".scores, .over")).first()).toBeVisible();
  }
});
