/** What people at one table do beside answering: take back, go away, change the pace, note, order, watch, play again. */
import { anything } from "../play";
import { ask, askedOf, expect, hurry, look, makeTable, sit, tableOf, test, type Made, type Person } from "../kit";
import { recordOf } from "./records";

const menu = async (person: Person, item: string): Promise<void> => {
  await person.page.getByRole("button", { name: "Menu of the table" }).click();
  await person.page.getByRole("menuitem", { name: item }).click();
};

test("what another has built upon is taken back when they agree", async ({ person }) => {
  const [anna, bran] = [await person("Anna"), await person("Bran")];
  const { id, invite } = await makeTable({ game: "tirnanog", people: [anna, bran], seed: "undo" });
  await sit(anna, id);
  await sit(bran, id, invite);
  await expect.poll(() => askedOf(anna) ?? askedOf(bran)).not.toBeNull();
  const first = askedOf(anna) ? anna : bran;
  const other = first === anna ? bran : anna;
  await first.page.locator("[data-option]").first().click();
  await expect.poll(() => askedOf(other)).not.toBeNull();
  await other.page.locator("[data-option]").first().click();
  await expect.poll(() => askedOf(other)).toBeNull();
  const before = tableOf(first)!.undone;

  await first.page.getByRole("button", { name: "Undo" }).click();
  await expect(first.page.locator(".banner")).toContainText(other.name);
  await other.page.getByRole("button", { name: "Refuse" }).click();
  await expect(first.page.locator(".banner")).toHaveCount(0);
  expect(tableOf(first)!.undone).toBe(before);

  await first.page.getByRole("button", { name: "Undo" }).click();
  await other.page.locator(".banner .primary").click();
  await expect.poll(() => tableOf(first)!.undone).toBeGreaterThan(before);
  await expect.poll(() => askedOf(first)).not.toBeNull();
});

test("a bot goes on for who is away, and hands back; the pace changes; orders and notes are kept", async ({ person }) => {
  const [anna, bran] = [await person("Anna"), await person("Bran")];
  const { id, invite } = await makeTable({ game: "inis", people: [anna, bran], seed: "away" });
  await sit(anna, id);
  await sit(bran, id, invite);
  await menu(bran, "Let a bot play for me");
  await expect(bran.page.locator(".banner")).toBeVisible();
  await expect.poll(() => tableOf(anna)!.seats[1]!.away).toBe(true);
  await bran.page.locator(".banner .primary").click();
  await expect(bran.page.locator(".banner")).toHaveCount(0);
  await expect.poll(() => tableOf(anna)!.seats[1]!.away).toBe(false);

  await menu(anna, "Pace of the game");
  await anna.page.getByRole("radio", { name: "Over days" }).check();
  await anna.page.locator("dialog[open] .primary").click();
  await expect.poll(() => tableOf(bran)!.pace.live).toBe(false);

  await bran.page.getByRole("tab", { name: "Orders" }).click();
  await bran.page.getByRole("radio", { name: /never/i }).check();
  await bran.page.locator(".orders .primary").click();
  await expect.poll(async () => (await look<{ ask: string }>(bran, `tables/${id}/orders?seat=1`)).ask).toBe("never");

  await bran.page.getByRole("tab", { name: "Notes" }).click();
  await bran.page.locator(".notes textarea").fill("Anna likes the hills");
  await expect.poll(async () => (await look<{ text: string }>(bran, `tables/${id}/notes`)).text).toBe("Anna likes the hills");
  await bran.page.reload();
  await bran.page.getByRole("tab", { name: "Notes" }).click();
  await expect(bran.page.locator(".notes textarea")).toHaveValue("Anna likes the hills");

  await menu(anna, "Pace of the game");
  await anna.page.getByRole("radio", { name: "Live" }).check();
  await anna.page.locator("dialog[open] .primary").click();
  await expect.poll(() => tableOf(bran)!.pace.live).toBe(true);
  await expect(bran.page.getByRole("tab", { name: "Orders" })).toHaveCount(0);
});

