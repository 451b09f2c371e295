import { Advice } from "./advice.ts";
import { findOrInstall } from "./install-packages.ts";
import { thisMachine, which } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** Paths of what the journeys in other engines than Chromium start. */
export type Engines = {
  readonly firefox: string;
  /** WebKitGTK's server of WebDriver, which knows its browser. */
  readonly webkit: string;
  /** A screen in memory: WebKitGTK has no mode without a window. */
  readonly screen: string;
};

const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
const LINE = `sudo apt-get install -y ${PACKAGES.join(" ")}`;

/** The engines, if all are installed. Throws `Advice` where `FIREFOX_PATH` names nothing. */
export function installedEngines(machine: Machine = thisMachine()): Engines | undefined {
  const chosen = machine.variables["FIREFOX_PATH"];
  if (chosen && !machine.exists(chosen))
    throw new Advice(`FIREFOX_PATH names ${chosen}, which does not exist. Correct it, or unset it.`);
  // Ubuntu's firefox is a snap, which cannot read a profile in the folder for temporary files.
  const firefox = chosen || which("firefox-esr", machine) || which("firefox", machine);
  const webkit = which("WebKitWebDriver", machine);
  const screen = which("Xvfb", machine);
  return firefox && webkit && screen ? { firefox, webkit, screen } : undefined;
}

/** The same; what is missing is installed from Debian. Throws `Advice` where that cannot be done. */
export async function findEngines(machine: Machine = thisMachine()): Promise<Engines> {
  return await findOrInstall(
    installedEngines,
    {
      choices: [PACKAGES],
      announcement: "Installing Debian's Firefox and WebKitGTK for the journeys in other engines …",
      question: "Firefox, WebKitGTK's driver or Xvfb is missing. Install Debian's with sudo apt-get?",
      advice: (outcome) =>
        outcome === "no apt-get"
          ? "The journeys in other engines need Firefox, WebKitGTK's WebKitWebDriver and Xvfb: run them on Debian or Ubuntu."
          : `The journeys in other engines need Firefox and WebKitGTK. Install them once with: ${LINE}`,
    },
    machine,
  );
}

/** WPE's server of WebDriver, and its browser without a window: in Debian 12 a WebKit as in Safari 16. */
export type Wpe = { readonly driver: string; readonly browser: string };

const WPE_PACKAGES = ["wpewebkit-driver", "cog"];

/** WPE, if it is installed; else from Debian. Throws `Advice` where that cannot be done. */
export async function findWpe(machine: Machine = thisMachine()): Promise<Wpe> {
  return await findOrInstall(
    installedWpe,
    {
      choices: [WPE_PACKAGES],
      announcement: "Installing Debian's WPE, an older WebKit, for the journeys in other engines …",
      question: "WPE's driver or its browser cog is missing. Install Debian's with sudo apt-get?",
      advice: (outcome) =>
        outcome === "no apt-get"
          ? "The journeys in an older WebKit need WPE's WPEWebDriver and cog: run them on Debian or Ubuntu."
          : `The journeys in an older WebKit need WPE. Install it once with: sudo apt-get install -y ${WPE_PACKAGES.join(" ")}`,
    },
    machine,
  );
}

function installedWpe(machine: Machine): Wpe | undefined {
  const driver = which("WPEWebDriver", machine);
  const browser = which("cog", machine);
  return driver && browser ? { driver, browser } : undefined;
}
