import { language, LANGUAGES, t, type Language } from "../speech/language.svelte";
import { toasts } from "../state/toast.svelte";
import type { MenuItem } from "./Menu.svelte";

/** Switches; if its texts cannot be fetched the page stays as it is, and says why. */
export async function speak(chosen: Language): Promise<void> {
  try {
    await language.set(chosen);
  } catch {
    toasts.add(t("failed-text"), "refusal");
  }
}

/** The languages as things to choose in a menu, each by its own name. */
export function languageItems(): MenuItem[] {
  return Object.entries(LANGUAGES).map(([tag, name]) => ({
    text: name,
    lang: tag,
    chosen: tag === language.now,
    do: () => void speak(tag as Language),
  }));
}
