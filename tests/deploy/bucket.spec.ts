import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import type { ReleasedIndex } from "#definition/released.ts";
import { standBetween } from "#tests/bucket/between.ts";
import type { TestBucket } from "#tests/bucket/bucket.ts";
import { releaseTo } from "#tests/bucket/release-to.ts";
import { expect, test as base } from "#tests/bucket/watched-bucket.ts";
import { makeAirtimeProject } from "#tests/e2e/harness/airtime-project.ts";
import { signInTo } from "#tests/e2e/harness/customers.ts";
import { cacheControl, securityHeaders } from "#tools/server/headers.ts";
import { headerSettings } from "#tools/server/settings.ts";

import { ask } from "./ask.ts";
import { startNameServer } from "./name-server.ts";
import { HOST, makeCertificate, startSite, type RunningSite, type ServerName } from "./start-site.ts";

type Fixtures = { readonly server: ServerName; readonly released: void; readonly site: RunningSite };

/** The site of `serving.spec.ts` with its screens in a bucket, to which one biller was released. */
const test = base.extend<object, Fixtures>({
  server: ["nginx", { scope: "worker", option: true }],
  released: [
    async ({ s3, bucket }, use) => {
      const { root, write } = makeAirtimeProject();
      write("campus", "Campus");
      await releaseTo(s3, bucket, root);
      rmSync(root, { recursive: true });
      await use();
    },
    { scope: "worker", auto: true },
  ],
  site: [
    async ({ server, bank, watched }, use) => {
      const site = await startSite(server, apiOf(bank.url("")), undefined, {
        screens: watched.url,
        tenants: watched.url.replace("/released", "/published"),
      });
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
});

const INDEX = "/screens/index.json";

function apiOf(origin: string): string {
  return origin.replace("localhost", "127.0.0.1");
}

/** The index in the bucket, and the paths of the files that customers need. */
async function filesIn(bucket: TestBucket): Promise<{ readonly list: string; readonly module: string }> {
  const index = JSON.parse((await bucket.text("released/index.json"))!) as ReleasedIndex;
  const list = (await bucket.text(`released/${index.customers!.file}`))!;
  return {
    list: `/screens/${index.customers!.file}`,
    module: `/screens/${/campus\.\w+\.js/.exec(list)![0]}`,
  };
}

const tidied = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));

test("sends the bucket's files with the headers of its own, and of the bucket's only type and tag", async ({
  site,
  bucket,
  watched,
}) => {
  const list = securityHeaders(headerSettings(readFileSync(join(site.dist, "index.html"), "utf8")));
  const own = Object.keys(list).map((name) => name.toLowerCase());
  const { list: customers, module } = await filesIn(bucket);
  watched.treat = () => ({
    "set-cookie": "a=b",
    "access-control-allow-origin": "*",
    "x-amz-request-id": "1",
    "content-security-policy": "default-src *",
    "cache-control": "no-store",
    expires: "0",
  });
  for (const path of [INDEX, customers, module]) {
    const { status, headers, body } = await ask(site.url(path));
    expect(status, path).toBe(200);
    expect(body.toString(), path).toBe(await bucket.text(path.replace("/screens/", "released/")));
    const ofOwn = Object.entries(headers).filter(([name]) => own.includes(name));
    expect(Object.fromEntries(ofOwn), path).toEqual(
      Object.fromEntries(Object.entries(list).map(([name, value]) => [name.toLowerCase(), value])),
    );
    const others = Object.keys(tidied(headers)).filter((name) => !own.includes(name));
    const kept = [
      "alt-svc",
      "cache-control",
      "content-length",
      "content-type",
      "date",
      "etag",
      "server",
      "vary",
    ];
    expect(kept, path).toEqual(expect.arrayContaining(others));
    expect(headers["cache-control"], path).toBe(cacheControl(path));
    expect(headers["content-type"], path).toMatch(
      path === module ? /^text\/javascript/ : /^application\/json/,
    );
    expect(headers.etag, path).toMatch(/^"[^"]+"$/);
  }
});

test("compresses them, and a browser that has one is told with 304", async ({ site, bucket, watched }) => {
  const accepted = { "accept-encoding": "gzip" };
  const { module } = await filesIn(bucket);
  const { headers, body } = await ask(site.url(module), accepted);
  expect(headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(body).toString()).toBe(await bucket.text(module.replace("/screens/", "released/")));
  for (const path of [INDEX, module]) {
    const first = await ask(site.url(path), accepted);
    const tag = first.headers.etag!;
    for (const form of [tag, tag.replace(/^(?:W\/)?/, "W/")]) {
      const again = await ask(site.url(path), { ...accepted, "if-none-match": form });
      expect([again.status, again.body.length], `${path} ${form}`).toEqual([304, 0]);
      expect(again.headers["cache-control"], path).toBe(cacheControl(path));
    }
    expect(watched.asked.at(-1)!.headers["if-none-match"]).toMatch(/^"\w+"$/);
    const other = await ask(site.url(path), { "if-none-match": '"other"' });
    expect(other.status).toBe(200);
  }
});

