/** One server for all tests of a run; its address is handed to the workers by the environment. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { CLIENT, startServer } from "./server";

export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(join(CLIENT, "../src/fidchell/server/page/index.html"))) {
    execFileSync("npm", ["run", "--silent", "build"], { cwd: CLIENT, stdio: "inherit" });
  }
  const server = await startServer();
  process.env.FIDCHELL_E2E = server.url;
  return () => server.stop();
}
