/** Numbers, dates and spans of time as the language writes them. */
import { language } from "./language.svelte";

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language.now, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** A moment in seconds, as the server gives it. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: "medium" }).format(seconds * 1000);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** "in 3 hours", "5 minutes ago", from seconds relative to now. */
export function ago(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1)!;
  return new Intl.RelativeTimeFormat(language.now, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** "4:05", "1:02:00": a clock. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
