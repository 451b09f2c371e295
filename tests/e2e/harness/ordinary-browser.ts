import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from "@playwright/test";

import { processEach } from "./one-process.ts";

/** Launches the browser at the first call, and returns the same one afterwards. */
export type OrdinaryBrowser = () => Promise<Browser>;

/** A fixture: a browser whose tabs have a process each, as those of customers, for the tests of a worker that need it. */
export async function ordinaryBrowser(
  { playwright, launchOptions }: PlaywrightWorkerArgs & { readonly launchOptions: LaunchOptions },
  use: (browser: OrdinaryBrowser) => Promise<void>,
): Promise<void> {
  let browser: Promise<Browser> | undefined;
  const args = processEach(launchOptions.args);
  await use(async () => await (browser ??= playwright.chromium.launch({ ...launchOptions, args })));
  await (await browser)?.close();
}
