import { existsSync } from "node:fs";

import { defineConfig } from "@playwright/test";

/** The machine's own Chromium against a real server (e2e/server.ts); `npm run e2e`. */
export default defineConfig({
  testDir: "e2e",
  testIgnore: process.env.WHOLE ? [] : "**/whole.spec.ts", // takes half an hour
  globalSetup: "./e2e/setup.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 2 : 0, // a browser on a machine that does other work; what needed a second try is told
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Dublin",
    actionTimeout: 10_000,
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync),
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
});
