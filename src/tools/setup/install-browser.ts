import { HEADLESS_SHELL } from "./browser-places.ts";
import { which } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** The command for a user who is not root. */
const LINE = "sudo apt-get install -y chromium";

/**
 * Installs Playwright's Chromium, which needs no rights. If it cannot be downloaded or does not start, installs
 * Debian's: as root, or with sudo if the user agrees. sudo is never called without asking a person.
 * @param isThere whether a browser that starts is installed by now
 * @returns the command for the user, if Debian's needs rights that we do not take
 */
export async function installBrowser(
  machine: Machine,
  isThere: () => Promise<boolean>,
): Promise<string | undefined> {
  machine.run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (await isThere()) return undefined;
  const apt = which("apt-get", machine);
  if (apt === undefined) return undefined;
  const rights = await rightsToInstall(machine);
  if (rights === undefined) return LINE;
  machine.say("Playwright's Chromium cannot be used here: installing Debian's with apt-get …");
  const [program, ...args] = [...rights, "env", "DEBIAN_FRONTEND=noninteractive", apt] as const;
  // The package lists may be old or missing (a fresh container), but without a network an old list may be enough.
  machine.run(program, [...args, "update"]);
  const install = (...names: readonly string[]) =>
    machine.run(program, [...args, "install", "-y", "--no-install-recommends", ...names]);
  // Older releases have no package of the shell.
  if (!install("chromium", HEADLESS_SHELL)) install("chromium");
  return undefined;
}

/** The prefix that makes root run a command: none, `sudo`, or undefined if this user may not. */
async function rightsToInstall(machine: Machine): Promise<readonly "sudo"[] | undefined> {
  if (machine.run("test", ["-w", "/etc/apt"], { quiet: true })) return [];
  if (!machine.ask || which("sudo", machine) === undefined) return undefined;
  const question = "Playwright's Chromium cannot be used here. Install Debian's with sudo apt-get?";
  return (await machine.ask(question)) ? ["sudo"] : undefined;
}