test("who watches sees the game and no hand; a private one wants its link", async ({ person }) => {
  const [anna, watcher] = [await person("Anna"), await person("Watcher", { unknown: true })];
  const { id, invite } = await makeTable({ game: "tirnanog", people: [anna], bots: ["beginner"], private: true });
  await sit(watcher, id, invite);
  await expect(watcher.page.locator("[data-zone=hand]")).toHaveCount(0);
  await expect(watcher.page.getByRole("tab", { name: "Notes" })).toHaveCount(0);
  const stranger = await person("Stranger", { unknown: true, forgive: /404|403/ });
  await stranger.page.goto(`/tables/${id}`);
  await expect(stranger.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(stranger.page.locator("[data-part=board]")).toHaveCount(0);
});

test("those at one screen have names; a chat room can be told", async ({ person }) => {
  const anna = await person("Anna", { forgive: /400|409/ });
  const made = await ask<Made>(anna, "tables/", { game: "tirnanog", players: 3 });
  await anna.page.goto(`/tables/${made.id}?invite=${made.invite}`);
  await anna.page.getByRole("button", { name: /Somebody beside me plays here \(.*2/ }).click();
  await anna.page.getByRole("textbox", { name: "Name of player 2" }).fill("Bran");
  await anna.page.keyboard.press("Tab");
  await anna.page.getByRole("button", { name: /Somebody beside me plays here \(.*3/ }).click();
  await anna.page.getByRole("textbox", { name: "Name of player 3" }).fill("Ciara");
  await anna.page.keyboard.press("Tab");
  await expect.poll(async () => (await look(anna, `tables/${made.id}`)).table.seats.map(({ name }) => name)).toEqual(["Anna", "Bran", "Ciara"]);

  await anna.page.getByRole("button", { name: "Tell a chat room" }).click();
  await anna.page.getByRole("textbox", { name: "Webhook address" }).fill("https://discord.com/api/webhooks/1/x");
  await anna.page.locator("dialog[open] .primary").click();
  await expect(anna.page.locator("dialog[open] .chip")).toContainText("Discord");
  await anna.page.getByRole("button", { name: "Tell it no more" }).click();
  await expect(anna.page.locator("dialog[open] .chip")).toHaveCount(0);
  await anna.page.keyboard.press("Escape");

  await anna.page.getByRole("button", { name: "Start the game" }).click();
  await expect(anna.page.locator("[data-part=board], .tirnanog").first()).toBeVisible();
  await expect(anna.page.getByText("Ciara").first()).toBeVisible();
});

test("a private game is shared by a link, until it is no more; a record goes out and comes in by its name", async ({ person }) => {
  const anna = await person("Anna", { permissions: ["clipboard-read", "clipboard-write"] });
  const { id } = await ask<{ id: string }>(anna, "tables/import", recordOf("tirnanog", 2));
  await anna.page.goto(`/replay/${id}?at=12`);
  await expect(anna.page.locator(".transport .where")).toContainText("12 /");
  await menu(anna, "Share this position");
  await expect.poll(() => anna.page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/${id}\\?.*invite=`)); // the clipboard outlives a test
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());

  const friend = await person("Friend", { unknown: true });
  await friend.page.goto(link);
  await expect(friend.page.locator(".transport .where")).toContainText("12 /");
  await friend.page.getByRole("button", { name: "One choice on" }).click();
  await expect(friend.page).toHaveURL(/at=13.*invite=/);

  const coming = anna.page.waitForEvent("download");
  await menu(anna, "Save the record");
  const saved = await (await coming).path();
  await menu(anna, "Share no more");
  const late = await person("Late", { unknown: true, forgive: /404/ });
  await late.page.goto(link);
  await expect(late.page.locator(".none h1")).toBeVisible();

  await menu(anna, "Open another record");
  await anna.page.locator("dialog[open] input[type=file]").setInputFiles(saved);
  await anna.page.getByRole("button", { name: "Bring it here" }).click();
  await expect(anna.page).not.toHaveURL(new RegExp(id));
  await expect(anna.page.getByRole("heading", { level: 1 })).toContainText("Tír na nÓg ·");
});

test("another game with the same people", async ({ person }) => {
  test.setTimeout(240_000); // a whole game comes first
  const [anna, bran] = [await person("Anna"), await person("Bran")];
  const { id, invite } = await makeTable({ game: "tirnanog", people: [anna, bran], seed: "again" });
  await hurry([anna, bran], id, anything(), ([table]) => table!.view!.over);
  await sit(anna, id);
  await sit(bran, id, invite);
  await anna.page.getByRole("button", { name: "Play again" }).click();
  await expect(anna.page).not.toHaveURL(new RegExp(id));
  await expect(anna.page.getByRole("textbox", { name: "Invite your friends" })).toHaveValue(/\?invite=./); // should Bran decline
  await bran.page.getByRole("button", { name: "Play again" }).click();
  await expect(bran.page).toHaveURL(new URL(anna.page.url()).pathname);
  await bran.page.getByRole("button", { name: "Sit down" }).first().click();
  await anna.page.getByRole("button", { name: "Start the game" }).click();
  await expect(bran.page.locator("[data-part=board], .tirnanog").first()).toBeVisible();
});
