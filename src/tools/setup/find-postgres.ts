import { join } from "node:path";

import { findOrInstall } from "./install-packages.ts";
import { thisMachine, which } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** Paths of the programs that make a PostgreSQL server and run it. */
export type Postgres = { readonly initdb: string; readonly postgres: string };

/** The versions that Debian and Ubuntu may have, from the newest to the oldest that the sandbox runs on. */
const VERSIONS = [20, 19, 18, 17, 16, 15, 14];

/** Debian keeps each version in a folder that is not on the PATH. */
function installedPostgres(machine: Machine): Postgres | undefined {
  const folders = VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin`);
  const debians = folders.map((folder) => ({
    initdb: join(folder, "initdb"),
    postgres: join(folder, "postgres"),
  }));
  const found = debians.find(({ initdb, postgres }) => machine.exists(initdb) && machine.exists(postgres));
  if (found) return found;
  const initdb = which("initdb", machine);
  const postgres = which("postgres", machine);
  return initdb && postgres ? { initdb, postgres } : undefined;
}

/** PostgreSQL's server; where it is missing, Debian's is installed. Throws `Advice` where that cannot be done. */
export async function findPostgres(machine: Machine = thisMachine()): Promise<Postgres> {
  return await findOrInstall(
    installedPostgres,
    {
      choices: [["postgresql"]],
      announcement: "Installing Debian's PostgreSQL for the tests of the sandbox on a server …",
      question: "PostgreSQL is missing, on which the sandbox is tested. Install Debian's with sudo apt-get?",
      advice: (outcome) =>
        outcome === "no apt-get"
          ? "The sandbox's tests on a server need PostgreSQL 14 or newer, with initdb and postgres on the PATH."
          : "The sandbox's tests on a server need PostgreSQL. Install it once with: sudo apt-get install -y postgresql",
    },
    machine,
  );
}
