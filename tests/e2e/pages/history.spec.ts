import { readFile } from "node:fs/promises";

import type { Locator } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { openAirtime } from "../harness/airtime.ts";
import { ada, enter } from "../harness/customers.ts";
import { reach, reachEnd, reachHistory } from "../harness/far-below.ts";
import { hold } from "../harness/hold.ts";
import { HISTORY } from "../harness/money.ts";
import { expectReflow } from "../harness/reflow.ts";
import { tabTo } from "../harness/by-keyboard.ts";
import { expect, test } from "../harness/test.ts";

const DAY = 24 * 60 * 60 * 1000;
const lagosDay = (date: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format(date);

test("the history is paged, filtered and exported, and a row leads to Support", async ({ page, bank }) => {
  await enter(page, bank, "/performance", "Performance");
  const section = await reachHistory(page, "All History Performance");
  const rows = section.getByRole("rowheader");
  await expect(rows).toHaveCount(10);

  await section.getByLabel("Rows per page").selectOption("25");
  await expect(rows).toHaveCount(25);
  await page.reload();
  await reach(section);
  await expect(rows).toHaveCount(25);
  const first = (await rows.first().textContent())!;
  await section.getByRole("button", { name: "Next" }).click();
  await expect(section.getByText(/^26 to 50 of \d+$/)).toBeVisible();
  await expect(rows.first()).not.toHaveText(first);

  const from = lagosDay(new Date(Date.now() - 200 * DAY));
  const to = lagosDay(new Date(Date.now() - 20 * DAY));
  const filter = section.getByRole("button", { name: "Filter" });
  await section.getByLabel("From").fill(from);
  await expect(filter).toBeDisabled();
  await section.getByLabel("To").fill(to);
  await filter.click();
  const summary = section.getByText(/^1 to 25 of \d+$/);
  await expect(summary).toBeVisible();
  const count = Number(/\d+$/.exec((await summary.textContent())!)![0]);

  const downloading = page.waitForEvent("download");
  await section.getByRole("button", { name: "Download CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`transactions-${from}-to-${to}.csv`);
  const text = await readFile(await download.path(), "utf8");
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toBe(
    "\uFEFFRef,Date and Time,Amount,Charges/Commission,Currency,Type,Category,Status,Description",
  );
  expect(lines).toHaveLength(count + 1);
  for (const line of lines.slice(1)) {
    const [, time = "", amount] = line.split(",");
    expect(time.slice(0, 10) >= from && time.slice(0, 10) <= to, line).toBe(true);
    expect(amount).toMatch(/^\d+\.\d\d$/);
  }

  const reference = (await rows.nth(1).textContent())!;
  // A transfer between own wallets has two rows with the same reference.
  const actions = section.getByRole("button", { name: /^Actions for/ }).nth(1);
  await actions.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "View Details" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(bank.url(`/support?reference=${reference}&about=dispute`));
});

test("on a phone the history below a form is made when the customer scrolls, goes on with the Tab key, or prints the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAirtime(page);
  const history = page.getByRole("region", { name: "Past transactions" });
  const found = history.getByText(/^1 to 10 of /);
  const rows = history.getByRole("rowheader");
  const heading = history.getByRole("heading", { name: "Past transactions" });
  await expect(heading).toBeAttached();
  await expect(found).toHaveCount(0);
  /** Opens the page once more, not by a reload, after which the browser scrolls back. Ends when the list is there and shown. */
  const openAgain = async () => {
    const listed = page.waitForResponse((response) => response.url().includes("/wallet-transactions"));
    await page.goto("/airtime");
    await (await listed).finished();
    await expect(heading).toBeAttached();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  // Whoever reads the heading can go on to what stands below it.
  const { y } = (await heading.boundingBox())!;
  await page.setViewportSize({ width: 360, height: Math.ceil(y) + 1 });
  await expect(history.getByLabel("From")).toBeAttached();

  await page.setViewportSize({ width: 360, height: 740 });
  await openAgain();
  await expect(found).toHaveCount(0);
  await page.mouse.move(180, 370);
  await page.mouse.wheel(0, 20);
  await expect(found).toBeVisible();
  // Nobody sees a row yet: with the PIN dialog the browser has one of them to style.
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).not.toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(rows.nth(1)).toBeVisible();
  // The rest of them when the customer comes near; their room is kept.
  expect(await rows.count()).toBeLessThan(10);
  await expect(history.getByRole("table")).toHaveAttribute("aria-rowcount", "-1");
  const pager = history.getByLabel("Rows per page");
  const height = async () => (await pager.boundingBox())!.y - (await heading.boundingBox())!.y;
  const before = await height();
  await reachEnd(page);
  await expect(rows).toHaveCount(10);
  await expect(history.getByRole("table")).not.toHaveAttribute("aria-rowcount");
  expect(before / (await height())).toBeGreaterThan(0.75);

  await openAgain();
  await page.getByRole("textbox", { name: "Amount" }).focus();
  await expect(rows).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(rows).toHaveCount(10);
  await tabTo(page, history.getByLabel("From"));
  await tabTo(page, history.getByRole("button", { name: /^Actions for/ }).first());

  await openAgain();
  await expect(rows).toHaveCount(0);
  expect((await page.pdf()).toString("latin1")).toContain("/Type /Page");
  await expect(rows).toHaveCount(10);

  // Turned and turned back: all rows stay, and so does the focus in one of them.
  await openAgain();
  await page.mouse.wheel(0, 20);
  await expect(rows).not.toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 360 });
  await expect(rows).toHaveCount(10);
  const actions = history.getByRole("button", { name: /^Actions for/ }).last();
  await actions.focus();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(rows.last()).toHaveCSS("display", "block");
  await expect(rows).toHaveCount(10);
  await expect(actions).toBeFocused();
});

