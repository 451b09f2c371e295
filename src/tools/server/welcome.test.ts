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
