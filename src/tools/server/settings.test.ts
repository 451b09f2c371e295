import { expect, test } from "vitest";

import { apiOrigins, markAsSandbox } from "./settings.ts";

const page = (base: string) => `<head><meta name="api-provider" content="${base}" /></head>`;

test("paths add no origin", () => {
  expect(apiOrigins(page("/api/v1/"))).toEqual([]);
});

test("addresses add their origin, each once", () => {
  const html = page("https://api.bank.example/v1/") + page("https://api.bank.example/v2/");
  expect(apiOrigins(html)).toEqual(["https://api.bank.example"]);
});

test("a mark says that the provider is the sandbox", () => {
  expect(markAsSandbox("<head></head>")).toContain('<meta name="sandbox" content="true" />');
});
