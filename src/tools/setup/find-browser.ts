import { Advice } from "./advice.ts";
import { browserNames, browserPlaces, HEADLESS_SHELL } from "./browser-places.ts";
import { installBrowser } from "./install-browser.ts";
import { thisMachine, which } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** Paths of the browsers that the end-to-end tests run in. */
export type TestBrowsers = {
  readonly whole: string;
  /** Its headless shell, which lacks the back-forward cache and restored tabs; where there is none, the whole browser. */
  readonly shell: string;
};

/** As `findBrowser`. `HEADLESS_SHELL_PATH` names another shell; `CHROMIUM_PATH` alone is used for all tests. */
export async function findTestBrowsers(machine: Machine = thisMachine()): Promise<TestBrowsers> {
  const whole = await findBrowser(machine);
  return { whole, shell: findShell(machine) ?? whole };
}

function findShell(machine: Machine): string | undefined {
  const { CHROMIUM_PATH: chosen, HEADLESS_SHELL_PATH: shell } = machine.variables;
  if (shell || chosen) return shell;
  const path = which(HEADLESS_SHELL, machine);
  return path !== undefined && starts(path, machine) ? path : undefined;
}

/**
 * The path of a Chromium for the end-to-end tests: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else
 * Playwright's own, else one that is installed now. Throws `Advice` when none can be found or installed.
 */
export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  const chosen = machine.variables["CHROMIUM_PATH"];
  if (chosen) {
    if (machine.exists(chosen)) return chosen;
    throw new Advice(`CHROMIUM_PATH names ${chosen}, which does not exist. Correct it, or unset it.`);
  }
  const found = await findInstalled(machine);
  if (found !== undefined) return found;

  machine.say("No Chromium or Chrome was found: installing one for the end-to-end tests …");
  const line = await installBrowser(machine, async () => (await findInstalled(machine)) !== undefined);
  const installed = await findInstalled(machine);
  if (installed !== undefined) return installed;
  if (line !== undefined)
    throw new Advice(`The end-to-end tests need a browser. Install it once with: ${line}`);
  throw new Advice(
    "The end-to-end tests need Chromium or Chrome, and none could be installed. " +
      "Install one (https://www.chromium.org/getting-involved/download-chromium/), or set CHROMIUM_PATH to one.",
  );
}

/** The path of a browser that is here, the quickest first; undefined when there is none. Installs nothing. */
export async function findBrowserHere(machine: Machine = thisMachine()): Promise<string | undefined> {
  const { CHROMIUM_PATH: chosen } = machine.variables;
  const shell = findShell(machine) ?? chosen;
  if (shell) return machine.exists(shell) ? shell : undefined;
  return await findInstalled(machine);
}

async function findInstalled(machine: Machine): Promise<string | undefined> {
  const onPath = browserNames.flatMap((name) => which(name, machine) ?? []);
  const places = browserPlaces(machine.platform, machine.variables).filter((place) => machine.exists(place));
  const own = await machine.playwrightChromium();
  const candidates = [...onPath, ...places, ...(machine.exists(own) ? [own] : [])];
  return candidates.find((path) => starts(path, machine));
}

/** Ubuntu's chromium-browser only says how to get the real one; a downloaded one may lack system libraries. */
function starts(path: string, machine: Machine): boolean {
  // On Windows `--version` opens a window.
  return machine.platform === "win32" || machine.run(path, ["--version"], { quiet: true });
}
