import { expect, test } from "vitest";

import { welcome } from "./welcome.ts";

test("each bank has its address, the default one plain localhost", () => {
  expect(welcome(5173, ["demo", "harbour"], "demo")).toBe(`
  demo     http://localhost:5173
  harbour  http://harbour.localhost:5173

  Sign in as ada with Password1!, PIN 1234. Ctrl-C stops.
`);
});
