/** What one player's server messages may not tell another, looked at as it went over the line. */
import type { GameEvent, InisTable, TableShown, Update } from "../src/protocol/messages";
import { sensible } from "./choose";
import { BRISK, expect, heard, hurry, look, makeTable, sit, tableOf, test, type Person } from "./kit";

interface Moment {
  /** How many events have happened: the clock that all share. */
  at: number;
  table: TableShown;
  events: GameEvent[];
}

const momentsOf = (person: Person): Moment[] =>
  heard(person)
    .filter((message): message is Update => message.t === "update")
    .map(({ table, since, events }) => ({ at: since + events.length, table, events }));

const handIn = (table: TableShown): string[] => (table.view?.table as { hand?: string[] } | undefined)?.hand ?? [];

/** What this player certainly held when so much had happened. */
function heldBy(person: Person): Map<number, Set<string>> {
  const held = new Map<number, Set<string>>();
  for (const { at, table } of momentsOf(person)) {
    const hand = handIn(table);
    const before = held.get(at);
    held.set(at, new Set(before ? hand.filter((card) => before.has(card)) : hand));
  }
  return held;
}

/** Every card that is named as a value anywhere in it; the Festival marker and buildings are told by the names of fields. */
function named(value: unknown, cards: Set<string>, found = new Map<string, string>(), path = ""): Map<string, string> {
  if (typeof value === "string") {
    if (cards.has(value)) found.set(value, path);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) named(inner, cards, found, `${path}.${key}`);
  }
  return found;
}

/** Cards that `watcher` was told of while only `owner` held them and they had not been seen before. */
function leaks(watcher: Person, owners: Person[], cards: Set<string>): string[] {
  const told: string[] = [];
  const known = new Set<string>();
  const held = owners.map(heldBy);
  for (const { at, table, events } of momentsOf(watcher)) {
    const mentioned = named({ view: table.view, window: table.window, events }, cards);
    for (const [card, path] of mentioned) {
      const hidden = held.some((hands) => hands.get(at)?.has(card)) && !handIn(table).includes(card);
      if (hidden && !known.has(card)) told.push(`after ${at} events ${watcher.name} was told of ${card} at ${path}`);
    }
    for (const card of mentioned.keys()) known.add(card);
  }
  return told;
}

test("nobody is sent what another hides, and who watches is sent no hand", async ({ person }) => {
  test.setTimeout(180_000);
  const people: Person[] = [];
  for (const name of ["Anna", "Bran", "Ciara"]) people.push(await person(name, BRISK));
  const watcher = await person("Dara", BRISK);
  const { id, invite } = await makeTable({ game: "inis", people, seed: "s34" });
  for (const one of people) await sit(one, id, invite);
  await sit(watcher, id, invite);
  const roundOf = (table: TableShown) => (table.view!.table as InisTable).round;
  await hurry(people, id, sensible, ([table]) => table!.view!.over || roundOf(table!) > 2);
  const last = (await look(watcher, `tables/${id}?invite=${invite}`)).table;
  await expect.poll(() => tableOf(watcher)?.view?.table).toEqual(last.view?.table);

  const { groups } = await look<{ groups: Record<string, string[]> }>(watcher, "games/inis/words");
  // Advantage cards are taken before all eyes.
  const cards = new Set(groups["card"]!.filter((card) => !card.endsWith("_advantage")));
  const everHeld = new Set(people.flatMap((one) => [...heldBy(one).values()].flatMap((hand) => [...hand])));
  expect(everHeld.size).toBeGreaterThan(12);
  for (const one of people) {
    expect(momentsOf(one).length).toBeGreaterThan(30);
    expect(leaks(one, people.filter((other) => other !== one), cards)).toEqual([]);
  }

  expect(leaks(watcher, people, cards)).toEqual([]);
  for (const { table } of momentsOf(watcher)) {
    expect(table.seat).toBeNull();
    expect(table.view?.decisions ?? []).toEqual([]);
    for (const field of ["hand", "laid", "drawn"]) expect(table.view?.table).not.toHaveProperty(field);
  }
});

test("the check itself finds a card that is told", async ({ person }) => {
  const [anna, bran] = [await person("Anna"), await person("Bran")];
  const told = (hand: string[], spent: string[]) => {
    const table = { view: { table: { hand, spent, festival: "hills" } }, window: null };
    const message = { t: "update", since: 0, events: [], table };
    return { sent: false, text: JSON.stringify(message), message };
  };
  anna.frames.push(told(["bard", "druid"], []));
  bran.frames.push(told(["geis"], ["druid"]));
  expect(leaks(bran, [anna], new Set(["bard", "druid", "geis"]))).toEqual([
    expect.stringContaining("Bran was told of druid at .view.table.spent.0"),
  ]);
});
