import { readdirSync, readFileSync } from "node:fs";

import { ask } from "#tests/deploy/ask.ts";
import { startSite, type ServerName } from "#tests/deploy/start-site.ts";
import { startBank } from "#tests/e2e/harness/bank.ts";

import type { Answer } from "./score.ts";

/** A reply of one way of serving, with what was asked for. */
export type Served = Answer & { readonly path: string };

export type Way = { readonly name: string; readonly replies: readonly Served[] };

/** Pages, files, missing files, and calls of the APIs that succeed and fail. */
const paths = () => [
  "/",
  "/register",
  "/airtime",
  asset(),
  "/tenants/harbour.json",
  "/screens/index.json",
  "/service-worker.js",
  "/assets/gone.js",
  "/gone.png",
  "/api/v1/banks",
  "/api/v1/gone",
  "/platform/api/v1/organizations/harbour",
  "/vas/api/v1/gone",
];

function asset(): string {
  return `/assets/${readdirSync("dist/assets").find((file) => file.endsWith(".js"))}`;
}

/** Asks every way of serving this build, with the sandbox behind it. */
export async function askAll(): Promise<readonly Way[]> {
  const bank = await startBank();
  try {
    const origin = bank.url("");
    return [await direct(origin), byFile(), await behind("nginx", origin), await behind("caddy", origin)];
  } finally {
    await bank.close();
  }
}

async function behind(server: ServerName, origin: string): Promise<Way> {
  const site = await startSite(server, origin.replace("localhost", "127.0.0.1"));
  try {
    const replies = await each(async (path) => {
      const { headers, body } = await ask(site.url(path));
      return served(path, Object.entries(headers), body.toString());
    });
    return { name: server, replies };
  } finally {
    await site.close();
  }
}

async function direct(origin: string): Promise<Way> {
  const replies = await each(async (path) => {
    const reply = await fetch(`${origin}${path}`, { headers: { Accept: "text/html" } });
    return served(path, reply.headers, await reply.text());
  });
  return { name: "our own server", replies };
}

/** What a host would send that follows `_headers`: the first rule is for every path. */
function byFile(): Way {
  const [rule = ""] = readFileSync("dist/_headers", "utf8").split(/\n(?=\/)/);
  const headers = [...rule.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name!, value] as const);
  return {
    name: "a static host, by `_headers`",
    replies: [served("/", headers, readFileSync("dist/index.html", "utf8")), served(asset(), headers, "")],
  };
}

async function each(askFor: (path: string) => Promise<Served>): Promise<readonly Served[]> {
  return await Promise.all(paths().map(askFor));
}

function served(path: string, headers: Iterable<readonly [string, unknown]>, body: string): Served {
  const named = [...headers].map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return { path, headers: Object.fromEntries(named), ...(body.startsWith("<!doctype") && { html: body }) };
}
