/** Small islands and events for tests. */
import type { GameEvent } from "../state/playing";
import type { IslandShown, PlayerShown, Territory } from "./view";

export function land(clans: number[], more: Partial<Territory> = {}): Territory {
  const most = Math.max(...clans);
  const chieftain = most > 0 && clans.filter((count) => count === most).length === 1 ? clans.indexOf(most) : null;
  return { location: "up:0,0", beside: [], clans, chieftain, citadels: 0, sanctuaries: 0, ...more };
}

export function player(more: Partial<PlayerShown> = {}): PlayerShown {
  return {
    reserve: 12,
    deeds: 0,
    pretender: false,
    actions: 0,
    epics: 0,
    advantages: [],
    territories: 0,
    sanctuaries: 0,
    led: 0,
    conditions: 0,
    ...more,
  };
}

export function island(territories: Record<string, Territory>, more: Partial<IslandShown> = {}): IslandShown {
  const seats = Object.values(territories)[0]?.clans.length ?? 2;
  return {
    geometry: "T3",
    round: 1,
    turn: 0,
    passes: 0,
    brenn: 0,
    direction: "clockwise",
    capital: null,
    festival: null,
    territories,
    tiles_left: 0,
    citadels_left: 0,
    sanctuaries_left: 0,
    players: Array.from({ length: seats }, () => player()),
    display: [],
    spent: [],
    in_play: [],
    declared: [],
    revealed: [],
    epic_deck: 0,
    epic_discard: [],
    action_discard: 0,
    aside: false,
    clash: null,
    ...more,
  };
}

export function event(key: string, values: GameEvent["values"] = {}): GameEvent {
  return { key, values };
}
