/** What a screen reader is told. App.svelte holds the regions. */
import { untrack } from "svelte";

class Regions {
  polite = $state("");
  assertive = $state("");
}

export const regions = new Regions();

/** Says it once; the same words again are said again. */
export function announce(text: string, urgent = false): void {
  const region = urgent ? "assertive" : "polite";
  // A region that gets the words it has stays silent: a space that nobody hears makes them new.
  // Untracked: an effect that speaks must not run again because it has spoken.
  regions[region] = untrack(() => regions[region]) === text ? `${text}\u00a0` : text;
}
