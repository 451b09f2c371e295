import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { sandboxFolder } from "#tools/server/sandbox-folder.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run sandbox:reset
Restores the demo data of the sandbox.`;

/** Resets the demo data: asks the running servers, and empties the folders of the others. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  const ports = await readdir(sandboxFolder).catch(() => []);
  for (const port of ports) {
    const running = await resetRunning(port);
    if (!running) await rm(join(sandboxFolder, port), { recursive: true });
    console.log(`Port ${port}: ${running ? "the running sandbox was reset" : "its data were removed"}.`);
  }
  console.log(ports.length === 0 ? "There are no demo data yet." : "The demo data start afresh.");
  return 0;
}

/** Whether a server runs on that port and was reset. Only that server may touch its database folder. */
async function resetRunning(port: string): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/__sandbox/reset`, { method: "POST" });
    if (reply.ok) return true;
    throw new Error(`The server on port ${port} did not reset its sandbox: it answered ${reply.status}.`);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
