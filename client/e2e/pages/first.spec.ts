/** Somebody comes for the first time. */
import { expect, test } from "../kit";

const BOARD = "[data-part=board]";

for (const [game, name] of [["inis", "Inis"], ["tirnanog", "Tír na nÓg"]] as const) {
  test(`one click starts ${name} against bots`, async ({ person }) => {
    const { page } = await person("Newcomer", { unknown: true });
    await page.goto("/");
    await page.getByRole("region", { name }).getByRole("button", { name: "Play against bots" }).click();
    await expect(page).toHaveURL(/\/tables\/\w{12}/);
    await expect(page.locator(BOARD).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(game === "inis" ? ".inis" : ".saga").first()).toBeVisible();
  });
}

test("the large button of the first page starts a game", async ({ person }) => {
  const { page } = await person("Newcomer", { unknown: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Play Inis now" }).click();
  await expect(page.locator(BOARD).first()).toBeVisible({ timeout: 20_000 });
});

test("one click makes a link; a friend who opens it sits down, and it starts", async ({ person }) => {
  const host = await person("Host", { unknown: true });
  const friend = await person("Friend", { unknown: true });
  await host.page.goto("/");
  await host.page.getByRole("region", { name: "Tír na nÓg" }).getByRole("button", { name: "Link for friends" }).click();
  await expect(host.page).toHaveURL(/\/tables\//);
  const link = await host.page.getByRole("textbox", { name: "Invite your friends" }).inputValue();
  expect(link).toContain("?invite=");

  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "Sit down", exact: true }).click();
  await expect(friend.page.getByText("Whoever made the table starts the game.")).toBeVisible();
  const bots = host.page.getByRole("button", { name: /^(Fill with bots|Seat a bot)/ });
  if (await bots.count()) await bots.first().click();

  await host.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [host, friend]) await expect(page.locator(BOARD).first()).toBeVisible({ timeout: 20_000 });
});
