/** The little marks in the texts of the rules: **strong**, [[word]], [[word|as written]], [[#section|words]], [words](/address). */

export type Piece =
  | { kind: "text" | "strong"; text: string }
  | { kind: "word"; word: string; text: string }
  | { kind: "link"; href: string; text: string };

const MARK = /\*\*(.+?)\*\*|\[\[([^[\]|]+)(?:\|([^\]]+))?\]\]|\[([^[\]]+)\]\((\/[^)\s]*)\)/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > from) found.push({ kind: "text", text: text.slice(from, mark.index) });
    const [, strong, word, written, label, href] = mark;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (href !== undefined) found.push({ kind: "link", href, text: label ?? "" });
    else if (word?.startsWith("#")) found.push({ kind: "link", href: word, text: written ?? word });
    else found.push({ kind: "word", word: word ?? "", text: written ?? "" });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list" | "steps"; lines: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

/** The attributes of a section in their order: p is a paragraph, l and n lines of lists, t rows of a table (the first is its head). */
export function blocks(attributes: [name: string, text: string][]): Block[] {
  const found: Block[] = [];
  for (const [name, text] of attributes) {
    const last = found.at(-1);
    const kind = ({ l: "list", n: "steps" } as const)[name[0] ?? ""];
    if (kind) {
      if (last?.kind === kind) last.lines.push(text);
      else found.push({ kind, lines: [text] });
    } else if (name.startsWith("t")) {
      const cells = text.split(" | ").map((cell) => cell.trim()); // the bar of [[word|written]] has no spaces round it
      if (last?.kind === "table" && name !== "t0") last.rows.push(cells);
      else found.push({ kind: "table", head: cells, rows: [] });
    } else found.push({ kind: "paragraph", text });
  }
  return found;
}
