import {
  buyAirtime,
  buyButton,
  confirm,
  expectEnd,
  fillAirtime,
  finish,
  goOn,
  goOnWarned,
  openAirtime,
  pinField,
  result,
  secondYes,
} from "../harness/airtime.ts";
import { ada } from "../harness/customers.ts";
import { hold } from "../harness/hold.ts";
import { balanceOf, blockHistory, PURCHASE, purchases } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";

test("a double click buys once", async ({ page, sandbox }) => {
  await openAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  const answer = await hold(page, PURCHASE);
  await pinField(page).fill(ada.pin);
  await buyButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Please wait..." })).toBeVisible();
  await answer();
  await expectEnd(page, "Successful", "");
  expect(await purchases(sandbox)).toHaveLength(1);
});

test("Enter held down buys once", async ({ page, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  const answer = await hold(page, PURCHASE);
  await pinField(page).fill(ada.pin);
  // Each further `down` without an `up` is a repeat, like from a key that is held down.
  for (let i = 0; i < 20; i++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await answer();
  await expect(result(page, "successful")).toBeVisible();
  expect(await purchases(sandbox)).toHaveLength(1);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("the same payment from a second tab while the first is running: sent after a second confirmation, debited once", async ({
  page,
  context,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await openAirtime(tab);
    await fillAirtime(tab);
  }
  // Neither tab may learn that the first payment succeeded, because then the second would be a new payment.
  await blockHistory(sandbox);
  const answer = await hold(page, PURCHASE);
  await goOn(page);
  await confirm(page, ada.pin);
  await expect.poll(() => purchases(sandbox)).toHaveLength(1);
  await goOnWarned(second);
  await secondYes(second).check();
  await confirm(second, ada.pin);
  await expectEnd(second, "Successful", "");
  await answer();
  await expectEnd(page, "Successful", "");
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("a pending payment that is confirmed again keeps its reference and is debited once", async ({
  page,
  sandbox,
}) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  await blockHistory(sandbox);
  await sandbox.plan({ route: PURCHASE, kind: "drop-after" });
  await buyAirtime(page);
  await expectEnd(page, "Payment pending", "");
  const reference = /\d{8}-\w{8}/.exec(await result(page, "pending").innerText())?.[0] ?? "none";
  await finish(page);
  await fillAirtime(page);
  await goOnWarned(page);
  await secondYes(page).check();
  await confirm(page, ada.pin);
  await expectEnd(page, "Successful", "");
  await expect(result(page, "successful")).toContainText(reference);
  expect(await purchases(sandbox)).toHaveLength(2);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 10_000);
});

test("two payments one after the other debit twice", async ({ page, sandbox }) => {
  const before = await balanceOf(sandbox, ada.wallet);
  await openAirtime(page);
  for (let i = 0; i < 2; i++) {
    await buyAirtime(page);
    await expectEnd(page, "Successful", "");
    await finish(page);
  }
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 20_000);
});
