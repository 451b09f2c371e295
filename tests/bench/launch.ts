import { chromium, type Browser } from "@playwright/test";

import { findBrowser } from "#tools/setup/find-browser.ts";

/** As root, like in most containers, Chromium starts only without its own sandbox. */
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/**
 * Starts a browser.
 *
 * @param path of the browser; without it the one that is measured
 */
export async function launch(args: readonly string[] = [], path?: string): Promise<Browser> {
  return await chromium.launch({
    executablePath: path ?? (await findBrowser()),
    timeout: 300_000,
    // Playwright would close the browser and go on; the process ends, and its browser with it.
    handleSIGTERM: false,
    args: [...asRoot, "--disable-dev-shm-usage", "--disable-background-networking", ...args],
  });
}
