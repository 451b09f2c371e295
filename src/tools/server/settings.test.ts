import { expect, test } from "vitest";

import { markAsSandbox, headerSettings } from "./settings.ts";

const setting = (name: string, content: string) =>
  `<head><meta name="${name}" content="${content}" /></head>`;
const page = (base: string) => setting("api-provider", base);
const pictures = (hosts: string) => setting("image-hosts", hosts);

test("paths add no origin", () => {
  expect(headerSettings(page("/api/v1/"))).toEqual({ apis: [], pictures: [] });
});

test("addresses add their origin, each once, for pictures too", () => {
  const html = page("https://api.bank.example/v1/") + setting("api-vas", "HTTPS://api.bank.example/v2/");
  const api = "https://api.bank.example";
  expect(headerSettings(html)).toEqual({ apis: [api], pictures: [api] });
});

test.each(["//api.bank.example/v1/", "api.bank.example", "ftp://api.bank.example/", "https:///v1/"])(
  "%s is no base of an API",
  (base) => expect(() => headerSettings(page(base))).toThrow(`api-provider: "${base}" is not the base`),
);

test("pictures may also come from the listed hosts, by https", () => {
  expect(headerSettings(pictures(" images.bank.example  *.cdn.example")).pictures).toEqual([
    "https://images.bank.example",
    "https://*.cdn.example",
  ]);
  expect(headerSettings(pictures("")).pictures).toEqual([]);
});

test.each(["https://images.bank.example", "*", "example", "a.example;script-src", "'unsafe-inline'"])(
  "%s is no host",
  (host) => expect(() => headerSettings(pictures(host))).toThrow(`"${host}" is not a host`),
);

test.each(["/policy-reports", "/a/b.c", "https://reports.bank.example:8443/csp"])(
  "%s is an address for reports",
  (address) => expect(headerSettings(setting("policy-reports", address)).reports).toBe(address),
);

test.each([
  "http://reports.bank.example/",
  "//evil.example/",
  "https://reports.bank.example",
  "/reports?to=1",
  "/reports;script-src",
  "reports",
])("%s is no address for reports", (address) =>
  expect(() => headerSettings(setting("policy-reports", address))).toThrow(`"${address}" is not an address`),
);

test("preloading is a choice", () => {
  expect(headerSettings(setting("hsts-preload", "true")).preload).toBe(true);
  expect(headerSettings(setting("hsts-preload", "")).preload).toBeUndefined();
  expect(() => headerSettings(setting("hsts-preload", "yes"))).toThrow(`"yes" is not a choice`);
});

test("settings that the build left unfilled say nothing", () => {
  const unfilled = ["api-provider", "image-hosts", "policy-reports", "hsts-preload"].map((name) =>
    setting(name, "%VITE_X%"),
  );
  expect(headerSettings(unfilled.join(""))).toEqual({ apis: [], pictures: [] });
});

test("a mark says that the provider is the sandbox", () => {
  expect(markAsSandbox("<head></head>")).toContain('<meta name="sandbox" content="true" />');
});

test.each([
  ["error-reports", "/error-reports"],
  ["error-share", "0.05"],
  ["error-share", "1"],
])("%s may be %s", (name, value) => expect(headerSettings(setting(name, value)).apis).toEqual([]));

test.each([
  ["error-reports", "https://reports.example/"],
  ["error-reports", "//reports.example"],
  ["error-reports", "/a?b"],
  ["error-share", "10%"],
  ["error-share", "2"],
])("%s cannot be %s", (name, value) =>
  expect(() => headerSettings(setting(name, value))).toThrow(`${name}: "${value}" is not a`),
);
