/** One click from nothing to a running game, or to a link for friends. */

import { post } from "../../net/api";
import type { NewTable, TableMade, WantedPace } from "../../protocol/messages";
import { me } from "../../state/me.svelte";
import { makeBy } from "./invites";
import { keep, kept } from "./kept";

export type Game = "inis" | "tirnanog";

export const GAMES: Game[] = ["inis", "tirnanog"];
export const LEVELS = ["random", "beginner", "casual", "club", "strong", "expert"] as const;
export const STYLES = ["aggressive", "builder", "peaceful"] as const;
export const PLAYERS: Record<Game, number[]> = { inis: [2, 3, 4], tirnanog: [2, 3, 4, 5] };
/** How many may play at once, whoever they are: Tír na nÓg can be played alone. */
export const TABLES: Record<Game, number[]> = { inis: PLAYERS.inis, tirnanog: [1, ...PLAYERS.tirnanog] };

export interface Quick {
  players: number;
  level: string;
}

const USUAL: Quick = { players: 3, level: "beginner" };

/** Nobody hurries who is alone with bots, and none of them answers in their place. */
export const UNHURRIED = { live: true, bank: 86400, increment: 3600, absent: "wait" } as const;

export function quickOf(game: Game): Quick {
  const known = kept<Partial<Quick>>(`quick.${game}`, {});
  const players = TABLES[game].includes(known.players ?? 0) ? known.players! : USUAL.players;
  const level = (LEVELS as readonly string[]).includes(known.level ?? "") ? known.level! : USUAL.level;
  return { players, level };
}

export function keepQuick(game: Game, quick: Quick): void {
  keep(`quick.${game}`, quick);
}

export function isNewcomer(game: Game): boolean {
  return !kept<boolean>(`played.${game}`, false);
}

/** Old seats and hills; a table without a name is hard to find again. */
export const PLACES = [
  "Tara", "Emain Macha", "Uisneach", "Cruachan", "Tailtiu", "Dún Aonghasa", "Almu", "Dind Ríg", "Knocknarea", "Loughcrew",
  "Skellig", "Brega", "Cashel", "Aileach", "Ben Bulben", "Sliabh na mBan", "Lough Derg", "Brú na Bóinne", "Clonmacnoise", "Aran",
];

export function anyPlace(): string {
  return PLACES[Math.floor(Math.random() * PLACES.length)]!;
}

/** What is not given is the server's default. */
export type Wanted = Omit<NewTable, "pace"> & { pace?: Partial<WantedPace> };

/** A table of one's own, and the way in for others, remembered. */
export async function makeTable(wanted: Wanted): Promise<TableMade> {
  await me.known();
  return makeBy("/tables/", wanted);
}

/** A running game against bots. The first game of Inis is the one its rulebook recommends for it. */
export async function playBots(game: Game, quick: Quick): Promise<string> {
  const options: Record<string, string> = game === "inis" && isNewcomer(game) ? { scenario: "discovery" } : {};
  const { id } = await makeTable({ game, players: quick.players, options, name: anyPlace(), pace: UNHURRIED });
  for (let seat = 1; seat < quick.players; seat += 1) await post(`/tables/${id}/bots`, { seat, level: quick.level });
  await post(`/tables/${id}/start`);
  keep(`played.${game}`, true);
  return id;
}

export async function linkForFriends(game: Game, players: number): Promise<string> {
  return (await makeTable({ game, players, name: anyPlace() })).id;
}
