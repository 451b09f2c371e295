import { join, resolve } from "node:path";

import { Advice } from "./advice.ts";
import { aptGet } from "./apt-get.ts";
import { thisMachine } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** Debian's Ceph, unpacked into a folder of the project: nothing is installed, nothing starts, and no rights are needed. */
const FOLDER = resolve(".cache/ceph");
const PACKAGES = ["radosgw", "ceph-mon", "ceph-osd", "ceph-common"];
const PROGRAMS = ["monmaptool", "osdmaptool", "ceph-mon", "ceph-osd", "radosgw", "radosgw-admin"];
/** Two thirds of the packages: manuals, repair tools, block devices, file systems. */
const UNUSED =
  "usr/share usr/sbin sbin etc var usr/libexec usr/lib/python3 usr/bin/ceph*tool usr/bin/cephfs-* usr/bin/ceph-syn usr/bin/rbd* usr/bin/rados usr/bin/radosgw-[eot]* usr/lib/*/librgw.so* usr/lib/*/librbd.so*";
const FOLDERS: Readonly<Record<string, string>> = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" };

/** Where the parts of Ceph are that make an S3 server. */
export type Ceph = { readonly programs: string; readonly libraries: string };

/** Debian's Ceph, downloaded and unpacked when it is missing. Throws `Advice` where that cannot be done. */
export function findCeph(machine: Machine = thisMachine()): Ceph {
  const programs = join(FOLDER, "usr/bin");
  const ceph = { programs, libraries: join(FOLDER, "usr/lib", FOLDERS[process.arch] ?? "") };
  const isThere = () => PROGRAMS.every((name) => machine.exists(join(programs, name)));
  if (isThere()) return ceph;
  machine.say("Downloading Debian's Ceph (69 MB), on whose S3 server releases are tested …");
  const archives = join(FOLDER, "archives");
  // What a package depends on, too, unless the machine has it.
  const download = ["--download-only", "--no-install-recommends", "-y", "-o", "Debug::NoLocking=true"];
  aptGet(FOLDER, [...download, "-o", `Dir::Cache::archives=${archives}`, "install", ...PACKAGES], machine);
  const excluded = UNUSED.split(" ")
    .map((path) => `--exclude='./${path}'`)
    .join(" ");
  const unpack = `dpkg-deb --fsys-tarfile "$1" | tar -x -C "$0" ${excluded}`;
  machine.run("find", [archives, "-name", "*.deb", "-exec", "sh", "-c", unpack, FOLDER, "{}", ";"]);
  machine.run("rm", ["-rf", archives]);
  if (isThere()) return ceph;
  throw new Advice(
    `The tests of releases to a bucket need Debian's packages ${PACKAGES.join(", ")}: run them where apt-get can download these.`,
  );
}
