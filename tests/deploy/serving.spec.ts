import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startBank } from "#tests/e2e/harness/bank.ts";
import { ada } from "#tests/e2e/harness/customers.ts";
import { buyAirtime, expectEnd, signInToAirtime } from "#tests/e2e/harness/airtime.ts";
import { expect, test as base } from "#tests/e2e/harness/test.ts";
import { cacheControl, type Headers, securityHeaders } from "#tools/server/headers.ts";
import { headerSettings } from "#tools/server/settings.ts";

import { ask, type Reply } from "./ask.ts";
import { startSite, type RunningSite, type ServerName } from "./start-site.ts";

/** The server comes from the project (`playwright.config.ts`): each test runs behind each. */
type Fixtures = { readonly server: ServerName; readonly build: string; readonly site: RunningSite };

const test = base.extend<object, Fixtures>({
  server: ["nginx", { scope: "worker", option: true }],
  // A copy of the build, whose settings ask for reports.
  build: [
    async ({}, use) => {
      const build = mkdtempSync(join(tmpdir(), "build-"));
      cpSync("dist", build, { recursive: true });
      const unset = '<meta name="policy-reports" content="" />';
      const files = readdirSync(build, { recursive: true, encoding: "utf8" });
      for (const page of files.filter((file) => file.endsWith(".html"))) {
        const html = readFileSync(join(build, page), "utf8");
        writeFileSync(join(build, page), html.replace(unset, unset.replace('""', '"/policy-reports"')));
      }
      await use(build);
      rmSync(build, { recursive: true });
    },
    { scope: "worker" },
  ],
  bank: [
    async ({ build }, use) => {
      const bank = await startBank(build);
      await use(bank);
      await bank.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ server, bank, build }, use) => {
      const site = await startSite(server, bank.url("").replace("localhost", "127.0.0.1"), build);
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
});

/** The headers of a reply that the one list has. */
function listed(list: Headers, { headers }: Reply): unknown {
  return Object.fromEntries(Object.keys(list).map((name) => [name, headers[name.toLowerCase()]]));
}

test("has the headers of the one list on every reply, over HTTP/2 and TLS", async ({ site }) => {
  const asset = readdirSync(join(site.dist, "assets")).find((file) => file.endsWith(".js"))!;
  const paths = ["/", "/airtime", "/register", `/assets/${asset}`, "/tenants/harbour.json", "/gone.png"];
  const list = securityHeaders(headerSettings(readFileSync(join(site.dist, "index.html"), "utf8")));
  expect(list["Reporting-Endpoints"]).toBe('policy="/policy-reports"');
  for (const path of [...paths, "/api/v1/banks", "/api/v1/gone", "/service-worker.js"]) {
    expect(listed(list, await ask(site.url(path))), path).toEqual(list);
  }
});

test("sends pages for their paths and for unknown ones, and files as they are", async ({ site }) => {
  const page = (name: string) => readFileSync(join(site.dist, name));
  for (const [path, name] of [
    ["/", "index.html"],
    ["/register", "register.html"],
    ["/airtime", "airtime.html"],
    ["/loan/apply", "loan/apply.html"],
    // Folders of the build, and no pages of it.
    ["/loan", "index.html"],
    ["/profile", "index.html"],
    ["/loan/12/schedule", "index.html"],
    ["/service-worker.js", "service-worker.js"],
  ] as const) {
    const reply = await ask(site.url(path));
    expect(reply.status, path).toBe(200);
    expect(reply.headers["cache-control"], path).toBe(cacheControl(path));
    expect(reply.body.equals(page(name)), path).toBe(true);
  }
});

test("sends the compressed forms of an asset as they are, to be kept for a year", async ({ site }) => {
  const asset = readdirSync(join(site.dist, "assets")).find((file) => /^index-.*\.js$/.test(file))!;
  for (const [accepted, encoding, end] of [
    ["gzip, br", "br", ".br"],
    ["gzip", "gzip", ".gz"],
    ["identity", undefined, ""],
  ] as const) {
    const reply = await ask(site.url(`/assets/${asset}`), { "accept-encoding": accepted });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(reply.headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
    expect(reply.headers["cache-control"]).toBe(cacheControl("/assets/"));
    expect(reply.body.equals(readFileSync(join(site.dist, "assets", `${asset}${end}`)))).toBe(true);
  }
});

test("sends no page for what is missing or not for browsers, and no browser keeps that", async ({ site }) => {
  // Who publishes by git has its folder there, and a release that is being written has such a name.
  mkdirSync(join(site.tenants, ".git"));
  for (const file of [join(site.tenants, ".git/config.json"), join(site.screens, ".draft.json")]) {
    writeFileSync(file, "{}");
  }
  for (const path of [
    "/assets/gone.js",
    "/assets/gone",
    "/assets/",
    "/assets/404.html",
    "/tenants/gone.json",
    "/tenants/gone",
    "/tenants/404.html",
    "/screens/gone.1a2b.js",
    "/screens/404.html",
    "/tenants/..%2fkey.pem",
    "/..%2fkey.pem",
    "/favicon.png",
    "/_headers",
    "/_redirects",
    "/.env",
    "/tenants/.git/config.json",
    "/tenants/%2egit/config.json",
    "/screens/.draft.json",
  ]) {
    const reply = await ask(site.url(path));
    expect([404, 400], path).toContain(reply.status);
    expect(reply.headers["cache-control"], path).toBe("no-store");
    expect(reply.body.toString(), path).not.toContain("<noscript>");
  }
});

test("sends what is released while it runs: screens to be kept for a year, their index to be asked about", async ({
  site,
}) => {
  writeFileSync(join(site.screens, "water.1a2b.js"), "export const make = 1;");
  for (const path of ["/screens/water.1a2b.js", "/screens/index.json"]) {
    const reply = await ask(site.url(path));
    expect(reply.status, path).toBe(200);
    expect(reply.headers["cache-control"], path).toBe(cacheControl(path));
  }
});

test("sends a tenant that is published while it runs, and no longer one that is withdrawn", async ({
  site,
}) => {
  const path = "/tenants/harbour.json";
  for (const name of ["Quay Bank", "Pier Bank"]) {
    writeFileSync(join(site.tenants, "harbour.json"), JSON.stringify({ brand: { name } }));
    const reply = await ask(site.url(path, "harbour"));
    expect(JSON.parse(reply.body.toString())).toEqual({ brand: { name } });
    expect(reply.headers["cache-control"]).toBe("no-cache");
  }
  rmSync(join(site.tenants, "harbour.json"));
  expect((await ask(site.url(path, "harbour"))).status).toBe(404);
});

test("sends a browser that comes without TLS to the same address with TLS", async ({ site }) => {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site.plainUrl("/airtime?from=home"), { headers: { host: "harbour.bank.test" } }, resolve).on(
      "error",
      reject,
    );
  });
  reply.resume();
  expect([reply.statusCode, reply.headers.location]).toEqual([
    308,
    site.url("/airtime?from=home", "harbour"),
  ]);
});

test("a customer of a company buys airtime at the company's sub-domain", async ({ page, site }) => {
  await signInToAirtime(page, ada, site.url("", "harbour"));
  await buyAirtime(page);
  await expectEnd(page, "Successful", "Your airtime purchase was successful.");
});

test("a browser reports what the policy has refused, and nothing of the query is kept", async ({
  page,
  bank,
  site,
  problems,
}) => {
  problems.allow(/elsewhere\.example/);
  await page.goto(site.url("/?token=CANARY", "harbour"));
  await page.evaluate(() => {
    new Image().src = "https://elsewhere.example/CANARY.png?to=CANARY";
  });
  await expect
    .poll(() => bank.printed())
    .toContain("policy: img-src refused https://elsewhere.example on /,");
  expect(bank.printed()).not.toContain("CANARY");
});
