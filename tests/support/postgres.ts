import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

import { pause } from "#lib/tasks/pause.ts";
import { findPostgres } from "#tools/setup/find-postgres.ts";

import { freePort } from "./free-port.ts";

/** A PostgreSQL server of its own, in a folder for temporary files. */
export type RunningPostgres = {
  readonly port: number;
  /** The address of its database, with a user who may do everything there. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

const USER = "sandbox";
const PASSWORD = "of-this-test";

/**
 * Starts a PostgreSQL server at a free port; where there is none, Debian's is installed. Throws `Advice` where that
 * cannot be done.
 * @param settings such as `fsync=off`; without any it runs as Debian's does
 */
export async function startPostgres(settings: readonly string[] = []): Promise<RunningPostgres> {
  const programs = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = otherUser();
  const as = { cwd: folder, ...user };
  const word = join(folder, "password");
  writeFileSync(word, PASSWORD);
  for (const path of user ? [folder, word] : []) chownSync(path, user!.uid, user!.gid);
  const data = join(folder, "data");
  const made = [
    "-D",
    data,
    "-U",
    USER,
    `--pwfile=${word}`,
    "-A",
    "scram-sha-256",
    "-E",
    "UTF8",
    "--locale=C",
  ];
  execFileSync(programs.initdb, [...made, "--no-sync"], { ...as, stdio: ["ignore", "ignore", "inherit"] });

  const port = await freePort();
  const own = ["listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${port}`, ...settings];
  const args = ["-D", data, ...own.flatMap((setting) => ["-c", setting])];
  const child = spawn(programs.postgres, args, { ...as, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes("ready to accept connections")) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`);
    await pause(20);
  }
  return {
    port,
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // At once, without waiting for connections.
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL does not run as root, so root starts it as the user of Debian's package. */
function otherUser(): { readonly uid: number; readonly gid: number } | undefined {
  return userInfo().uid === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;
}

function idOf(kind: "-u" | "-g"): number {
  return Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
}
