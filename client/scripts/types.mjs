// Writes src/protocol/*.ts from the server's own description of what it sends. With --check: fails if they are stale.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const root = new URL("../../", import.meta.url);
const fidchell = [".venv/bin/fidchell"].map((path) => new URL(path, root).pathname).find(existsSync) ?? "fidchell";
const style = { printWidth: 120, tabWidth: 2 };
const banner = "/* Made by `npm run types` from `fidchell protocol --page`. Do not edit. */";

/** What a page gets always has its fields, also those that have a default. */
function filled(part) {
  if (Array.isArray(part)) part.forEach(filled);
  else if (part !== null && typeof part === "object") {
    delete part.discriminator;
    if (part.type === "object" && part.properties && part.additionalProperties !== false) {
      part.required = Object.keys(part.properties).filter((name) => !part["x-optional"]?.includes(name));
      part.additionalProperties = false;
    }
    if (part.type === "object" && !part.properties) part.additionalProperties ??= true; // open: any names
    Object.values(part).forEach(filled);
  }
  return part;
}

async function written(schema) {
  const name = schema.title.replace(/\W/g, "");
  const all = { ...filled(schema), title: name, type: "object", properties: {}, additionalProperties: false };
  const names = Object.keys(schema.$defs);
  all.properties = Object.fromEntries(names.map((each) => [each, { $ref: `#/$defs/${each}` }]));
  all.required = names;
  for (const each of names) schema.$defs[each].title = each;
  return await compile(all, name, {
    bannerComment: banner,
    additionalProperties: false,
    declareExternallyReferenced: true,
    unreachableDefinitions: false,
    style,
  });
}

const described = JSON.parse(execFileSync(fidchell, ["protocol", "--page"], { encoding: "utf8", maxBuffer: 1 << 26 }));
const folder = new URL("client/src/protocol/", root);
const files = {
  "messages.ts": await written(described),
  "views.ts": `${banner}\n\nexport type * from "./messages";\n`,
};
if (process.argv.includes("--check")) {
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, folder);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    console.error(`client/src/protocol/${name} is stale: npm run types`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, folder), text);
}