test("asks the bucket for names of files alone: without a query, or anything of the customer", async ({
  site,
  bucket,
  watched,
}) => {
  const spoken = {
    cookie: "session=CANARY",
    authorization: "Bearer CANARY",
    forwarded: "for=CANARY",
    "x-forwarded-for": "CANARY",
    "x-amz-security-token": "CANARY",
    appid: "CANARY",
    origin: "https://CANARY.example",
    referer: "https://CANARY.example/",
    "user-agent": "CANARY",
    "accept-language": "CANARY",
    range: "bytes=0-1",
    "if-match": '"CANARY"',
    "if-none-match": '"CANARY", "other"',
  };
  const whole = await ask(site.url(`${INDEX}?acl&token=CANARY`), spoken);
  expect([whole.status, whole.body.toString()]).toEqual([200, await bucket.text("released/index.json")]);
  expect((await ask(site.url(INDEX), { ...spoken, ":method": "HEAD" })).status).toBe(200);
  const [get, head] = watched.asked;
  expect([get!.method, get!.url]).toEqual(["GET", `/${bucket.name}/released/index.json`]);
  expect(head!.method).toBe("HEAD");
  for (const { headers, rawHeaders } of watched.asked) {
    expect(rawHeaders.join(" ")).not.toContain("CANARY");
    expect(headers.host).toBe(new URL(watched.endpoint).host);
    const names = Object.keys(headers).filter((name) => headers[name] !== "");
    expect(["host", "connection", "accept-encoding"]).toEqual(expect.arrayContaining(names));
  }
  watched.asked.length = 0;
  for (const path of [
    "/screens/",
    "/screens/?list-type=2",
    "/screens/.conditions.json",
    "/screens/x%2findex.json",
    "/screens/folder/index.json",
    "/screens/page.html",
    "/screens/404.html",
    "/screens/index.json%3facl",
    "/screens/index.json%0d%0aX:1",
  ]) {
    const { status, body } = await ask(site.url(path));
    expect([404, 400], path).toContain(status);
    expect(body.toString(), path).not.toMatch(/ListBucket|<Error|<noscript>/);
  }
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
    expect((await ask(site.url(INDEX), { ":method": method })).status, method).toBe(405);
  expect(watched.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

test("no browser keeps what is missing, or that the bucket is away, and none reads what the bucket says about it", async ({
  site,
  watched,
}) => {
  for (const [treatment, status] of [
    ["pass", 404],
    [404, 404],
    [403, 404],
    [301, 502],
    [307, 502],
    [400, 502],
    [429, 502],
    [500, 502],
    [503, 502],
    ["cut", 502],
  ] as const) {
    watched.treat = () => treatment;
    const path = treatment === "pass" ? "/screens/gone.1a2b.js" : INDEX;
    const reply = await ask(site.url(path));
    expect([treatment, reply.status, reply.headers["cache-control"]]).toEqual([
      treatment,
      status,
      "no-store",
    ]);
    expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(reply.headers["location"]).toBeUndefined();
    expect(reply.body.toString()).not.toMatch(/<Error|<noscript>/);
  }
  expect((await ask(site.url("/"))).status).toBe(200);
});

test("a file whose end the bucket did not send is no whole file", async ({ site, bucket, watched }) => {
  const { module } = await filesIn(bucket);
  watched.treat = () => "half";
  await expect(ask(site.url(module))).rejects.toThrow();
});

test("sends a tenant that is published to the bucket at the next visit, and asks once", async ({
  site,
  bucket,
  watched,
}) => {
  const path = "/tenants/harbour.json";
  expect((await ask(site.url(path, "harbour"))).status).toBe(404);
  let tag: string | undefined;
  for (const name of ["Quay Bank", "Pier Bank"]) {
    await bucket.write("published/harbour.json", JSON.stringify({ brand: { name } }));
    const before = watched.asked.length;
    const reply = await ask(site.url(path, "harbour"), tag === undefined ? {} : { "if-none-match": tag });
    expect(JSON.parse(reply.body.toString())).toEqual({ brand: { name } });
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(watched.asked.length).toBe(before + 1);
    tag = reply.headers.etag!;
    expect((await ask(site.url(path, "harbour"), { "if-none-match": tag })).status).toBe(304);
  }
});

test("starts while the bucket cannot be found, and believes only whose certificate an authority has signed", async ({
  server,
  bank,
  s3,
  bucket,
}) => {
  const [signed, other] = [mkdtempSync(join(tmpdir(), "bucket-")), mkdtempSync(join(tmpdir(), "bucket-"))];
  const { certificate, key } = makeCertificate(signed);
  const { certificate: unknown } = makeCertificate(other);
  const tls = await standBetween(s3.endpoint, () => "pass", {
    key: readFileSync(key),
    cert: readFileSync(certificate),
  });
  const names = await startNameServer();
  // Caddy asks the machine's own name server.
  const host = server === "nginx" ? `bucket.${HOST}` : "localhost";
  const screens = `${tls.endpoint.replace("127.0.0.1", host)}/${bucket.name}/released`;
  const start = async (authorities: string) =>
    await startSite(server, apiOf(bank.url("")), undefined, {
      screens,
      authorities,
      resolver: names.address,
    });
  const site = await start(certificate);
  const indexNow = async () => (await ask(site.url(INDEX))).status;
  if (server === "nginx") expect(await indexNow()).toBe(502);
  names.know();
  await expect.poll(indexNow).toBe(200);
  const doubtful = await start(unknown);
  expect((await ask(doubtful.url(INDEX))).status).toBe(502);
  expect((await ask(doubtful.url("/"))).status).toBe(200);
  for (const one of [site, doubtful, tls, names]) await one.close();
  for (const folder of [signed, other]) rmSync(folder, { recursive: true });
});

test("a customer opens a biller that was released to the bucket, under a brand that was published to it", async ({
  page,
  bucket,
  site,
}) => {
  await bucket.write("published/harbour.json", JSON.stringify({ brand: { name: "Jetty Bank" } }));
  await signInTo(page, site.url("/campus", "harbour"), "Campus");
  await expect(page).toHaveTitle(/Campus/);
  await expect(page.getByText("Jetty Bank").first()).toBeVisible();
});
