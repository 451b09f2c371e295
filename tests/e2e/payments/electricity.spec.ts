import { expectEnd, finish, result } from "../harness/airtime.ts";
import { enter } from "../harness/customers.ts";
import { pay, paymentNamed } from "../harness/payments.ts";
import { expect, test } from "../harness/test.ts";

const TOKEN = /\d{4}(?: \d{4}){4}/;
const electricity = paymentNamed("electricity");

test("the token of a meter: in groups of four, copied without spaces, on the receipt, and also if it comes late", async ({
  page,
  bank,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await enter(page, bank, electricity.path, electricity.heading);

  await test.step("at once: result and receipt", async () => {
    await pay(page, electricity);
    await expectEnd(page, "Successful", TOKEN);
    const panel = result(page, "successful");
    const token = TOKEN.exec((await panel.textContent()) ?? "")![0];
    await expect(panel.getByRole("definition").filter({ hasText: token })).toBeVisible();
    await panel.getByRole("button", { name: "Copy token" }).click();
    await expect(page.getByText(`${token.replaceAll(" ", "")} copied`)).toBeVisible();
    expect(await copied()).toBe(token.replaceAll(" ", ""));
    await panel.getByRole("button", { name: "Receipt" }).click();
    const receipt = page.getByRole("dialog", { name: / Receipt$/ });
    await expect(receipt).toContainText(token);
    await page.keyboard.press("Escape");
    await finish(page);
  });

  await test.step("late: in the pending result, and in the list after a reload", async () => {
    await pay(page, electricity, { recipient: electricity.magic(2), naira: 1000 });
    await expect(result(page, "pending")).not.toContainText("Token");
    const panel = result(page, "successful");
    await expect(panel).toContainText(TOKEN);
    await panel.getByRole("button", { name: "Receipt" }).click();
    await expect(page.getByRole("dialog", { name: / Receipt$/ })).toContainText(TOKEN);
    await page.goto(bank.url("/dashboard"));
    await page.reload();
    const listed = page.getByRole("region", { name: "Pending payments" }).getByRole("listitem");
    await expect(listed).toContainText(TOKEN);
    await listed.getByRole("button", { name: "Copy token" }).click();
    await expect.poll(copied).toMatch(/^\d{20}$/);
  });
});
