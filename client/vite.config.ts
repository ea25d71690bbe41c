import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { areaOf } from "./src/speech/areas.ts";

const server = process.env.FIDCHELL_SERVER ?? "http://localhost:8000";
// The server takes cookies only from its own pages; in development it must take ours for one of them.
const proxied = { target: server, ws: true, changeOrigin: true, headers: { origin: server } };

// Texts lie outside of this folder: new files there are seen, too.
const texts: Plugin = { name: "texts", configureServer: (dev) => void dev.watcher.add("../text") };

// What would be asked for only when styles and scripts are there: the face of headings, and what the texts need to be scripts.
const EARLY: [RegExp, Record<string, string>][] = [
  [/philosopher-latin-[^e]/, { rel: "preload", as: "font", type: "font/woff2" }],
  [/rolldown-runtime/, { rel: "modulepreload" }],
];
const early: Plugin = {
  name: "early",
  transformIndexHtml: (_html, { bundle }) =>
    EARLY.flatMap(([name, attrs]) =>
      Object.keys(bundle ?? {})
        .filter((file) => name.test(file))
        .map((file) => ({ tag: "link", attrs: { ...attrs, href: `/${file}`, crossorigin: "" }, injectTo: "head" as const })),
    ),
};

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}
const first = new Map<string, boolean>();

/** Does the entry need it from the start? */
function isFirst(id: string, modules: Modules): boolean {
  if (id.endsWith("index.html")) return true;
  const known = first.get(id);
  if (known !== undefined) return known;
  first.set(id, false); // round in a circle
  const found = modules.getModuleInfo(id)?.importers.some((importer) => isFirst(importer, modules)) ?? false;
  first.set(id, found);
  return found;
}

export default defineConfig({
  plugins: [svelte(), texts, early],
  server: {
    port: 5173,
    strictPort: true,
    hmr: { overlay: false }, // the console says it, and the rest of the page stays usable
    proxy: { "/api": proxied, "/healthz": proxied },
    fs: { allow: [".", "../text"] },
  },
  build: {
    outDir: "../src/fidchell/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"], // those that know light-dark(): its stand-in forgets .vellum in the dark
    assetsInlineLimit: 0, // the CSP takes no fonts from data: addresses
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page has, in one piece: a phone on a slow line waits for each request, not for each byte.
            { name: (id: string, modules: Modules) => (isFirst(id, modules) ? "first" : null), debugName: "first", priority: 3 },
            { name: "art", test: /[\\/](art[\\/](Knot\w*|knot|[Tt]iles?|motifs|geometry|Sea|token)|parts[\\/]Island)\b/, priority: 2 },
            { name: "tirnanog", test: /[\\/](art[\\/][Tt]irnanog\w*|parts[\\/]OtherworldCards)\b/, priority: 2 },
            { name: "more", test: /[\\/]src[\\/](ui|state|net|speech)[\\/]/, minShareCount: 2, priority: 1 },
            { name: "lobby", test: /[\\/]src[\\/]pages[\\/]parts[\\/]/, minShareCount: 2, priority: 1 },
            { name: "table", test: /[\\/]src[\\/]table[\\/]/, minShareCount: 2, priority: 1 },
            // One chunk for each language and area, not one for each file of texts.
            {
              test: /[\\/]text[\\/]\w\w[\\/]/,
              name: (id: string) => `text-${areaOf(id)}-${/text[\\/](\w\w)[\\/]/.exec(id)?.[1]}`,
              debugName: "texts",
            },
          ],
        },
      },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    isolate: false, // none leaves anything behind: three times as quick
    testTimeout: 30_000, // ./test does other things beside
  },
  // Svelte's browser build also in tests: without it, mount() and $effect are those of the server.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
