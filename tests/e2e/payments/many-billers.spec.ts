import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { run } from "#tools/commands/release-screens.ts";

import { expectAccessible } from "../harness/accessible.ts";
import { enterAt } from "../harness/customers.ts";
import { emptyProject } from "../harness/empty-project.ts";
import { expect, test } from "../harness/test.ts";

const COUNT = 2000;
const LONG = "Hall 7 of the College of Agriculture, Forestry and Veterinary Medicine";

/** A project whose one screen serves so many billers, one of them with a long name. */
function makeProject(): string {
  const { root, folder } = emptyProject();
  const text = readFileSync("schemas/screens/payments/cable-tv.json", "utf8");
  const { menu, ...cable } = JSON.parse(text) as { readonly menu: object };
  const billers = Array.from({ length: COUNT }, (_, index) => ({
    id: `hall-${index}`,
    label: index === 7 ? LONG : `Hall ${index}`,
    fill: { cable_tv_type: "gotv" },
  }));
  const entry = { ...menu, label: "Campus", category: "Campus" };
  writeFileSync(
    join(folder, "campus.json"),
    JSON.stringify({ ...cable, id: "campus", path: "/campus", menu: entry, billers }),
  );
  return root;
}

/** The rows that are there, in their order: where they begin and end, in pixels of the window. */
async function rowsOf(page: Page) {
  return await page.getByRole("list", { name: "Campus" }).evaluate((list) =>
    [...list.children].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { top, bottom, place: Number(row.getAttribute("aria-posinset")) };
    }),
  );
}

/** Rows follow each other without a gap and without overlap, and fill the window. */
async function expectWhole(page: Page): Promise<void> {
  await expect(async () => {
    const rows = await rowsOf(page);
    expect(rows.length).toBeLessThan(60);
    for (const [index, row] of rows.slice(1).entries()) {
      expect(row.place).toBe(rows[index]!.place + 1);
      expect(Math.abs(row.top - rows[index]!.bottom)).toBeLessThan(1.5);
    }
    const { height } = page.viewportSize()!;
    expect(rows[0]!.place === 1 || rows[0]!.top <= 0).toBe(true);
    expect(rows.at(-1)!.place === COUNT || rows.at(-1)!.bottom >= height).toBe(true);
  }).toPass();
}

test("two thousand billers: scrolled to the end, found by a key, walked through by keyboard", async ({
  page,
  bank,
}) => {
  const root = makeProject();
  expect(await run(["--to", bank.screens, "--confirm-money"], { root, print: () => undefined })).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  const address = bank.url("/bills-payment?category=Campus");

  await test.step("only rows near the window are there, wherever that is", async () => {
    await enterAt(page, address, "Campus");
    await expectWhole(page);
    await expectAccessible(page);
    await page.evaluate(() => scrollBy(0, 20_000));
    await expectWhole(page);
    await page.evaluate(() => scrollTo(0, 1e6));
    await expect(page.getByRole("link", { name: "Hall 1999" })).toBeInViewport();
    await expectWhole(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("link", { name: LONG })).toBeInViewport();
    await expectWhole(page);
  });
  await test.step("Tab goes from row to row, and the row with the focus stays while the page is scrolled", async () => {
    const link = (index: number) => page.getByRole("link", { name: `Hall ${index}`, exact: true });
    await link(10).focus();
    for (let key = 0; key < 80; key++) await page.keyboard.press("Tab");
    await expect(link(50)).toBeFocused();
    await expect(link(50)).toBeInViewport();
    await page.evaluate(() => scrollBy(0, 30_000));
    await expect(link(50)).not.toBeInViewport();
    await expect(link(50)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Favourite: Hall 50", exact: true })).toBeInViewport();
  });
  await test.step("a search finds one of them, and it opens the form with itself chosen", async () => {
    await page.goto(bank.url("/bills-payment"));
    await page.getByRole("searchbox", { name: "Find a bill" }).fill("hall 1234");
    await page.getByRole("list", { name: "Bills found" }).getByRole("link", { name: "Hall 1234" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hall 1234" })).toBeVisible();
  });
  rmSync(root, { recursive: true });
});
