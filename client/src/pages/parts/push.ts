/** Pushes of the server to this browser, also when no page is open. */

import { del, get, post, Refusal } from "../../net/api";
import { me } from "../../state/me.svelte";

export type PushState = "none" | "denied" | "off" | "on";

function possible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!possible()) return "none";
  if (Notification.permission === "denied") return "denied";
  return (await subscription()) ? "on" : "off";
}

/** How it stands afterwards: somebody may say no when the browser asks. */
export async function switchOn(): Promise<PushState> {
  if (!possible()) return "none";
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  await me.known();
  await navigator.serviceWorker.register("/push-worker.js");
  const worker = await navigator.serviceWorker.ready;
  const { key } = await get<{ key: string }>("/push");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new Refusal(0, [{ key: "push-not-here", values: {} }]); // a private window, or a browser without its push service
  });
  try {
    const { endpoint, keys } = made.toJSON();
    await post("/push", { endpoint, keys });
  } catch (why) {
    await made.unsubscribe(); // the server does not take it: nothing would ever come
    throw why;
  }
  return "on";
}

export async function switchOff(): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await made.unsubscribe();
    await del("/push", { endpoint: made.endpoint });
  }
  return pushState();
}
