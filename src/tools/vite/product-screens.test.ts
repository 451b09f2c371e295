import { keywords } from "virtual:screen-keywords";
import { screens } from "virtual:screens";
import { expect, test } from "vitest";

test("every screen of the product is in the index and loads as what the index says", async () => {
  expect(screens.length).toBeGreaterThan(0);
  const loaded = await Promise.all(screens.map(({ load }) => load()));
  expect(loaded.map(({ id, path }) => [id, path])).toEqual(screens.map(({ id, path }) => [id, path]));
});

test("the menu's order is the index's order", () => {
  const orders = screens.flatMap(({ menu }) => (menu ? [menu.order] : []));
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test("keywords are apart from the index, and belong to entries of the menu", () => {
  expect(screens.filter(({ menu }) => menu && "keywords" in menu)).toEqual([]);
  expect(keywords["/cable-tv-subscription"]).toContain("DStv");
  const inMenu = screens.flatMap(({ path, menu }) => (menu ? [path] : []));
  expect(inMenu).toEqual(expect.arrayContaining(Object.keys(keywords)));
});
