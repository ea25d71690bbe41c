import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { TableShown, Update } from "../protocol/messages";
import { LiveTable } from "./live_table.svelte";
import { settings } from "./settings.svelte";

/** The server: takes every answer when the test says so, and keeps what it was sent. */
class Server {
  static readonly OPEN = 1;
  static newest: Server;
  readyState = 1;
  static sent: { t: string; key: string; option?: string }[] = []; // on all sockets: the page may open another
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Server.newest = this;
  }
  send(text: string): void {
    Server.sent.push(JSON.parse(text) as (typeof Server.sent)[0]);
  }
  close(): void {}
  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  static get answers(): (string | undefined)[] {
    return Server.sent.filter(({ t }) => t === "answer").map(({ option }) => option);
  }
}

const asks = (number: number): Update => ({
  t: "update",
  table: {
    undone: 0,
    seat: 0,
    seats: [],
    game: "tirnanog",
    view: { decisions: [{ seat: 0, number, key: "play", options: ["a", "b"] }] },
  } as unknown as TableShown,
  since: 0,
  events: [],
});

let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Server);
  settings.patient = false;
  Server.sent = [];
  table = new LiveTable("tara");
  Server.newest.onopen?.();
  Server.newest.tells(asks(7));
});

afterEach(() => {
  settings.patient = true;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function answered(option: string): Promise<void> {
  const sending = table.answer(option);
  const last = Server.sent.at(-1)!;
  if (last.t === "answer") Server.newest.tells({ t: "done", key: last.key });
  await sending;
}

it("a question whose answer was taken is not answered again, however long it is shown", async () => {
  await answered("a");
  await answered("b");
  Server.newest.tells(asks(7)); // told before the answer came there
  await answered("b");
  expect(Server.answers).toEqual(["a"]);

  Server.newest.tells(asks(8));
  await answered("b");
  expect(Server.answers).toEqual(["a", "b"]);
});

it("what was taken back is asked again", async () => {
  await answered("a");
  void table.retract();
  await answered("b");
  expect(Server.answers).toEqual(["a", "b"]);

  const undone = asks(7);
  undone.table.undone = 1; // by somebody else
  Server.newest.tells(undone);
  await answered("a");
  expect(Server.answers).toEqual(["a", "b", "a"]);
});

it("shows a clock only where somebody else waits, or where a bot answers when the time is up", () => {
  const seat = (name: string, more: object) => ({ name, kind: "guest", bot: "", yours: false, ...more });
  const tells = (seats: object[], absent: string) => {
    const update = asks(8);
    Object.assign(update.table, { seats, deadlines: { 0: 99 }, pace: { absent } });
    Server.newest.tells(update);
    return table.deadlines;
  };
  const [me, mine, bot] = [seat("Anna", { yours: true }), seat("Anna 2", { yours: true }), seat("", { bot: "club" })];
  expect(tells([me, bot, bot], "wait")).toEqual({});
  expect(tells([me, mine], "wait")).toEqual({});
  expect(tells([me, bot], "bot")).toEqual({ 0: 99 });
  expect(tells([me, bot, seat("Bran", {})], "wait")).toEqual({ 0: 99 });
});

it("says why nothing can be done while the server cannot be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));

  expect(await table.why("a")).toEqual([{ key: "offline", values: {} }]);
});
