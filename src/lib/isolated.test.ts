import { expect, test } from "vitest";

import { isolated } from "./isolated.ts";

test.each(["محمد", "משה", "Everyday محمد", "\ufefb"])("%s keeps its direction to itself", (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(["", "Adaobi", "Ọlá", "2010000017", "王", "नाम", "₦1,250.50"])("%s stays as it is", (name) => {
  expect(isolated(name)).toBe(name);
});
