import { language, LANGUAGES, type Language } from "../speech/language.svelte";
import type { MenuItem } from "./Menu.svelte";

/** The languages as things to choose in a menu, each by its own name. */
export function languageItems(): MenuItem[] {
  return Object.entries(LANGUAGES).map(([tag, name]) => ({
    text: name,
    lang: tag,
    chosen: tag === language.now,
    do: () => void language.set(tag as Language),
  }));
}
