/** A whole game without a mouse: keys that lead somewhere, arrows, Enter, and lines that are typed. */
import type { DecisionShown } from "../src/protocol/messages";
import { askedOf, BRISK, expect, isOver, makeTable, sit, test, type Person } from "./kit";
import { anything, changed, pause, shown, spotOf } from "./play";

interface Focused {
  option: string | null;
  visible: boolean;
  what: string;
}

/** Where the focus is, and whether somebody sees it. */
function focused({ page }: Person): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const style = getComputedStyle(element);
    const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    const box = element.getBoundingClientRect();
    const onScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return {
      option: element.dataset.option ?? null,
      visible: element.matches(":focus-visible") && onScreen && (outlined || style.boxShadow !== "none"),
      what: element.outerHTML.slice(0, 160),
    };
  });
}

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowUp"];

const BACK = Array<string>(24).fill("Shift+Tab");
const ONWARDS = Array<string>(40).fill("Tab"); // no key leads to Balor's cards

/** Walks from the part of the page that a key leads to until the focus is on an answer. */
async function walkTo(person: Person, asked: DecisionShown, part: string): Promise<boolean> {
  const { keyboard } = person.page;
  await keyboard.press(part);
  // Rows lie before the sheet that asks for one.
  const ways = asked.key === "row" ? BACK : ["", "Tab", ...ARROWS, ...ARROWS, ...ONWARDS];
  for (const key of ways) {
    if (key) await keyboard.press(key);
    const { option, visible, what } = await focused(person);
    if (option === null || !asked.options.includes(option)) continue;
    expect(visible, `the focus can be seen on ${what}`).toBe(true);
    return true;
  }
  return false;
}

async function byKeys(person: Person, asked: DecisionShown): Promise<boolean> {
  const { keyboard } = person.page;
  // The page may be a moment behind what the server said; and a card that was put into a row answers two questions.
  const answers = asked.options.map(shown).join(", ");
  for (let tries = 0; (await spotOf(person.page, answers)) === null; tries++) {
    if (await changed(person, asked, 100)) return true;
    if (tries > 100) throw new Error(`the page shows no answer to ${JSON.stringify(asked)}`);
  }
  const parts = asked.key === "play" ? ["h", "d"] : asked.key === "row" ? ["d"] : ["b", "h", "d"];
  for (const part of parts) {
    if (!(await walkTo(person, asked, part))) continue;
    await keyboard.press("Enter");
    // A card that was taken up: the focus is at the row it may go to.
    if (asked.key === "play") {
      let now: Focused = { option: null, visible: false, what: "nothing" };
      const isAtRow = () => now.visible && now.option !== null && !asked.options.includes(now.option);
      for (let waits = 1; !isAtRow() && waits <= 20; waits++) {
        if (await changed(person, asked, 250)) return true; // on its way, the answer leaves the focus nowhere for a moment
        now = await focused(person);
        if (!isAtRow() && waits === 6) await keyboard.press("Enter"); // it was up before, and Enter put it down
      }
      expect(now.visible, `the focus can be seen on ${now.what}`).toBe(true);
      await keyboard.press("Enter");
    }
    return changed(person, asked, 5000);
  }
  return false;
}

/** "/" and what is wanted, by its word: every answer can be typed. */
async function byTyping(person: Person, asked: DecisionShown): Promise<boolean> {
  const { keyboard } = person.page;
  await keyboard.press("/");
  await expect(person.page.locator(".commands input")).toBeFocused();
  await keyboard.type(anything("typed")(asked));
  await keyboard.press("Enter");
  const done = await changed(person, asked, 5000);
  await expect(person.page.locator(".commands input")).toBeEnabled();
  await keyboard.press("Escape");
  return done;
}

test("a whole solo game by keyboard alone", async ({ person }) => {
  test.setTimeout(240_000);
  const anna = await person("Anna", BRISK);
  const { id } = await makeTable({ game: "tirnanog", people: [anna], seed: "keys" });
  await sit(anna, id);
  let [walked, typed, failed] = [0, 0, 0];
  for (const until = Date.now() + 220_000; !isOver(anna) && Date.now() < until; ) {
    const asked = askedOf(anna);
    if (asked === null) await pause(10);
    else if (typed < walked / 2) typed += Number(await byTyping(anna, asked));
    else if (await byKeys(anna, asked)) [walked, failed] = [walked + 1, 0];
    else if (failed++ > 3) throw new Error(`no keys lead to ${JSON.stringify(asked)}; the focus is on ${(await focused(anna)).what}`);
  }
  expect(isOver(anna)).toBe(true);
  expect(walked).toBeGreaterThan(10);
  expect(typed).toBeGreaterThan(5);
});
