import { expectEnd, finish, result } from "../harness/airtime.ts";
import { ada, enter } from "../harness/customers.ts";
import { hold } from "../harness/hold.ts";
import { balanceOf } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";

test("balances are hidden until the customer shows them, a code is copied, and a transfer empties one terminal", async ({
  page,
  bank,
  context,
  sandbox,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const before = await balanceOf(sandbox, ada.wallet);
  await enter(page, bank, "/pos-terminal", "POS Terminal");
  const terminals = page.getByRole("radiogroup", { name: "Terminals" });
  const cards = terminals.getByRole("radio");
  await expect(cards).toHaveCount(3);
  await expect(terminals).not.toContainText("₦");

  const name = (await terminals
    .getByText(/^Terminal /)
    .first()
    .textContent())!;
  const code = name.replace("Terminal ", "");
  const eye = terminals.getByRole("button", { name: `Show balance of ${name}` });
  await eye.press("Enter");
  await expect(terminals.getByText(/^₦/)).toHaveCount(1);
  const shown = (await terminals.getByText(/^₦/).textContent())!;
  await terminals.getByRole("button", { name: `Copy ${code}` }).click();
  await expect(page.getByText(`${code} copied`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await cards.first().focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Transfer Fund" }).click();
  const ask = page.getByRole("dialog", { name: "Transfer Fund" });
  await expect(ask).toContainText(`From terminal ${code} to your wallet. The bank decides`);
  await ask.getByRole("textbox", { name: "Amount" }).fill("1,500.50");
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("dialog", { name: "Confirm Transfer" });
  await expect(confirm).toContainText("₦1,500.50");
  await confirm.getByRole("button", { name: "Back" }).click();
  await expect(ask.getByRole("textbox", { name: "Amount" })).toHaveValue(/1,?500\.50/);
  await expect(ask.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page.keyboard.press("Enter");
  await confirm.getByRole("button", { name: "Transfer Now" }).click();
  await expectEnd(page, "Successful", "");
  await expect(result(page, "successful")).toContainText(code);
  expect(await balanceOf(sandbox, ada.wallet)).toBe(before + 150_050);
  await finish(page);
  await eye.press("Enter");
  // The list is fetched again, so it shows the remaining balance.
  await expect(terminals.getByText(/^₦/)).not.toHaveText(shown);
});

test("cards that are on their way have places, so that what follows moves by a card at most", async ({
  page,
  bank,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await hold(page, "GET /api/v1/transactions/errandpay/get-pos-terminals");
  await enter(page, bank, "/pos-terminal", "POS Terminal");
  const terminals = page.getByRole("radiogroup", { name: "Terminals" });
  await expect(terminals.getByText("Getting terminals...")).toBeVisible();
  const send = page.getByRole("button", { name: "Transfer Fund" });
  const top = () => send.evaluate((button) => button.getBoundingClientRect().top);
  const before = await top();
  await release();
  await expect(terminals.getByRole("radio")).toHaveCount(3);
  const [one, next] = await terminals
    .getByRole("radio")
    .evaluateAll((all) => all.map((radio) => radio.getBoundingClientRect().top));
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(next! - one!);
});
