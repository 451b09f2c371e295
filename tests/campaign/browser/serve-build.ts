import { buildApp } from "#tests/support/build-first.ts";
import { serveBank, type BankServer } from "#tools/server/bank-server.ts";
import { productionApp } from "#tools/server/production.ts";

/** Serves the build with a sandbox in memory, as customers get it. */
export async function serveBuild(): Promise<BankServer> {
  buildApp();
  return await serveBank({
    port: 0,
    command: "npm run campaign",
    memory: true,
    createApp: () => productionApp({ dist: "dist", tenants: "dist/tenants", screens: "dist/screens" }),
  });
}
