import type { Browser } from "@playwright/test";

import { openContext, openPageIn } from "./open-page.ts";
import type { Site } from "./serve-subjects.ts";
import { signIn } from "./subjects.ts";
import { timeToUsable } from "./usable.ts";

/** A visit on a device that keeps the app. Times in ms. */
export type Visits = {
  /** The second visit, until the sign-in form is usable. */
  readonly second: number;
  /** Bytes of JavaScript that the second visit loads from the server. */
  readonly secondBytes: number;
  /** The third visit, without a connection. */
  readonly offline: number;
};

/** Visits the bank until the device keeps the app, then again on a slow connection, then without one. */
export async function measureVisits(browser: Browser, site: Site): Promise<Visits> {
  const context = await openContext(browser);
  const url = site.url(signIn);
  try {
    const first = await openPageIn(context, { slow: false });
    await timeToUsable(first.page, url, signIn);
    await first.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await first.page.close();
    const again = await openPageIn(context, { slow: true });
    const second = await timeToUsable(again.page, url, signIn);
    await again.scripts.quiet();
    const secondBytes = [...again.scripts.loaded().values()].reduce((sum, bytes) => sum + bytes, 0);
    await again.page.close();
    await context.setOffline(true);
    const third = await openPageIn(context, { slow: false });
    const offline = await timeToUsable(third.page, url, { ...signIn, text: "You are offline." });
    return { second, secondBytes, offline };
  } finally {
    await context.close();
  }
}
