import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { ada, beginSession, enter, openDashboard } from "../harness/customers.ts";
import { reach } from "../harness/far-below.ts";
import { hold } from "../harness/hold.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expectNoNewRules, watchRules } from "../harness/style-rules.ts";
import { stopClock } from "../harness/stopped-clock.ts";
import { delay, expectNoShift, watchShifts } from "../harness/shifts.ts";
import { expect, test } from "../harness/test.ts";

const greeting = /^Good (morning|afternoon|evening)/;
const carousel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const reachable = (of: Locator) => of.locator("li:not([inert])");
/** The visible slide. */
const inSight = (of: Locator) => reachable(of).first();

for (const width of [360, 1280]) {
  test(`at ${width} px nothing jumps, and adverts rotate until the customer stops them`, async ({
    page,
    bank,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await watchShifts(page);
    await delay(sandbox, "all", "customers/wallets");
    // With a stopped clock, adverts rotate only when this test lets time pass, also on a slow machine.
    await stopClock(page);
    await enter(page, bank, "/dashboard", greeting);
    const isPhone = width === 360;
    const movements = page.getByRole("region", {
      name: isPhone ? "Latest transactions" : "All Transactions",
    });
    if (isPhone) await expect(movements.getByRole("listitem")).toHaveCount(3);
    const offers = carousel(page, "Offers");
    await expect(inSight(offers)).toHaveAttribute("aria-label", "1 of 3");
    await expectNoShift(page);
    const banner = await reachable(offers).locator("a").first().boundingBox();
    expect(banner?.height).toBe(width <= 768 ? 150 : 230);

    await page.clock.runFor(6500);
    await expect(inSight(offers)).toHaveAttribute("aria-label", "2 of 3");
    await offers.hover();
    await page.clock.runFor(12_000);
    await expect(inSight(offers)).toHaveAttribute("aria-label", "2 of 3");
    await page.mouse.move(0, 0);
    await offers.getByRole("button", { name: "Stop Offers" }).focus();
    await page.clock.runFor(12_000);
    await expect(inSight(offers)).toHaveAttribute("aria-label", "2 of 3");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Search" }).focus();
    await page.clock.runFor(12_000);
    await expect(inSight(offers)).toHaveAttribute("aria-label", "2 of 3");
    // Wallets never rotate by themselves.
    await expect(inSight(carousel(page, "Wallets"))).toHaveAttribute("aria-label", "1 of 3");

    if (isPhone) return;
    // What a scroll brings near is made in the next pause.
    await page.clock.resume();
    await expect((await reach(movements)).getByRole("rowheader")).toHaveCount(10);
    await expectNoShift(page);
  });
}

test("nothing jumps when the bank's font comes after everything else", async ({ page, bank }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  // Whoever has a session has been here: the brand, and so what stands in for its font, is known before the app has loaded.
  await page.goto("/");
  await expect(page.getByText("PIN 1234").first()).toBeVisible();
  const release = await hold(page, "GET /assets/plus-jakarta-sans*");
  await beginSession(page, bank.url("/dashboard"));
  // A page that waits for its font does not count as loaded.
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: greeting, level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show total balance" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Latest transactions" }).getByRole("listitem")).toHaveCount(
    3,
  );
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  await release();
  await page.evaluate(async () => await document.fonts.ready);
  await expectNoShift(page);
});

test("carousels by keyboard, with reduced motion; accessible at every width", async ({ page, bank }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, bank, "/dashboard", greeting);
  await expect(page.getByRole("button", { name: "See all" })).toBeVisible();
  const offers = carousel(page, "Offers");
  await expect(offers.getByRole("button", { name: /^Stop/ })).toHaveCount(0);
  await offers.getByRole("button", { name: "Previous of Offers" }).focus();
  await page.keyboard.press("Enter");
  await expect(inSight(offers)).toHaveAttribute("aria-label", "3 of 3");
  await page.keyboard.press("ArrowRight");
  await expect(inSight(offers)).toHaveAttribute("aria-label", "1 of 3");

  const wallets = carousel(page, "Wallets");
  await wallets.getByRole("button", { name: "Next of Wallets" }).focus();
  await page.keyboard.press("Enter");
  await expect(inSight(wallets)).toHaveAttribute("aria-label", "2 of 3");
  await page.keyboard.press("Tab");
  const eye = page.getByRole("button", { name: "Show balance of Target Savings" });
  await expect(eye).toBeFocused();
  await expect(inSight(wallets)).toContainText("******");
  await page.keyboard.press("Enter");
  await expect(inSight(wallets)).toContainText("₦");
  await page.keyboard.press("ArrowRight");
  await expect(inSight(wallets)).toHaveAttribute("aria-label", "3 of 3");
  await page.getByRole("button", { name: "See all" }).click();
  await expect(page.getByRole("heading", { name: "All Transactions" })).toBeFocused();
  await page.getByRole("main").getByRole("button", { name: "More" }).press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: "Wallet Transfer" })).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
});

