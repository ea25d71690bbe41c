/** Tables before their game. */
import { ask, expect, makeTable, test } from "../kit";

test("a new table with options, bots and a seat for somebody beside me", async ({ person }) => {
  const { page } = await person("Anna");
  await page.goto("/new");
  await page.getByRole("radio", { name: /^Inis/ }).check();
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByRole("combobox", { name: "Who sits on seat 2?" }).selectOption("hot");
  await page.getByRole("combobox", { name: "Who sits on seat 3?" }).selectOption("bot");
  await page.getByRole("combobox", { name: "Who sits on seat 4?" }).selectOption("bot");
  await page.getByRole("textbox", { name: "Name of the table" }).fill("Tara");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/\/tables\//);
  // Two people at one screen: a curtain says whose turn it is to look, or one of them is asked already.
  await expect(page.locator("[data-part=board]").first()).toBeAttached({ timeout: 20_000 });
  await expect(page.getByRole("heading", { name: "Tara" })).toBeAttached();
  await expect(page).toHaveTitle(/Tara · Fidchell$/);
});

test("the room: a bot comes and goes, somebody sits beside me, all talk, the table is given up", async ({ person }) => {
  const anna = await person("Anna");
  const bran = await person("Bran");
  const { id, invite } = await makeTable({ game: "inis", people: [anna, bran], name: "Samhain", waiting: true });
  const more = await ask<{ id: string }>(anna, "tables/", { game: "inis", players: 3, name: "Beltane" });
  await anna.page.goto(`/tables/${more.id}`);
  await expect(anna.page).toHaveTitle("Beltane · Fidchell");
  await anna.page.getByRole("button", { name: /^Seat a bot/ }).first().click();
  await expect(anna.page.getByRole("button", { name: /^Seat a bot/ })).toHaveCount(1);
  await anna.page.getByRole("button", { name: /Somebody beside me plays here/ }).click();
  await expect(anna.page.getByText("All seats are taken.")).toBeVisible();

  await anna.page.goto(`/tables/${id}`);
  await bran.page.goto(`/tables/${id}?invite=${invite}`);
  const talk = bran.page.getByRole("region", { name: "Talk" });
  await talk.getByRole("textbox").fill("I have brought mead");
  await talk.getByRole("textbox").press("Enter");
  await expect(anna.page.getByText("I have brought mead")).toBeVisible();

  await anna.page.getByRole("button", { name: "Give the table up" }).click();
  await anna.page.getByRole("dialog").getByRole("button", { name: "Give it up" }).click();
  await expect(anna.page).toHaveURL(/\/$/);
  await expect(bran.page.getByRole("link", { name: "To the first page" }).last()).toBeVisible();
});
