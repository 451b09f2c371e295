import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { expect, test } from "vitest";

import { cacheControl, contentSecurityPolicy, securityHeaders } from "./headers.ts";
import { headersFile, redirectsFile } from "./host-rules.ts";
import type { HeaderSettings } from "./settings.ts";

const none: HeaderSettings = { apis: [], pictures: [] };
const bank: HeaderSettings = {
  apis: ["https://api.bank.example"],
  pictures: ["https://images.bank.example"],
};

test("the evaluator finds no severe problem in the policy, and knows every directive", () => {
  const policy = new CspParser(contentSecurityPolicy(bank)).csp;
  const grave = new CspEvaluator(policy).evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});

test("changes for some pages change nothing else", () => {
  const usual = contentSecurityPolicy(none).split("; ");
  const changed = contentSecurityPolicy(none, { "frame-ancestors": "'self'" }).split("; ");
  expect(changed.filter((directive) => !usual.includes(directive))).toEqual(["frame-ancestors 'self'"]);
  expect(usual.filter((directive) => !changed.includes(directive))).toEqual(["frame-ancestors 'none'"]);
});

test("the policy never allows inline or evaluated code", () => {
  expect(contentSecurityPolicy(none)).not.toMatch(/unsafe|\*|http:/);
});

test("only the APIs of the deployment may be called", () => {
  expect(contentSecurityPolicy(bank)).toContain("connect-src 'self' https://api.bank.example;");
});

test("pictures may come from this site, from data URLs and from listed hosts", () => {
  expect(contentSecurityPolicy(none)).toContain("img-src 'self' data:;");
  expect(contentSecurityPolicy(bank)).toContain("img-src 'self' data: https://images.bank.example;");
});

test("a browser that was here once uses only https for this host and its companies", () => {
  expect(securityHeaders(none)["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
});

test("the list of hosts that come with browsers is a deployment's choice", () => {
  expect(securityHeaders({ ...none, preload: true })["Strict-Transport-Security"]).toBe(
    "max-age=31536000; includeSubDomains; preload",
  );
});

test("violations are reported only to an address that the deployment names, without a sample of code", () => {
  expect(JSON.stringify(securityHeaders(none))).not.toMatch(/report/i);
  const headers = securityHeaders({ ...none, reports: "/policy-reports" });
  expect(headers["Content-Security-Policy"]).toMatch(/; report-uri \/policy-reports; report-to policy$/);
  expect(headers["Reporting-Endpoints"]).toBe('policy="/policy-reports"');
  expect(headers["Content-Security-Policy"]).not.toContain("report-sample");
});

test("hashed files are cached, all others are revalidated", () => {
  for (const path of ["/assets/index-abc.js", "/screens/water.1a2b.js"])
    expect(cacheControl(path)).toBe("public, max-age=31536000, immutable");
  const others = ["/", "/index.html", "/airtime", "/tenants/acme.json", "/screens/index.json"];
  expect(others.map(cacheControl)).toEqual(others.map(() => "no-cache"));
});

test("the file for hosts sets each header once on any path, and lets only existing files be cached", () => {
  const rules = headersFile(
    none,
    ["/", "/index.html", "/join", "/join.html"],
    ["/assets/index-abc.js"],
  ).split(/^(?=\/)/m);
  expect(rules[0]).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
  expect(rules[0]).not.toContain("Cache-Control");
  expect(rules.slice(1)).toEqual([
    "/\n  Cache-Control: no-cache\n",
    "/index.html\n  Cache-Control: no-cache\n",
    "/join\n  Cache-Control: no-cache\n",
    "/join.html\n  Cache-Control: no-cache\n",
    "/service-worker.js\n  Cache-Control: no-cache\n",
    "/tenants/*\n  Cache-Control: no-cache\n",
    "/screens/*\n  Cache-Control: no-cache\n",
    "/assets/index-abc.js\n  Cache-Control: public, max-age=31536000, immutable\n",
  ]);
});

test("a host sends the app for any path except those of missing files", () => {
  expect(redirectsFile().split("\n")).toEqual([
    "/assets/*  /assets/404.html  404",
    "/tenants/*  /tenants/404.html  404",
    "/screens/*  /screens/404.html  404",
    "/*  /index.html  200",
    "",
  ]);
});
