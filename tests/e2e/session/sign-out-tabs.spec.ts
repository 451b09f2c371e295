import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type BrowserContext, type LaunchOptions, type Page } from "@playwright/test";

import type { Bank } from "../harness/bank.ts";
import { ada, enter, openDashboard, signInTo, signOut } from "../harness/customers.ts";
import { everythingKept } from "../harness/kept.ts";
import { expect, test } from "../harness/test.ts";

const PUT_ASIDE = "Your session ended while this tab was put aside.";
/** A text that only Ada may see. */
const PERSONAL = ["Okafor", "ada.okafor@example.com", "08031234567", ada.wallet];
/** Another document: going there leaves the app. */
const ELSEWHERE = "/tenants/default.json";

/** The browser's page for such a document requests an icon. */
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

  // A new sign-in stays valid, in this tab and in a tab that was not told about the sign-out.
  await signInTo(other, bank.url("/dashboard"), /^Good /);
  await page.goForward();
  await page.goBack();
  await other.reload();
  await expect(other.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
});

test("a tab that returns to a living session is still signed in", async ({ page, context, bank }) => {
  await openDashboard(page);
  await page.goto(bank.url(ELSEWHERE));
  const other = await context.newPage();
  await signInTo(other, bank.url("/dashboard"), /^Good /);
  await page.goBack();
  await expect(page.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
});

/** These tests need a whole browser: the headless shell has no back-forward cache, and restores no tabs. */
test.describe("with a separate whole browser", () => {
  let folder: string;
  let context: BrowserContext;
  test.beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "browser-"))));
  test.afterEach(async () => {
    await context.close();
    // The browser's last processes may still write.
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
   * Launches the browser and restores its tabs. Playwright may wait forever for a page that Chromium has replaced by a
   * restored one. Then the browser is killed and launched again; it still restores its tabs.
   */
  async function launchRestored(options: LaunchOptions): Promise<BrowserContext> {
    const launched = async () => await launch({ ...options, timeout: 60_000 }, ["--restore-last-session"]);
    return await launched().catch(launched);
  }

  test("a page in the back-forward cache is visible again while its session lives, else stays hidden and is signed out", async ({
    bank,
    launchOptions,
  }) => {
    await launch(launchOptions);
    const page = await context.newPage();
    // Tells the other tab, because a test cannot read a page that the cache has just restored.
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => {
        if (!persisted) return;
        localStorage.setItem("came-back", getComputedStyle(document.documentElement).visibility);
      }),
    );
    await signInTo(page, bank.url("/profile"), "Profile");
    // The browser drops a page from the cache if its requests stay open for some seconds, or when its worker begins to serve.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const other = await context.newPage();
    await other.goto(bank.url(ELSEWHERE));
    /** Leaves the page and comes back to it; returns its visibility as the cache gave it back, which the app may still change. */
    const goAndComeBack = async () => {
      await page.goto(bank.url(ELSEWHERE));
      await other.evaluate(() => localStorage.removeItem("came-back"));
      await page.evaluate(() => history.back());
      const cameBack = async () => await other.evaluate(() => localStorage.getItem("came-back") ?? "");
      await expect.poll(cameBack, "the page was in the cache").toMatch(/./);
      return await cameBack();
    };

    await test.step("its session lives", async () => {
      await page.reload();
      await page.waitForLoadState("networkidle");
      await goAndComeBack();
      await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
    });
    await test.step("its session has ended", async () => {
      await page.reload();
      await page.waitForLoadState("networkidle");
      // Ends the session like a sign-out in another tab, but without its message: Chromium would drop a page that gets one
      // and load it again. The page does it itself: another process might tell it only after it has come back.
      await page.evaluate(() =>
        addEventListener("pagehide", () => localStorage.removeItem("living_sessions")),
      );
      expect(await goAndComeBack()).toBe("hidden");
      await expectSignedOut(page);
    });
  });

  test("a tab that the browser restores after a restart is signed out", async ({ bank, launchOptions }) => {
    await launch(launchOptions);
    const [page] = context.pages();
    await signInTo(page!, bank.url("/profile"), "Profile");
    await page!.goto(bank.url(ELSEWHERE));
    await (await signOutElsewhere(context, bank)).close();
    await context.close();

    await launchRestored(launchOptions);
    let restored: Page | undefined;
    // While Chromium restores a tab, it may replace its page once more.
    await expect(async () => {
      restored = context.pages().find((tab) => tab.url() === bank.url(ELSEWHERE));
      expect(restored, "a restored tab").toBeDefined();
      await restored!.evaluate(() => void setTimeout(() => history.back()));
    }).toPass();
    await expectSignedOut(restored!);
  });
});
