import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type BrowserContext, type LaunchOptions, type Page } from "@playwright/test";

import type { Bank } from "./harness/bank.ts";
import { ada, enter, openDashboard, signInTo, signOut } from "./harness/customers.ts";
import { everythingKept } from "./harness/kept.ts";
import { expect, test } from "./harness/test.ts";

const PUT_ASIDE = "Your session ended while this tab was put aside.";
/** What only Ada may see. */
const PERSONAL = ["Okafor", "ada.okafor@example.com", "08031234567", ada.wallet];
/** Another document: who goes there leaves the app behind. */
const ELSEWHERE = "/tenants/default.json";

/** The browser's own page for such a document asks for an icon. */
test.beforeEach(({ problems }) => problems.allow(/favicon\.ico/));

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByText(PUT_ASIDE)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const kept = await everythingKept(page);
  for (const text of PERSONAL) expect(kept).not.toContain(text);
}

/** Signs in and out again in a new tab of the same browser. */
async function signOutElsewhere(context: BrowserContext, bank: Bank): Promise<Page> {
  const other = await context.newPage();
  await signInTo(other, bank.url("/dashboard"), /^Good /);
  await signOut(other);
  return other;
}

test("a tab that has moved on to another document is signed out when it comes back", async ({
  page,
  context,
  bank,
}) => {
  await enter(page, bank, "/profile", "Profile");
  await page.goto(bank.url(ELSEWHERE));
  const other = await signOutElsewhere(context, bank);
  await page.goBack();
  await expectSignedOut(page);

  // Who signs in again stays signed in, there and in a tab that knew nothing of it.
  await signInTo(other, bank.url("/dashboard"), /^Good /);
  await page.goForward();
  await page.goBack();
  await other.reload();
  await expect(other.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
});

test("a tab that comes back to a session which goes on is signed in as it was", async ({
  page,
  context,
  bank,
}) => {
  await openDashboard(page);
  await page.goto(bank.url(ELSEWHERE));
  const other = await context.newPage();
  await signInTo(other, bank.url("/dashboard"), /^Good /);
  await page.goBack();
  await expect(page.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
});

/** The headless shell has no back-forward cache, and restores no tabs. */
test.describe("with a whole browser of its own", () => {
  let folder: string;
  let context: BrowserContext;
  test.beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "browser-"))));
  test.afterEach(async () => {
    await context.close();
    // Its last processes may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  /** Playwright switches the cache off, because it does not follow a page into it. */
  async function launch(options: LaunchOptions, more: readonly string[] = []): Promise<BrowserContext> {
    return (context = await chromium.launchPersistentContext(folder, {
      executablePath: process.env["CHROMIUM_PATH"] ?? "",
      args: [...(options.args ?? []), ...more],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
      ...(options.timeout !== undefined && { timeout: options.timeout }),
    }));
  }

  /**
   * Launches the browser with the tabs of the last time. Playwright may wait for ever for a page that Chromium has replaced
   * by a restored one: then the browser is killed, which leaves its tabs to be restored, and launched anew.
   */
  async function launchRestored(options: LaunchOptions): Promise<BrowserContext> {
    const launched = async () => await launch({ ...options, timeout: 60_000 }, ["--restore-last-session"]);
    return await launched().catch(launched);
  }

  for (const { what, ended, seen } of [
    { what: "is seen again while its session goes on", ended: false, seen: /./ },
    { what: "stays hidden and is signed out when its session has ended", ended: true, seen: /^hidden$/ },
  ])
    test(`a page that the back-forward cache has kept ${what}`, async ({ bank, launchOptions }) => {
      await launch(launchOptions);
      const page = await context.newPage();
      // Told to the other tab: nobody can look into a page that has just come back.
      await page.addInitScript(() =>
        addEventListener("pageshow", ({ persisted }) => {
          if (!persisted) return;
          localStorage.setItem("came-back", getComputedStyle(document.documentElement).visibility);
        }),
      );
      await signInTo(page, bank.url("/profile"), "Profile");
      // The browser gives up a kept page whose requests stay open for some seconds.
      await page.reload();
      await page.waitForLoadState("networkidle");
      await page.goto(bank.url(ELSEWHERE));
      const other = await context.newPage();
      await other.goto(bank.url(ELSEWHERE));
      // As a sign-out leaves it. A message to the page besides would have Chromium give it up, and it would load anew.
      if (ended) await other.evaluate(() => localStorage.removeItem("living_sessions"));
      await page.evaluate(() => history.back());
      await expect
        .poll(() => other.evaluate(() => localStorage.getItem("came-back") ?? ""), "it was in the cache")
        .toMatch(seen);
      if (ended) await expectSignedOut(page);
      else await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
    });

  test("a tab that the browser restores after a restart is signed out", async ({ bank, launchOptions }) => {
    await launch(launchOptions);
    const [page] = context.pages();
    await signInTo(page!, bank.url("/profile"), "Profile");
    await page!.goto(bank.url(ELSEWHERE));
    await (await signOutElsewhere(context, bank)).close();
    await context.close();

    await launchRestored(launchOptions);
    await expect.poll(() => context.pages().map((tab) => tab.url())).toContain(bank.url(ELSEWHERE));
    const restored = context.pages().find((tab) => tab.url() === bank.url(ELSEWHERE))!;
    await restored.goBack();
    await expectSignedOut(restored);
  });
});
