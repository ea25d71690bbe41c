/** Something that is asked of the server: on its way, done, or refused with reasons. */

export class Doing {
  busy = $state(false);
  refused = $state<unknown>(null);
  done = $state(false);

  /** What came of it; undefined if it was refused. A second press while it is on its way does nothing. */
  async run<T>(what: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.refused = null;
    this.done = false;
    try {
      const found = await what();
      this.done = true;
      return found;
    } catch (why) {
      this.refused = why;
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}

/** Something that a page shows: being fetched, there, or refused. What was there stays while it is fetched again. */
export class Fetched<T> {
  value = $state.raw<T | null>(null);
  refused = $state<unknown>(null);
  busy = $state(false);
  #what: () => Promise<T>;
  #asked = 0;

  constructor(what: () => Promise<T>) {
    this.#what = what;
  }

  async load(): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const value = await this.#what();
      if (asked !== this.#asked) return; // something newer was asked for
      this.value = value;
      this.refused = null;
    } catch (why) {
      if (asked === this.#asked) this.refused = why;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** Again and again while the page is looked at; returns how to end that. */
  every(seconds: number): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible") void this.load();
    };
    void this.load();
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
