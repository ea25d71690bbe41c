/** Games to look at: played by bots that answer anything, in a moment and always the same. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { ask, type Made, type Person, QUICK } from "../kit";
import { CLIENT } from "../server";

export interface GameRecord {
  game: string;
  players: number;
  answers: [number, string][];
}

const PLAY = `
import json, sys
from fidchell.agents.match import play_one
game, players, seed = sys.argv[1:]
print(json.dumps(play_one(game, seed, ["random"] * int(players), record=True).record))
`;
const played = new Map<string, GameRecord>();

/** A whole game, or its first `answers`. */
export function recordOf(game: "inis" | "tirnanog", players: number, answers = Infinity, seed = "pages"): GameRecord {
  const key = `${game} ${players} ${seed}`;
  if (!played.has(key)) {
    const env = { ...process.env, PYTHONPATH: join(CLIENT, "../src") };
    const said = execFileSync(join(CLIENT, "../.venv/bin/python"), ["-c", PLAY, game, String(players), seed], { env });
    played.set(key, JSON.parse(said.toString()) as GameRecord);
  }
  const whole = played.get(key)!;
  return answers < whole.answers.length ? ({ ...whole, answers: whole.answers.slice(0, answers), checks: [] } as GameRecord) : whole;
}

/** A table that goes on from there: people at seats 0, 1, ... The first brings the record. */
export async function goOn(people: Person[], record: GameRecord): Promise<Made> {
  const [host, ...others] = people;
  const made = await ask<Made>(host!, "tables/import", record);
  for (const [at, person] of others.entries()) {
    await host!.page.request.delete(`/api/tables/${made.id}/seats`, { data: { seat: at + 1 } });
    await ask(person, `tables/${made.id}/seats`, { seat: at + 1, invite: made.invite });
  }
  await ask(host!, `tables/${made.id}/start`);
  await ask(host!, `tables/${made.id}/do`, { t: "pace", pace: QUICK });
  return made;
}
