import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Catalogue } from "#gallery/protocol.ts";
import type { KeptDraft } from "#gallery/protocol-drafts.ts";
import { createKeptStore, type KeptStore } from "#tools/gallery/kept/kept-store.ts";
import { createShares, type Shares } from "#tools/gallery/shared/shares.ts";

import { createGuests, createGuestScenarios } from "./guests.ts";

const SCREEN = "schemas/screens/payments/airtime.json";
const PAGE = ".cache/gallery/src/gallery/gallery.html";
const HTML = '<html><head><meta name="api-provider" content="%VITE%" /></head></html>';
const SIGN_IN = { username: "ada", password: "Password1!" };
const navigation = { Accept: "text/html" };
let root: string;
let kept: KeptStore;
let shares: Shares;
let draft: KeptDraft;
/** The link of the shared draft, from the host on. */
let link: string;
/** What reached the sandbox. */
let reached: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "guests-"));
  for (const folder of ["schemas", "tenants"]) cpSync(folder, join(root, folder), { recursive: true });
  mkdirSync(join(root, ".cache/gallery/src/gallery"), { recursive: true });
  mkdirSync(join(root, ".cache/gallery/assets"));
  writeFileSync(join(root, PAGE), HTML);
  writeFileSync(join(root, ".cache/gallery/assets/main-1a2b.js"), "run()");
  kept = createKeptStore(root);
  const screen = { id: "airtime", path: "/airtime", title: "Shared airtime" };
  draft = kept.keep("New tariff", {
    [SCREEN]: { text: JSON.stringify({ ...JSON.parse(readScreen()), ...screen }), version: "1a2b" },
    "tenants/fresh.json": { text: '{ "theme": { "brand": "#7a1f5c" } }', version: "" },
  }) as KeptDraft;
  kept.keep("Secret", { "tenants/harbour.json": { text: '{ "secret": true }', version: "" } });
  shares = createShares((token) => [`http://192.0.2.7:5174/__gallery/shared/${token}`]);
  link = `/__gallery/shared/${shares.make(draft.id, "demo").token}`;
  reached = [];
});
afterEach(() => rmSync(root, { recursive: true }));

async function ask(method: string, path: string, init: RequestInit = {}, host = "192.0.2.7:5174") {
  const sandbox = {
    fetch: async (request: Request) => {
      reached.push(`${request.method} ${new URL(request.url).pathname}`);
      return Response.json({ status: true });
    },
  };
  const scenarios = createGuestScenarios();
  const guests = createGuests({ root, shares, sandbox, scenarios });
  return await guests.request(`http://${host}${path.replace("LINK", link)}`, {
    method,
    ...init,
    headers: { Host: host, ...(init.headers as Record<string, string>) },
  });
}
const json = async <T>(path: string) => (await (await ask("GET", path)).json()) as T;
const sent = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
});

