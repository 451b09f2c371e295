import { readFile } from "node:fs/promises";

import buildFirst from "#tests/support/build-first.ts";
import { headerSettings } from "#tools/server/settings.ts";
import { findServers } from "#tools/setup/find-servers.ts";

import type { Campaign } from "../campaign.ts";
import { report } from "./report.ts";
import { askAll } from "./ways.ts";

/** The headers of every way of serving the build. */
export const headers: Campaign = {
  goal: "every way of serving the build sends the one list of headers, and loses no point",
  count: 1,
  run: async () => {
    buildFirst();
    findServers();
    const settings = headerSettings(await readFile("dist/index.html", "utf8"));
    const ways = await askAll();
    const tried = ways.reduce((sum, { replies }) => sum + replies.length, 0);
    return { tried, ...report(ways, settings) };
  },
};
