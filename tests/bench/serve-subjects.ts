import type { IncomingMessage } from "node:http";

import { serveBank, type App } from "#tools/server/bank-server.ts";
import { productionApp } from "#tools/server/production.ts";

import { buildFolder } from "./build-subjects.ts";
import { buildNames, type BuildName, type Opening } from "./subjects.ts";

export type Site = {
  readonly url: (opening: Pick<Opening, "subject" | "path">) => string;
  readonly close: () => Promise<void>;
};

/**
 * Serves the builds from one process with one sandbox in memory and with the production headers: the app at plain
 * localhost, each control at its own host.
 */
export async function serveSubjects(): Promise<Site> {
  const bank = await serveBank({ port: 0, command: "npm run bench", memory: true, createApp: byHost });
  return {
    url: ({ subject, path }) =>
      `http://${subject === "app" ? "" : `${subject}.`}localhost:${bank.port}${path}`,
    close: bank.close,
  };
}

async function byHost(): Promise<App> {
  const apps = await Promise.all(buildNames.map(async (name) => [name, await served(name)] as const));
  const byName = new Map<string, App>(apps);
  const app = byName.get("app")!;
  return {
    listener: (incoming, outgoing) => (byName.get(hostOf(incoming)) ?? app).listener(incoming, outgoing),
    close: async () => {},
  };
}

function served(subject: BuildName): Promise<App> {
  return productionApp({
    dist: buildFolder(subject),
    tenants: `${buildFolder("app")}/tenants`,
    screens: `${buildFolder("app")}/screens`,
  });
}

/** The first label of the requested host. */
function hostOf(incoming: IncomingMessage): string {
  return (incoming.headers.host ?? "").split(".")[0]!;
}
