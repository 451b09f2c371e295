import type { Page } from "@playwright/test";

import { expectAccessible } from "./harness/accessible.ts";
import { enter } from "./harness/customers.ts";
import { expectReflow } from "./harness/reflow.ts";
import { expect, test } from "./harness/test.ts";

const greeting = /^Good (morning|afternoon|evening)/;
const sideMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const icons = (page: Page) => page.getByRole("navigation", { name: "Pay and transfer" });
const search = (page: Page) =>
  page.getByRole("combobox", { name: "Search screens, billers and recent transactions" });

/** Specification 1 §6: entry, menu flag, feature; and whether the dashboard has an icon for it. */
const entries = [
  ["Bank Transfer", "display-bank-transfer-menu", "payments-manager", true],
  ["Wallet Transfer", "display-wallet-transfer-menu", "payments-manager", true],
  ["Buy Airtime", "display-airtime-menu", "vtu-mgt", true],
  ["Buy Data", "display-data-menu", "vtu-mgt", true],
  ["Cable TV", "display-cable-tv-menu", "vtu-mgt", true],
  ["Electricity", "display-electricity-menu", "vtu-mgt", true],
  ["Performance", "display-transactions-menu", "vtu-mgt", false],
  ["Account", "display-transactions-menu", "vtu-mgt", false],
] as const;

test("menu and icons: each flag on and off, in the specification's order", async ({ page, bank }) => {
  await enter(page, bank, "/dashboard", greeting);
  const names = await sideMenu(page).getByRole("link").allTextContents();
  const known = names.filter((name) => entries.some(([entry]) => entry === name));
  expect(known).toEqual(entries.map(([name]) => name));
  expect(names[0]).toBe("Dashboard");

  const reloadWith = async (flags: object) => {
    bank.publishTenant("demo", { flags });
    await page.reload();
    await expect(icons(page).or(page.getByText("All Transactions")).first()).toBeVisible();
  };
  for (const flag of new Set(entries.map(([, menuFlag]) => menuFlag))) {
    await reloadWith({ menu: { [flag]: false } });
    const left = entries.filter(([, menuFlag]) => menuFlag !== flag).map(([name]) => name);
    for (const [name, menuFlag, , hasIcon] of entries) {
      const count = menuFlag === flag ? 0 : 1;
      await expect(sideMenu(page).getByRole("link", { name, exact: true }), name).toHaveCount(count);
      if (hasIcon) await expect(icons(page).getByRole("link", { name, exact: true })).toHaveCount(count);
    }
    expect(left.length).toBeLessThan(entries.length);
  }
  // The menu needs both flags; the dashboard's icons the company's menu flag alone (specification 1 §2).
  await reloadWith({ features: { "vtu-mgt": false } });
  for (const [name, , feature] of entries) {
    await expect(sideMenu(page).getByRole("link", { name, exact: true }), name).toHaveCount(
      feature === "vtu-mgt" ? 0 : 1,
    );
  }
  await expect(icons(page).getByRole("link", { name: "Buy Airtime" })).toBeVisible();
});

test("search and notifications with the keyboard alone, for everybody, at every width", async ({
  page,
  bank,
}) => {
  await enter(page, bank, "/dashboard", greeting);
  await expect(page.getByRole("table", { name: "All Transactions" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("el");
  await expect(page.getByRole("option", { name: /Ikeja Electric/ })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await search(page).fill("ikeja");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/electricity-subscription$/);

  await page.keyboard.press("Meta+k");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("DEMO-00000299");
  await page.getByRole("option", { name: /DEMO-00000299/ }).waitFor();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "DEMO-00000299 Receipt" })).toBeVisible();
  await page.keyboard.press("Escape");

  const bell = page.getByRole("button", { name: /^Notifications/ });
  await bell.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Notifications" });
  await expect(panel.getByRole("listitem")).toHaveCount(12);
  await expect(bell).toHaveAccessibleName("Notifications");
  await expectAccessible(page);
  await expectReflow(page);
  await bell.focus();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
});
