/** Every lesson can be finished by what is on the page: at a desk and on a phone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test, type Person, type Wishes } from "../kit";
import { hit, numberOf, pause, shown, spotOf } from "../play";
import { CLIENT } from "../server";

interface Step {
  do?: string[];
  ask?: string;
}

const FOLDER = join(CLIENT, "src/lessons");
const SIZES: Record<string, Wishes> = {
  desk: { reducedMotion: "reduce" },
  phone: { reducedMotion: "reduce", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
// Where a choice counts only when it is confirmed; then a row for the card that was taken up; then anything.
const CONFIRM = ".confirm .primary, .sure, .offered header .primary, .draft [data-commit]";
const ROW = "[data-target][data-option]";
const ANYTHING = ".board [data-option], .draft [data-card][aria-pressed=false]";

async function act(person: Person, step: Step, turn: number): Promise<void> {
  if (await hit(person, ".teacher .on button.primary")) return;
  if (step.ask !== undefined) return void ((await hit(person, `[data-why="${step.ask}"]`)) || (await hit(person, ".why .link")));
  if (await hit(person, CONFIRM)) return;
  if (await spotOf(person.page, ROW)) {
    const row = step.do?.find((option) => ["top", "middle", "bottom"].includes(option));
    return void (await hit(person, row ? `${ROW}[data-option="${row}"]` : ROW));
  }
  for (const option of step.do ?? []) if (await hit(person, shown(option))) return;
  if (step.do?.some((option) => /^\d+$/.test(option)) && (await hit(person, ".numbers .stepper button:first-of-type"))) return;
  if (!step.do) await hit(person, ANYTHING, numberOf(String(turn)));
}

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".json"))) {
  const [game, id] = file.replace(".json", "").split("-") as [string, string];
  for (const [size, wishes] of Object.entries(SIZES)) {
    test(`${game}/${id} comes to its end (${size})`, async ({ person }) => {
      const { steps } = JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as { steps: Step[] };
      const reader = await person("Reader", wishes);
      await reader.page.goto(`/learn/${game}/${id}`);
      await expect(reader.page.locator(".board [data-part=board], .draft").first()).toBeVisible({ timeout: 20_000 });
      const over = reader.page.locator(".teacher .on a.primary");
      for (let turn = 0; turn < 150 && !(await over.isVisible()); turn++) {
        const at = await reader.page.locator(".steps .past").count();
        await act(reader, steps[Math.min(at, steps.length - 1)]!, turn);
        await pause(150);
      }
      await expect(over).toBeVisible();
      if (size !== "desk") return;
      await reader.page.goto("/learn");
      await expect(reader.page.getByTitle("done").or(reader.page.getByLabel("done", { exact: true }))).toHaveCount(1);
    });
  }
}
