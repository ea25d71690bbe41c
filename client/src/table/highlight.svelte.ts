/** What the chronicle points at, for boards to outline: territories, cards, gaps, seats ("seat2"). */
import { SvelteSet } from "svelte/reactivity";

export const highlight: { readonly words: SvelteSet<string>; show(words: string[]): void; clear(): void } = {
  words: new SvelteSet(),
  show(words) {
    this.words.clear();
    for (const word of words) this.words.add(word);
  },
  clear() {
    this.words.clear();
  },
};
