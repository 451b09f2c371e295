import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

import { conditions } from "./conditions.ts";
import { watchScripts, type Scripts } from "./scripts.ts";
import type { StoredSession } from "./session.ts";

export type OpenPage = {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly scripts: Scripts;
  readonly close: () => Promise<void>;
};

export type PageOptions = {
  /** Entries of the session storage, stored before the page's own code runs. */
  readonly session?: StoredSession | undefined;
  readonly slow: boolean;
};

/** A new browser context with a cold cache and the size of a phone. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  return await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
  });
}

/** Opens a page in a new browser context, which is closed with it. */
export async function openPage(browser: Browser, options: PageOptions): Promise<OpenPage> {
  const context = await openContext(browser);
  const opened = await openPageIn(context, options);
  return { ...opened, close: () => context.close() };
}

/** Opens a page among the others of a browser context, with their cache, storage and service worker. */
export async function openPageIn(context: BrowserContext, { session, slow }: PageOptions): Promise<OpenPage> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  if (session) await page.addInitScript(keepSession, session);
  if (slow) await slowDown(cdp);
  return { page, cdp, scripts: watchScripts(cdp), close: () => page.close() };
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: conditions.cpuSlowdown });
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: bytesPerSecond(conditions.downloadMbps),
    uploadThroughput: bytesPerSecond(conditions.uploadMbps),
  });
}

function bytesPerSecond(mbps: number): number {
  return (mbps * 1_000_000) / 8;
}

/** Runs in the page. */
function keepSession({ token, user }: StoredSession): void {
  sessionStorage.setItem("token", token);
  sessionStorage.setItem("user", user);
}
