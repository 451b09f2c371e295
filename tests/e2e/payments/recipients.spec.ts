import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { amountField, buyAirtime, expectEnd, finish, openAirtime, walletField } from "../harness/airtime.ts";
import { ada } from "../harness/customers.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/test.ts";

const MUM = "08031234567";
const SHOP = "08059870066";

const recent = (page: Page): Locator => page.getByRole("group", { name: "Recent" });
const pick = (page: Page, name: string): Locator => recent(page).getByRole("button", { name, exact: true });

/** Pays with this network, which may differ from the number's prefix, like for a ported number. */
async function pay(page: Page, phone: string, network?: string): Promise<void> {
  await buyAirtime(page, { phone, amount: "100", ...(network && { network }) });
  await expectEnd(page, "Successful", "");
  await finish(page);
}

test("removing recipients by keyboard: the focus moves on, and none is left after a reload", async ({
  page,
}) => {
  await openAirtime(page);
  await pay(page, MUM);
  await pay(page, SHOP);
  await recent(page)
    .getByRole("button", { name: `Forget ${SHOP}` })
    .press("Enter");
  await expect(pick(page, `${MUM} MTN`)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(recent(page).getByRole("button", { name: `Save ${MUM}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(recent(page)).toHaveCount(0);
  await expect(walletField(page)).toBeFocused();
  await page.reload();
  await expect(walletField(page)).toHaveValue(ada.wallet);
  await expect(recent(page)).toHaveCount(0);
});

test("five recipients: accessible, and nothing overflows a narrow screen", async ({ page }) => {
  await openAirtime(page);
  for (const last of [1, 2, 3, 4, 5, 6]) await pay(page, `0803123456${last}`);
  await expect(recent(page).getByRole("button", { name: /^Forget / })).toHaveCount(5);
  await pick(page, "08031234564 MTN").click();
  await amountField(page).fill("100");
  await expectAccessible(page);
  await expectReflow(page);
});
