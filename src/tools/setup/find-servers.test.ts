import { expect, test } from "vitest";

import { findServers } from "./find-servers.ts";
import type { Machine } from "./machine.ts";

/** A machine on which programs whose command line has one of these texts work; after `dpkg-deb` all files are there. */
function machineWith(works: readonly string[]) {
  const commands: string[] = [];
  let isUnpacked = false;
  const machine: Machine = {
    platform: "linux",
    variables: {},
    exists: () => isUnpacked,
    playwrightChromium: async () => "",
    run: (program, args) => {
      const command = [program, ...args].join(" ");
      commands.push(command.replaceAll(process.cwd(), ""));
      const isDone = works.some((text) => command.includes(text));
      isUnpacked ||= isDone && command.includes("dpkg-deb");
      return isDone;
    },
    say: () => {},
    ask: undefined,
  };
  return { machine, commands };
}

const packages = "nginx nginx-common libnginx-mod-http-brotli-static caddy openssl";
const apt = "env -C /.cache/servers apt-get -q";

test("Debian's packages are downloaded and unpacked into the project, without rights, once", () => {
  const { machine, commands } = machineWith(["download", "dpkg-deb"]);
  const { nginx } = findServers(machine);
  expect(nginx.replace(process.cwd(), "")).toBe("/.cache/servers/usr/sbin/nginx");
  expect(commands.slice(1)).toEqual([
    `${apt} download ${packages}`,
    "find /.cache/servers -maxdepth 1 -name *.deb -exec dpkg-deb -x {} /.cache/servers ;",
  ]);
  findServers(machine);
  expect(commands).toHaveLength(3);
});

test("without package lists it gets lists of its own", () => {
  const { machine, commands } = machineWith(["Dir::Cache", "dpkg-deb"]);
  findServers(machine);
  const own = "-o Dir::State::lists=/.cache/servers/lists -o Dir::Cache=/.cache/servers";
  expect(commands.slice(2, 4)).toEqual([`${apt} ${own} update`, `${apt} ${own} download ${packages}`]);
});

test("where nothing can be downloaded it says what is needed", () => {
  expect(() => findServers(machineWith([]).machine)).toThrow("need Debian's packages nginx, nginx-common");
});
