import type { Page } from "@playwright/test";

import { openAirtime, quickAmounts } from "../harness/airtime.ts";
import { adaInFrancs, type Customer } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { expect, test } from "../harness/test.ts";

type Demo = {
  readonly company: string;
  readonly name: string;
  readonly amounts: readonly string[];
  readonly customer?: Customer;
};

/** Francs have no decimals, and in English their sign stands before. */
const FRANCS = ["200", "500", "1,000", "2,000", "5,000"].map((amount) => `F\u202fCFA\u00a0${amount}`);

const banks: readonly Demo[] = [
  { company: "demo", name: "Demo Bank", amounts: ["₦50", "₦100", "₦200", "₦300", "₦500", "₦750"] },
  {
    company: "harbour",
    name: "Harbour Microfinance Bank",
    amounts: ["₦100", "₦200", "₦500", "₦1,000", "₦2,000", "₦5,000"],
  },
  { company: "sahel", name: "Sahel Savings", amounts: FRANCS, customer: adaInFrancs },
  { company: "palmgrove", name: "Palmgrove Cooperative", amounts: ["₦200", "₦500", "₦1,000"] },
];

const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);

/** The parts of a bank's look. */
async function lookOf(page: Page): Promise<string> {
  const names = ["--color-brand", "--radius-m", "--font-family"];
  return (await Promise.all(names.map((name) => token(page, name)))).join(" ");
}

test("four banks side by side: each has its own name, look and quick amounts", async ({ context, bank }) => {
  const looks = new Set<string>();
  for (const { company, name, amounts, customer } of banks) {
    const page = await context.newPage();
    await openAirtime(page, customer, bank.url("", company));
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(quickAmounts(page)).toHaveText(amounts);
    looks.add(await lookOf(page));
  }
  expect(looks.size).toBe(banks.length);
});

for (const { company, name, amounts, customer } of banks.slice(1, 3)) {
  test(`?company=${company} is another bank on the same host`, async ({ page }) => {
    await page.goto(`/?company=${company}`);
    await expect(page.getByText(`Welcome to ${name}`)).toBeVisible();
    await openAirtime(page, customer);
    await expect(quickAmounts(page)).toHaveText(amounts);
  });
}

test("a tenant's file that changes while the bank runs takes effect after a reload", async ({
  page,
  bank,
}) => {
  await openAirtime(page, undefined, bank.url("", "harbour"));
  const before = await token(page, "--color-brand");
  bank.publishTenant("harbour", {
    brand: { name: "Quay Bank" },
    theme: { brand: "#7a1f5c", radius: 20 },
    quickAmounts: { airtime: [111, 222] },
  });
  await page.reload();
  await expect(quickAmounts(page)).toHaveText(["₦111", "₦222"]);
  await expect(page.getByText("Quay Bank").first()).toBeVisible();
  await expect.poll(() => token(page, "--color-brand")).not.toBe(before);
});

test("a flag that a tenant switches off removes the entry from menu and dashboard", async ({
  page,
  bank,
}) => {
  await openAirtime(page);
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Buy Airtime" });
  await expect(entry).toBeVisible();
  bank.publishTenant("demo", { flags: { menu: { "display-airtime-menu": false } } });
  await page.goto("/dashboard");
  await expect((await reachHistory(page)).getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: "Buy Airtime" })).toHaveCount(0);
  bank.publishTenant("demo", { flags: { features: { "vtu-mgt": false } } });
  await page.reload();
  await expect((await reachHistory(page)).getByRole("table")).toBeVisible();
  // The dashboard's icons depend only on the menu flag (specification 1 §2), the menu's entries on both.
  await expect(entry).toHaveCount(0);
  const icons = page.getByRole("navigation", { name: "Pay and transfer" });
  await expect(icons.getByRole("link", { name: "Buy Airtime" })).toHaveCount(1);
});

const broken = [
  { name: "no JSON", file: "{ nonsense" },
  { name: "a list", file: [] },
  {
    name: "wrong types",
    file: { brand: 7, theme: { brand: "url(x)", radius: "9" }, quickAmounts: { airtime: "x" } },
  },
  { name: "a way into CSS", file: { theme: { brand: "red;}body{display:none", font: "</style><script>" } } },
  { name: "prototypes", file: '{"__proto__":{"brand":{"name":"Evil"}},"constructor":{}}' },
  { name: "a script as logo", file: { brand: { logo: "javascript:alert(1)" } } },
];

test("a broken tenant's file never leaves the page blank", async ({ page, bank }) => {
  for (const { name, file } of broken) {
    await test.step(name, async () => {
      bank.publishTenant("demo", file);
      await page.goto("/");
      await expect(page.getByText("Welcome to Demo Bank")).toBeVisible();
    });
  }
});

test("a company that does not exist: 'Page Broken!', and Go Back goes back", async ({ page, bank }) => {
  await page.goto(bank.url());
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goto(bank.url("/", "nobody"));
  await expect(page.getByRole("heading", { name: "Page Broken!" })).toBeVisible();
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a platform that does not reply is not a missing company: the page offers Retry", async ({
  page,
  sandbox,
}) => {
  await sandbox.plan({ route: "GET /platform/api/v1/organizations/*", kind: "status", status: 500 });
  await page.goto("/");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});
