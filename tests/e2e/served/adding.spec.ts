import type { Page } from "@playwright/test";

import { GALLERY_API, type Catalogue } from "#gallery/protocol.ts";
import { viewPath } from "#gallery/states.ts";

import { quickAmounts } from "../harness/airtime.ts";
import { startServer } from "../harness/bank.ts";
import { ada, enterAt } from "../harness/customers.ts";
import { watchProblems } from "../harness/problems.ts";
import { copyProject, type ProjectCopy } from "../harness/project.ts";
// Playwright's own test function, because the banks of other tests must not change.
import { expect, test } from "@playwright/test";

const greeting = /^Good /;
const missing = /Failed to load resource.*\/assets\//;
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const catalogueOf = async (page: Page, origin: string) =>
  (await (await page.request.get(`${origin}${GALLERY_API}/catalogue`)).json()) as Catalogue;

const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-brand"));
const scenario = { subject: "toll-tag", state: "scenario-succeeds-in-kobo" };

/** The biller as its author would add it: copied to the folder of payments, with new paths to the shared parts. */
function addBiller(project: ProjectCopy): void {
  const text = project.read("tests/billers/toll-tag.json").replaceAll("../../schemas/", "../../");
  project.write("schemas/screens/payments/toll-tag.json", text);
}

function addTenant(project: ProjectCopy): void {
  const tenant = { theme: { brand: "#8a1c7c" }, quickAmounts: { airtime: [111, 222] } };
  project.write("tenants/acme.json", JSON.stringify(tenant));
}

async function payToll(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /KJA-1/ }).check();
  await page.getByRole("textbox", { name: "Amount" }).fill("2000");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("textbox", { name: "Transaction PIN" }).fill(ada.pin);
  await page.getByRole("button", { name: "Top Up" }).click();
  await expect(page.getByRole("region", { name: "Payment successful" })).toBeVisible();
}

async function findBySearch(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: /^Search screens/ }).fill("toll");
  await page.getByRole("option", { name: /Toll Tag/ }).click();
  await expect(page.getByRole("heading", { name: "Toll Tag", level: 1 })).toBeVisible();
}

test("a running preview shows an added biller and an added tenant, without a change of code", async ({
  browser,
  context,
  page,
}) => {
  // The app is rebuilt while other workers are running.
  test.slow();
  const project = copyProject();
  const { port, close } = await startServer(["preview", "--gallery"], project.root);
  const problems = await watchProblems(context);
  // A tab that is open while the app is rebuilt loads files that the build removes, at any time from then on.
  const earlier = await browser.newContext();
  const problemsOfOld = await watchProblems(earlier);
  const origin = `http://localhost:${port}`;
  try {
    const old = await earlier.newPage();
    await enterAt(old, `${origin}/dashboard`, greeting);
    await expect(menu(old).getByRole("link", { name: "Buy Airtime" })).toBeVisible();
    await expect(menu(old).getByRole("link", { name: "Toll Tag" })).toHaveCount(0);

    addBiller(project);
    addTenant(project);

    await enterAt(page, `${origin}/dashboard`, greeting);
    await menu(page).getByRole("link", { name: "Toll Tag" }).click();
    await payToll(page);
    await page.reload();
    await findBySearch(page);

    const acme = await context.newPage();
    await enterAt(acme, `http://acme.localhost:${port}/airtime`, "Airtime Subscription");
    await expect(acme.getByText("Acme").first()).toBeVisible();
    await expect(quickAmounts(acme)).toHaveText(["₦111", "₦222"]);
    const brand = await brandOf(page);
    await expect.poll(() => brandOf(acme)).not.toBe(brand);

    const { screens, tenants } = await catalogueOf(page, origin);
    const added = screens.find(({ id }) => id === "toll-tag");
    expect(added?.scenarios.map(({ name }) => name)).toContain("succeeds, in kobo");
    expect(tenants).toContain("acme");
    await page.goto(origin + viewPath({ ...scenario, tenant: "acme", scheme: "light" }));
    await expect(page.locator("html")).toHaveAttribute("data-gallery", "passed");

    // The tab reloads itself when it needs such a file.
    await menu(old).getByRole("link", { name: "Performance" }).click();
    await expect(old.getByRole("heading", { name: "Performance", level: 1 })).toBeVisible();
    await expect(menu(old).getByRole("link", { name: "Toll Tag" })).toBeVisible();
    expect(problemsOfOld.found.filter((problem) => !missing.test(problem))).toEqual([]);
    expect(problems.found).toEqual([]);
  } finally {
    await earlier.close();
    await close();
    project.remove();
  }
});
