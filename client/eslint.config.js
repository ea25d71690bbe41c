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
      "svelte/prefer-svelte-reactivity": "off", // our Maps and Sets are made anew, not changed, once others see them
      "no-restricted-syntax": [
        "error",
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: "The CSP takes no style attribute: use a class or style:property={...}, which goes through the DOM.",
        },
      ],
    },
  },
  { files: ["**/*.test.ts", "**/fixture*.ts"], rules: { "max-lines": "off" } },
);
