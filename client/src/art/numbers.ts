/** One decimal is finer than a pixel and keeps the markup small. */
export function short(n: number): string {
  return (Math.round(n * 10) / 10).toString();
}

/** A stream of numbers in [0, 1) that depends on the seed alone, so that a drawing never changes. */
export function seeded(seed: string): () => number {
  let hash = 1779033703;
  for (const letter of seed) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
