// Pieces on their way: measured before the page changes, moved after it. Nothing here decides anything; any input ends it.

import type { Changes } from "./changes";
import type { Owner } from "./grid";

const EASE = "cubic-bezier(0.33, 1, 0.68, 1)";

export interface Measured {
  boxes: Map<string, DOMRect>;
  /** Copies of cards that are about to leave the grid, by card. */
  leaving: Map<string, HTMLElement>;
}

const cardIn = (zone: string, card: string) => `[data-zone="${zone}"][data-card="${card}"]`;
const bardAt = (owner: Owner, place: string) => `[data-bard="${owner}/${place}"]`;
const homeOf = (owner: Owner) => `[data-home="${owner}"]`;

export function measure(root: HTMLElement, found: Changes): Measured {
  const boxes = new Map<string, DOMRect>();
  const leaving = new Map<string, HTMLElement>();
  const keep = (selector: string) => {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) boxes.set(selector, box);
  };
  for (const { owner, place, from } of found.placed) keep(from ? bardAt(owner, from) : `${homeOf(owner)}, ${bardAt(owner, place)}`);
  for (const { card } of found.taken) {
    keep(cardIn("grid", card));
    const copy = root.querySelector(cardIn("grid", card))?.cloneNode(true);
    if (copy instanceof HTMLElement) leaving.set(card, copy);
  }
  for (const { card } of found.told) keep(cardIn("hand", card));
  return { boxes, leaving };
}

export class Flights {
  #running = new Set<Animation>();

  constructor(private readonly root: HTMLElement) {}

  end(): void {
    for (const one of this.#running) one.finish();
    this.#running.clear();
  }

  play(found: Changes, seat: number | null, measured: Measured, still: boolean): void {
    const { boxes, leaving } = measured;
    const find = (selector: string) => this.root.querySelector<HTMLElement>(selector);
    const fade = (element: HTMLElement | null) => this.#run(element, [{ opacity: 0 }, { opacity: 1 }], 120);
    if (found.newGrid) {
      this.root.querySelectorAll<HTMLElement>('[data-zone="grid"]').forEach((card, at) => {
        const from = still ? { opacity: 0 } : { opacity: 0, transform: "translateY(-14px) rotate(-2deg)" };
        this.#run(card, [from, { opacity: 1, transform: "none" }], still ? 120 : 380, still ? 0 : at * 28);
      });
    }
    for (const { owner, place, from } of found.placed) {
      const bard = find(bardAt(owner, place));
      const box = boxes.get(from ? bardAt(owner, from) : `${homeOf(owner)}, ${bardAt(owner, place)}`);
      if (still || !box) fade(bard);
      else this.#fly(bard, box, 340, true);
    }
    for (const { card, owner } of found.taken) {
      const box = boxes.get(cardIn("grid", card));
      const mine = find(cardIn("hand", card));
      const copy = leaving.get(card);
      if (still) fade(mine);
      else if (box && mine && owner === seat) this.#fly(mine, box, 460);
      else if (box && copy) this.#leave(copy, box, owner === null ? null : find(homeOf(owner)));
    }
    for (const { seat: whose, card } of found.told) {
      const told = find(`${cardIn("saga", card)}[data-seat="${whose}"]`) ?? find(cardIn("mini", card));
      const box = boxes.get(cardIn("hand", card)) ?? find(homeOf(whose))?.getBoundingClientRect();
      if (still || !box || !box.width) fade(told);
      else this.#fly(told, box, 500);
    }
    for (const { card } of [...found.values, ...found.colours]) {
      const told = find(cardIn("saga", card)) ?? find(cardIn("mini", card));
      const middle = still ? { opacity: 0.4 } : { transform: "scale(1.14)" };
      this.#run(told, [{ transform: "none", opacity: 1 }, middle, { transform: "none", opacity: 1 }], 460, still ? 0 : 320);
    }
  }

  #fly(element: HTMLElement | null, from: DOMRect, duration: number, lands = false): void {
    if (!element) return;
    const to = element.getBoundingClientRect();
    if (!to.width) return;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const size = Math.min(1.6, Math.max(0.5, Math.min(from.width, to.width * 1.6) / to.width));
    element.style.zIndex = "30";
    const frames: Keyframe[] = [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, easing: EASE },
      // An arc: it rises a little on its way.
      { transform: `translate(${x * 0.32}px, ${y * 0.32 - Math.min(26, Math.abs(x) / 8)}px) scale(${(size + 1) / 2})`, easing: EASE, offset: 0.5 },
      ...(lands ? [{ transform: "scale(1.04, 0.96)", offset: 0.9 }] : []),
      { transform: "none" },
    ];
    this.#run(element, frames, duration, 0, () => (element.style.zIndex = ""));
  }

  #leave(copy: HTMLElement, from: DOMRect, home: HTMLElement | null): void {
    const to = home?.getBoundingClientRect();
    Object.assign(copy.style, {
      position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`,
      zIndex: "30", pointerEvents: "none",
    });
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    for (const name of ["data-option", "data-card", "data-zone", "data-cell", "data-look"]) copy.removeAttribute(name);
    this.root.append(copy);
    const x = to ? to.left + Math.min(40, to.width / 2) - from.left - from.width / 2 : 0;
    const y = to ? to.top + 24 - from.top - from.height / 2 : -20;
    const frames = [
      { transform: "none", opacity: 1, easing: EASE },
      { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.1 },
    ];
    this.#run(copy, frames, 520, 0, () => copy.remove());
  }

  #run(element: HTMLElement | null, frames: Keyframe[], duration: number, delay = 0, after?: () => void): void {
    if (!element) return;
    const running = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
    this.#running.add(running);
    running.onfinish = () => {
      this.#running.delete(running);
      after?.();
    };
    running.oncancel = running.onfinish;
  }
}
