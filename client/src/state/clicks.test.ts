import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isLate, watchClicks } from "./clicks";
import { settings } from "./settings.svelte";

let stop: () => void;
let late: boolean | null;
let answer: HTMLButtonElement;
const ASKED = 1000; // when the question changed

/** jsdom's events tell the time they were made at; these tell ours. */
function at<E extends Event>(event: E, time: number): E {
  Object.defineProperty(event, "timeStamp", { value: time });
  return event;
}
const press = (time: number): boolean => answer.dispatchEvent(at(new Event("pointerdown", { bubbles: true }), time));
const click = (time: number, detail = 1): boolean => answer.dispatchEvent(at(new MouseEvent("click", { bubbles: true, detail }), time));

beforeEach(() => {
  vi.useFakeTimers();
  late = null;
  answer = document.body.appendChild(document.createElement("button"));
  answer.onclick = () => (late = isLate(ASKED));
  stop = watchClicks();
});

afterEach(() => {
  stop();
  answer.remove();
  settings.patient = true;
  vi.useRealTimers();
});

it("a click that was begun before the question changed is late, however long the finger stays", () => {
  press(ASKED - 20);
  click(ASKED + 900);
  expect(late).toBe(true);
});

it("a click right after it is late, one after reading is not", () => {
  press(ASKED + 250);
  click(ASKED + 320);
  expect(late).toBe(true);
  press(ASKED + 301);
  click(ASKED + 400);
  expect(late).toBe(false);
});

it("the second half of a double click is late, too", () => {
  press(ASKED - 100);
  click(ASKED - 60);
  expect(late).toBe(true); // it answered the question before: whoever asks about that one gives its own time
  press(ASKED + 80);
  click(ASKED + 120, 2);
  expect(late).toBe(true);
});

it("keys, programs and what goes on after a click are never late", () => {
  click(ASKED + 1, 0); // Enter on a button
  expect(late).toBe(false);
  expect(isLate(ASKED)).toBe(false);
  press(ASKED - 20);
  click(ASKED + 10);
  vi.runAllTimers();
  expect(isLate(ASKED)).toBe(false); // the second answer of one choice, sent when the first was taken
});

it("a click without a press, as assistive technology makes it, counts by its own time", () => {
  click(ASKED + 400);
  expect(late).toBe(false);
  click(ASKED + 100);
  expect(late).toBe(true);
});

it("who wants it otherwise is not held up", () => {
  settings.patient = false;
  press(ASKED);
  click(ASKED + 1);
  expect(late).toBe(false);
});
