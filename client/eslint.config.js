import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "scratch/", "src/protocol/", "test-results/", "playwright-report/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "max-lines": ["error", { max: 400, skipBlankLines: true }],
      "svelte/no-at-html-tags": "off", // our own art: functions of ids, nothing that anybody typed
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit
      "svelte/no-inline-styles": ["error", { allowTransitions: true }], // the CSP takes none
    },
  },
  { files: ["**/*.test.ts", "**/fixture*.ts"], rules: { "max-lines": "off" } },
);
