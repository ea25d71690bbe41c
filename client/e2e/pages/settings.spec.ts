/** How it looks and in which language, at any moment; who I am. */
import { expect, makeTable, sit, tableOf, test } from "../kit";

test("another language in the middle of a game changes the words and nothing else", async ({ person }) => {
  const anna = await person("Anna");
  const bran = await person("Bran");
  const { id } = await makeTable({ game: "inis", people: [anna, bran], seed: "s11" });
  await sit(anna, id);
  const { page } = anna;
  const chat = page.getByRole("tab", { name: "Chat" });
  await chat.click();
  const typed = page.locator(".chat").getByRole("textbox");
  await typed.fill("half a sent");
  const before = tableOf(anna)!.view;
  for (const [name, tag, heard] of [["Українська", "uk", "Чат"], ["Français", "fr", "Discussion"], ["Español", "es", "Charla"], ["English", "en", "Chat"]] as const) {
    await page.locator(".head .tools button").last().click();
    await page.getByRole("menuitemradio", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByRole("tab", { selected: true })).toContainText(heard);
    await expect(typed).toHaveValue("half a sent");
    await expect(page).toHaveURL(new RegExp(`/tables/${id}`));
  }
  expect(tableOf(anna)!.view).toEqual(before);
});

test("light and dark are chosen and kept", async ({ person }) => {
  const { page } = await person("Anna", { colorScheme: "dark" });
  await page.goto("/settings");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).colorScheme + getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole("radio", { name: "Light", exact: true }).check();
  await expect.poll(ground).toContain("light");
  const light = await ground();
  await page.getByRole("radio", { name: "Dark", exact: true }).check();
  await expect.poll(ground).not.toBe(light);
  await page.getByRole("radio", { name: "Light", exact: true }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Light", exact: true })).toBeChecked();
  expect(await ground()).toBe(light);
});

test("a guest makes an account, logs out and comes back", async ({ person }) => {
  const name = `Niamh${Date.now() % 1_000_000}`;
  const { page } = await person("Guest");
  await page.goto("/settings");
  await page.getByRole("button", { name: "Make an account" }).click();
  const form = page.locator("form.vellum");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Password").fill("a long password");
  await form.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText("You have an account.")).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Log in" }).first().click();
  const login = page.locator("form.vellum");
  await login.getByLabel("Name").fill(name);
  await login.getByLabel("Password").fill("a long password");
  await login.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("You have an account.")).toBeVisible();
  await expect(page.locator("header .who")).toContainText(name);
});
