import { describe, expect, it } from "vitest";

import { changesBetween } from "./changes";
import { attackOf, maneuvers, participants, previewOf, stepOf } from "./clash";
import { event, island, land, player } from "./fixture";
import { isLocation, nearest, touched } from "./geometry";
import { deckOf, inOrder } from "./hand";
import { changesBy, metersOf, meterOf, standingOf } from "./meters";
import { badgeSlots, buildingsOf, linesOf, standingsOf } from "./pieces";
import { crowOrder, passed, type ClashShown } from "./view";

describe("meters", () => {
  it("fill what is missing with Deeds, up to six", () => {
    expect(meterOf("territories", 5, 1)).toMatchObject({ filled: 5, striped: 1, met: true });
    expect(meterOf("led", 2, 1)).toMatchObject({ filled: 2, striped: 1, met: false });
    expect(meterOf("sanctuaries", 8, 2)).toMatchObject({ filled: 6, striped: 0, met: true });
    expect(metersOf(player({ territories: 1, sanctuaries: 2, led: 3, deeds: 3 })).map((meter) => meter.met)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("count presence, Sanctuaries and opposing clans where one is chieftain", () => {
    const lands = [land([2, 1, 1], { sanctuaries: 2 }), land([1, 1, 0]), land([0, 3, 1])];
    expect(standingOf(lands, 0)).toEqual({ territories: 2, sanctuaries: 2, led: 2 });
    expect(standingOf(lands, 1)).toEqual({ territories: 3, sanctuaries: 2, led: 1 });
  });

  it("tell what a loss changes", () => {
    const here = island({ hills: land([1, 2], { sanctuaries: 1 }), moor: land([1, 0]) });
    expect(changesBy(here, 0, 0, "hills", 1)).toEqual([
      { condition: "territories", before: 2, after: 1 },
      { condition: "sanctuaries", before: 1, after: 0 },
    ]);
    expect(changesBy(here, 1, 1, "hills", 1)).toEqual([{ condition: "led", before: 1, after: 0 }]);
  });
});

describe("the hand", () => {
  it("begins with what can be played, then by deck", () => {
    const hand = ["tuans_memory", "hills_advantage", "geis", "bard"];
    expect(inOrder(hand, new Set())).toEqual(["geis", "bard", "hills_advantage", "tuans_memory"]);
    expect(inOrder(hand, new Set(["tuans_memory", "bard"]))).toEqual([
      "bard",
      "tuans_memory",
      "geis",
      "hills_advantage",
    ]);
  });

  it("knows the deck of a card", () => {
    expect([deckOf("citadel"), deckOf("cove_advantage"), deckOf("dagda")]).toEqual(["action", "advantage", "epic"]);
  });
});

describe("changes between two views", () => {
  const before = island({
    hills: land([3, 1], { beside: ["moor"] }),
    moor: land([0, 0], { beside: ["hills", "cove"] }),
    cove: land([1, 0], { beside: ["moor"] }),
  });

  it("are moves to neighbours, placed and removed clans", () => {
    const after = island({
      hills: land([1, 0], { beside: ["moor"] }),
      moor: land([2, 0], { beside: ["hills", "cove"] }),
      cove: land([1, 1], { beside: ["moor"] }),
    });
    expect(changesBetween(before, after).flights).toEqual([
      { seat: 0, from: "hills", to: "moor", count: 2 },
      { seat: 1, from: "hills", to: "cove", count: 1 },
    ]);
    const placed = island({ ...before.territories, cove: land([2, 0]) });
    expect(changesBetween(before, placed).flights).toEqual([{ seat: 0, from: null, to: "cove", count: 1 }]);
    expect(changesBetween(placed, before).flights).toEqual([{ seat: 0, from: "cove", to: null, count: 1 }]);
  });

  it("are new tiles and buildings", () => {
    const after = island(
      {
        ...before.territories,
        cove: land([1, 0], { citadels: 1, sanctuaries: 1 }),
        plains: land([0, 0], { sanctuaries: 1 }),
      },
      { festival: "cove" },
    );
    const changes = changesBetween(before, after);
    expect(changes.tiles).toEqual(["plains"]);
    expect(changes.built).toEqual([
      { place: "cove", kind: "citadel" },
      { place: "cove", kind: "sanctuary" },
      { place: "cove", kind: "festival" },
    ]);
  });
});

const clash: ClashShown = {
  territory: "hills",
  instigator: 1,
  maneuver: 1,
  exposed: [2, 1, 0],
  sheltered: [1, 0, 0],
  peace: [],
  spear: false,
  cauldron: null,
};

describe("a clash", () => {
  it("is at the step that is going on, or that events tell of", () => {
    const began = event("clash-begins", { place: "hills", player: 1 });
    expect(stepOf("sheltering", clash, [])).toBe("citadels");
    expect(stepOf("clash", clash, [])).toBe("resolution");
    expect(stepOf("action-declared", clash, [began, event("attack", { player: 1, target: 0 })])).toBe("resolution");
    expect(stepOf("epic-or-advantage-declared", { ...clash, sheltered: [0, 0, 0] }, [event("attack"), began])).toBe(
      "festival",
    );
  });

  it("counts maneuvers and knows who attacks", () => {
    const events = [
      event("attack", { player: 2, target: 1 }),
      event("clash-begins"),
      event("attack", { player: 1, target: 0 }),
      event("card-played", { player: 0, card: "fianna" }),
      event("card-played", { player: 0, card: "geis" }),
      event("attack", { player: 1, target: 0 }),
    ];
    expect(maneuvers(events)).toBe(3);
    expect(attackOf("attack", events)).toEqual({ player: 1, target: 0 });
    expect(attackOf("clash", events)).toBeNull();
    expect(participants(clash)).toEqual([0, 1]);
  });

  it("previews what an answer changes", () => {
    const here = island(
      { hills: land([3, 1, 0]), moor: land([0, 0, 1]) },
      { clash, players: [player({ actions: 3 }), player(), player()] },
    );
    expect(previewOf(here, 0, "attacked", "clan")?.count).toMatchObject({ what: "exposed", before: 2, after: 1 });
    expect(previewOf(here, 0, "attacked", "geis")?.count).toMatchObject({ what: "actions", before: 3, after: 2 });
    expect(previewOf(here, 0, "attack-whom", "seat1")).toEqual({
      count: { what: "exposed", seat: 1, before: 1, after: 0 },
      meters: [{ condition: "led", before: 1, after: 0 }],
    });
    expect(previewOf(here, 0, "maneuver", "attack")).toBeNull();
  });
});

describe("the map", () => {
  it("names the neighbours of a spot", () => {
    const here = island({ hills: land([1, 0], { location: "up:0,0" }), moor: land([0, 1], { location: "up:2,-1" }) });
    expect(touched(here, "up:1,1")).toEqual(["hills", "moor"]);
    expect(isLocation("down:-3,12")).toBe(true);
    expect(isLocation("hills")).toBe(false);
  });

  it("finds what lies ahead for the arrow keys", () => {
    const others = new Map<string, readonly [number, number]>([
      ["a", [0, 0]],
      ["b", [100, 10]],
      ["c", [0, 120]],
      ["d", [220, 0]],
    ]);
    expect(nearest([0, 0], others, 1, 0)).toBe("b");
    expect(nearest([0, 0], others, 0, 1)).toBe("c");
    expect(nearest([0, 0], others, -1, 0)).toBeNull();
  });

  it("shows the Capital apart from Citadels, and clans that have landed", () => {
    const here = island({ hills: land([3, 1], { citadels: 2, sanctuaries: 1 }) }, { capital: "hills" });
    expect(buildingsOf(here, "hills")).toEqual([
      { kind: "capital", count: 1 },
      { kind: "citadel", count: 1 },
      { kind: "sanctuary", count: 1 },
    ]);
    expect(badgeSlots("up", 3, 40)).toHaveLength(3);
    expect(standingsOf(here, "hills", "up", [1, 1]).map(({ seat, count }) => [seat, count])).toEqual([[0, 2]]);
  });

  it("breaks long names in two", () => {
    expect(linesOf("Gates of Tír na nÓg", 12)).toEqual(["Gates of", "Tír na nÓg"]);
    expect(linesOf("Hills", 3)).toEqual(["Hills"]);
  });
});

describe("the order of the crows", () => {
  it("runs both ways and tells who has passed", () => {
    const here = island({ hills: land([0, 0, 0, 0]) }, { turn: 2, passes: 2 });
    expect(crowOrder(here, 1)).toEqual([1, 2, 3, 0]);
    expect(crowOrder({ ...here, direction: "counter_clockwise" }, 1)).toEqual([1, 0, 3, 2]);
    expect(passed(here)).toEqual([0, 1]);
  });
});
