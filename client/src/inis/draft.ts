/** The draft as one fan: which cards are in it, how many are kept, where each came from, what was handed on. */
import type { Decision, GameEvent } from "../state/playing";
import { deckOf } from "./hand";
import type { IslandShown } from "./view";

/** The Action cards that this pass is about: those of the packet; what was laid down before is not among them. */
export function fanOf(island: IslandShown): string[] {
  return (island.hand ?? []).filter((card) => deckOf(card) === "action");
}

function thisPacket(events: GameEvent[], me: number): GameEvent[] {
  const isDeal = ({ key, values }: GameEvent) => key.startsWith("dealt") && values["player"] === me;
  const dealt = events.findLastIndex(isDeal);
  return dealt < 0 ? [] : events.slice(dealt);
}

/** Which pass of this packet it is, from 1: after each, everybody has handed on once. */
export function passNumber(events: GameEvent[], me: number): number {
  const handed = thisPacket(events, me).filter(
    ({ key, values }) => key.startsWith("handed-on") && values["player"] === me,
  );
  return handed.length + 1;
}

/** In the first pass one card is kept, in the second two, in the third three. */
export function toKeep(events: GameEvent[], me: number): number {
  return passNumber(events, me);
}

export type Origin = { kind: "dealt" | "kept" } | { kind: "from"; player: number };

/** Where each card of the fan came from. */
export function originsOf(fan: string[], events: GameEvent[], me: number): Record<string, Origin> {
  const packet = thisPacket(events, me);
  const received = packet.findLast(({ key, values }) => key === "handed-on-known" && values["to"] === me);
  const cards = new Set((received?.values["cards"] as string[] | undefined) ?? []);
  const from = Number(received?.values["player"] ?? 0);
  return Object.fromEntries(
    fan.map((card): [string, Origin] => {
      if (received === undefined) return [card, { kind: "dealt" }];
      return [card, cards.has(card) ? { kind: "from", player: from } : { kind: "kept" }];
    }),
  );
}

export interface HandedOn {
  card: string;
  to: number;
  pass: number;
}

/** The cards I saw in this Assembly and handed on, the latest first. In a game of two there are two packets. */
export function handedOn(events: GameEvent[], me: number): HandedOn[] {
  const began = events.findLastIndex(({ key }) => key === "round-begins");
  let pass = 0;
  const all = events.slice(Math.max(0, began)).flatMap(({ key, values }) => {
    if (key !== "handed-on-known" || values["player"] !== me) return [];
    pass += 1;
    return (values["cards"] as string[]).map((card) => ({ card, to: Number(values["to"]), pass }));
  });
  return all.reverse();
}

/** Cards of the fan that were already named in answers the server has taken. */
export function sealedOf(fan: string[], decision: Decision | null): string[] {
  if (decision?.key !== "draft-keep") return [];
  return fan.filter((card) => !decision.options.includes(card));
}

/** The next answer to send for a choice of cards to keep; null if there is none now. */
export function nextAnswer(fan: string[], kept: ReadonlySet<string>, decision: Decision | null): string | null {
  if (decision?.key === "draft-keep")
    return fan.find((card) => kept.has(card) && decision.options.includes(card)) ?? null;
  if (decision?.key === "draft-hand-on") return fan.find((card) => !kept.has(card)) ?? null;
  return null;
}

export function isDraft(doing: string, decision: Decision | null): boolean {
  return doing === "draft" || decision?.key === "draft-keep" || decision?.key === "draft-hand-on";
}
