import { expect, test } from "vitest";

import { findPostgres } from "./find-postgres.ts";
import type { Machine } from "./machine.ts";

const debians = ["/usr/lib/postgresql/15/bin/initdb", "/usr/lib/postgresql/15/bin/postgres"];
const found = { initdb: debians[0], postgres: debians[1] };
const apt = "env DEBIAN_FRONTEND=noninteractive /usr/bin/apt-get -o DPkg::Lock::Timeout=300";

/** @param works parts of the command lines that succeed; `install` brings Debian's version 15 */
function machineWith(there: readonly string[], works: readonly string[] = []) {
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
      if (isDone && command.includes("install")) for (const path of debians) files.add(path);
      return isDone;
    },
    say: () => {},
    ask: undefined,
  };
  return { machine, commands };
}

test("Debian's newest version is used, which is not on the PATH", async () => {
  const old = debians.map((path) => path.replace("15", "14"));
  const { machine, commands } = machineWith([...old, ...debians]);
  expect(await findPostgres(machine)).toEqual(found);
  expect(commands).toEqual([]);
});

test("elsewhere the one on the PATH is used, if it is whole", async () => {
  const there = ["/usr/bin/initdb", "/usr/bin/postgres"];
  const there2 = { initdb: there[0], postgres: there[1] };
  expect(await findPostgres(machineWith(there).machine)).toEqual(there2);
  await expect(findPostgres(machineWith(there.slice(1)).machine)).rejects.toThrow("initdb and postgres");
});

test("root installs Debian's package", async () => {
  const { machine, commands } = machineWith(["/usr/bin/apt-get"], ["test -w /etc/apt", "install"]);
  expect(await findPostgres(machine)).toEqual(found);
  expect(commands).toEqual([`${apt} update`, `${apt} install -y --no-install-recommends postgresql`]);
});

test("where it may not be installed, the command is told", async () => {
  await expect(findPostgres(machineWith(["/usr/bin/apt-get"]).machine)).rejects.toThrow(
    "Install it once with: sudo apt-get install -y postgresql",
  );
});
