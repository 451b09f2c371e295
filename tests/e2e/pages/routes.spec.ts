import { openAirtime, walletField } from "../harness/airtime.ts";
import { ada, openDashboard, sendSignIn, signOut } from "../harness/customers.ts";
import { expect, test } from "../harness/test.ts";

test("an unknown path: 'Page Missing!', and Go Back goes back", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Page Missing!" })).toBeVisible();
  await expect(page).toHaveTitle("Page Missing!");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

for (const path of ["/airtime", "/dashboard", "/account?from=mail"]) {
  test(`${path} requires sign-in, and then opens`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL("/");
    await sendSignIn(page, ada);
    await expect(page).toHaveURL(path);
  });
}

test("a signed-in customer is led away from the sign-in screen, and stays signed in after a reload", async ({
  page,
}) => {
  await openDashboard(page);
  await page.goto("/");
  await expect(page).toHaveURL("/dashboard");
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Good .+, Ada$/ })).toBeVisible();
});

test("after sign-out Back shows nothing, and only application and company stay stored", async ({ page }) => {
  await openDashboard(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Buy Airtime" }).click();
  await expect(walletField(page)).toHaveValue(ada.wallet);
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("region", { name: "Wallets" })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL("/");
  const kept = await page.evaluate(() => Object.keys(sessionStorage).toSorted());
  expect(kept).toEqual(["application_id", "company"]);
  for (let i = 0; i < 2; i++) {
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page.getByText(/Ada|2010000017/)).toHaveCount(0);
  }
});

test("sign-out works with the server down and reaches the other tab", async ({ page, context, sandbox }) => {
  const second = await context.newPage();
  await openDashboard(page);
  await openAirtime(second);
  await sandbox.plan({ route: "POST /api/v1/*", kind: "drop-before", times: 100 });
  await sandbox.plan({ route: "GET /api/v1/*", kind: "drop-before", times: 100 });
  await signOut(page);
  await expect(second.getByText("You signed out in another tab.")).toBeVisible();
  await expect(walletField(second)).toHaveCount(0);
});

test("each navigation sets the title and moves the focus to the heading", async ({ page }) => {
  await openDashboard(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Buy Airtime" }).click();
  await expect(page.getByRole("heading", { name: "Airtime Subscription" })).toBeFocused();
  await expect(page).toHaveTitle("Ada Okafor Airtime Subscription");
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Ada Okafor Dashboard");
});

const AIRTIME_CHUNK = "**/assets/airtime.screen-*.js";

test("a part of the app that is missing after a deployment: one reload brings it", async ({
  page,
  problems,
}) => {
  problems.allow(/airtime\.screen-/);
  await openDashboard(page);
  await page.route(AIRTIME_CHUNK, (route) => route.abort(), { times: 1 });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Buy Airtime" }).click();
  await expect(walletField(page)).toHaveValue(ada.wallet);
  await expect(page).toHaveURL("/airtime");
});

test("a part that never loads: one reload, then a message and another attempt", async ({
  page,
  problems,
}) => {
  problems.allow(/airtime\.screen-|Loading chunk failed/);
  await openDashboard(page);
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  await page.route(AIRTIME_CHUNK, (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Buy Airtime" }).click();
  await expect(page.getByText("Loading chunk failed")).toBeVisible();
  expect(loads).toBe(1);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.unroute(AIRTIME_CHUNK);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(walletField(page)).toHaveValue(ada.wallet);
});