describe("what a guest gets", () => {
  test.each([
    ["LINK", 200],
    ["LINK/airtime/sandbox?width=360", 200],
    ["LINK/view/airtime/sandbox?tenant=demo", 200],
    ["/__gallery/assets/main-1a2b.js", 200],
    ["LINK/api/shared", 200],
    ["LINK/api/catalogue", 200],
    ["LINK/api/scenarios/airtime", 200],
    ["LINK/api/modules/airtime.js", 200],
    ["LINK/api/modules/data.js", 200],
    ["LINK/api/languages/fr", 200],
    ["LINK/api/tenant?key=demo", 200],
    ["LINK/api/tenant?key=fresh", 200],
  ])("GET %s", async (path, status) => {
    const isPage = !path.includes("/api/") && !path.includes("/assets/");
    expect((await ask("GET", path, isPage ? { headers: navigation } : {})).status).toBe(status);
  });

  test.each([
    ["GET", "LINK/sandbox/api/v1/customers/wallets?page=1", undefined],
    ["GET", "LINK/sandbox/platform/api/v1/organizations/demo", undefined],
    ["POST", "LINK/sandbox/api/v1/login", SIGN_IN],
    ["POST", "LINK/sandbox/api/v1/transactions/verify-meter-number", { meter_number: "04000000000" }],
    ["GET", "/__sandbox/logos/demo.svg", undefined],
  ])("%s %s reaches the sandbox", async (method, path, body) => {
    expect((await ask(method, path, body && sent(body))).status).toBe(200);
    expect(reached).toEqual([`${method} ${path.replace("LINK/sandbox", "").replace(/\?.*/, "")}`]);
  });

  test("the name, and which screens and banks it changes", async () => {
    expect(await json("LINK/api/shared")).toEqual({
      name: "New tariff",
      keptAt: draft.keptAt,
      screens: ["airtime"],
      banks: ["fresh"],
      tenant: "demo",
    });
  });

  test("scenarios and files of the draft's screens, and of no others", async () => {
    const { screens, tenants } = await json<Catalogue>("LINK/api/catalogue");
    const own = screens.find(({ id }) => id === "airtime")!;
    expect([own.title, own.module]).toEqual(["Shared airtime", `${link}/api/modules/airtime.js`]);
    expect(own.scenarios.length).toBeGreaterThan(0);
    const others = screens.filter(({ id }) => id !== "airtime");
    expect(new Set(others.map((one) => JSON.stringify([one.file, one.parts, one.scenarios])))).toEqual(
      new Set(['["",[],[]]']),
    );
    expect(tenants).toEqual(["demo"]);
    expect((await ask("GET", "LINK/api/scenarios/data")).status).toBe(404);
  });

  test("the page sends calls through the link, tells nobody its address, and may not be kept", async () => {
    const page = await ask("GET", "LINK", { headers: navigation });
    expect(await page.text()).toContain(`content="${link}/sandbox/api/v1/"`);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const view = await ask("GET", "LINK/view/airtime/sandbox?tenant=demo", { headers: navigation });
    expect(view.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });

  test("what was kept last, at each request", async () => {
    kept.keepAgain(draft.id, { version: draft.version, name: "Newer tariff" });
    expect(await json("LINK/api/shared")).toMatchObject({ name: "Newer tariff" });
  });
});

describe("what no guest gets", () => {
  const FILES = { files: { [SCREEN]: "{}" } };
  test.each([
    // The gallery of this machine.
    ["GET", "/", undefined],
    ["GET", "/__gallery", undefined],
    ["GET", "/__gallery/airtime/sandbox", undefined],
    ["GET", "/__gallery/view/airtime/sandbox?tenant=demo", undefined],
    ["GET", "/__gallery/api/catalogue", undefined],
    ["GET", "/__gallery/api/kept", undefined],
    ["GET", `/__gallery/api/files?path=${SCREEN}`, undefined],
    ["PUT", `/__gallery/api/files?path=${SCREEN}`, { text: "{}", version: "1" }],
    ["POST", "/__gallery/api/drafts", FILES],
    ["POST", "/__gallery/api/panel", { path: SCREEN, text: "{}" }],
    ["POST", "/__gallery/api/complete", { path: SCREEN, text: "{}", offset: 0 }],
    // The same below a link.
    ["GET", "LINK/api/kept", undefined],
    ["GET", `LINK/api/files?path=${SCREEN}`, undefined],
    ["GET", "LINK/api/nothing", undefined],
    ["GET", "LINK/api/tenant?key=harbour", undefined],
    ["GET", "LINK/api/tenant?key=default", undefined],
    ["GET", "LINK/api/tenant?key=../schemas/provider.openapi", undefined],
    ["GET", "LINK/api/modules/../files.js", undefined],
    ["PUT", `LINK/api/files?path=${SCREEN}`, { text: "{}", version: "1" }],
    ["POST", "LINK/api/drafts", FILES],
    ["POST", "LINK/api/problems", FILES],
    ["POST", "LINK/api/panel", { path: SCREEN, text: "{}" }],
    ["POST", "LINK/api/kept", { name: "Mine", files: {} }],
    ["DELETE", "LINK/api/shared", {}],
    ["POST", "LINK", {}],
    // Sources, as a development server has them, and other files.
    ["GET", "/src/main.tsx", undefined],
    ["GET", "/@fs/etc/passwd", undefined],
    ["GET", "/@vite/client", undefined],
    ["GET", "/tenants/demo.json", undefined],
    ["GET", "/__gallery/assets/../src/gallery/gallery.html", undefined],
    ["GET", "/__gallery/assets/..%2f..%2f..%2fpackage.json", undefined],
    // The sandbox without a link, and its controls.
    ["GET", "/api/v1/customers/wallets", undefined],
    ["POST", "/api/v1/login", SIGN_IN],
    ["GET", "/__sandbox/violations", undefined],
    ["GET", "/__sandbox/documents/1a2b", undefined],
    ["POST", "/__sandbox/reset", {}],
    ["GET", "LINK/sandbox/__sandbox/log", undefined],
    ["GET", "LINK/sandbox/api/v1/../../__sandbox/log", undefined],
    ["GET", "LINK/sandbox/api/v1/%2e%2e/%2e%2e/__sandbox/log", undefined],
    ["GET", "LINK/sandbox//api/v1/profile", undefined],
    ["POST", "LINK/sandbox/__sandbox/reset", {}],
    // Calls that change somebody's sandbox.
    ["POST", "LINK/sandbox/api/v1/login", { username: "bola", password: "Password1!" }],
    ["POST", "LINK/sandbox/api/v1/login", { username: "ada", password: "guess" }],
    ["POST", "LINK/sandbox/api/v1/transactions/buy-airtime", { final_amount: 100 }],
    ["POST", "LINK/sandbox/api/v1/change-password", {}],
    ["POST", "LINK/sandbox/vas/api/payment/request", {}],
    ["PATCH", "LINK/sandbox/api/v1/card-mgt/cards/1/block", {}],
    ["PUT", "LINK/sandbox/api/v1/profile", {}],
    ["DELETE", "LINK/sandbox/api/v1/profile", {}],
  ])("%s %s", async (method, path, body) => {
    const answer = await ask(method, path, body ? sent(body) : {});
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(reached).toEqual([]);
    expect(kept.list()).toHaveLength(2);
  });

  test("by another host name: it could be one that resolves to this machine", async () => {
    for (const host of ["bank.example", "192.0.2.7.bank.example"]) {
      expect((await ask("GET", "LINK/api/shared", {}, host)).status).toBe(403);
    }
  });

  test("by a guessed, cut or withdrawn token, and when the draft is gone", async () => {
    const status = async () => (await ask("GET", "LINK/api/shared")).status;
    expect(await status()).toBe(200);
    const right = link;
    for (const wrong of [right.slice(0, -1), `${right}x`, "/__gallery/shared/", "/__gallery/shared/a"]) {
      link = wrong;
      expect(await status()).toBe(404);
    }
    link = right;
    shares.withdraw(draft.id);
    expect(await status()).toBe(404);
    expect((await ask("GET", "/__sandbox/logos/demo.svg")).status).toBe(404);
    link = `/__gallery/shared/${shares.make(draft.id, "demo").token}`;
    expect(link).not.toBe(right);
    kept.remove(draft.id);
    expect(await status()).toBe(404);
  });
});

test("a source of the draft may only be a call that its scenarios answer", async () => {
  const own = JSON.parse(readScreen()) as { sources: object };
  const sources = { ...own.sources, a: call("new-biller/look-up"), b: call("transactions/buy-airtime") };
  kept.keepAgain(draft.id, {
    version: draft.version,
    files: { [SCREEN]: { text: JSON.stringify({ ...own, sources }), version: "" } },
  });
  expect((await ask("POST", "LINK/sandbox/api/v1/new-biller/look-up", sent({}))).status).toBe(200);
  expect((await ask("POST", "LINK/sandbox/api/v1/transactions/buy-airtime", sent({}))).status).toBe(403);
  expect(reached).toEqual(["POST /api/v1/new-biller/look-up"]);
});

function call(name: string) {
  return { call: `POST ${name}`, items: "$response.body#/data" };
}

function readScreen(): string {
  return readFileSync(SCREEN, "utf8");
}
