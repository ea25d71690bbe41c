/** Tables, paces, bots and times in words. */

import type { Pace, SeatResult, TableListed } from "../../protocol/messages";
import { language, t } from "../../speech/language.svelte";
import { span } from "./lists";
import { UNHURRIED } from "./quick";

export function gameName(game: string): string {
  return t(game === "inis" ? "game-inis" : "game-tirnanog");
}

export function tableName(table: { name: string; game: string }): string {
  if (/^\d{4}-\d\d-\d\d$/.test(table.name)) return t("games-daily-of", { day: table.name });
  return table.name || t("lobby-unnamed", { game: gameName(table.game) });
}

/** "club:style=builder" is a Club bot, builder. */
export function botName(level: string): string {
  const [name = "", style] = level.split(":style=");
  const values = { level: t(`level-${name}`) };
  return style ? t("level-bot-styled", { ...values, style: t(`style-${style}`) }) : t("level-bot", values);
}

export function resultName(seat: SeatResult): string {
  return seat.bot ? botName(seat.bot) : seat.name || t("lobby-seat", { number: seat.seat + 1 });
}

export function timeLeft(until: number, now: number): string {
  const { unit, count, past } = span(until, now);
  return past ? t("left-none") : t(`left-${unit}`, { count });
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(language.now, { style: "long", type: "conjunction" }).format(names);
}

export function onDay(at: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: "medium" }).format(at * 1000);
}

export function atTime(at: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}

export function ago(at: number, now: number): string {
  const { unit, count } = span(at, now);
  if (unit === "days" && count > 20) return onDay(at);
  return new Intl.RelativeTimeFormat(language.now, { numeric: "auto" }).format(-count, unit);
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** How a table plays, a clause each. */
export function paceWords(pace: Pace): string[] {
  const absent = t(pace.absent === "wait" ? "pace-absent-wait" : "pace-absent-bot");
  if (!pace.live) {
    const days = Math.round(pace.days * 100) / 100;
    const hours = Math.round(pace.response * 24 * 10) / 10;
    return [t("pace-days", { days }), t("pace-days-response", { hours }), absent];
  }
  const windows =
    pace.windows === "fixed" ? t("pace-windows-fixed", { seconds: pace.window }) : t("pace-windows-fast");
  if (pace.bank >= UNHURRIED.bank) return [t("pace-unhurried"), windows];
  const clock = t("pace-live", { minutes: Math.round(pace.bank / 6) / 10, seconds: pace.increment });
  return [clock, windows, absent];
}

/** What a line in a list says of a table below its name. */
export function rowWords(table: TableListed, now: number): string[] {
  const words = [gameName(table.game)];
  const pace = table.pace as unknown as Pace;
  if (table.offered.length) words.push(t("row-seat-kept"));
  else if (table.state === "lobby" && table.own) words.push(t("row-lobby"));
  else if (!table.own) words.push(t("lobby-players", { count: table.players }));
  else if (table.state === "running" && table.own && !table.yours) words.push(t("row-waiting-others"));
  if (table.yours && table.deadline && table.deadline - now < 60 * 86400 && !isUnhurried(pace)) {
    words.push(timeLeft(table.deadline, now));
  } else if (!pace.live) words.push(t("row-over-days"));
  if (table.rated) words.push(t("row-rated"));
  return words;
}

function isUnhurried(pace: Pace): boolean {
  return pace.live && pace.bank >= UNHURRIED.bank;
}
