import { expect, test } from "vitest";

import { findEngines, findWpe, installedEngines } from "./find-engines.ts";
import type { Machine } from "./machine.ts";

const all = ["/usr/bin/firefox-esr", "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
const engines = { firefox: all[0], webkit: all[1], screen: all[2] };
const apt = "env DEBIAN_FRONTEND=noninteractive /usr/bin/apt-get -o DPkg::Lock::Timeout=300";
const install = "install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb";
const line = "Install them once with: sudo apt-get install -y firefox-esr webkit2gtk-driver xvfb";

const wpe = { driver: "/usr/bin/WPEWebDriver", browser: "/usr/bin/cog" };

/** @param works parts of the command lines that succeed; `install` brings all engines */
function machineWith(there: readonly string[], works: readonly string[] = [], rest: Partial<Machine> = {}) {
  const files = new Set(there);
  const commands: string[] = [];
  const machine: Machine = {
    platform: "linux",
    variables: { PATH: "/usr/bin" },
    exists: (path) => files.has(path),
    playwrightChromium: async () => "",
    run: (program, args, options) => {
      const command = [program, ...args].join(" ");
      if (!options?.quiet) commands.push(command);
      const isDone = works.some((text) => command.includes(text));
      if (isDone && command.includes("install"))
        for (const path of [...all, ...Object.values(wpe)]) files.add(path);
      return isDone;
    },
    say: () => {},
    ask: undefined,
    ...rest,
  };
  return { machine, commands };
}

test("installed engines are used as they are", async () => {
  const { machine, commands } = machineWith(all);
  expect(await findEngines(machine)).toEqual(engines);
  expect(commands).toEqual([]);
});

test.each(all)("without %s there are not all of them", (path) => {
  expect(installedEngines(machineWith(all.filter((other) => other !== path)).machine)).toBeUndefined();
});

test("another Firefox: by its name, or by FIREFOX_PATH, which must name one", () => {
  const there = ["/usr/bin/firefox", "/opt/nightly/firefox", ...all.slice(1)];
  const at = (path?: string) =>
    installedEngines(machineWith(there, [], { variables: { PATH: "/usr/bin", FIREFOX_PATH: path } }).machine);
  expect(at()?.firefox).toBe("/usr/bin/firefox");
  expect(at("/opt/nightly/firefox")?.firefox).toBe("/opt/nightly/firefox");
  expect(() => at("/opt/gone")).toThrow("FIREFOX_PATH names /opt/gone, which does not exist.");
});

test("root installs Debian's packages", async () => {
  const { machine, commands } = machineWith(["/usr/bin/apt-get"], ["test -w /etc/apt", "install"]);
  expect(await findEngines(machine)).toEqual(engines);
  expect(commands).toEqual([`${apt} update`, `${apt} ${install}`]);
});

test.each([
  ["nobody is there to ask", undefined],
  ["somebody says no", async () => false],
])("sudo is not called when %s: the message has the command", async (_when, ask) => {
  const { machine, commands } = machineWith(["/usr/bin/apt-get", "/usr/bin/sudo"], ["install"], { ask });
  await expect(findEngines(machine)).rejects.toThrow(line);
  expect(commands).toEqual([]);
});

test("with sudo, when somebody says yes", async () => {
  const { machine, commands } = machineWith(["/usr/bin/apt-get", "/usr/bin/sudo"], ["install"], {
    ask: async () => true,
  });
  expect(await findEngines(machine)).toEqual(engines);
  expect(commands.at(-1)).toBe(`sudo ${apt} ${install}`);
});

test("packages that do not come: the message has the command; without apt-get it says where it runs", async () => {
  const { machine } = machineWith(["/usr/bin/apt-get"], ["test -w /etc/apt"]);
  await expect(findEngines(machine)).rejects.toThrow(line);
  await expect(findEngines(machineWith([]).machine)).rejects.toThrow("run them on Debian or Ubuntu");
});

test("WPE is used if it is installed, else Debian's, else the message has the command", async () => {
  const { machine, commands } = machineWith(Object.values(wpe));
  expect(await findWpe(machine)).toEqual(wpe);
  expect(commands).toEqual([]);
  const bare = machineWith(["/usr/bin/apt-get", wpe.driver], ["test -w /etc/apt", "install"]);
  expect(await findWpe(bare.machine)).toEqual(wpe);
  expect(bare.commands.at(-1)).toBe(`${apt} install -y --no-install-recommends wpewebkit-driver cog`);
  const refused = machineWith(["/usr/bin/apt-get"], ["test -w /etc/apt"]);
  await expect(findWpe(refused.machine)).rejects.toThrow(
    "Install it once with: sudo apt-get install -y wpewebkit-driver cog",
  );
  await expect(findWpe(machineWith([]).machine)).rejects.toThrow("run them on Debian or Ubuntu");
});
