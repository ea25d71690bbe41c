/** Who I am, as far as the server knows. */
import { get, post, put } from "../net/api";
import type { Me } from "../protocol/messages";
import { isLanguage, language, t } from "../speech/language.svelte";

class Who {
  user = $state.raw<Me | null>(null);
  /** The server has said whether it knows me. */
  readonly ready: Promise<void>;
  #coming: Promise<Me> | null = null;

  constructor() {
    this.ready = this.again();
    language.chosen.push((chosen) => {
      if (this.user && this.user.language !== chosen) void this.change({ language: chosen }).catch(() => undefined);
    });
  }

  /** Asks anew: after logging in or out. */
  async again(): Promise<void> {
    try {
      this.user = await get<Me | null>("who");
    } catch {
      // nobody was reached: it stays as it was
    }
  }

  /** Who I am; a guest if nobody yet. */
  async known(): Promise<Me> {
    await this.ready;
    if (this.user) return this.user;
    this.#coming ??= this.#come().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async change(wish: { name?: string; language?: string; email?: string; settings?: object }): Promise<Me> {
    await this.known();
    this.user = await put<Me>("me", wish);
    return this.user;
  }

  async #come(): Promise<Me> {
    await language.need(["rest"]); // who clicks at once comes before the names are there
    const names = t("guest-names").split(",");
    const name = `${names[Math.floor(Math.random() * names.length)]!.trim()} ${10 + Math.floor(Math.random() * 90)}`;
    this.user = await post<Me>("guest", { name, language: isLanguage(language.now) ? language.now : "en" });
    return this.user;
  }
}

export const me = new Who();
