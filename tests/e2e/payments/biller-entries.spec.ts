import { expectAccessible } from "../harness/accessible.ts";
import { expectEnd, finish, result } from "../harness/airtime.ts";
import { enter } from "../harness/customers.ts";
import { callsOf } from "../harness/money.ts";
import { pay, paymentNamed } from "../harness/payments.ts";
import { expect, test } from "../harness/test.ts";

test("one screen for many billers: found by itself, paid under its name, and first at the next visit", async ({
  page,
  bank,
  sandbox,
}) => {
  const cable = paymentNamed("cable TV");
  await enter(page, bank, "/bills-payment", "Bills Payment");
  await page.getByRole("searchbox", { name: "Find a bill" }).fill("gotvv");
  await page.getByRole("list", { name: "Bills found" }).getByRole("link", { name: /^GOtv/ }).click();
  const heading = page.getByRole("heading", { level: 1, name: "GOtv" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Ada Okafor GOtv");
  await expect(page.getByRole("combobox", { name: "Provider" })).toHaveValue("gotv");
  await expectAccessible(page);

  const fill = async () => {
    await page.getByRole("textbox", { name: "Smart Card Number" }).fill("7012345670");
    await page.getByRole("combobox", { name: "Plan" }).selectOption({ index: 1 });
    await expect(page.getByRole("textbox", { name: "Card Name" })).not.toHaveValue("");
  };
  await pay(page, { ...cable, fill });
  await expectEnd(page, cable.alert, "");
  await expect(result(page, "successful")).toContainText("GOtv");
  expect(await callsOf(sandbox, cable.call)).toHaveLength(1);
  await finish(page);
  await expect(page.getByRole("combobox", { name: "Provider" })).toHaveValue("gotv");

  await page.goto(bank.url("/bills-payment"));
  const own = page.getByRole("region", { name: "Your bills" });
  await expect(own.getByRole("link", { name: /^GOtv/ })).toHaveAttribute("href", /\?biller=gotv$/);
  await own.getByRole("button", { name: "Favourite: GOtv" }).click();
  await page.reload();
  await expect(own.getByRole("button", { name: "Favourite: GOtv" })).toHaveAttribute("aria-pressed", "true");
});

test.describe("the literal provider", () => {
  test.use({ provider: { provider: "literal", seed: 7 } });

  test("the companies of its list each have their entry, and one is paid from there", async ({
    page,
    bank,
    sandbox,
  }) => {
    const electricity = paymentNamed("electricity");
    await enter(page, bank, "/bills-payment", "Bills Payment");
    await page.getByRole("searchbox", { name: "Find a bill" }).fill("ikeja");
    const entry = page.getByRole("list", { name: "Bills found" }).getByRole("link", { name: /^Ikeja/ });
    await expect(entry).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.includes("electricity"))).toEqual([]);
    await entry.click();
    await expect(page.getByRole("heading", { level: 1, name: /^Ikeja/ })).toBeFocused();
    await expect(page).toHaveURL(/\/electricity-subscription\?biller=/);
    await pay(page, electricity);
    await expect(result(page, "successful")).toBeVisible();
    expect(await callsOf(sandbox, electricity.call)).toHaveLength(1);
  });
});
