import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const system = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Shall things stand still? By the system's wish, or by the setting. */
export function reduced(): boolean {
  return settings.motion === "less" || system.current;
}
