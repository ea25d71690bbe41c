/** Which texts are fetched together. The build makes one chunk of each in every language. */
export type Area = "first" | "rest" | "rules" | "learn" | "inis" | "tirnanog";

/** "text/uk/page-rules-inis.ftl" -> "rules" */
export function areaOf(file: string): Area {
  const [, name = ""] = /([\w-]+)\.ftl/.exec(file) ?? [];
  if (name.startsWith("inis")) return "inis";
  if (name.startsWith("tirnanog")) return "tirnanog";
  if (name.startsWith("page-rules")) return "rules";
  if (/^page-(learn|lesson)/.test(name)) return "learn";
  return ["page", "page-lobby", "core", "server"].includes(name) ? "first" : "rest";
}

/** What a page says beside the first texts. */
export function areasOf(page: string): Area[] {
  if (page === "Home") return [];
  if (page === "Rules") return ["rest", "rules"];
  return page === "Learn" || page === "Lesson" ? ["rest", "learn"] : ["rest"];
}
