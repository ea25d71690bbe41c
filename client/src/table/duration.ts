import { t } from "../speech/language.svelte";

/** How long still: "2 d 4 h", "3 h 12 min", "4:05". */
export function lasting(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(left / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return t("table-time-days", { days, hours: hours % 24 });
  if (hours > 0) return t("table-time-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(left % 60).padStart(2, "0")}`;
}

/** A moment as people say it: the time today, with the date on other days. */
export function moment(at: number, language: string): string {
  const date = new Date(at * 1000);
  const today = new Date().toDateString() === date.toDateString();
  const format: Intl.DateTimeFormatOptions = today
    ? { hour: "numeric", minute: "2-digit" }
    : { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(language, format).format(date);
}
