import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { createProduction } from "./production.ts";

const index =
  '<html><head><meta name="api-provider" content="https://api.bank.example/v1/" /></head><body>bank</body></html>';
const navigation = { headers: { Accept: "text/html,*/*" } };
let dist = "";

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "production-"));
  mkdirSync(join(dist, "assets"));
  mkdirSync(join(dist, "tenants"));
  writeFileSync(join(dist, "index.html"), index);
  writeFileSync(join(dist, "_headers"), "/*");
  writeFileSync(join(dist, "_redirects"), "/*");
  writeFileSync(join(dist, "assets/404.html"), "gone");
  writeFileSync(join(dist, "assets/app-1a2b.js"), "run()");
  writeFileSync(join(dist, "assets/app-1a2b.js.gz"), gzipSync("run()"));
  writeFileSync(join(dist, "tenants/acme.json"), '{"name":"Acme"}');
  mkdirSync(join(dist, "screens"));
  writeFileSync(join(dist, "screens/index.json"), '{"version":1}');
  writeFileSync(join(dist, "screens/water.1a2b.js"), "make()");
  writeFileSync(join(dist, "screens/.draft.json"), "{}");
  mkdirSync(join(dist, "tenants/.git"));
  for (const name of ["config", "config.json"]) writeFileSync(join(dist, "tenants/.git", name), "{}");
});

async function textOf(path: string): Promise<string> {
  return await (await get(path, navigation)).text();
}

afterEach(() => rmSync(dist, { recursive: true }));

async function get(path: string, init?: RequestInit) {
  return createProduction({ dist, tenants: join(dist, "tenants"), screens: join(dist, "screens") }).request(
    path,
    init,
  );
}

test("a build that follows its sources has no service worker, a build that stays has its own", async () => {
  writeFileSync(join(dist, "service-worker.js"), "keep()");
  writeFileSync(join(dist, "service-worker-off.js"), "leave()");
  const followed = { refresh: async () => {}, settled: async () => {}, problem: () => undefined };
  const following = createProduction({
    dist,
    tenants: join(dist, "tenants"),
    screens: join(dist, "screens"),
    followed,
  });
  expect(await (await following.request("/service-worker.js")).text()).toBe("leave()");
  expect(await (await get("/service-worker.js")).text()).toBe("keep()");
});

