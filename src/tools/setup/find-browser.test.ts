import { describe, expect, test } from "vitest";

import { findBrowser, findTestBrowsers } from "./find-browser.ts";
import type { Machine } from "./machine.ts";

const own = "/home/someone/.cache/ms-playwright/chrome";
const debians =
  "env DEBIAN_FRONTEND=noninteractive /usr/bin/apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends";
const playwrightInstall = `${process.execPath} node_modules/@playwright/test/cli.js install chromium`;

type Script = {
  readonly there?: readonly string[];
  readonly variables?: Machine["variables"];
  readonly platform?: string;
  /** Programs by the start of their command line (the longest counts): the paths that appear when it succeeds; without, it fails. */
  readonly works?: Readonly<Record<string, readonly string[] | undefined>>;
  /** The user's answer at the terminal; without it nobody is there. */
  readonly answer?: boolean;
};

function machineWith({ there = [], variables = {}, platform = "linux", works = {}, answer }: Script) {
  const files = new Set(there);
  const commands: string[] = [];
  const said: string[] = [];
  const asked: string[] = [];
  const machine: Machine = {
    platform,
    variables: { PATH: "/bin:/usr/bin", ...variables },
    exists: (path) => files.has(path),
    playwrightChromium: async () => own,
    run: (program, args, options) => {
      const command = [program, ...args].join(" ");
      if (!options?.quiet || program === "sudo") commands.push(command);
      const known = Object.keys(works)
        .filter((start) => command.startsWith(start))
        .toSorted((one, other) => other.length - one.length)[0];
      const appear = known === undefined ? undefined : works[known];
      for (const path of appear ?? []) files.add(path);
      return appear !== undefined;
    },
    say: (line) => said.push(line),
    ask:
      answer === undefined
        ? undefined
        : async (question) => {
            asked.push(question);
            return answer;
          },
  };
  return { machine, commands, said, asked };
}

describe("a browser that is there", () => {
  test("CHROMIUM_PATH comes first", async () => {
    const { machine } = machineWith({
      there: ["/opt/my-chrome", "/usr/bin/chromium"],
      variables: { CHROMIUM_PATH: "/opt/my-chrome" },
      works: { "/usr/bin/chromium": [] },
    });
    expect(await findBrowser(machine)).toBe("/opt/my-chrome");
  });

  test("CHROMIUM_PATH that names nothing is an error, never ignored", async () => {
    const { machine } = machineWith({ variables: { CHROMIUM_PATH: "/opt/gone" } });
    await expect(findBrowser(machine)).rejects.toThrow(
      "CHROMIUM_PATH names /opt/gone, which does not exist. Correct it, or unset it.",
    );
  });

  test("an installed one comes before Playwright's own", async () => {
    const { machine, commands } = machineWith({
      there: ["/usr/bin/google-chrome", own],
      works: { "/usr/bin/google-chrome": [], [own]: [] },
    });
    expect(await findBrowser(machine)).toBe("/usr/bin/google-chrome");
    expect(commands).toEqual([]);
  });

  test("a browser that does not start is skipped", async () => {
    const { machine } = machineWith({ there: ["/usr/bin/chromium-browser", own], works: { [own]: [] } });
    expect(await findBrowser(machine)).toBe(own);
  });

  test.each([
    ["darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", {}],
    ["win32", "C:\\Programs\\Google\\Chrome\\Application\\chrome.exe", { PROGRAMFILES: "C:\\Programs" }],
  ])("the usual place of %s", async (platform, place, variables) => {
    const { machine } = machineWith({ platform, there: [place], variables, works: { [place]: [] } });
    expect(await findBrowser(machine)).toBe(place);
  });
});

