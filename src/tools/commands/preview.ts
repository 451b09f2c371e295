import { existsSync } from "node:fs";

import { buildApp } from "#tools/build/build-app.ts";
import { isFresh } from "#tools/build/freshness.ts";
import { serveBank } from "#tools/server/bank-server.ts";
import { productionApp } from "#tools/server/production.ts";
import { untilStopped } from "#tools/server/stopped.ts";
import { printWelcome } from "#tools/server/welcome.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseOptions, parsePort } from "#tools/setup/options.ts";

/** Serves the production build and the sandbox under the production headers. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
    port: { type: "string", default: "4173" },
    "no-build": { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    tenants: { type: "string", default: "dist/tenants" },
  });
  const port = parsePort(options.port);
  if (!options["no-build"] && !isFresh(".")) await buildApp("warn");
  if (!existsSync("dist/index.html")) throw new Advice("There is no build yet. Make one: npm run build");

  const bank = await serveBank({
    port,
    command: "npm run preview",
    memory: options.memory,
    createApp: () => productionApp({ dist: "dist", tenants: options.tenants }),
  });
  printWelcome(bank.port);
  return untilStopped(bank.close);
}
