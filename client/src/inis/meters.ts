/** The three meters of victory: what is there, what Deeds make up, and what a loss would change. */
import type { IslandShown, PlayerShown, Territory } from "./view";

export const TO_WIN = 6;
export const CONDITIONS = ["territories", "sanctuaries", "led"] as const;
export type Condition = (typeof CONDITIONS)[number];

export interface Meter {
  condition: Condition;
  value: number;
  deeds: number; // those that could fill this one
  filled: number; // pips of six that are really there
  striped: number; // pips that Deeds make up
  met: boolean;
}

export function meterOf(condition: Condition, value: number, deeds: number): Meter {
  const filled = Math.min(TO_WIN, value);
  return {
    condition,
    value,
    deeds,
    filled,
    striped: Math.min(TO_WIN - filled, deeds),
    met: value + deeds >= TO_WIN,
  };
}

export function metersOf(player: PlayerShown): Meter[] {
  return CONDITIONS.map((condition) => meterOf(condition, player[condition], player.deeds));
}

export type Standing = Record<Condition, number>;

function chieftainOf(clans: number[]): number | null {
  const most = Math.max(...clans);
  return most > 0 && clans.filter((count) => count === most).length === 1 ? clans.indexOf(most) : null;
}

/** How far a seat has come, counted on the board. */
export function standingOf(territories: Territory[], seat: number): Standing {
  const standing: Standing = { territories: 0, sanctuaries: 0, led: 0 };
  for (const { clans, sanctuaries } of territories) {
    const own = clans[seat] ?? 0;
    if (own === 0) continue;
    standing.territories += 1;
    standing.sanctuaries += sanctuaries;
    if (chieftainOf(clans) === seat) standing.led += clans.reduce((sum, count) => sum + count, 0) - own;
  }
  return standing;
}

export interface Change {
  condition: Condition;
  before: number;
  after: number;
}

/** Which meters of a seat change when so many clans of an owner leave a territory (or, negative, come to it). */
export function changesBy(island: IslandShown, seat: number, owner: number, place: string, lost: number): Change[] {
  const before = standingOf(Object.values(island.territories), seat);
  const after = standingOf(
    Object.entries(island.territories).map(([name, land]) =>
      name === place ? { ...land, clans: land.clans.map((n, at) => (at === owner ? Math.max(0, n - lost) : n)) } : land,
    ),
    seat,
  );
  return CONDITIONS.filter((condition) => before[condition] !== after[condition]).map((condition) => ({
    condition,
    before: before[condition],
    after: after[condition],
  }));
}
