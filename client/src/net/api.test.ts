import { afterEach, describe, expect, it, vi } from "vitest";
import { get, post, reached, Refusal } from "./api";
import { serverNow } from "./clock";

function answering(status: number, body: string, headers: Record<string, string> = {}): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(status === 204 ? null : body, { status, headers }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("requests", () => {
  it("go under /api, with and without a slash", async () => {
    const fetched = answering(200, '{"a": 1}');
    expect(await get("me")).toEqual({ a: 1 });
    await get("/me");
    await get("/api/me");
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/me", "/api/me", "/api/me"]);
  });

  it("carry objects, and take nothing for an answer", async () => {
    const fetched = answering(204, "");
    expect(await post("tables/x/do", { t: "ping" })).toBeUndefined();
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: "POST", body: '{"t":"ping"}' });
  });

  it("are refused with reasons", async () => {
    answering(409, '{"reasons": [{"key": "seat-taken", "values": {}}]}');
    const refusal = await post("x").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).status).toBe(409);
    expect((refusal as Refusal).has("seat-taken")).toBe(true);
  });

  it("are refused in words also when something else answers", async () => {
    answering(502, "<html>Bad gateway</html>");
    await expect(get("x")).rejects.toMatchObject({ status: 502, reasons: [{ key: "server-error" }] });
  });

  it("tell when nothing comes through", async () => {
    const lost = vi.fn();
    reached.addEventListener("lost", lost, { once: true });
    vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("network"))));
    await expect(get("x")).rejects.toMatchObject({ status: 0, reasons: [{ key: "offline" }] });
    expect(lost).toHaveBeenCalledOnce();
  });

  it("are as good as lost if the answer is cut off half-way", async () => {
    const torn = new ReadableStream({ pull: (stream) => stream.error(new TypeError("network")) });
    vi.stubGlobal("fetch", vi.fn(async () => new Response(torn)));
    await expect(get("x")).rejects.toMatchObject({ status: 0, reasons: [{ key: "offline" }] });
  });

  it("tell the server's time, if ours is wrong", async () => {
    answering(200, "{}", { date: new Date(Date.now() + 3_600_000).toUTCString() });
    await get("x");
    expect(serverNow() - Date.now() / 1000).toBeCloseTo(3600, -1);
    answering(200, "{}", { date: new Date().toUTCString() });
    await get("x");
    expect(serverNow() - Date.now() / 1000).toBeCloseTo(0, 1);
  });
});
