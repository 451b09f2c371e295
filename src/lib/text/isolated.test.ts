import { expect, test } from "vitest";

import { beside, isolated, unmarked } from "./isolated.ts";

test.each(["محمد", "משה", "Everyday محمد", "\ufefb"])("%s keeps its direction to itself", (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  expect(unmarked(isolated(name))).toBe(name);
});

test.each(["", "Adaobi", "Ọlá", "2010000017", "王", "नाम", "₦1,250.50"])("%s stays as it is", (name) => {
  expect(isolated(name)).toBe(name);
});

test.each([
  ["an override", "A\u202eB\u202c"],
  ["the end of the isolation, then an override", "A\u2069\u202eB"],
  ["an end before its beginning", "A\u2069B\u2068"],
  ["an isolation around an override", "\u2068A\u202eB\u2069"],
])("a text cannot break out by %s", (_, text) => {
  expect(isolated(text)).toBe("\u2068AB\u2069");
});

test("what is isolated stays so inside a longer text", () => {
  expect(isolated(`to ${isolated("محمد")}`)).toBe("\u2068to \u2068محمد\u2069\u2069");
});

test("texts in a row are isolated one by one, without the empty ones", () => {
  expect(beside(["محمد", undefined, "", "₦100"])).toBe("\u2068محمد\u2069 · ₦100");
  expect(beside(["Airtime", "₦100"], ", ")).toBe("Airtime, ₦100");
});
