import { expect, test } from "vitest";
import { pagePaths } from "#definition/page-paths.ts";

import { pages } from "./pages.ts";

test("every page is in the list that lint knows", () => {
  expect(pages.map(({ path }) => path)).toEqual(pagePaths);
});
