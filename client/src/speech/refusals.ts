/** Why something was refused, in words. */
import { Refusal, type Reason } from "../net/api";
import { has, t } from "./language.svelte";
import type { Speech } from "./speech";

export function reasonsInWords(reasons: Reason[], speech?: Speech | null): string {
  return reasons.map((reason) => oneInWords(reason, speech)).join(" ");
}

/** For anything that was thrown. */
export function errorInWords(error: unknown, speech?: Speech | null): string {
  if (error instanceof Refusal) return reasonsInWords(error.reasons, speech);
  return t("error-unknown", { why: error instanceof Error ? error.message : String(error) });
}

function oneInWords(reason: Reason, speech?: Speech | null): string {
  if (speech) return speech.reason(reason);
  const key = `refused-${reason.key}`;
  return has(key) ? t(key, reason.values) : t("error-unknown", { why: reason.key });
}
