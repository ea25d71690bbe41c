/** The server's clock: deadlines are in its time, and a device's may be wrong by minutes. */

let ahead = 0; // seconds

/** From the Date of an answer, which tells whole seconds: less than two are not worth a correction. */
export function heardDate(date: string | null): void {
  const told = date === null ? NaN : Date.parse(date) / 1000;
  if (Number.isNaN(told)) return;
  const off = told + 0.5 - Date.now() / 1000;
  ahead = Math.abs(off) < 2 ? 0 : off;
}

/** Seconds, as in `deadlines` and `closes`. */
export function serverNow(): number {
  return Date.now() / 1000 + ahead;
}
