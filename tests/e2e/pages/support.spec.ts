import { expectAccessible } from "../harness/accessible.ts";
import { enter } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { expectReflow } from "../harness/reflow.ts";
import { delay, expectNoShift, watchShifts } from "../harness/shifts.ts";
import { expect, test } from "../harness/test.ts";

test("a dispute starts in the history and reaches support with its reference", async ({ page, bank }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, bank, "/airtime", "Airtime Subscription");
  const row = (await reachHistory(page, "Past transactions"))
    .getByRole("button", { name: /^Actions for / })
    .first();
  const reference = (await row.getAttribute("aria-label"))?.replace("Actions for ", "") ?? "";
  await row.click();
  await page.getByText("Request Dispute").click();
  const section = page.getByRole("region", { name: "Dispute a transaction" });
  await expect(section.getByText(reference).first()).toBeVisible();
  const mail = section.getByRole("link", { name: "Write an e-mail" });
  await expect(mail).toHaveAttribute(
    "href",
    new RegExp(`^mailto:support@demo\\.example\\?subject=Dispute%3A%20${reference}&`),
  );
  await section.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByText("Message copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(reference);
  await expect(page.getByRole("link", { name: "demo.example/help" })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  await page.getByRole("button", { name: "facebook.com/demo.example" }).click();
  const leaving = page.getByRole("dialog", { name: "You are leaving Demo Bank" });
  await expect(leaving.getByText("facebook.com", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await leaving.getByRole("button", { name: "Stay here" }).click();
  await expectAccessible(page);
  await expectReflow(page);
});

test("banks and bills, accessible at every width", async ({ page, bank, sandbox }) => {
  await watchShifts(page);
  await delay(sandbox, "get-banks", "organizations/*");
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, bank, "/network", "Network");
  await expect(page.getByText("10 of 40 banks")).toBeVisible();
  await expectNoShift(page);
  await page.goto(bank.url("/support"));
  await expect(page.getByRole("region", { name: "Social media" })).toBeVisible();
  await expectNoShift(page);
  await page.goto(bank.url("/network"));
  await expect(page.getByText("10 of 40 banks")).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);

  await page.goto(bank.url("/bills-payment"));
  await expect(page.getByText("60% off")).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Abuja Electricity/ })
    .click();
  await expect(page).toHaveURL(/electricity/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
