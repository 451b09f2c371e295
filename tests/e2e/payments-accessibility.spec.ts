import type { Page } from "@playwright/test";

import { expectAccessible } from "./harness/accessible.ts";
import { enter } from "./harness/customers.ts";
import { goOn, paymentNamed, payments, send } from "./harness/payments.ts";
import { expectReflow } from "./harness/reflow.ts";
import { expect, test } from "./harness/test.ts";

async function expectForEverybody(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await expectAccessible(page);
    await expectReflow(page);
  });
}

// Airtime's states are those of accessibility.spec.ts.
for (const payment of payments.filter(({ name }) => name !== "airtime")) {
  test(`${payment.name}: for everybody, at every width`, async ({ page, bank }) => {
    await enter(page, bank, payment.path, payment.heading, payment.customer);
    await page.getByRole("main").locator("button[type=submit]").first().click();
    await expect(page.getByRole("alert").getByRole("link").first()).toBeVisible();
    await expectForEverybody(page, "empty");
    await payment.fill(page, payment.wish(0));
    await goOn(page, payment);
    // What axe says of the dialog it says of airtime's; the rows are others.
    if (payment.onwards.length > 0) await expectReflow(page);
    // These two say more than airtime does: a countdown, and a token with its button.
    if (payment.name === "soft USSD") {
      await send(page, payment);
      await expect(page.getByRole("timer")).toBeVisible();
      await expectForEverybody(page, "waiting");
    }
    if (payment.name === "electricity") {
      await send(page, payment);
      await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
      await expect(page.getByRole("button", { name: "Copy token" })).toBeVisible();
      await expectForEverybody(page, "result");
    }
  });
}

test("the list of banks, open, and one that finds nothing", async ({ page, bank }) => {
  const transfer = paymentNamed("bank transfer");
  await enter(page, bank, transfer.path, transfer.heading);
  const field = page.getByRole("combobox", { name: "Bank" });
  await field.click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await expectForEverybody(page, "open");
  await field.fill("zzz");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await expectForEverybody(page, "nothing found");
});
