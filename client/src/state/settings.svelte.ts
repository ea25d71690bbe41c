/** What somebody has chosen for this device. */

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  /** Two steps before an answer is sent: on touch, always, never. */
  confirm: "auto" | "always" | "never";
  /** A click right after the question changed does not count. */
  patient: boolean;
  sounds: { master: boolean; turn: boolean; window: boolean; attack: boolean; end: boolean; volume: number };
  /** What the live region says: all that happens, what concerns oneself, nothing. */
  speech: "all" | "own" | "none";
  view: "map" | "table";
  commands: boolean;
}

const KEPT = "fidchell.settings";
const CHOICES: Partial<Record<keyof Settings, string[]>> = {
  theme: ["auto", "light", "dark"],
  motion: ["auto", "less"],
  confirm: ["auto", "always", "never"],
  speech: ["all", "own", "none"],
  view: ["map", "table"],
};

function defaults(): Settings {
  return {
    theme: "auto",
    motion: "auto",
    confirm: "auto",
    patient: true,
    sounds: { master: true, turn: true, window: true, attack: true, end: true, volume: 0.6 },
    speech: "own",
    view: "map",
    commands: false,
  };
}

/** What was kept, as far as it can be understood; by an older page, or by hand. */
export function understood(text: string | null): Settings {
  const all = defaults();
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return all;
  }
  if (typeof kept !== "object" || kept === null) return all;
  fill(all as unknown as Record<string, unknown>, kept as Record<string, unknown>);
  return all;
}

function fill(all: Record<string, unknown>, kept: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(all)) {
    const given = kept[name];
    if (typeof value === "object" && value !== null && typeof given === "object" && given !== null) {
      fill(value as Record<string, unknown>, given as Record<string, unknown>);
    } else if (typeof given === typeof value && (CHOICES[name as keyof Settings]?.includes(given as string) ?? true)) {
      all[name] = given;
    }
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(understood(kept()));

/** Keeps and applies them from now on. */
export function watchSettings(): () => void {
  const other = ({ key, newValue }: StorageEvent) => {
    if (key === KEPT) Object.assign(settings, understood(newValue)); // another tab
  };
  window.addEventListener("storage", other);
  const stop = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEPT, text);
      } catch {
        // no storage: they last as long as the page
      }
    });
    $effect(() => apply("theme", settings.theme));
    $effect(() => apply("motion", settings.motion));
  });
  return () => {
    stop();
    window.removeEventListener("storage", other);
  };
}

function apply(name: "theme" | "motion", value: string): void {
  if (value === "auto") delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}
