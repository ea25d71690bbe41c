/** A whole game of each player count, everybody in a browser of their own. Takes long: `WHOLE=1 npx playwright test whole`. */
import { sensible } from "./choose";
import { BRISK, expect, isOver, makeTable, playOn, refusals, sit, test } from "./kit";

const COUNTS = [["inis", [2, 3, 4]], ["tirnanog", [1, 2, 3, 4, 5]]] as const;
const NAMES = ["Anna", "Bran", "Ciara", "Donn", "Étaín"];

for (const [game, counts] of COUNTS) {
  for (const players of counts) {
    test(`${game}, ${players} players`, async ({ person }) => {
      test.setTimeout(1_200_000);
      const people = [];
      for (const name of NAMES.slice(0, players)) people.push(await person(name, BRISK));
      const { id, invite } = await makeTable({ game, people, seed: `whole-${players}` });
      for (const one of people) await sit(one, id, invite);
      await playOn(people, game === "inis" ? { choose: sensible } : {}); // by chance alone a game of Inis hardly ends
      for (const one of people) {
        expect(isOver(one)).toBe(true);
        expect(refusals(one)).toEqual([]);
      }
      await people[0]!.page.screenshot({ path: `test-results/${game}-${players}.png` });
    });
  }
}
