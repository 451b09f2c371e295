import type { Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { enter } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/test.ts";

const greeting = /^Good (morning|afternoon|evening)/;
const sideMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const icons = (page: Page) => page.getByRole("navigation", { name: "Pay and transfer" });
const search = (page: Page) =>
  page.getByRole("combobox", { name: "Search screens, billers and recent transactions" });

/** Specification 1 §6: entry, its menu flags (one is enough), and its feature. */
const entries = [
  ["Bank Transfer", ["display-bank-transfer-menu"], "payments-manager"],
  ["Wallet Transfer", ["display-wallet-transfer-menu"], "payments-manager"],
  ["Buy Airtime", ["display-airtime-menu"], "vtu-mgt"],
  ["Buy Data", ["display-data-menu"], "vtu-mgt"],
  ["Cable TV", ["display-cable-tv-menu"], "vtu-mgt"],
  ["Electricity", ["display-electricity-menu"], "vtu-mgt"],
  ["Performance", ["display-transactions-menu"], "vtu-mgt"],
  ["Account", ["display-transactions-menu"], "vtu-mgt"],
  ["Virtual Card", ["display-virtual-card-menu"], "card-mgt"],
  ["Physical Card", ["display-physical-card-menu"], "card-mgt"],
  ["Loan", ["display-loan-menu"], "loan-mgt"],
  ["Properties", ["display-property-menu", "display-buy-now-pay-later-menu"], "properties-mgt"],
] as const;
const menuFlags = [...new Set(entries.flatMap(([, flags]) => flags))];
const features = [...new Set(entries.map(([, , feature]) => feature))];
/** The dashboard's icons, each with its menu flag (specification 1 §2). */
const iconNames = [
  "Buy Airtime",
  "Buy Data",
  "Cable TV",
  "Electricity",
  "Bank Transfer",
  "Virtual Card",
  "Wallet Transfer",
];

/**
 * Which flags are on, page by page: each flag is on in some pages and off in others, and no two flags are on in the same
 * pages. So an entry with a wrong flag is wrong in one of the pages.
 */
function patterns<F extends string>(flags: readonly F[]): Record<F, boolean>[] {
  const digits = Math.ceil(Math.log2(flags.length + 2));
  return Array.from({ length: digits }, (_, digit) => {
    const states = flags.map((flag, index) => [flag, (((index + 1) >> digit) & 1) === 1] as const);
    return Object.fromEntries(states) as Record<F, boolean>;
  });
}
const allOn = { menu: {}, features: {} };

const isOn = (of: Readonly<Record<string, boolean>>) => (flag: string) => of[flag] ?? true;

test("menu and icons: each flag on and off, in the specification's order", async ({ page, bank }) => {
  await enter(page, bank, "/dashboard", greeting);
  for (const flags of [
    allOn,
    ...patterns(menuFlags).map((menu) => ({ ...allOn, menu })),
    ...patterns(features).map((on) => ({ ...allOn, features: on })),
  ]) {
    bank.publishTenant("demo", { flags });
    await page.reload();
    await expect(page.getByRole("region", { name: "All Transactions" })).toBeVisible();
    const shown = entries.filter(
      ([, menu, feature]) => menu.some(isOn(flags.menu)) && isOn(flags.features)(feature),
    );
    const names = await sideMenu(page).getByRole("link").allTextContents();
    const known = names.filter((name) => entries.some(([entry]) => entry === name));
    expect(known, JSON.stringify(flags)).toEqual(shown.map(([name]) => name));
    expect(names[0]).toBe("Dashboard");
    await expect(sideMenu(page).getByRole("heading").first()).toHaveText("Overview");
    const withIcon = iconNames.filter((name) =>
      entries.find(([entry]) => entry === name)![1].some(isOn(flags.menu)),
    );
    await expect(icons(page).getByRole("link")).toHaveText(withIcon);
  }
});

test("search and notifications by keyboard only, accessible at every width", async ({ page, bank }) => {
  await enter(page, bank, "/dashboard", greeting);
  await expect((await reachHistory(page)).getByRole("table")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("el");
  await expect(page.getByRole("option", { name: /Ikeja Electric/ })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  // Styles follow the size of text there and back, of which no event tells.
  await expect(page.locator("html")).toHaveAttribute("data-holding", /\|\(min-width: 64rem\)\|/);
  await search(page).fill("ikeja");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/electricity-subscription\?biller=ikeja-electric$/);

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

test("in a low window the menu shows the entry of the current page", async ({ page, bank }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await enter(page, bank, "/loan", "Loan");
  await expect(sideMenu(page).getByRole("link", { name: "Loan" })).toBeInViewport();
  await sideMenu(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(sideMenu(page).getByRole("link", { name: "Dashboard" })).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto(bank.url("/support"));
  await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("link", { name: "Contact Support" })).toBeInViewport();
});

test("a dialog rises in 300 ms over a backdrop of 150 ms; a toast is at the top right", async ({
  page,
  bank,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await enter(page, bank, "/atm-card", "Cards");
  await page
    .getByRole("button", { name: /^Freeze/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Freeze this card?" });
  const durations = await dialog.evaluate((element) => [
    getComputedStyle(element.firstElementChild!).animationDuration,
    getComputedStyle(element, "::backdrop").animationDuration,
  ]);
  expect(durations).toEqual(["0.3s", "0.15s"]);
  await dialog.getByRole("button", { name: "Freeze card" }).click();
  const toast = (await page.getByText("Your card is frozen.").boundingBox())!;
  expect(toast.x).toBeGreaterThan(page.viewportSize()!.width / 2);
  expect(toast.y).toBeLessThan(page.viewportSize()!.height / 4);
});
