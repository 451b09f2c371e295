import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { run } from "#tools/commands/release-screens.ts";

import { ada, enterAt } from "../harness/customers.ts";
import { emptyProject } from "../harness/empty-project.ts";
import { expect, test } from "../harness/test.ts";

/** A project whose one screen serves two billers: cable TV under another name. */
function makeProject(): string {
  const { root, folder } = emptyProject();
  const text = readFileSync("schemas/screens/payments/cable-tv.json", "utf8");
  const { menu, ...cable } = JSON.parse(text) as { readonly menu: object };
  const screen = {
    ...cable,
    id: "campus",
    path: "/campus",
    menu: { ...menu, label: "Campus", category: "Campus" },
    billers: [
      { id: "north", label: "North Campus", synonyms: ["quad"], fill: { cable_tv_type: "gotv" } },
      { id: "south", label: "South Campus", fill: { cable_tv_type: "dstv" } },
    ],
  };
  writeFileSync(join(folder, "campus.json"), JSON.stringify(screen));
  return root;
}

function found(page: Page, name: string) {
  return page.getByRole("list", { name: "Bills found" }).getByRole("link", { name });
}

async function look(page: Page, address: string, words: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("searchbox", { name: "Find a bill" }).fill(words);
}

test("released billers are found and chosen, a bank has some of them, and a rollback takes them away", async ({
  page,
  bank,
}) => {
  const root = makeProject();
  const release = (...args: string[]) =>
    run(["--to", bank.screens, "--confirm-money", ...args], { root, print: () => undefined });
  const directory = bank.url("/bills-payment");
  bank.publishTenant("harbour", { billers: { campus: ["south"] } });
  expect(await release()).toBe(0);

  await test.step("each has its entry, and opens the form with itself chosen", async () => {
    await enterAt(page, directory, "Bills Payment");
    const category = page.getByRole("region", { name: "Campus" });
    await expect(category.getByRole("link", { name: "North Campus" })).toBeVisible();
    await expect(category.getByRole("link", { name: "South Campus" })).toBeVisible();
    await look(page, directory, "quad");
    await found(page, "North Campus").click();
    await expect(page.getByRole("heading", { level: 1, name: "North Campus" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Provider" })).toHaveValue("gotv");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox", { name: /^Search screens/ }).fill("south camp");
    await page.getByRole("option", { name: /^South Campus/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "South Campus" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Provider" })).toHaveValue("dstv");
  });
  await test.step("a bank that names one has no other", async () => {
    const other = await page.context().newPage();
    const address = bank.url("/bills-payment", "harbour");
    await enterAt(other, address, "Bills Payment", { ...ada, application: "harbour-application" });
    await look(other, address, "campus");
    await expect(found(other, "South Campus")).toBeVisible();
    await expect(found(other, "North Campus")).toHaveCount(0);
    await other.close();
  });
  await test.step("a rollback takes them away", async () => {
    expect(await release("--rollback")).toBe(0);
    await look(page, directory, "campus");
    await expect(page.getByText("Nothing found")).toBeVisible();
    await expect(found(page, "North Campus")).toHaveCount(0);
  });
  rmSync(root, { recursive: true });
});
