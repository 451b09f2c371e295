import { which } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** What a user who is not root can run themselves. */
const LINE = "sudo apt-get install -y chromium";

/**
 * Installs Playwright's Chromium, which needs no rights; where that cannot be downloaded, or does not start, Debian's: as
 * root, or with sudo where the user says yes. Nothing asks sudo unless a person has been asked.
 *
 * @param isThere whether a browser that starts is there by now
 * @returns the line that the user can run instead, where Debian's needs rights that we do not take
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
  // The lists may be old or missing (a fresh container), but without a network an old list may still do.
  machine.run(program, [...args, "update"]);
  machine.run(program, [...args, "install", "-y", "--no-install-recommends", "chromium"]);
  return undefined;
}

/** What to put before a command so that root runs it: nothing, `sudo`, or undefined where this user may not. */
async function rightsToInstall(machine: Machine): Promise<readonly "sudo"[] | undefined> {
  if (machine.run("test", ["-w", "/etc/apt"], { quiet: true })) return [];
  if (!machine.ask || which("sudo", machine) === undefined) return undefined;
  const question = "Playwright's Chromium cannot be used here. Install Debian's with sudo apt-get?";
  return (await machine.ask(question)) ? ["sudo"] : undefined;
}
