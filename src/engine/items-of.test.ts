import { expect, test } from "vitest";

import { itemsOf } from "./items-of.ts";

test.each([
  [[{ id: 1 }], [{ id: 1 }]],
  [{ id: 1 }, [{ id: 1 }]],
  ["Car", ["Car"]],
  [[], []],
  [{}, []],
  ["", []],
  [null, []],
  [undefined, []],
])("%j has the items %j", (found, items) => expect(itemsOf(found)).toEqual(items));