test("what follows the sign-in is rehearsed while the customer types, with a wallet: its styles are there, and nothing is asked for", async ({
  page,
  sandbox,
}) => {
  const reads = async () =>
    (await sandbox.log()).filter(({ path }) => /\/(?:profile|customers\/wallets)$/.test(path)).length;
  const styles = () =>
    page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));
  await page.goto("/");
  // The app is there: only it shows the sandbox's customers.
  await expect(page.getByText("PIN 1234").first()).toBeVisible();
  const before = await styles();
  await page.getByRole("textbox", { name: "Username" }).fill(ada.username);
  await page.getByRole("textbox", { name: "Password" }).fill(ada.password);
  await expect.poll(styles).toBeGreaterThan(before + 50);
  // Only what moves sideways lets the browser pan vertically alone: the wallets.
  const areWalletsStyled = () =>
    page.evaluate(() =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some((rule) => rule instanceof CSSStyleRule && rule.style.touchAction === "pan-y"),
      ),
    );
  await expect.poll(areWalletsStyled).toBe(true);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  expect(await reads()).toBe(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Ada/ })).toBeVisible();
  await expect.poll(reads).toBe(2);
});

for (const provider of ["usual", "literal"] as const)
  test.describe(`where the device keeps the app's files, ${provider} provider`, () => {
    test.use({ withWorkers: true, provider: { provider, seed: 7 } });

    test("the form that is opened most is rehearsed unseen, with a row of its history: they are loaded and styled, and ask for nothing before the tap", async ({
      page,
      sandbox,
    }) => {
      const asked = async (call: RegExp) =>
        (await sandbox.log()).filter(({ path }) => call.test(path)).length;
      const wallets = async () => await asked(/\/customers\/wallets$/);
      // The dashboard asks for every type.
      const formsHistory = async () => await asked(/\/wallet-transactions\?.*transaction_type_id=/);
      const isLoaded = () =>
        page.evaluate(() =>
          performance.getEntriesByType("resource").some(({ name }) => name.includes("/airtime.screen-")),
        );
      const isTableDrawn = () =>
        page.evaluate(() =>
          [...document.styleSheets].some(({ cssRules }) =>
            [...cssRules].some(
              (rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(" tbody "),
            ),
          ),
        );
      // On a desk the dashboard has a table itself.
      await page.setViewportSize({ width: 360, height: 740 });
      await watchRules(page);
      const releaseRows = await hold(page, "GET /api/v1/customers/wallet-transactions");
      await openDashboard(page);
      await expect.poll(isLoaded).toBe(true);
      await releaseRows();
      await expect.poll(isTableDrawn).toBe(true);
      await expect(page.getByRole("textbox", { name: "Phone number" })).toHaveCount(0);
      await expect(page.getByRole("table")).toHaveCount(0);
      const before = await wallets();
      expect(await formsHistory()).toBe(0);
      const isBelowToo = withFirstField(page, "Past transactions");
      await expectNoNewRules(page, async () => {
        await page.getByRole("link", { name: "Buy Airtime" }).first().click();
        await expect(page.getByRole("heading", { name: "Airtime Subscription" })).toBeFocused();
        await expect(page.getByRole("button", { name: "Show balance" })).toBeVisible();
      });
      expect(await isBelowToo).toBe(false);
      await expect(page.getByRole("region", { name: "Past transactions" })).toBeVisible();
      await expect.poll(wallets).toBe(before + 1);
      await expect.poll(formsHistory).toBeGreaterThan(0);
    });
  });

/** Whether a text stands on the page as soon as the next form has its fields. */
async function withFirstField(page: Page, text: string): Promise<boolean> {
  return await page.evaluate(
    async (sought) =>
      await new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector("main form input")) resolve(document.body.textContent.includes(sought));
        }).observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );
}
