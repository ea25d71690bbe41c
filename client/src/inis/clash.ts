/** One clash, step after step, as everybody can see it: from what is going on and what has happened since it began. */
import type { GameEvent } from "../state/playing";
import { changesBy } from "./meters";
import type { Change } from "./meters";
import type { ClashShown, IslandShown } from "./view";

export const STEPS = ["festival", "citadels", "resolution"] as const;
export type Step = (typeof STEPS)[number];

const MANEUVER_CARDS = new Set(["battle_of_moytura", "fianna", "ogmas_eloquence", "tale_of_cuchulain"]);
const DOING: Record<string, Step> = {
  "clash-start": "festival",
  sheltering: "citadels",
  "citadels-end": "citadels",
  "resolution-start": "resolution",
  clash: "resolution",
  attack: "resolution",
  "attack-declared": "resolution",
  "maneuver-done": "resolution",
  "peace-offer": "resolution",
  withdraw: "resolution",
};

/** The events of the clash that is on now. */
export function sinceItBegan(events: GameEvent[]): GameEvent[] {
  const began = events.findLastIndex((event) => event.key === "clash-begins");
  return began < 0 ? [] : events.slice(began);
}

export function stepOf(doing: string, clash: ClashShown, events: GameEvent[]): Step {
  const known = DOING[doing];
  if (known !== undefined) return known;
  const happened = new Set(sinceItBegan(events).map((event) => event.key));
  if (["attack", "withdraws", "peace-offered", "next-maneuver-chosen"].some((key) => happened.has(key)))
    return "resolution";
  if (maneuvers(events) > 0) return "resolution";
  return clash.sheltered.some((count) => count > 0) ? "citadels" : "festival";
}

/** How many maneuvers have been begun in this clash. */
export function maneuvers(events: GameEvent[]): number {
  return sinceItBegan(events).filter(
    ({ key, values }) =>
      key === "attack" || key === "withdraws" || (key === "card-played" && MANEUVER_CARDS.has(String(values["card"]))),
  ).length;
}

/** Who attacks whom, while that is not finished. */
export function attackOf(doing: string, events: GameEvent[]): { player: number; target: number } | null {
  if (doing === "clash" || doing === "maneuver-done" || doing === "sheltering") return null;
  const last = sinceItBegan(events).findLast(({ key }) => key === "attack" || key === "withdraws");
  if (last?.key !== "attack") return null;
  return { player: Number(last.values["player"]), target: Number(last.values["target"]) };
}

export function participants(clash: ClashShown): number[] {
  const seats = clash.exposed.map((_, seat) => seat);
  return seats.filter(
    (seat) => (clash.exposed[seat] ?? 0) + (clash.sheltered[seat] ?? 0) > 0 || seat === clash.instigator,
  );
}

export interface Preview {
  count: { what: "exposed" | "actions" | "sheltered"; seat: number; before: number; after: number } | null;
  meters: Change[];
}

/** What an answer in a clash changes for sure, for the one who chooses; null where nothing can be said. */
export function previewOf(island: IslandShown, me: number, key: string, option: string): Preview | null {
  const { clash } = island;
  if (clash === null) return null;
  const exposed = clash.exposed[me] ?? 0;
  const actions = island.players[me]?.actions ?? 0;
  if (key === "shelter" && option === "shelter")
    return { count: { what: "exposed", seat: me, before: exposed, after: exposed - 1 }, meters: [] };
  if (key === "attacked" && option === "clan")
    return {
      count: { what: "exposed", seat: me, before: exposed, after: exposed - 1 },
      meters: changesBy(island, me, me, clash.territory, 1),
    };
  if (key === "attacked" || key === "attacked-card")
    return { count: { what: "actions", seat: me, before: actions, after: actions - 1 }, meters: [] };
  if (key === "attack-whom" && option.startsWith("seat")) {
    const target = Number(option.slice(4));
    const theirs = clash.exposed[target] ?? 0;
    return {
      count: { what: "exposed", seat: target, before: theirs, after: theirs - 1 },
      meters: changesBy(island, me, target, clash.territory, 1),
    };
  }
  return null;
}
