import { which } from "./machine.ts";
import type { Machine } from "./machine.ts";

/**
 * Installs Playwright's Chromium; where that cannot be downloaded, or does not start, Debian's.
 *
 * @param isThere whether a browser that starts is there by now
 */
export async function installBrowser(machine: Machine, isThere: () => Promise<boolean>): Promise<void> {
  machine.run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (await isThere()) return;
  const apt = which("apt-get", machine);
  if (apt === undefined) return;
  const asRoot = rootCommand(machine);
  if (asRoot === undefined) {
    machine.say("Debian's chromium needs root: sudo apt-get install chromium");
    return;
  }
  machine.say("Playwright's Chromium cannot be used here: installing Debian's with apt-get …");
  const [program, ...args] = asRoot;
  // The lists may be old or missing (a fresh container), but without a network an old list may still do.
  machine.run(program, [...args, apt, "update"]);
  machine.run(program, [...args, apt, "install", "-y", "--no-install-recommends", "chromium"]);
}

/** What to put before a command so that root runs it; undefined when this user may not. */
function rootCommand(machine: Machine): readonly [string, ...string[]] | undefined {
  const environment = ["env", "DEBIAN_FRONTEND=noninteractive"] as const;
  if (machine.run("test", ["-w", "/etc/apt"], { quiet: true })) return environment;
  return machine.run("sudo", ["-n", "true"], { quiet: true }) ? ["sudo", "-n", ...environment] : undefined;
}