describe("pages", () => {
  test.each(["/", "/index.html", "/airtime", "/loans/12/schedule"])("%s is the app", async (path) => {
    const reply = await get(path, navigation);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<meta name="sandbox" content="true" />');
    expect(reply.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["/", "/join"])("%s is compressed as it is sent", async (path) => {
    const long = index.replace("bank</body>", `${"join ".repeat(300)}</body>`);
    for (const file of ["index.html", "join.html"]) writeFileSync(join(dist, file), long);
    const reply = await get(path, { headers: { ...navigation.headers, "Accept-Encoding": "gzip" } });
    expect(reply.headers.get("content-encoding")).toBe("gzip");
    const text = gunzipSync(Buffer.from(await reply.arrayBuffer())).toString();
    expect(text).toContain("join join");
    expect(text).toContain('<meta name="sandbox" content="true" />');
  });

  test("a public screen has its own page, and no other path reaches a file of that name", async () => {
    writeFileSync(join(dist, "join.html"), index.replace("bank</body>", "join</body>"));
    expect(await textOf("/join")).toContain("join</body>");
    expect(await textOf("/join")).toContain('<meta name="sandbox" content="true" />');
    expect((await get("/join")).status).toBe(200);
    expect((await get("/assets/404")).status).toBe(404);
    expect(await textOf("/%2e%2e%2fjoin")).not.toContain("join</body>");
    expect(await textOf("/x/..%2fjoin")).not.toContain("join</body>");
    expect(await textOf("/other")).toContain("bank</body>");
  });

  test("they carry the policy, with the APIs that the settings name", async () => {
    const policy = (await get("/", navigation)).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://api.bank.example;");
    // For the gallery only: a bank is never in a frame, and never has one.
    expect(policy).toContain("frame-ancestors 'none';");
    expect(policy).not.toContain("frame-src");
  });

  test("settings changed after the build apply at once", async () => {
    const production = createProduction({ dist, tenants: "tenants", screens: "screens" });
    writeFileSync(join(dist, "index.html"), index.replace("bank</body>", "another</body>"));
    expect(await (await production.request("/", navigation)).text()).toContain("another");
  });
});

const reported = { "csp-report": { "effective-directive": "img-src", "blocked-uri": "inline" } };

async function report(path: string, body = JSON.stringify(reported)) {
  const lines: string[] = [];
  const onReport = (line: string) => void lines.push(line);
  const production = createProduction({
    dist,
    tenants: join(dist, "tenants"),
    screens: join(dist, "screens"),
    onReport,
  });
  const reply = await production.request(path, { method: "POST", body });
  return { status: reply.status, lines };
}

describe("reports of violations", () => {
  test("have no address unless the settings name one", async () => {
    expect(await report("/reports")).toEqual({ status: 404, lines: [] });
  });

  test("come to the path that the settings name, in a form that can be read", async () => {
    const address = '<meta name="policy-reports" content="/reports" />';
    writeFileSync(join(dist, "index.html"), index.replace("</head>", `${address}</head>`));
    expect(await report("/reports")).toEqual({ status: 204, lines: ["img-src refused inline on /, in ?"] });
    expect((await report("/other")).status).toBe(404);
    expect(await report("/reports", "{")).toEqual({ status: 204, lines: [] });
    expect((await report("/reports", "x".repeat(70_000))).status).toBe(413);
  });
});

describe("files", () => {
  test("an asset is sent compressed and may be cached for ever", async () => {
    const reply = await get("/assets/app-1a2b.js", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(reply.headers.get("content-encoding")).toBe("gzip");
    expect(reply.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(reply.headers.get("cache-control")).toContain("immutable");
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("a released screen may be cached for ever, their index is asked about each time", async () => {
    const module = await get("/screens/water.1a2b.js");
    expect(module.headers.get("cache-control")).toContain("immutable");
    expect(module.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect((await get("/screens/index.json")).headers.get("cache-control")).toBe("no-cache");
  });

  test("an edited tenant file is served without a build", async () => {
    const production = createProduction({
      dist,
      tenants: join(dist, "tenants"),
      screens: join(dist, "screens"),
    });
    writeFileSync(join(dist, "tenants/acme.json"), '{"name":"Acme Bank"}');
    const reply = await production.request("/tenants/acme.json");
    expect(await reply.json()).toEqual({ name: "Acme Bank" });
    expect(reply.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["/tenants/acme.json", "/screens/index.json"])(
    "%s that is in the build, but not in the folder of what is published, is not found",
    async (path) => {
      const published = join(dist, "published");
      mkdirSync(published);
      const production = createProduction({ dist, tenants: published, screens: published });
      expect((await production.request(path)).status).toBe(404);
    },
  );

  test.each(["/tenants/acme.json", "/screens/index.json"])(
    "%s has a validator: 304 while it is the same",
    async (path) => {
      const etag = (await get(path)).headers.get("etag")!;
      const again = { headers: { "If-None-Match": etag } };
      const same = await get(path, again);
      expect([same.status, same.headers.get("cache-control")]).toEqual([304, "no-cache"]);
      writeFileSync(join(dist, path), "{}");
      expect((await get(path, again)).status).toBe(200);
    },
  );

  test.each([
    "/assets/gone.js",
    "/assets/gone",
    "/assets/gone/",
    "/assets/404.html",
    "/screens/gone.1a2b.js",
    "/screens/gone",
    "/tenants/gone.json",
    "/tenants/gone",
    "/favicon.png",
    "/_headers",
    "/_redirects",
    "/.git/config",
    "/tenants/.git/config",
    "/tenants/.git/config.json",
    "/screens/.draft.json",
  ])("%s is not found, even for a navigation, and never cached", async (path) => {
    const reply = await get(path, navigation);
    expect(reply.status).toBe(404);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(await reply.text()).not.toContain("<html>");
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("a path without a file is not found when a script requests it", async () => {
    expect((await get("/airtime", { headers: { Accept: "application/json" } })).status).toBe(404);
  });
});