describe("the browsers of the end-to-end tests", () => {
  const there = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];
  const works = { "/usr/bin/chromium": [], "/usr/bin/chromium-headless-shell": [] };

  test("the headless shell beside the whole browser", async () => {
    const { machine } = machineWith({ there, works });
    expect(await findTestBrowsers(machine)).toEqual({
      whole: "/usr/bin/chromium",
      shell: "/usr/bin/chromium-headless-shell",
    });
  });

  test.each([
    ["there is no shell", { there: ["/usr/bin/chromium"], works }],
    ["the shell does not start", { there, works: { ...works, [there[1]!]: undefined } }],
    ["CHROMIUM_PATH chooses it", { there, works, variables: { CHROMIUM_PATH: "/usr/bin/chromium" } }],
  ])("the whole browser for all where %s", async (_reason, script) => {
    const { machine } = machineWith(script);
    expect(await findTestBrowsers(machine)).toEqual({
      whole: "/usr/bin/chromium",
      shell: "/usr/bin/chromium",
    });
  });

  test("HEADLESS_SHELL_PATH names another shell", async () => {
    const variables = { CHROMIUM_PATH: "/usr/bin/chromium", HEADLESS_SHELL_PATH: "/opt/shell" };
    const { machine } = machineWith({ there, works, variables });
    expect(await findTestBrowsers(machine)).toEqual({ whole: "/usr/bin/chromium", shell: "/opt/shell" });
  });
});

describe("a browser that must be installed", () => {
  test("Playwright's, when it can be downloaded", async () => {
    const { machine, commands, said } = machineWith({ works: { [playwrightInstall]: [own], [own]: [] } });
    expect(await findBrowser(machine)).toBe(own);
    expect(commands).toEqual([playwrightInstall]);
    expect(said).toEqual(["No Chromium or Chrome was found: installing one for the end-to-end tests …"]);
  });

  test("Debian's as root, when Playwright's cannot be downloaded", async () => {
    const { machine, commands } = machineWith({
      there: ["/usr/bin/apt-get"],
      works: {
        "test -w /etc/apt": [],
        "env DEBIAN_FRONTEND=noninteractive /usr/bin/apt-get -o DPkg::Lock::Timeout=300 install": [
          "/usr/bin/chromium",
        ],
        "/usr/bin/chromium": [],
      },
    });
    expect(await findBrowser(machine)).toBe("/usr/bin/chromium");
    expect(commands).toEqual([
      playwrightInstall,
      "env DEBIAN_FRONTEND=noninteractive /usr/bin/apt-get -o DPkg::Lock::Timeout=300 update",
      `${debians} chromium chromium-headless-shell`,
    ]);
  });

  test("Debian's without its shell, where a release has no such package", async () => {
    const { machine, commands } = machineWith({
      there: ["/usr/bin/apt-get"],
      works: {
        "test -w /etc/apt": [],
        [`${debians} chromium chromium-headless-shell`]: undefined,
        [`${debians} chromium`]: ["/usr/bin/chromium"],
        "/usr/bin/chromium": [],
      },
    });
    expect(await findBrowser(machine)).toBe("/usr/bin/chromium");
    expect(commands.slice(-2)).toEqual([
      `${debians} chromium chromium-headless-shell`,
      `${debians} chromium`,
    ]);
  });

  describe("with sudo", () => {
    const there = ["/usr/bin/apt-get", "/usr/bin/sudo"];
    const install =
      "sudo env DEBIAN_FRONTEND=noninteractive /usr/bin/apt-get -o DPkg::Lock::Timeout=300 install";
    const works = { [install]: ["/usr/bin/chromium"], sudo: [], "/usr/bin/chromium": [] };
    const line =
      "The end-to-end tests need a browser. Install it once with: sudo apt-get install -y chromium";

    test("Debian's, when somebody says yes", async () => {
      const { machine, commands, asked } = machineWith({ there, works, answer: true });
      expect(await findBrowser(machine)).toBe("/usr/bin/chromium");
      expect(asked).toEqual([
        "Playwright's Chromium cannot be used here. Install Debian's with sudo apt-get?",
      ]);
      expect(commands.at(-1)).toBe(`${install} -y --no-install-recommends chromium chromium-headless-shell`);
    });

    test.each([
      ["somebody says no", { there, works, answer: false }],
      ["nobody is there to ask, even if sudo needs no password", { there, works }],
      ["there is no sudo", { there: ["/usr/bin/apt-get"], answer: true }],
    ])("sudo is not called when %s: the message has the command to run", async (_reason, script) => {
      const { machine, commands } = machineWith(script);
      await expect(findBrowser(machine)).rejects.toThrow(line);
      expect(commands).toEqual([playwrightInstall]);
    });
  });

  test("without apt-get, it says how to get one", async () => {
    const { machine, commands } = machineWith({ there: [], answer: true });
    await expect(findBrowser(machine)).rejects.toThrow("or set CHROMIUM_PATH to one.");
    expect(commands).toEqual([playwrightInstall]);
  });
});
