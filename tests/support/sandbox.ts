import { readFile } from "node:fs/promises";

import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";

import type { Fault } from "#sandbox/http/fault.ts";
import { createSandbox, DroppedConnection, isSandboxPath, type Sandbox } from "#sandbox/server.ts";

import { realTimers } from "./timers.ts";

/** How late a reply may come, in milliseconds (`npm run test:late`). A test that then fails does not wait for what it needs. */
const latest = Number(process.env["REPLIES_LATE"] ?? 0);

let opening: Promise<Sandbox> | undefined;

/** Starting takes longer than most tests, so one store serves all files of a worker; they share modules (vite.config.ts). */
async function openOnce(): Promise<Sandbox> {
  opening ??= createSandbox();
  return await opening;
}

/** The sandbox behind the page's own `fetch`, for one test file. */
export type MountedSandbox = {
  /** Makes the next request to a route fail; the fault is in the form of `POST /__sandbox/faults`. */
  readonly plan: (fault: Fault) => Promise<void>;
  /** Calls the provider from outside the page. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Method, path and query of each request from the page since the test began. */
  readonly requests: readonly string[];
  /** The bodies of the page's requests to a route such as `POST /api/v1/login`. */
  readonly bodies: (route: string) => unknown[];
  /** Holds back the reply to the next request to a route, given without query, until the returned function is called. */
  readonly hold: (route: string) => () => Promise<void>;
  /** Serves this text as a tenant's file for the rest of the test; undefined means that the file does not exist. */
  readonly setTenant: (key: string, text: string | undefined) => void;
};

/**
 * Mounts the sandbox for the tests of a file, each with fresh data. A request that neither the sandbox nor the tenants'
 * folder knows is an error, and so is a reply of the sandbox that does not match the OpenAPI file.
 */
export function mountSandbox(): MountedSandbox {
  let sandbox: Sandbox;
  const requests: string[] = [];
  const sent: { readonly route: string; readonly body: unknown }[] = [];
  const held: { readonly route: string; readonly until: Promise<void> }[] = [];
  const tenants = new Map<string, string | undefined>();
  let test = 0;
  const tell = async (method: string, path: string, body?: unknown) => {
    const reply = await sandbox.fetch(nodeRequest(`http://localhost${path}`, method, body));
    return reply.status === 204 ? undefined : ((await reply.json()) as unknown);
  };
  const server = setupServer(
    http.all("*", async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith("/tenants/")) return await tenantFile(pathname);
      if (!isSandboxPath(pathname)) return undefined;
      const route = `${request.method} ${pathname}`;
      const asking = test;
      requests.push(route + search);
      const text = await request.clone().text();
      sent.push({ route, body: text === "" ? undefined : JSON.parse(text) });
      const found = held.findIndex((one) => one.route === route);
      const [holding] = found < 0 ? [] : held.splice(found, 1);
      try {
        const reply = await sandbox.fetch(request);
        await holding?.until;
        if (latest > 0) await late();
        // An answer about the data of an earlier test would end the session of this one.
        return asking === test ? reply : HttpResponse.error();
      } catch (error) {
        if (error instanceof DroppedConnection) return HttpResponse.error();
        throw error;
      }
    }),
  );

  async function tenantFile(pathname: string) {
    const key = pathname.slice("/tenants/".length, -".json".length);
    const text = tenants.has(key) ? tenants.get(key) : await readText(`tenants/${key}.json`);
    return text === undefined ? new HttpResponse(null, { status: 404 }) : new HttpResponse(text);
  }

  beforeAll(async () => {
    sandbox = await openOnce();
    server.listen({ onUnhandledRequest: "error" });
  });
  beforeEach(async () => await sandbox.reset());
  afterEach(async () => {
    test++;
    expect(await tell("GET", "/__sandbox/violations")).toEqual([]);
    requests.length = 0;
    sent.length = 0;
    held.length = 0;
    tenants.clear();
  });
  afterAll(() => server.close());
  return {
    requests,
    bodies: (route) => sent.filter((one) => one.route === route).map(({ body }) => body),
    hold: (route) => {
      const gate = new EventTarget();
      held.push({ route, until: once(gate) });
      return async () => {
        gate.dispatchEvent(new Event("open"));
        // The reply reaches the page within this turn of the loop.
        await new Promise(setImmediate);
      };
    },
    call: tell,
    plan: async (fault) => void (await tell("POST", "/__sandbox/faults", fault)),
    setTenant: (key, text) => void tenants.set(key, text),
  };
}

async function late(): Promise<void> {
  await new Promise((resolve) => realTimers.setTimeout(resolve, Math.random() * latest));
}

async function once(gate: EventTarget): Promise<void> {
  await new Promise((resolve) => {
    gate.addEventListener("open", resolve, { once: true });
  });
}

function nodeRequest(url: string, method: string, body: unknown): Request {
  return new Request(url, {
    method,
    headers: { "content-type": "application/json", AppID: "test-application" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function readText(path: string): Promise<string | undefined> {
  return await readFile(path, "utf8").catch(() => undefined);
}
