import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { areaOf } from "./src/speech/areas.ts";

const server = process.env.FIDCHELL_SERVER ?? "http://localhost:8000";
// The server takes cookies only from its own pages; in development it must take ours for one of them.
const proxied = { target: server, ws: true, changeOrigin: true, headers: { origin: server } };

// Texts lie outside of this folder: new files there are seen, too.
const texts: Plugin = { name: "texts", configureServer: (dev) => void dev.watcher.add("../text") };

// The faces that every page has, before the styles that name them are there.
const faces: Plugin = {
  name: "faces",
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => /(inter-latin-wght|philosopher-latin-700)/.test(file))
      .map((file) => ({
        tag: "link",
        attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
        injectTo: "head",
      })),
};

const BASE = [
  /[\\/]node_modules[\\/](svelte|@fluent|esm-env|clsx)[\\/]/,
  /[\\/]src[\\/](ui|state|net|speech)[\\/]/,
  /[\\/]src[\\/]art[\\/](Icon|icons|Sprite|Logo|Knot|knot|numbers|palette|[Tt]oken|[Tt]iles?|motifs|geometry|Sea)\b/,
];

export default defineConfig({
  plugins: [svelte(), texts, faces],
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
            // What every page has, in one piece: a phone on a slow line waits for each request, not for each byte.
            { name: "base", test: (id: string) => BASE.some((part) => part.test(id)), priority: 2 },
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
  },
  // Svelte's browser build also in tests: without it, mount() and $effect are those of the server.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
