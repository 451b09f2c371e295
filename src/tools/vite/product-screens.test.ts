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
