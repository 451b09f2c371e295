import { readFile } from "node:fs/promises";

import { report } from "#tests/campaign/headers/report.ts";
import { askAll } from "#tests/campaign/headers/ways.ts";
import buildFirst from "#tests/support/build-first.ts";
import { headerSettings } from "#tools/server/settings.ts";
import { findServers } from "#tools/setup/find-servers.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run campaign:headers
Asks our own server, nginx and Caddy with the build, reads dist/_headers, and prints for each a score after Mozilla's
Observatory, what csp_evaluator finds in the policy, and headers that differ from the one list.
Exit code: 0 no violation, 1 some.`;

/** Scores the headers of every way of serving the build. */
export async function run(args: readonly string[]): Promise<number> {
  parseOptions(args, {});
  buildFirst();
  findServers();
  const settings = headerSettings(await readFile("dist/index.html", "utf8"));
  const { table, violations } = report(await askAll(), settings);
  console.log([table, "", ...violations].join("\n").trimEnd());
  return violations.length > 0 ? 1 : 0;
}
