/** A lesson of each game, from the first click to the last. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Person, test } from "../kit";
import { hit, pause, shown, spotOf } from "../play";
import { CLIENT } from "../server";

interface Lesson {
  steps: { do?: string[]; free?: number; times?: number; ask?: string }[];
}

/** Does what the step asks for; where anything may be done, the first thing in reach. */
async function step(person: Person, lesson: Lesson, at: number): Promise<void> {
  const wanted = lesson.steps[at]!;
  if (await hit(person, ".teacher .on button.primary")) return;
  const row = "[data-target][data-option]"; // in Tír na nÓg a card is taken up, then put down in a row
  if (await spotOf(person.page, row)) return void (await hit(person, row));
  for (const option of wanted.do ?? []) if (await hit(person, shown(option))) return;
  if (!wanted.do) await hit(person, ".board [data-option]");
}

for (const [game, id] of [["inis", "answers"], ["tirnanog", "taking"]] as const) {
  test(`the lesson ${game}/${id} comes to its end`, async ({ person }) => {
    const lesson = JSON.parse(readFileSync(join(CLIENT, `src/lessons/${game}-${id}.json`), "utf8")) as Lesson;
    const reader = await person("Reader", { reducedMotion: "reduce" });
    await reader.page.goto(`/learn/${game}/${id}`);
    await expect(reader.page.locator(".board [data-part=board]").first()).toBeVisible({ timeout: 20_000 });
    const over = reader.page.locator(".teacher .on a.primary");
    for (const until = Date.now() + 45_000; Date.now() < until && !(await over.isVisible()); await pause(120)) {
      const at = await reader.page.locator(".steps .past").count();
      await step(reader, lesson, Math.min(at, lesson.steps.length - 1));
    }
    await expect(over).toBeVisible();
    await reader.page.goto("/learn");
    await expect(reader.page.getByTitle("done").or(reader.page.getByLabel("done", { exact: true })).first()).toBeVisible();
  });
}
