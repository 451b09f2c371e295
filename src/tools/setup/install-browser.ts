import { HEADLESS_SHELL } from "./browser-places.ts";
import { installPackages } from "./install-packages.ts";
import type { Machine } from "./machine.ts";

/** The command for a user who is not root. */
const LINE = "sudo apt-get install -y chromium";

/**
 * Installs Playwright's Chromium, which needs no rights. If it cannot be downloaded or does not start, installs Debian's.
 * @param isThere whether a browser that starts is installed by now
 * @returns the command for the user, if Debian's needs rights that we do not take
 */
export async function installBrowser(
  machine: Machine,
  isThere: () => Promise<boolean>,
): Promise<string | undefined> {
  machine.run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (await isThere()) return undefined;
  const wish = {
    // Older releases have no package of the shell.
    choices: [["chromium", HEADLESS_SHELL], ["chromium"]],
    announcement: "Playwright's Chromium cannot be used here: installing Debian's with apt-get …",
    question: "Playwright's Chromium cannot be used here. Install Debian's with sudo apt-get?",
  };
  return (await installPackages(wish, machine)) === "not allowed" ? LINE : undefined;
}
