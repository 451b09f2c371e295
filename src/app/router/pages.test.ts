import { expect, test } from "vitest";
import { screens } from "virtual:screens";

import { pages } from "./pages.ts";

test("every screen that opens above a page names a page that exists", () => {
  const over = screens.flatMap((screen) => (screen.over ? [screen.over] : []));
  const paths = pages.map(({ path }) => path);
  expect(over.filter((path) => !paths.includes(path))).toEqual([]);
});
