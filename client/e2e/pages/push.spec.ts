/** Being told in the browser. Chromium has no push service here, so its part is played by the test. */
import { existsSync } from "node:fs";

import { expect, test } from "../kit";

const WHOLE = "/usr/bin/chromium"; // the one without a window knows nothing of notices
test.use({ launchOptions: { executablePath: existsSync(WHOLE) ? WHOLE : process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] } });
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/test";

test("a browser that is allowed subscribes, and the server keeps it until it is switched off", async ({ person }) => {
  const { page } = await person("Anna", { permissions: ["notifications"] });
  await page.addInitScript((endpoint) => {
    let made: object | null = null;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM", auth: "tBHItJI5svbpez7KI4CCXg" } }),
      unsubscribe: () => ((made = null), Promise.resolve(true)),
    };
    PushManager.prototype.subscribe = () => Promise.resolve((made = subscription) as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
  }, ENDPOINT);
  await page.goto("/settings");
  const device = page.getByRole("switch", { name: "On this device" });
  await expect(device).toHaveAttribute("aria-checked", "false");

  const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/push") && answer.request().method() === "POST");
  await device.click();
  expect((await kept).ok()).toBe(true);
  expect((await kept).request().postDataJSON()).toMatchObject({ endpoint: ENDPOINT });
  await expect(device).toHaveAttribute("aria-checked", "true");

  const gone = page.waitForResponse((answer) => answer.url().endsWith("/api/push") && answer.request().method() === "DELETE");
  await device.click();
  expect((await gone).ok()).toBe(true);
  await expect(device).toHaveAttribute("aria-checked", "false");
});

test("a browser that cannot be told says so, and the switch stays off", async ({ person }) => {
  const { page } = await person("Anna", { permissions: ["notifications"], forgive: /Push API in incognito/ });
  await page.goto("/settings");
  const device = page.getByRole("switch", { name: "On this device" });
  await device.click();
  await expect(page.locator(".refused")).toContainText("private window");
  await expect(device).toHaveAttribute("aria-checked", "false");
});
