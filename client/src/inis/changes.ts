/** What moved between two views of the island: for animations, which tell nothing that the views do not. */
import type { Building } from "./pieces";
import type { IslandShown } from "./view";

export interface Flight {
  seat: number;
  from: string | null; // null: the reserve
  to: string | null;
  count: number;
}

export interface Changes {
  flights: Flight[];
  tiles: string[];
  built: { place: string; kind: Building }[];
}

export type At<T> = ReadonlyMap<string, ReadonlySet<T>>; // by place
export const NOTHING: ReadonlySet<never> = new Set();
export const NOWHERE: At<never> = new Map();

/** Clans that left one territory went to a neighbour that gained some, else anywhere, else to the reserve. */
export function changesBetween(before: IslandShown, after: IslandShown): Changes {
  const places = Object.keys(after.territories);
  const changes: Changes = {
    flights: [],
    tiles: places.filter((place) => !(place in before.territories)),
    built: [],
  };
  for (let seat = 0; seat < after.players.length; seat++) changes.flights.push(...flightsOf(before, after, seat));
  for (const place of places) {
    const was = before.territories[place];
    const is = after.territories[place]!;
    if (was !== undefined && is.citadels > was.citadels && after.capital === before.capital)
      changes.built.push({ place, kind: "citadel" });
    if (was !== undefined && is.sanctuaries > was.sanctuaries) changes.built.push({ place, kind: "sanctuary" });
  }
  if (after.capital !== null && after.capital !== before.capital)
    changes.built.push({ place: after.capital, kind: "capital" });
  if (after.festival !== null && after.festival !== before.festival)
    changes.built.push({ place: after.festival, kind: "festival" });
  return changes;
}

function flightsOf(before: IslandShown, after: IslandShown, seat: number): Flight[] {
  const gained = new Map<string, number>();
  const lost = new Map<string, number>();
  for (const [place, land] of Object.entries(after.territories)) {
    const difference = (land.clans[seat] ?? 0) - (before.territories[place]?.clans[seat] ?? 0);
    if (difference > 0) gained.set(place, difference);
    if (difference < 0) lost.set(place, -difference);
  }
  const flights: Flight[] = [];
  const match = (mayGo: (from: string, to: string) => boolean) => {
    for (const [from, left] of lost)
      for (const [to, wanted] of gained) {
        const count = Math.min(lost.get(from) ?? left, gained.get(to) ?? wanted);
        if (count === 0 || !mayGo(from, to)) continue;
        flights.push({ seat, from, to, count });
        lost.set(from, (lost.get(from) ?? 0) - count);
        gained.set(to, (gained.get(to) ?? 0) - count);
      }
  };
  match((from, to) => after.territories[from]?.beside.includes(to) ?? false);
  match(() => true);
  for (const [to, count] of gained) if (count > 0) flights.push({ seat, from: null, to, count });
  for (const [from, count] of lost) if (count > 0) flights.push({ seat, from, to: null, count });
  return flights;
}

export function isNothing(changes: Changes): boolean {
  return changes.flights.length === 0 && changes.tiles.length === 0 && changes.built.length === 0;
}

/** The tiles where something came, went or was built. */
export function touchedBy({ flights, built }: Changes): ReadonlySet<string> {
  const places = flights.flatMap(({ from, to }) => [from, to]).filter((place) => place !== null);
  return new Set([...places, ...built.map(({ place }) => place)]);
}

function gathered<T>(pairs: readonly (readonly [string, T])[]): At<T> {
  const all = new Map<string, Set<T>>();
  for (const [place, thing] of pairs) all.set(place, (all.get(place) ?? new Set<T>()).add(thing));
  return all;
}

export function builtBy({ built }: Changes): At<Building> {
  return gathered(built.map(({ place, kind }) => [place, kind] as const));
}

/** The seats whose clans arrive, by place. */
export function landings(flights: readonly Flight[]): At<number> {
  return gathered(flights.flatMap(({ to, seat }) => (to === null ? [] : [[to, seat] as const])));
}

export function tilesOf({ tiles }: Changes): ReadonlySet<string> {
  return new Set(tiles);
}
