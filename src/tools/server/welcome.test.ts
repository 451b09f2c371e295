import { expect, test } from "vitest";

import { welcome } from "./welcome.ts";

test("each bank has its address, the default one plain localhost", () => {
  const keys = ["demo", "harbour"];
  expect(welcome({ port: 5173, keys, defaultKey: "demo", gallery: false })).toBe(`
  demo     http://localhost:5173
  harbour  http://harbour.localhost:5173

  Sign in as ada with Password1!, PIN 1234. Ctrl-C stops.
`);
});

test("the gallery's address follows, where there is one", () => {
  expect(welcome({ port: 4173, keys: ["demo"], defaultKey: "demo", gallery: true })).toBe(`
  demo     http://localhost:4173

  gallery  http://localhost:4173/__gallery

  Sign in as ada with Password1!, PIN 1234. Ctrl-C stops.
`);
});

test("of thousands of banks the first are named", () => {
  const keys = Array.from({ length: 10_000 }, (_, index) => `bank-${index}`);
  const said = welcome({ port: 5173, keys, defaultKey: "demo", gallery: false });
  expect(said).toContain("bank-19 ");
  expect(said).not.toContain("bank-20 ");
  expect(said).toContain("9980 more  http://<company key>.localhost:5173");
});
