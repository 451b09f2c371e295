import { expect, test } from "vitest";

import { findCeph } from "./find-ceph.ts";
import type { Machine } from "./machine.ts";

/** A machine on which all works, or nothing; after `dpkg-deb` all files are there. */
function machineWith(works: boolean) {
  const commands: string[] = [];
  let isUnpacked = false;
  const machine: Machine = {
    platform: "linux",
    variables: {},
    exists: () => isUnpacked,
    playwrightChromium: async () => "",
    run: (program, args) => {
      const command = [program, ...args].join(" ").replaceAll(process.cwd(), "");
      commands.push(command);
      isUnpacked ||= works && command.includes("dpkg-deb");
      return works;
    },
    say: () => {},
    ask: undefined,
  };
  return { machine, commands };
}

test("Debian's packages are downloaded with what they need, and unpacked into the project, once", () => {
  const { machine, commands } = machineWith(true);
  expect(findCeph(machine).programs.replace(process.cwd(), "")).toBe("/.cache/ceph/usr/bin");
  expect(commands[1]).toMatch(/apt-get -q --download-only .* install radosgw ceph-mon ceph-osd ceph-common$/);
  expect(commands.at(-1)).toBe("rm -rf /.cache/ceph/archives");
  const before = commands.length;
  findCeph(machine);
  expect(commands).toHaveLength(before);
});

test("where nothing can be downloaded it says what is needed", () => {
  expect(() => findCeph(machineWith(false).machine)).toThrow("need Debian's packages radosgw, ceph-mon");
});
