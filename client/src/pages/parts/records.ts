/** Records of games that come from elsewhere. */

export type Read = { record: Record<string, unknown> } | { wrong: "empty" | "json" | "record" | "large" };

const LARGEST = 400_000; // what the server takes

export function readRecord(text: string): Read {
  if (!text.trim()) return { wrong: "empty" };
  if (new TextEncoder().encode(text).length > LARGEST) return { wrong: "large" };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { wrong: "json" };
  }
  if (typeof found !== "object" || found === null || !("game" in found) || !("rules" in found)) return { wrong: "record" };
  return { record: found as Record<string, unknown> };
}
