import { join } from "node:path";

import type { Machine } from "./machine.ts";

/**
 * Runs apt-get in a folder of the project, where it writes what it downloads: nothing is installed, and no rights are needed.
 * A fresh container has no package lists, so it gets lists of its own in that folder.
 * @returns whether it succeeded
 */
export function aptGet(folder: string, args: readonly string[], machine: Machine): boolean {
  machine.run("mkdir", ["-p", join(folder, "lists/partial"), join(folder, "archives/partial")]);
  const apt = (...words: readonly string[]) => machine.run("env", ["-C", folder, "apt-get", "-q", ...words]);
  if (apt(...args)) return true;
  const own = ["-o", `Dir::State::lists=${join(folder, "lists")}`, "-o", `Dir::Cache=${folder}`];
  apt(...own, "update");
  return apt(...own, ...args);
}
