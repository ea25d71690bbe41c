/** What this browser remembers of the lobby. A browser that keeps nothing (private mode) works all the same. */

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`fidchell.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`fidchell.${name}`, JSON.stringify(value));
  } catch {
    // full, or forbidden: then it is not remembered
  }
}
