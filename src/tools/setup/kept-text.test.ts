import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { afterEach, expect, test, vi } from "vitest";

import { keptText } from "./kept-text.ts";

const folder = `test-${randomUUID()}`;
const place = join(import.meta.dirname, "../../../.cache", folder);

afterEach(() => rmSync(place, { recursive: true, force: true }));

test("a text is made once, and anew when what it is made from has changed", () => {
  const make = vi.fn<() => string>(() => "made");
  const ask = (madeFrom: unknown) => keptText(`${folder}/*.txt`, madeFrom, make);
  expect([ask(["a", { b: 1 }]), ask(["a", { b: 1 }])]).toEqual(["made", "made"]);
  expect(make).toHaveBeenCalledTimes(1);
  ask(["a", { b: 2 }]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("where nothing can be kept, it is made each time", () => {
  const make = vi.fn<() => string>(() => "made");
  const ask = () => keptText(`${folder}/\0/*.txt`, "a", make);
  expect([ask(), ask()]).toEqual(["made", "made"]);
  expect(make).toHaveBeenCalledTimes(2);
});
