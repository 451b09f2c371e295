import { expect, test } from "vitest";

import { securityHeaders } from "#tools/server/headers.ts";

import { evaluate } from "./evaluate.ts";
import { report } from "./report.ts";
import { scoreOf, type ReplyHeaders } from "./score.ts";

const settings = { apis: [], pictures: [] };
const headers: ReplyHeaders = lower(securityHeaders(settings));
const html = '<!doctype html><script src="/a.js" integrity="sha256-a"></script>';

function lower(some: Readonly<Record<string, string>>): ReplyHeaders {
  return Object.fromEntries(Object.entries(some).map(([name, value]) => [name.toLowerCase(), value]));
}

test("our headers lose no point; pages with hashes and preload have all", () => {
  expect(scoreOf({ headers })).toEqual({ score: 130, lost: [] });
  expect(scoreOf({ headers, html })).toEqual({ score: 135, lost: [] });
  const preload = lower(securityHeaders({ ...settings, preload: true }));
  expect(scoreOf({ headers: preload, html }).score).toBe(140);
});

test.each([
  ["content-security-policy", undefined, "content security policy -25"],
  ["content-security-policy", "default-src 'self' 'unsafe-inline'", "content security policy -20"],
  ["content-security-policy", "script-src https:", "content security policy -20"],
  ["content-security-policy", "script-src 'self' 'unsafe-eval'", "content security policy -10"],
  ["strict-transport-security", undefined, "strict transport security -20"],
  ["strict-transport-security", "max-age=86400", "strict transport security -10"],
  ["x-content-type-options", undefined, "content types -5"],
  ["referrer-policy", "unsafe-url", "referrer -5"],
  ["access-control-allow-credentials", "true", "foreign origins -50"],
  ["set-cookie", "token=1; HttpOnly", "cookies -20"],
])("%s: %s loses points", (name, value, lost) => {
  expect(scoreOf({ headers: { ...headers, [name]: value } }).lost).toContain(lost);
});

test("a page without a hash for each script gets nothing for hashes", () => {
  expect(scoreOf({ headers, html: `${html}<script src="/b.js"></script>` }).score).toBe(130);
});

test("without a policy a reply can be framed, and has no bonus", () => {
  expect(scoreOf({ headers: {} })).toMatchObject({ score: 30 });
});

test("a weak policy has grave findings", () => {
  expect(evaluate("script-src 'unsafe-inline' *").grave).not.toEqual([]);
});

test("the report names each reply that has another header than the list", () => {
  const { "referrer-policy": _, ...less } = headers;
  const ways = [{ name: "one", replies: [{ path: "/", headers, html }] }];
  expect(report(ways, settings).violations).toEqual([]);
  expect(report(ways, settings).table).toContain("| one | 1 | 135 |");
  const weak = [{ name: "two", replies: [{ path: "/a.js", headers: less }] }];
  expect(report(weak, settings).violations).toEqual(["two: /a.js: Referrer-Policy is missing"]);
});
