// What the first page costs: gzip of everything index.html and the first page fetch, then the largest of the rest.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/fidchell/server/page/", import.meta.url);
const sizes = readdirSync(new URL("assets/", folder)).map((name) => {
  const content = readFileSync(new URL(`assets/${name}`, folder));
  return { name, raw: content.length, gzip: name.endsWith(".woff2") ? content.length : gzipSync(content, { level: 9 }).length };
});
const show = ({ name, raw, gzip }) => console.log(`${(gzip / 1000).toFixed(1).padStart(8)} kB  ${(raw / 1000).toFixed(1).padStart(8)} kB  ${name}`);
console.log("    gzip          raw");
sizes.sort((a, b) => b.gzip - a.gzip).forEach(show);
