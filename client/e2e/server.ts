/** A Fidchell server of our own: a free port, a database that is thrown away. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const CLIENT = resolve(import.meta.dirname, "..");
const COMMAND = join(CLIENT, "../.venv/bin/fidchell");
const STARTS_WITHIN = 90_000;

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
  /** As if the machine had lost power; `again` brings it back on the same port with the same database. */
  kill(): Promise<void>;
  again(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once("exit", () => done()));
}

async function start(port: number, folder: string): Promise<ChildProcess> {
  const log = join(folder, "server.log");
  const out = openSync(log, "a");
  const options = ["--port", String(port), "--database", `sqlite:///${join(folder, "fidchell.db")}`];
  const child = spawn(COMMAND, ["serve", ...options, "--no-limits", "--bot-processes", "1"], {
    stdio: ["ignore", out, out],
  });
  const until = Date.now() + STARTS_WITHIN;
  while (Date.now() < until && child.exitCode === null) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/healthz`)).ok) return child;
    } catch {
      // not up yet
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`the server did not start:\n${readFileSync(log, "utf8")}`);
}

export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "fidchell-e2e-"));
  const port = await freePort();
  let child = await start(port, folder);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 8000);
      await ended(child);
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
    async kill() {
      child.kill("SIGKILL");
      await ended(child);
    },
    async again() {
      child = await start(port, folder);
    },
  };
}
