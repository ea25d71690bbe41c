/** The time, reactive: seconds since 1970. It ticks only while something on the screen counts. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 250; // milliseconds

let now = Date.now() / 1000;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(() => {
    now = Date.now() / 1000;
    update();
  }, EVERY);
  return () => clearInterval(timer);
});

export function seconds(): number {
  subscribe();
  return Math.max(now, Date.now() / 1000);
}
