import type { InisTable, TableShown } from "../src/protocol/messages";
import { sensible } from "./choose";
import { askedOf, BRISK, expect, hurry, listen, makeTable, questionOf, sit, tableOf, test, type Person } from "./kit";
import { changed, hit, shown, spotOf } from "./play";
import { startServer, type Server } from "./server";

const inClash = (table: TableShown): boolean => (table.view?.table as InisTable).clash !== null;
const choosing = (table: TableShown): boolean => {
  const asked = questionOf(table);
  return inClash(table) && asked !== null && asked.key.startsWith("maneuver") && asked.options.length > 1;
};

let server: Server;
test.beforeEach(async () => void (server = await startServer()));
test.afterEach(() => server.stop());

// Who is cut off is told so by the browser as well; that is no fault of the page.
const CUT_OFF =
  /WebSocket connection|ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE)/;

test("a clash survives the loss of line and server with the half-made choice; two tabs are one player", async ({ person }) => {
  test.setTimeout(180_000);
  const people: Person[] = [];
  for (const name of ["Anna", "Bran", "Ciara"]) {
    people.push(await person(name, { ...BRISK, forgive: CUT_OFF, url: server.url, settings: { confirm: "always" } }));
  }
  const { id, invite } = await makeTable({ game: "inis", people, seed: "clash" });
  let at = 0;
  await hurry(people, id, sensible, (tables) => (at = tables.findIndex(choosing)) >= 0);
  const actor = people[at]!;
  const other = people[(at + 1) % people.length]!;
  for (const one of [actor, other]) await sit(one, id, invite);
  const { page } = actor;
  const banner = page.locator(".banner");
  const asked = askedOf(actor)!;
  const option = sensible(asked);

  // Half-made: chosen, not confirmed.
  await expect.poll(() => spotOf(page, shown(option))).not.toBeNull();
  await hit(actor, shown(option));
  const confirm = page.locator(".sure, .confirm .primary").filter({ visible: true });
  await expect(confirm).toBeVisible();

  await actor.context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(confirm).toBeVisible();
  await actor.context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(confirm).toBeVisible();

  await server.kill();
  await expect(banner).toBeVisible();
  await expect(confirm).toBeVisible();
  await server.again();
  await expect(banner).toBeHidden({ timeout: 30_000 });
  await expect(confirm).toBeVisible();
  expect(askedOf(actor)).toEqual(asked);

  // A second tab, and the game goes on in both of them and with the others.
  const tab: Person = { ...actor, page: await actor.context.newPage(), frames: [], errors: actor.errors };
  listen(tab.page, tab.errors, tab.frames);
  await sit(tab, id, invite);
  expect(askedOf(tab)).toEqual(asked);
  await confirm.click();
  expect(await changed(actor, asked, 10_000)).toBe(true);
  expect(await changed(tab, asked, 10_000)).toBe(true);
  await expect.poll(() => tableOf(tab)?.view?.table).toEqual(tableOf(actor)?.view?.table);
  await expect.poll(() => tableOf(other)?.view?.waiting).toEqual(tableOf(actor)?.view?.waiting);
  await hurry(people, id, sensible, ([table]) => !inClash(table!));
  await expect(page.locator(".clash")).toHaveCount(0);
  await expect(tab.page.locator(".clash")).toHaveCount(0);
});

test("what was answered while cut off is sent when the line is back", async ({ person }) => {
  const anna = await person("Anna", { ...BRISK, forgive: CUT_OFF, url: server.url });
  const { id } = await makeTable({ game: "tirnanog", people: [anna], seed: "alone" });
  await sit(anna, id);
  await expect.poll(() => askedOf(anna)).not.toBeNull();
  const asked = askedOf(anna)!;
  await anna.context.setOffline(true);
  await expect(anna.page.locator(".banner")).toBeVisible();
  expect(await hit(anna, shown(asked.options[0]!))).toBe(true);
  expect(askedOf(anna)).toEqual(asked);
  await anna.context.setOffline(false);
  expect(await changed(anna, asked, 15_000)).toBe(true);
});
