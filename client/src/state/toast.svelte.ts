/** Short messages that go away by themselves: refusals above all. */
import { errorInWords } from "../speech/refusals";
import type { Speech } from "../speech/speech";

export interface Toast {
  id: number;
  text: string;
  kind: "refusal" | "news";
}

class Toasts {
  all = $state.raw<Toast[]>([]);
  #last = 0;

  add(text: string, kind: Toast["kind"] = "news"): void {
    const same = this.all.find((toast) => toast.text === text);
    if (same) this.remove(same.id);
    const id = ++this.#last;
    this.all = [...this.all.slice(-2), { id, text, kind }];
    setTimeout(() => this.remove(id), Math.max(6000, text.length * 90));
  }

  remove(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

export function toast(text: string): void {
  toasts.add(text);
}

/** Does it, and says in words why not if it is refused. True if it was done. */
export async function tried(what: Promise<unknown> | (() => Promise<unknown>), speech?: Speech | null): Promise<boolean> {
  try {
    await (typeof what === "function" ? what() : what);
    return true;
  } catch (error) {
    toasts.add(errorInWords(error, speech), "refusal");
    return false;
  }
}
