/** Keys that work anywhere at a table, and what they do. Letters are as on the keyboard, whatever the language. */
export interface Shortcut {
  keys: string[]; // of KeyboardEvent.key, or its code for letters
  shown: string;
  does: string; // the key of its text
}

export const SHORTCUTS = {
  help: { keys: ["?"], shown: "?", does: "table-key-help" },
  commands: { keys: ["/"], shown: "/", does: "table-key-commands" },
  decision: { keys: ["KeyD"], shown: "D", does: "table-key-decision" },
  hand: { keys: ["KeyH"], shown: "H", does: "table-key-hand" },
  board: { keys: ["KeyB"], shown: "B", does: "table-key-board" },
  chronicle: { keys: ["KeyL"], shown: "L", does: "table-key-chronicle" },
  chat: { keys: ["KeyC"], shown: "C", does: "table-key-chat" },
  view: { keys: ["KeyV"], shown: "V", does: "table-key-view" },
  undo: { keys: ["KeyU"], shown: "U", does: "table-key-undo" },
  sounds: { keys: ["KeyM"], shown: "M", does: "table-key-sounds" },
  pass: { keys: ["KeyP"], shown: "P", does: "table-key-pass" },
  option: { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], shown: "1 – 9", does: "table-key-option" },
} satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** The shortcut that was pressed; null if none, or if somebody types or a dialogue is open. */
export function pressed(event: KeyboardEvent): ShortcutName | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target;
  if (target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog, [role=menu], [role=spinbutton]")) return null;
  for (const [name, { keys }] of Object.entries(SHORTCUTS)) {
    if (keys.includes(event.key) || keys.includes(event.code)) return name as ShortcutName;
  }
  return null;
}
