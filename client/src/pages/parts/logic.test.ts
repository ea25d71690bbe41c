import { beforeEach, describe, expect, it } from "vitest";
import type { Finished, SeatShown, TableListed, TableShown } from "../../protocol/messages";
import { addressOf, inviteLink, inviteOf, isThisComputer, keepInvite } from "./invites";
import { mine, sorted, span } from "./lists";
import { missing } from "./lobby.svelte";
import { askable, toSend, type GameOffered } from "./options";
import { keepQuick, quickOf } from "./quick";
import { readRecord } from "./records";
import { byKind, bySeat, form, histogram, interval } from "./statistics";
import { Composed } from "./wanted.svelte";

beforeEach(() => localStorage.clear());

function listed(id: string, more: Partial<TableListed> = {}): TableListed {
  return {
    id, name: "", game: "inis", players: 3, state: "running", rated: false, pace: {}, changed: 0, own: false, seats: [], waiting: [],
    yours: false, unread: 0, deadline: null, offered: [], ...more,
  };
}

const INIS: GameOffered = { game: "inis", rules: "1", players: [2, 3, 4], options: { scenario: ["standard", "discovery"], buildings: ["18", "20"] } };
const TIR: GameOffered = {
  game: "tirnanog", rules: "1", players: [1, 2, 3, 4, 5],
  options: { geis: ["first", "random", "chosen"], top: ["a", "b"], middle: ["c"], bottom: ["d"], difficulty: ["medium", "easy"] },
};

describe("invitations", () => {
  it("are remembered for whoever made the table", () => {
    keepInvite("abcdefghijkl", "secret");
    expect(inviteOf("abcdefghijkl")).toBe("secret");
    expect(inviteOf("other")).toBe("");
    expect(inviteLink("https://x.org", "abcdefghijkl", "s-1_")).toBe("https://x.org/tables/abcdefghijkl?invite=s-1_");
  });

  it("knows an address that only this computer can open", () => {
    expect(["localhost", "127.0.0.1", "[::1]", "fidchell.localhost"].filter((host) => !isThisComputer(host))).toEqual([]);
    expect(["192.168.1.20", "club.example", "localhost.example", "127.example"].filter(isThisComputer)).toEqual([]);
  });

  it("lead into this site from any pasted link", () => {
    expect(addressOf(" https://x.org/tables/abcdefghijkl?invite=s-1_ ")).toBe("/tables/abcdefghijkl?invite=s-1_");
    expect(addressOf("x.org/table/abcdefghijkl")).toBe("/tables/abcdefghijkl");
    expect(addressOf("https://x.org/replay/abcdefghijkl?at=12")).toBe("/replay/abcdefghijkl");
    expect(addressOf("abcdefghijkl")).toBe("/tables/abcdefghijkl");
    expect(addressOf("https://x.org/")).toBeNull();
  });
});

describe("lists", () => {
  it("show what waits for me first, the most urgent before the rest", () => {
    const tables = [
      listed("late", { own: true, yours: true, deadline: 200 }),
      listed("open", { state: "lobby" }),
      listed("soon", { own: true, yours: true, deadline: 100 }),
      listed("others", { own: true }),
      listed("kept", { state: "lobby", offered: [1] }),
      listed("fresh", { own: true, state: "lobby" }),
      listed("past", { own: true, state: "over" }),
    ];
    const found = sorted(tables);
    expect(mine(found).map((table) => table.id)).toEqual(["soon", "late", "kept", "others", "fresh"]);
    expect(found.open.map((table) => table.id)).toEqual(["open"]);
    expect(found.past.map((table) => table.id)).toEqual(["past"]);
  });

  it("speak of time in the unit that fits", () => {
    expect(span(30, 0)).toEqual({ unit: "minutes", count: 1, past: false });
    expect(span(9 * 3600, 0)).toEqual({ unit: "hours", count: 9, past: false });
    expect(span(47 * 3600, 0)).toEqual({ unit: "hours", count: 47, past: false });
    expect(span(3 * 86400, 0)).toEqual({ unit: "days", count: 3, past: false });
    expect(span(0, 600)).toEqual({ unit: "minutes", count: 10, past: true });
  });
});

describe("what starts quickly", () => {
  it("is remembered, and never something the game does not have", () => {
    expect(quickOf("inis")).toEqual({ players: 3, level: "beginner" });
    keepQuick("inis", { players: 4, level: "club" });
    expect(quickOf("inis")).toEqual({ players: 4, level: "club" });
    keepQuick("tirnanog", { players: 1, level: "club" });
    expect(quickOf("tirnanog").players).toBe(1); // alone, which Inis cannot be played
    keepQuick("inis", { players: 1, level: "club" });
    expect(quickOf("inis").players).toBe(3);
    keepQuick("inis", { players: 9, level: "god" });
    expect(quickOf("inis")).toEqual({ players: 3, level: "beginner" });
  });
});