test("the history is searched and filtered, in pages and in the file, by keyboard and at every width", async ({
  page,
  bank,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, bank, "/performance", "Performance");
  const section = await reachHistory(page, "All History Performance");
  await expect(section.getByText(/^1 to 10 of /)).toBeVisible();
  await reachEnd(page);
  const rows = section.getByRole("rowheader");
  await expect(rows).toHaveCount(10);
  const chip = section.getByRole("button", { name: /^Find in this list/ });
  await chip.press("Enter");
  await section.getByRole("searchbox", { name: /^Whom/ }).fill("meter");
  await section.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Electricity" });
  await section.getByRole("textbox", { name: "Smallest amount" }).fill("1,500");
  await page.keyboard.press("Enter");
  await expect(chip).toHaveText("Find in this list: 3 on");
  await expect(section.getByRole("row").filter({ hasText: "₦1,000.00" })).toHaveCount(0);
  await expect(section.getByRole("row").filter({ hasText: "Prepaid meter" }).first()).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);

  const downloading = page.waitForEvent("download");
  await section.getByRole("button", { name: "Download CSV" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  const lines = text.trimEnd().split("\r\n").slice(1);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain("meter");
});

test("10,000 rows: the last page, one day, and all rows as a file, while the page still reacts", async ({
  page,
  bank,
  sandbox,
}) => {
  await sandbox.lengthenHistory(10_000);
  await enter(page, bank, "/dashboard", /^Good/);
  const section = await reachHistory(page);
  const rows = section.getByRole("rowheader");
  const count = section.getByText(/^1 to 10 of \d+$/);
  await expect(count).toBeVisible();
  const total = Number(/\d+$/.exec((await count.textContent())!)![0]);
  expect(total).toBeGreaterThan(10_000);
  const last = section.getByRole("button", { name: "Last page" });
  await last.focus();
  await page.keyboard.press("Enter");
  await expect(section.getByText(new RegExp(`to ${total} of ${total}$`))).toBeVisible();
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute("aria-disabled", "true");

  const day = lagosDay(new Date(Date.now() - 100 * DAY));
  await section.getByLabel("From").fill(day);
  await section.getByLabel("To").fill(day);
  await section.getByRole("button", { name: "Filter" }).click();
  await expect(section.getByText(/^1 to 10 of \d\d$/)).toBeVisible();
  await section.getByRole("button", { name: "Clear dates" }).click();
  await expect(section.getByText(`1 to 10 of ${total}`)).toBeVisible();

  const downloading = page.waitForEvent("download");
  const answer = await hold(page, HISTORY, "page=60&items_per_page=100");
  await section.getByRole("button", { name: "Download CSV" }).click();
  await expect(section.getByRole("progressbar", { name: /^Page \d+ of 10\d$/ })).toBeVisible();
  const first = (await rows.first().textContent())!;
  await section.getByRole("button", { name: "Next" }).click();
  await expect(rows.first()).not.toHaveText(first);
  await expect(section.getByRole("progressbar")).toBeVisible();
  await answer();
  const text = await readFile(await (await downloading).path(), "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(total + 1);
});

test("rows with the longest texts fit at every width", async ({ page, bank, sandbox }) => {
  const row = {
    id: 1,
    reference_number: `REF-${"0123456789".repeat(6)}`,
    user_amount: 123_456_789.01,
    credit_debit_type_id: 1,
    transaction_type_id: 11,
    transaction_category: { category: "Electricity Bill Payment With A Long Name" },
    status: { label: "Successful", color: "success" },
    user_wallet: { wallet_number: ada.wallet, currency: { code: "NGN", symbol: "₦" } },
    created_at: "2026-11-20T15:05:00.000Z",
  };
  const body = {
    data: {
      data: {
        current_page: 1,
        last_page: 1000,
        total: 10_000,
        data: [row, { id: 2, transaction_type_id: 11 }],
      },
    },
  };
  await sandbox.plan({ route: HISTORY, kind: "status", status: 200, body, times: 10 });
  await enter(page, bank, "/airtime", "Airtime Subscription");
  await reachHistory(page, "Past transactions");
  const status = page.getByText("Successful");
  for (const width of [1280, 1024, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(status).toBeVisible();
    // The label stays on one line: neighbouring columns do not break the word.
    expect((await status.boundingBox())!.height, `${width} px`).toBeLessThan(30);
  }
  await expectReflow(page);
});

test("a date begins below its column's name, and stays in two lines; on a phone date and status begin below the words", async ({
  page,
  bank,
}) => {
  await enter(page, bank, "/airtime", "Airtime Subscription");
  const table = (await reachHistory(page, "Past transactions")).getByRole("table");
  const row = table.getByRole("row").filter({ hasText: "Failed" }).first();
  const date = row.getByRole("cell").first();
  await expect(date).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await startOf(date)).toBe(await startOf(table.getByRole("columnheader", { name: "Date and Time" })));

  // Two lines, each of whole words. The page hears of another size with the next frame, and its font may come late.
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(async () => await heightOf(row.getByRole("rowheader"))).toBeLessThan(50);
  await expect.poll(async () => await heightOf(date)).toBeLessThan(50);

  await page.setViewportSize({ width: 360, height: 800 });
  const status = row.getByRole("cell").nth(3).locator("> span");
  const fromWords = async (x: number) => x - (await startOf(row.locator("strong")));
  await expect.poll(async () => await fromWords(await startOf(date))).toBe(0);
  await expect.poll(async () => await fromWords((await status.boundingBox())!.x)).toBe(0);
});

/** Where its text begins, in px. */
async function startOf(element: Locator): Promise<number> {
  return (await textBox(element)).x;
}

/** How high its text is, in px. */
async function heightOf(element: Locator): Promise<number> {
  return (await textBox(element)).height;
}

async function textBox(element: Locator): Promise<DOMRectReadOnly> {
  return await element.evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    return text.getBoundingClientRect().toJSON() as DOMRectReadOnly;
  });
}
