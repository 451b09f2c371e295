import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { securityHeaders } from "./headers.ts";
import { createProduction } from "./production.ts";

const TAG = '"1a2b"';
const objects: Readonly<Record<string, string>> = {
  "/bank/released/index.json": '{"version":1}',
  "/bank/released/water.1a2b.js": "make()",
  "/bank/tenants/acme.json": '{"name":"Acme"}',
};
let dist = "";
let bucket: Server;
let origin = "";
let asked: IncomingMessage[] = [];
/** The status that the bucket answers instead of its files. */
let status: number | undefined;
let lines: string[] = [];

beforeEach(async () => {
  [asked, status, lines] = [[], undefined, []];
  dist = mkdtempSync(join(tmpdir(), "production-"));
  writeFileSync(join(dist, "index.html"), "<html></html>");
  bucket = createServer((one, reply) => {
    asked.push(one);
    const body = objects[one.url!];
    const isKnown = one.headers["if-none-match"] === TAG;
    const said = { "Set-Cookie": "a=b", "x-amz-request-id": "1", "Cache-Control": "no-store", ETag: TAG };
    const Location = "http://elsewhere.example/";
    if (status !== undefined) reply.writeHead(status, { Location }).end("<Error/>");
    else if (body === undefined) reply.writeHead(403).end("<Error/>");
    else if (isKnown) reply.writeHead(304, said).end();
    else reply.writeHead(200, { ...said, "Content-Type": "text/javascript" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(bucket, "listening");
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});

afterEach(() => {
  bucket.close();
  bucket.closeAllConnections();
  rmSync(dist, { recursive: true });
});

const onProblem = (line: string): void => void lines.push(line);

async function get(path: string, init?: RequestInit): Promise<Response> {
  const [tenants, screens] = [`${origin}/bank/tenants`, `${origin}/bank/released`];
  return await createProduction({ dist, tenants, screens, onProblem }).request(path, init);
}

test.each([
  ["/screens/index.json", '{"version":1}', "no-cache"],
  ["/screens/water.1a2b.js", "make()", "public, max-age=31536000, immutable"],
  ["/tenants/acme.json", '{"name":"Acme"}', "no-cache"],
])("%s is the bucket's, under the headers of the site and no others", async (path, text, kept) => {
  const reply = await get(path);
  expect([reply.status, await reply.text()]).toEqual([200, text]);
  const own = Object.keys(securityHeaders({ apis: [], pictures: [] })).map((name) => name.toLowerCase());
  const others = ["cache-control", "content-type", "etag"];
  const names = [...reply.headers.keys()].filter((name) => !own.includes(name));
  expect(others).toEqual(expect.arrayContaining(names));
  expect(reply.headers.get("cache-control")).toBe(kept);
  expect(reply.headers.get("content-type")).toBe("text/javascript");
});

test.each([TAG, `W/${TAG}`])(
  "a browser that has the file (%s) is told with 304, and keeps it",
  async (tag) => {
    const reply = await get("/screens/water.1a2b.js", { headers: { "If-None-Match": tag } });
    expect([reply.status, await reply.text()]).toEqual([304, ""]);
    expect(reply.headers.get("cache-control")).toContain("immutable");
    expect(reply.headers.get("etag")).toBe(TAG);
  },
);

test("the bucket hears the name of a file and a tag, and nothing of the customer", async () => {
  const headers = {
    Cookie: "CANARY",
    Authorization: "CANARY",
    "X-Forwarded-For": "CANARY",
    Range: "bytes=0-1",
    "If-None-Match": '"CANARY", "other"',
  };
  expect((await get("/screens/index.json?acl=CANARY", { headers })).status).toBe(200);
  expect((await get("/screens/index.json", { method: "HEAD", headers })).status).toBe(200);
  expect(asked.map(({ method, url }) => [method, url])).toEqual([
    ["GET", "/bank/released/index.json"],
    ["HEAD", "/bank/released/index.json"],
  ]);
  expect(asked.map(({ rawHeaders }) => rawHeaders.join()).join()).not.toMatch(/CANARY|range/i);
});

test.each([
  "/screens/",
  "/screens/?list-type=2",
  "/screens/.conditions.json",
  "/screens/..%2fprivate.json",
  "/screens/folder/index.json",
  "/screens/page.html",
  "/screens/404.html",
  "/screens/index.json%3facl",
])("the bucket never hears of %s", async (path) => {
  const reply = await get(path, { headers: { Accept: "text/html" } });
  expect([reply.status, asked.length]).toEqual([404, 0]);
});

test.each(["POST", "PUT", "DELETE"])("nor of %s", async (method) => {
  expect((await get("/screens/index.json", { method })).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  [undefined, 404, []],
  [404, 404, []],
  [301, 502, ["/screens/gone.js: the bucket answers 301."]],
  [400, 502, ["/screens/gone.js: the bucket answers 400."]],
  [503, 502, ["/screens/gone.js: the bucket answers 503."]],
])("what the bucket does not send (%s) is %i, and no browser keeps it", async (given, expected, said) => {
  status = given;
  const reply = await get("/screens/gone.js");
  expect([reply.status, reply.headers.get("cache-control")]).toEqual([expected, "no-store"]);
  expect(await reply.text()).not.toContain("<Error/>");
  expect(reply.headers.get("location")).toBeNull();
  expect(lines).toEqual(said);
});

test("a bucket without an index is told: its address may be wrong", async () => {
  status = 403;
  expect((await get("/screens/index.json")).status).toBe(404);
  expect(lines).toEqual(["/screens/index.json: the bucket does not have it, or shows it to nobody."]);
});

test("a bucket that is down is 502, and is told", async () => {
  bucket.close();
  const reply = await get("/screens/index.json");
  expect([reply.status, reply.headers.get("cache-control")]).toEqual([502, "no-store"]);
  expect(lines).toEqual(["/screens/index.json: the bucket does not answer (ECONNREFUSED)."]);
});
