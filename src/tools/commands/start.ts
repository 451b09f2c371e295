import { galleryBuild } from "#tools/build/builds.ts";
import { followBuild } from "#tools/build/follow-build.ts";
import { serveBank } from "#tools/server/bank-server.ts";
import { developmentApp } from "#tools/server/development.ts";
import { ERROR_REPORTS } from "#tools/server/error-reports.ts";
import { untilStopped } from "#tools/server/stopped.ts";
import { printWelcome } from "#tools/server/welcome.ts";
import { parseOptions, parsePort } from "#tools/setup/options.ts";
import { parseProvider, providerOptions } from "#tools/setup/provider-options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm start -- [--port 5173] [--share] [--provider literal] [--seed 7] [--memory]
Serves app, sandbox and gallery for development. --share lets others on this machine's network see drafts whose link you
give them, on the next port; they get the built gallery, never a source. --provider literal sends only what the specification names; --seed
chooses the forms of its replies. --memory keeps no demo data.`;

/** Serves app and sandbox for development: changes of screens, tenants and sources show at once. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
    port: { type: "string", default: "5173" },
    memory: { type: "boolean", default: false },
    share: { type: "boolean", default: false },
    ...providerOptions,
  });
  // Developers read them in the terminal; a build has none unless its settings say so.
  process.env["VITE_ERROR_REPORTS"] ??= ERROR_REPORTS;
  const bank = await serveBank({
    port: parsePort(options.port),
    command: "npm start",
    memory: options.memory,
    provider: parseProvider(options),
    createApp: developmentApp,
    gallery: {
      followed: followBuild(process.cwd(), galleryBuild),
      share: options.share,
      shareCommand: "npm start -- --share",
    },
  });
  printWelcome(bank.port, { gallery: true, guests: bank.guests });
  return untilStopped(bank.close);
}
