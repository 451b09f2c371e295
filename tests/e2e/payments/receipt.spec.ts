import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { buyAirtime, expectEnd, openAirtime, result } from "../harness/airtime.ts";
import { ada, openDashboard } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { HISTORY, PURCHASE } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";

/** A row with a wide reference and a long description, which the history may contain. */
const long = {
  id: 1,
  reference_number: `REF-${"0123456789".repeat(6)}`,
  user_amount: 123_456_789.01,
  user_charge_amount: 10.5,
  transaction_type: "debit",
  transaction_type_id: 9,
  credit_debit_type_id: 2,
  transaction_category: { category: "Electricity Bill Payment With A Long Name" },
  status: { label: "Successful", color: "success" },
  user_wallet: { wallet_number: ada.wallet, currency: { code: "NGN", symbol: "₦" } },
  description: `Meter 04120 of ${"Adaobi Chukwuemeka-Okonkwo ".repeat(8)}${"x".repeat(80)}`,
  created_at: "2026-11-20T15:05:00.000Z",
  token: "12345678901234567890",
};

/** Counts calls of `print`, because the test browser has no printer. */
async function countPrints(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = String(
        Number(document.documentElement.dataset["printed"] ?? 0) + 1,
      );
    };
  });
}

async function openFirstReceipt(page: Page, history: string): Promise<Locator> {
  const section = await reachHistory(page, history);
  await section
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("button", { name: "View Details" }).click();
  const dialog = page.getByRole("dialog", { name: / Receipt$/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Prints a receipt and returns the window that opens. */
async function print(page: Page, dialog: Locator): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Print" }).click();
  const popup = await opening;
  await expect(popup.locator("html")).toHaveAttribute("data-printed", "1");
  return popup;
}

async function pagesOf(popup: Page, paper: { format: "A4" } | { width: string }): Promise<number> {
  const pdf = await popup.pdf({ ...paper, preferCSSPageSize: false });
  return pdf.toString("latin1").match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

test("a row of the history has a receipt that prints on one page and can be saved", async ({
  page,
  sandbox,
}) => {
  await countPrints(page);
  await sandbox.plan({
    route: HISTORY,
    kind: "status",
    status: 200,
    body: {
      status: true,
      message: "",
      data: {
        transactions: { data: [long] },
        meta_data: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
      },
    },
    times: 10,
  });
  // The start page has another history on phones than on desks; this page has one for both.
  await openDashboard(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Performance" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Performance" })).toBeVisible();
  const dialog = await openFirstReceipt(page, "All History Performance");
  await expect(dialog.getByRole("term")).toHaveText([
    "Amount",
    "Token",
    "Charges/Commission",
    "Reference",
    "Transaction Type",
    "Status",
    "Naration",
    "Date",
  ]);
  await expect(dialog).toContainText("1234 5678 9012 3456 7890");
  await expectAccessible(page);

  const popup = await print(page, dialog);
  expect(new URL(popup.url()).pathname + new URL(popup.url()).search).toBe("/print/receipt");
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600]);
  await expect(popup).toHaveTitle(`${long.reference_number} Receipt`);
  const paper = popup.getByRole("main");
  for (const text of ["Demo Bank", "₦123,456,789.01", "₦10.50", "1234 5678 9012 3456 7890", "Naration"]) {
    await expect(paper).toContainText(text);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await popup.emulateMedia({ colorScheme });
    expect(await pagesOf(popup, { format: "A4" })).toBe(1);
    expect(await pagesOf(popup, { width: "80mm" })).toBe(1);
  }
  await expectAccessible(popup);

  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${long.reference_number} Receipt.png`);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("receipt"))).toBeNull();
});

test("a payment has a receipt at once; the print window closes with the session", async ({ page }) => {
  await countPrints(page);
  await page.context().addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ title, files }: ShareData) => {
        shared.push({ title, files: files?.map(({ name, type, size }) => [name, type, size > 1000]) });
      },
    });
  });
  await openAirtime(page);
  await buyAirtime(page, { amount: "1,250.50" });
  await expectEnd(page, "Successful", "");
  await result(page, "successful").getByRole("button", { name: "Receipt" }).click();
  const dialog = page.getByRole("dialog", { name: / Receipt$/ });
  for (const text of ["₦1,250.50", "08059870066", "Airtime Subscription", "Debit", "Successful"]) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog).not.toContainText("Not final");
  await expectAccessible(page);

  const name = (await dialog.getByRole("heading").textContent())!;
  await dialog.getByRole("button", { name: "Share" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: name, files: [[`${name}.png`, "image/png", true]] }]);

  const popup = await print(page, dialog);
  await expect(popup.getByRole("main")).toContainText("₦1,250.50");
  const kept = await popup.evaluate(() => `${document.body.outerHTML}${sessionStorage.getItem("receipt")}`);
  expect(kept).not.toMatch(new RegExp(`(?<![\\d-])${ada.pin}(?!\\d)`));

  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(popup.getByText(/^You are signed out/)).toBeVisible();
  expect(await popup.evaluate(() => sessionStorage.getItem("receipt"))).toBeNull();
});

test("the receipt of a pending payment says that it is not final", async ({ page, sandbox }) => {
  await openAirtime(page);
  await sandbox.plan({ route: HISTORY, kind: "status", status: 500, times: 1000 });
  await sandbox.plan({ route: PURCHASE, kind: "drop-after" });
  await buyAirtime(page);
  await result(page, "pending").getByRole("button", { name: "Receipt" }).click();
  await expect(page.getByRole("dialog", { name: / Receipt$/ })).toContainText("Not final");
});

test("a blocked print window has a message", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openDashboard(page);
  const dialog = await openFirstReceipt(page, "All Transactions");
  await dialog.getByRole("button", { name: "Print" }).click();
  await expect(page.getByText(/^Your browser blocked the print window/)).toBeVisible();
});
