/**
 * A click that was on its way when the question changed was meant for the one before, and would hit whatever lies there now.
 * Keys are not meant here: who presses one has chosen what has the focus, and that goes with its question.
 */
import { settings } from "./settings.svelte";

const READS = 300; // milliseconds; nobody reads a question and hits an answer faster

let pressed: number | null = null; // when the pointer went down, until its click
let clicked: number | null = null; // the same, while its click is being handled

export function watchClicks(target: Document | HTMLElement = document): () => void {
  const down = (event: Event): void => {
    pressed = event.timeStamp;
  };
  const click = (event: Event): void => {
    const byPointer = (event as MouseEvent).detail > 0;
    clicked = byPointer ? (pressed ?? event.timeStamp) : null;
    pressed = null;
    setTimeout(() => (clicked = null)); // when all have handled it
  };
  target.addEventListener("pointerdown", down, true);
  target.addEventListener("click", click, true);
  return () => {
    target.removeEventListener("pointerdown", down, true);
    target.removeEventListener("click", click, true);
  };
}

/** Is a click being handled that cannot have been meant for a question that was there from `since` on? */
export function isLate(since: number): boolean {
  return settings.patient && clicked !== null && clicked < since + READS;
}
