import { expectAccessible } from "../harness/accessible.ts";
import { ada, enter } from "../harness/customers.ts";
import { hold } from "../harness/hold.ts";
import { expectReflow } from "../harness/reflow.ts";
import { delay, expectNoShift, watchShifts } from "../harness/shifts.ts";
import { expect, test } from "../harness/test.ts";

test("account overview: balances are hidden until the customer shows them, numbers can be copied", async ({
  page,
  bank,
  context,
  sandbox,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await watchShifts(page);
  await delay(sandbox, "customers/wallets");
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, bank, "/account", "Account Overview");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(3);
  await expectNoShift(page);
  await expect(page.getByText("245,300.50")).toBeHidden();
  await cards
    .first()
    .getByRole("button", { name: /^Show balance/ })
    .click();
  await expect(cards.first()).toContainText("₦245,300.50");
  await cards
    .first()
    .getByRole("button", { name: /^Copy account number/ })
    .press("Enter");
  await expect(page.getByText(`${ada.wallet}Copied successfully`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ada.wallet);
  await expectAccessible(page);
  await expectReflow(page);
});

test("performance: a year as a chart, and its figures as a table", async ({ page, bank, sandbox }) => {
  await watchShifts(page);
  await delay(sandbox, "customers/wallet-transactions", "transactions/history");
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, bank, "/performance", "Performance");
  const report = page.getByRole("region", { name: "Money in and out" });
  await expect(report.getByText(/^This covers \d+ successful transactions/)).toBeVisible();
  await expectNoShift(page);
  await report.getByText("Figures by month").focus();
  await page.keyboard.press("Enter");
  const table = report.getByRole("table", { name: "Money in and out by month" });
  await expect(table.getByRole("rowheader")).toHaveCount(12);
  await expectAccessible(page);
  await expectReflow(page);
});

for (const width of [360, 768, 1280]) {
  test(`performance: the history stays where it is when the figures come, at ${width} px`, async ({
    page,
    bank,
  }) => {
    const release = await hold(page, "GET /api/v1/transactions/history*");
    await page.setViewportSize({ width, height: 740 });
    await enter(page, bank, "/performance", "Performance");
    const history = page.getByRole("region", { name: "All History Performance" });
    const top = () => history.evaluate((element) => element.getBoundingClientRect().top);
    await expect(page.getByText("Adding up your transactions")).toBeVisible();
    const before = await top();
    await release();
    await expect(page.getByText(/^This covers \d+ successful transactions/)).toBeVisible();
    // Sentences may take a line more or less.
    expect(Math.abs((await top()) - before)).toBeLessThan(50);
  });
}
