/** A finished game, looked back at. */
import { ask, expect, test } from "../kit";
import { recordOf } from "./records";

test("back and forward, an address for each position, other eyes, a link, another way to go on", async ({ person }) => {
  const anna = await person("Anna", { permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = anna;
  const record = recordOf("tirnanog", 2);
  const last = record.answers.length;
  const { id } = await ask<{ id: string }>(anna, "tables/import", record);

  await page.goto(`/replay/${id}?at=20`);
  const where = page.locator(".transport .where");
  await expect(where).toHaveText(`20 / ${last}`, { timeout: 20_000 });
  await page.getByRole("button", { name: "One choice on" }).click();
  await expect(where).toHaveText(`21 / ${last}`);
  await expect(page).toHaveURL(/at=21/);
  await page.getByRole("button", { name: "One choice back" }).click();
  await page.keyboard.press("ArrowLeft");
  await expect(where).toHaveText(`19 / ${last}`);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(where).toHaveText(`${last} / ${last}`);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(where).toHaveText(`0 / ${last}`);
  await page.goto(`/replay/${id}?at=19`);
  await expect(where).toHaveText(`19 / ${last}`);

  await page.getByRole("button", { name: "Through whose eyes" }).click();
  await page.getByRole("menuitemradio").last().click();
  await expect(page).toHaveURL(/at=19&seat=1/);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Share this position" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/replay/${id}?at=19&seat=1`);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/\/tables\/\w{12}/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("whoever was not invited to a private table is told that there is no such game", async ({ person }) => {
  const anna = await person("Anna");
  const bran = await person("Bran", { forgive: /404/ });
  const { id } = await ask<{ id: string }>(anna, "tables/import", recordOf("inis", 2));
  await bran.page.goto(`/replay/${id}?at=40`);
  await expect(bran.page.locator(".none h1")).toBeVisible();
  await expect(bran.page.locator("[data-part=board]")).toHaveCount(0);
});
