// The screens of `npm run screens`: how each is made, where it is, what is waited for and done before the picture.

const BOARD = "[data-part=board]";
const HAND = "[data-part=hand]"; // on a phone the saga lies in front of the Otherworld
const at = (made) => `/tables/${made.id}`;

async function table(club, position) {
  const made = await club.position(position);
  const [, bran] = club.people;
  await club.post(bran, `tables/${made.id}/chat`, { text: "Good luck to you all!" }).catch(() => {});
  return made;
}

/** Tables of mine and of others, so that lists have something to list. */
async function lists(club) {
  const [aoife, bran, ciara, dara] = club.people;
  await club.position("inis-season");
  await club.position("tirnanog-saga");
  await club.post(bran, "tables/", { game: "inis", players: 4, name: "Samhain at Tara", private: false });
  await club.post(ciara, "tables/", { game: "tirnanog", players: 5, name: "Five bards", private: false });
  await club.post(dara, "tables/", { game: "tirnanog", players: 3, name: "Slow tales", private: false, pace: { live: false, days: 2 } });
  await club.post(aoife, "tables/", { game: "inis", players: 3, name: "Sunday evening" });
}

async function room(club) {
  const [aoife, bran, ciara] = club.people;
  const made = await club.post(aoife, "tables/", { game: "inis", players: 4, name: "Samhain at Tara" });
  await club.post(bran, `tables/${made.id}/seats`, { seat: 1, invite: made.invite });
  await club.post(aoife, `tables/${made.id}/bots`, { seat: 3, level: "club:style=builder" });
  await club.post(bran, `tables/${made.id}/chat`, { text: "I have brought mead. Who takes the third seat?" });
  await club.post(aoife, `tables/${made.id}/chat`, { text: `${ciara.name} will be here in five minutes.` });
  return made;
}

async function rated(club) {
  const three = club.people.slice(0, 3);
  for (let game = 0; game < 3; game++) {
    const pace = { windows: "fixed", window: 0 };
    const { id } = await club.post(three[0], "tables/", { game: "tirnanog", players: 3, private: false, rated: true, pace });
    for (const seat of [1, 2]) await club.post(three[seat], `tables/${id}/seats`, { seat });
    await club.post(three[0], `tables/${id}/start`);
    await club.playOut(id, three);
  }
}

async function ended(club, position) {
  const made = await table(club, position);
  await club.end(made);
  return made;
}

async function reviewed(club) {
  const [aoife] = club.people;
  const made = await club.post(aoife, "tables/import", club.known.replay.record);
  await club.post(aoife, `tables/${made.id}/analysis`);
  for (let wait = 0; wait < 200; wait++) {
    if ((await club.get(aoife, `tables/${made.id}/analysis`)).result) return made;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error("the review takes too long");
}

export const SCREENS = [
  { name: "home", make: lists, path: () => "/", wait: ".side a.entry" },
  { name: "new", path: () => "/new" },
  { name: "room", make: room, path: (made) => `${at(made)}?invite=${made.invite}`, wait: ".invite input" },
  { name: "inis-season", make: (club) => table(club, "inis-season"), path: at, wait: BOARD },
  { name: "inis-draft", make: (club) => table(club, "inis-draft"), path: at, wait: BOARD },
  { name: "inis-clash", make: (club) => table(club, "inis-clash"), path: at, wait: BOARD },
  { name: "inis-window", make: (club) => table(club, "inis-window"), path: at, wait: BOARD, anew: true },
  { name: "inis-table", make: (club) => table(club, "inis-season"), path: at, wait: ".inis table", view: "table" },
  { name: "inis-end", make: (club) => ended(club, "inis-end"), path: at, wait: BOARD },
  { name: "tirnanog-journey", make: (club) => table(club, "tirnanog-journey"), path: at, wait: BOARD },
  {
    name: "tirnanog-saga",
    make: (club) => table(club, "tirnanog-saga"),
    path: at,
    wait: HAND,
    before: (page) => page.locator(".hand [data-option]").last().click(), // held: what it would score in each row
  },
  { name: "tirnanog-solo", make: (club) => table(club, "tirnanog-solo"), path: at, wait: BOARD },
  { name: "tirnanog-five", make: (club) => table(club, "tirnanog-five"), path: at, wait: HAND },
  { name: "tirnanog-end", make: (club) => ended(club, "tirnanog-end"), path: at, wait: BOARD },
  { name: "lesson-inis", path: () => "/learn/inis/clash", wait: BOARD },
  { name: "lesson-tirnanog", path: () => "/learn/tirnanog/telling", wait: BOARD },
  { name: "learn", path: () => "/learn" },
  { name: "cards", path: () => "/cards/inis" },
  { name: "rules", path: () => "/rules/tirnanog" },
  { name: "ladder", make: rated, path: () => "/ladder?game=tirnanog&players=3" },
  { name: "settings", path: () => "/settings" },
  {
    name: "replay",
    make: reviewed,
    path: (made) => `/replay/${made.id}?at=60`,
    wait: ".foot",
    before: async (page, { phone }) => {
      if (phone) await page.locator(".panes button").last().click();
      else await page.getByRole("tab").last().click();
    },
  },
];
