// The logo as PNG, for what installs the page on a phone: `node scripts/icons.mjs` draws public/icon-*.png by the machine's Chromium.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const folder = new URL("../public/", import.meta.url);
const logo = readFileSync(new URL("logo.svg", folder), "utf8");
// A phone cuts a maskable icon to its own shape: the logo keeps to the inner four fifths, on its own ground.
const ICONS = [
  { name: "icon-192", size: 192, inner: 1 },
  { name: "icon-512", size: 512, inner: 1 },
  { name: "icon-maskable-512", size: 512, inner: 0.72, ground: "#6d1f10" },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const { name, size, inner, ground = "transparent" } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = size * inner;
  await page.setContent(
    `<style>html, body { margin: 0; height: 100%; background: ${ground}; display: grid; place-items: center }
     svg { width: ${edge}px; height: ${edge}px; display: block }</style>${logo}`,
  );
  writeFileSync(new URL(`${name}.png`, folder), await page.screenshot({ omitBackground: ground === "transparent" }));
  await page.close();
}
await browser.close();
