/** What finished games tell, counted for the plots. */

import type { Finished, SeatResult } from "../../protocol/messages";

export interface Bar {
  key: string;
  games: number;
  wins: number; // a shared victory counts as a part
}

/** Games that say something about play: from the beginning, by more than one. */
export function countable(games: Finished[]): Finished[] {
  return games.filter((game) => !game.branch && game.players > 1);
}

function counted(games: Finished[], keyOf: (seat: SeatResult) => string | null): Bar[] {
  const bars = new Map<string, Bar>();
  for (const game of countable(games)) {
    for (const seat of game.seats) {
      const key = keyOf(seat);
      if (key === null) continue;
      const bar = bars.get(key) ?? { key, games: 0, wins: 0 };
      bar.games += 1;
      bar.wins += seat.share;
      bars.set(key, bar);
    }
  }
  return [...bars.values()];
}

export function bySeat(games: Finished[]): Bar[] {
  return counted(games, (seat) => String(seat.seat)).sort((a, b) => Number(a.key) - Number(b.key));
}

/** People, and bots by level. */
export function byKind(games: Finished[]): Bar[] {
  return counted(games, (seat) => (seat.bot ? seat.bot.split(":")[0]! : "people"));
}

export interface Column {
  from: number;
  to: number;
  count: number;
}

/** Scores in columns of a round width, at most ``most`` of them. */
export function histogram(scores: number[], most = 12): Column[] {
  if (!scores.length) return [];
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const width = [1, 2, 5, 10, 20, 50, 100].find((step) => (high - low + 1) / step <= most) ?? 200;
  const first = Math.floor(low / width) * width;
  const columns: Column[] = [];
  for (let from = first; from <= high; from += width) columns.push({ from, to: from + width - 1, count: 0 });
  for (const score of scores) columns[Math.floor((score - first) / width)]!.count += 1;
  return columns;
}

/** Won, shared or lost, the oldest first. */
export function form(games: Finished[], person: string): { game: Finished; share: number }[] {
  return games
    .flatMap((game) => game.seats.filter((seat) => seat.id === person).slice(0, 1).map((seat) => ({ game, share: seat.share })))
    .reverse();
}

/** The share of victories, and how far it could be from the truth (Wilson, 95 %). */
export function interval(wins: number, games: number): { low: number; middle: number; high: number } {
  if (!games) return { low: 0, middle: 0, high: 1 };
  const z = 1.96;
  const p = wins / games;
  const bottom = 1 + (z * z) / games;
  const middle = (p + (z * z) / (2 * games)) / bottom;
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / bottom;
  return { low: Math.max(0, middle - half), middle: p, high: Math.min(1, middle + half) };
}
