import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Said, TableShown, Update } from "../protocol/messages";
import type { Reason } from "./api";
import { TableSocket, type Status } from "./socket";

/** As much of a WebSocket as we use; the test is the server. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  dies(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  get asked(): Record<string, string> {
    return Object.fromEntries(this.url.searchParams);
  }
}

const newest = (): FakeSocket => FakeSocket.all.at(-1)!;
const update = (since: number, count: number, undone = 0): Update => ({
  t: "update",
  table: { undone } as TableShown,
  since,
  events: Array.from({ length: count }, (_, at) => ({ key: `event-${since + at}`, values: {} })),
});

let heard: { updates: Update[]; said: Said[]; statuses: Status[]; reasons: Reason[] };
let socket: TableSocket;

function connect(known = true): void {
  heard = { updates: [], said: [], statuses: [], reasons: [] };
  socket = new TableSocket("tara", "", null, {
    update: (one) => heard.updates.push(one),
    said: (one) => heard.said.push(one),
    status: (status, reasons) => {
      if (heard.statuses.at(-1) !== status) heard.statuses.push(status);
      heard.reasons = reasons;
    },
    known: () => known,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("comes back where it was", () => {
  connect();
  expect(newest().url.href).toMatch(/^ws:.*\/api\/tables\/tara\/socket\?/);
  newest().opens();
  newest().tells(update(0, 3));
  newest().tells(update(3, 2, 1));
  newest().tells({ t: "chat", id: 7, name: "Bran", text: "!", at: 0 });
  expect(heard.updates).toHaveLength(2);
  newest().dies();
  expect(heard.statuses).toEqual(["connecting", "open", "lost"]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(newest().asked).toEqual({ since: "5", undone: "1", heard: "7" });
  newest().opens();
  newest().tells(update(5, 0, 1));
  expect(heard.statuses.at(-1)).toBe("open");
});

it("sends an answer again under the same key until it is acknowledged", async () => {
  connect();
  newest().opens();
  newest().tells(update(0, 0));
  const done = socket.send({ t: "answer", seat: 0, option: "hills", number: 0 });
  const [first] = newest().sent;
  expect(first).toMatchObject({ t: "answer", option: "hills" });
  newest().dies();
  vi.advanceTimersByTime(1000);
  newest().opens();
  expect(newest().sent).toEqual([first]);
  newest().tells({ t: "done", key: first!.key });
  await done;
  newest().dies();
  vi.advanceTimersByTime(2000);
  newest().opens();
  expect(newest().sent).toEqual([]);
});

it("keeps what is sent while there is no connection", () => {
  connect();
  void socket.send({ t: "undo", seat: 0 }).catch(() => undefined);
  newest().opens();
  expect(newest().sent).toHaveLength(1);
});

it("tells why something is refused", async () => {
  connect();
  newest().opens();
  const answer = socket.send({ t: "hold", seat: 0 });
  newest().tells({ t: "refused", key: newest().sent[0]!.key, reasons: [{ key: "held-already", values: {} }] });
  await expect(answer).rejects.toMatchObject({ reasons: [{ key: "held-already" }] });
});

it("waits longer and longer, and not at all when the tab wakes or the net is back", () => {
  connect();
  for (let times = 0; times < 8; times++) {
    newest().dies();
    vi.advanceTimersByTime(20_000);
  }
  const tries = FakeSocket.all.length;
  newest().dies();
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(tries);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(tries + 1);
  newest().dies();
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(tries + 2);
});

it("notices a socket that died while the device slept", () => {
  connect();
  newest().opens();
  newest().tells(update(0, 1));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(newest().sent).toEqual([{ t: "ping", key: "ping" }]);
  newest().tells({ t: "done", key: "ping" });
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(1);
  window.dispatchEvent(new Event("focus"));
  vi.advanceTimersByTime(10_000); // no answer this time
  expect(FakeSocket.all).toHaveLength(2);
});

it("does not ping when the server does not know who asks", () => {
  connect(false);
  newest().opens();
  vi.advanceTimersByTime(120_000);
  expect(newest().sent).toEqual([]);
});

it.each([
  [1012, 1500, 2], // the server starts anew
  [4429, 10_000, 1], // too many pages: much later
  [4429, 60_000, 2],
  [4400, 60_000, 2],
  [4403, 600_000, 1], // may not be there: never
])("closed with %i it has, after %i ms, tried %i times", (code, after, tries) => {
  connect();
  newest().opens();
  newest().dies(code);
  vi.advanceTimersByTime(after);
  expect(FakeSocket.all).toHaveLength(tries);
});

it("says why it may not be there, and gives up what was not sent", async () => {
  connect();
  newest().opens();
  const waiting = socket.send({ t: "undo", seat: 0 });
  newest().tells({ t: "refused", key: null, reasons: [{ key: "no-such-table", values: {} }] });
  newest().dies(4403);
  expect(heard.statuses.at(-1)).toBe("gone");
  expect(heard.reasons).toEqual([{ key: "no-such-table", values: {} }]);
  await expect(waiting).rejects.toMatchObject({ reasons: [{ key: "no-such-table" }] });
  await expect(socket.send({ t: "undo", seat: 0 })).rejects.toBeTruthy();
});

it("looks through other eyes from the first event on", () => {
  connect();
  newest().opens();
  newest().tells(update(0, 4));
  const before = newest();
  socket.lookAs(2);
  expect(newest().asked).toMatchObject({ since: "0", seat: "2" });
  before.tells(update(4, 4)); // what still comes from the old one is not heard
  expect(heard.updates).toHaveLength(1);
});
