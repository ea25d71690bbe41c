import { describe, expect, it } from "vitest";

import type { Decision, GameEvent, Playing } from "../state/playing";
import { fanOf, handedOn, nextAnswer, originsOf, passNumber, sealedOf } from "./draft";
import { Fan } from "./fan.svelte";
import { event, island, land } from "./fixture";

const dealt = event("dealt-known", { player: 0, count: 4, cards: ["bard", "druid", "geis", "raid"] });
const gave = event("handed-on-known", { player: 0, to: 1, count: 3, cards: ["druid", "geis", "raid"] });
const got = event("handed-on-known", { player: 3, to: 0, count: 3, cards: ["citadel", "festival", "warlord"] });

function ask(key: string, options: string[], number = 0, values: Decision["values"] = {}): Decision {
  return { seat: 0, key, options, values, number, optional: false };
}

describe("the fan", () => {
  it("holds the Action cards of the packet", () => {
    expect(fanOf(island({ hills: land([1, 0]) }, { hand: ["bard", "hills_advantage", "dagda", "geis"] }))).toEqual([
      "bard",
      "geis",
    ]);
  });

  it("knows the pass, where cards came from, and what was handed on", () => {
    expect(passNumber([dealt], 0)).toBe(1);
    const events = [event("round-begins"), dealt, gave, got];
    expect(passNumber(events, 0)).toBe(2);
    expect(originsOf(["bard", "citadel"], events, 0)).toEqual({
      bard: { kind: "kept" },
      citadel: { kind: "from", player: 3 },
    });
    expect(handedOn(events, 0).map(({ card, to, pass }) => `${card} ${to} ${pass}`)).toEqual([
      "raid 1 1",
      "geis 1 1",
      "druid 1 1",
    ]);
  });

  it("is answered step by step, or by the one card that goes", () => {
    const fan = ["bard", "citadel", "festival", "warlord"];
    const kept = new Set(["citadel", "warlord"]);
    expect(nextAnswer(fan, kept, ask("draft-keep", fan))).toBe("citadel");
    expect(nextAnswer(fan, kept, ask("draft-keep", ["bard", "festival", "warlord"]))).toBe("warlord");
    expect(nextAnswer(fan, new Set(["bard", "citadel", "festival"]), ask("draft-hand-on", fan))).toBe("warlord");
    expect(nextAnswer(fan, kept, null)).toBeNull();
    expect(sealedOf(fan, ask("draft-keep", ["bard", "festival"]))).toEqual(["citadel", "warlord"]);
  });
});

/** A table with a hand, that answers as a server does: the question changes only after the answer is taken. */
function table(hand: string[], events: GameEvent[]) {
  const given: string[] = [];
  const playing = {
    seat: 0,
    events,
    busy: false,
    refused: null,
    decision: ask("draft-keep", hand, 0, { count: 2, left: 2 }) as Decision | null,
    view: { table: island({ hills: land([0, 0]) }, { hand }) },
    async answer(option: string) {
      given.push(option);
    },
  };
  return { playing, given, fan: new Fan(playing as unknown as Playing) };
}

describe("a choice in the fan", () => {
  const hand = ["bard", "citadel", "festival", "warlord"];

  it("begins with what was kept before and may change until it is committed", () => {
    const { fan, given } = table(hand, [dealt, gave, got]);
    fan.follow();
    expect([...fan.kept]).toEqual(["bard"]);
    expect(fan.keep).toBe(2);
    fan.toggle("warlord");
    expect(fan.full).toBe(true);
    fan.toggle("citadel"); // no room
    expect(fan.kept.has("citadel")).toBe(false);
    fan.toggle("bard");
    fan.toggle("citadel");
    expect([...fan.kept]).toEqual(["warlord", "citadel"]);
    fan.follow();
    expect(given).toEqual([]);
  });

  it("is sent one card after the other, each once", async () => {
    const { fan, given, playing } = table(hand, [dealt, gave, got]);
    fan.follow();
    fan.toggle("warlord");
    fan.commit();
    fan.follow();
    fan.follow(); // the server's "done" is here, the new view is not
    expect(given).toEqual(["bard"]);
    playing.decision = ask("draft-keep", ["citadel", "festival", "warlord"], 1, { count: 2, left: 1 });
    fan.follow();
    expect(given).toEqual(["bard", "warlord"]);
    playing.decision = null;
    fan.follow();
    expect(fan.committing).toBe(false);
    expect(fan.sealed).toBe(true);
  });
});
