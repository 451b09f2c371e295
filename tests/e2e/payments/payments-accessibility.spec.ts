import type { Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { enter } from "../harness/customers.ts";
import { goOn, paymentNamed, send } from "../harness/payments.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/test.ts";

async function expectForEverybody(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await expectAccessible(page);
    await expectReflow(page);
  });
}

// Forms, dialogs and alerts of every payment are views of gallery.spec.ts.
test("the token of a meter, with its button", async ({ page, bank }) => {
  const electricity = paymentNamed("electricity");
  await enter(page, bank, electricity.path, electricity.heading, electricity.customer);
  await electricity.fill(page, electricity.wish(0));
  await goOn(page, electricity);
  await send(page, electricity);
  await expect(page.getByRole("button", { name: "Copy token" })).toBeVisible();
  await expectForEverybody(page, "result");
});

test("the open list of banks, and a search without results", async ({ page, bank }) => {
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
