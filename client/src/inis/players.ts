/** Facts about a player that several panels show. */
import { t } from "../speech/language.svelte";
import type { Playing } from "../state/playing";
import { namesOf } from "./describe";
import { islandOf, passed } from "./view";

/** In a word or two: you, a bot and its level, away, passed. */
export function stateOf(playing: Playing, seat: number): string {
  const shown = playing.seats.find((other) => other.seat === seat);
  const island = islandOf(playing);
  const words: string[] = [];
  if (seat === playing.seat) words.push(t("inis-you"));
  else if (shown?.bot) words.push(t("inis-bot", { level: t(`level-${shown.bot.split(":")[0]}`) }));
  else if (shown?.kind === "bot") words.push(t("inis-program"));
  if (shown?.away) words.push(t("inis-away"));
  if (inSeason(playing) && passed(island).includes(seat)) words.push(t("inis-passed"));
  else if (playing.view.waiting.includes(seat) && !playing.view.over) words.push(t("inis-thinking"));
  return words.join(" · ");
}

/** How many cards of each deck somebody holds, in words. */
export function cardsHeld(playing: Playing, seat: number): Record<"action" | "advantage" | "epic", string> {
  const player = islandOf(playing).players[seat]!;
  const count = player.advantages.length;
  const names = count > 0 ? `: ${namesOf(playing, player.advantages)}` : "";
  return {
    action: t("inis-actions-held", { count: player.actions }),
    advantage: t("inis-advantages-held", { count }) + names,
    epic: t("inis-epics-held", { count: player.epics }),
  };
}

const ASSEMBLY = ["assembly", "assembly-start", "draft", "gates-resolve", "setting-up", "cathbad_sets_aside"];

/** Is it the Season? Everything that is not the set-up or the Assembly belongs to it. */
export function inSeason(playing: Playing): boolean {
  return phaseOf(playing) === "season";
}

export type Phase = "setup" | "assembly" | "season" | "over";

export function phaseOf(playing: Playing): Phase {
  const { view, events } = playing;
  if (view.over) return "over";
  if (view.doing === "setting-up") return "setup";
  const began = events.findLast(({ key }) => key === "season-begins" || key === "round-begins");
  if (began !== undefined) return began.key === "season-begins" ? "season" : "assembly";
  return ASSEMBLY.includes(view.doing) ? "assembly" : "season";
}