describe("a new table", () => {
  it("asks only what matters", () => {
    expect(askable(TIR, 3, {})).toEqual(["geis"]);
    expect(askable(TIR, 1, { geis: "chosen" })).toEqual(["geis", "top", "middle", "bottom", "difficulty"]);
    expect(askable(INIS, 3, {})).toEqual(["scenario", "buildings"]);
  });

  it("sends only what differs from the default", () => {
    expect(toSend(INIS, 3, { scenario: "standard", buildings: "20" })).toEqual({ buildings: "20" });
    expect(toSend(TIR, 3, { geis: "first", top: "b", difficulty: "easy" })).toEqual({});
    expect(toSend(TIR, 1, { geis: "chosen", top: "a" })).toEqual({ geis: "chosen", top: "a" });
  });

  it("with bots only has no clock that presses, and begins at once", () => {
    const table = new Composed("inis", "", 2);
    expect(table.full).toBe(false);
    table.sitters[1] = { kind: "bot", level: "club" };
    expect(table.full).toBe(true);
    expect(table.wanted(INIS).pace).toMatchObject({ live: true, bank: 86400, absent: "wait", windows: "fast" });
  });

  it("that is rated has fixed windows and a clock; with a seed it is not rated", () => {
    const table = new Composed("inis", "", 3);
    table.rated = true;
    expect(table.wanted(INIS)).toMatchObject({ rated: true, pace: { windows: "fixed", bank: 900, window: 5 } });
    table.seed = "boann";
    expect(table.wanted(INIS)).toMatchObject({ rated: false, seed: "boann" });
  });

  it("over days counts in days and hours", () => {
    const table = new Composed("inis", "", 3);
    table.live = false;
    expect(table.wanted(INIS).pace).toEqual({ live: false, days: 3, response: 0.5, absent: "bot" });
  });

  it("keeps who sits where when the number of seats changes, and fits the game", () => {
    const table = new Composed("tirnanog", "", 5);
    table.sitters[1] = { kind: "hot", name: "Bran" };
    table.seat(3);
    expect(table.sitters.map((sitter) => sitter.kind)).toEqual(["me", "hot", "open"]);
    table.seat(5);
    table.play("inis", INIS);
    expect(table.players).toBe(4);
  });
});

describe("a room", () => {
  it("says which seats keep the game from beginning", () => {
    const seat = (number: number, more: Partial<SeatShown>): SeatShown => ({
      seat: number, name: "", kind: "", bot: "", away: false, yours: false, offered: "", offered_you: false, ...more,
    });
    const table = { seats: [seat(0, { name: "Anna" }), seat(1, { offered: "Bran" }), seat(2, {}), seat(3, { bot: "club" })] };
    expect(missing(table as TableShown)).toEqual({ free: [2], kept: ["Bran"] });
  });
});

describe("records", () => {
  it("are told from what is none", () => {
    expect(readRecord(" ")).toEqual({ wrong: "empty" });
    expect(readRecord("{")).toEqual({ wrong: "json" });
    expect(readRecord("[1]")).toEqual({ wrong: "record" });
    expect(readRecord("null")).toEqual({ wrong: "record" });
    expect(readRecord(`"${"x".repeat(400_001)}"`)).toEqual({ wrong: "large" });
    expect(readRecord('{"game": "inis", "rules": "1"}')).toEqual({ record: { game: "inis", rules: "1" } });
  });
});

describe("statistics", () => {
  const game = (id: string, shares: number[], more: Partial<Finished> = {}): Finished => ({
    id, name: "", game: "inis", players: shares.length, rated: false, daily: null, branch: false, at: 0,
    seats: shares.map((share, seat) => ({ seat, id: seat ? null : "me", name: "", bot: seat ? "club:style=builder" : "", score: 0, share })),
    ...more,
  });

  it("count victories by seat and by who plays, of whole games of several", () => {
    const games = [game("a", [1, 0]), game("b", [0.5, 0.5]), game("c", [1, 0], { branch: true }), game("d", [1])];
    expect(bySeat(games)).toEqual([{ key: "0", games: 2, wins: 1.5 }, { key: "1", games: 2, wins: 0.5 }]);
    expect(byKind(games)).toEqual([{ key: "people", games: 2, wins: 1.5 }, { key: "club", games: 2, wins: 0.5 }]);
    expect(form(games, "me").map(({ share }) => share)).toEqual([1, 1, 0.5, 1]);
  });

  it("put scores into columns of a round width", () => {
    expect(histogram([])).toEqual([]);
    expect(histogram([3, 3, 5])).toEqual([{ from: 3, to: 3, count: 2 }, { from: 4, to: 4, count: 0 }, { from: 5, to: 5, count: 1 }]);
    const wide = histogram([12, 60]);
    expect(wide[0]).toEqual({ from: 10, to: 14, count: 1 });
    expect(wide.length).toBeLessThanOrEqual(12);
  });

  it("say how sure a share is", () => {
    const { low, middle, high } = interval(5, 10);
    expect(middle).toBe(0.5);
    expect(low).toBeCloseTo(0.237, 2);
    expect(high).toBeCloseTo(0.763, 2);
    expect(interval(0, 0)).toEqual({ low: 0, middle: 0, high: 1 });
  });
});
