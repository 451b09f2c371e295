import { expect, test } from "vitest";

import { markAsSandbox, originsIn } from "./settings.ts";

const page = (base: string) => `<head><meta name="api-provider" content="${base}" /></head>`;
const pictures = (hosts: string) => `<head><meta name="image-hosts" content="${hosts}" /></head>`;

test("paths add no origin", () => {
  expect(originsIn(page("/api/v1/"))).toEqual({ apis: [], pictures: [] });
});

test("addresses add their origin, each once, for pictures too", () => {
  const html = page("https://api.bank.example/v1/") + page("https://api.bank.example/v2/");
  const api = "https://api.bank.example";
  expect(originsIn(html)).toEqual({ apis: [api], pictures: [api] });
});

test("pictures may also come from the listed hosts, by https", () => {
  expect(originsIn(pictures(" images.bank.example  *.cdn.example")).pictures).toEqual([
    "https://images.bank.example",
    "https://*.cdn.example",
  ]);
  expect(originsIn(pictures("")).pictures).toEqual([]);
});

test.each(["https://images.bank.example", "*", "example", "a.example;script-src", "'unsafe-inline'"])(
  "%s is no host",
  (host) => expect(() => originsIn(pictures(host))).toThrow(`"${host}" is not a host`),
);

test("a mark says that the provider is the sandbox", () => {
  expect(markAsSandbox("<head></head>")).toContain('<meta name="sandbox" content="true" />');
});
