import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pause } from "#lib/tasks/pause.ts";
import { findCeph } from "#tools/setup/find-ceph.ts";

import { cephConfiguration } from "./ceph-configuration.ts";
import { freePort } from "./free-port.ts";

/** Ceph's S3 server with a whole cluster behind it: a monitor, and a store of objects in memory. */
export type RunningS3 = {
  readonly endpoint: string;
  /** The variables from which the AWS SDK has its credentials and region. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

const KEY = "AKIATESTOFRELEASES00";
const SECRET = "secret-of-this-test";

/** Starts one on free ports. Throws `Advice` where Ceph cannot be had. */
export async function startS3(): Promise<RunningS3> {
  const ceph = findCeph();
  const folder = mkdtempSync(join(tmpdir(), "ceph-"));
  const at = (name: string) => join(folder, name);
  const port = await freePort();
  const monitor = `v2:127.0.0.1:${await freePort()}`;
  const cluster = randomUUID();
  for (const name of ["mon", "osd"]) mkdirSync(at(name));
  writeFileSync(at("ceph.conf"), cephConfiguration({ ...ceph, folder, cluster, monitor, port }));
  const places = [ceph.libraries, `${ceph.libraries}/ceph`, ceph.libraries.replace("/usr/lib/", "/lib/")];
  const env = { PATH: ceph.programs, LD_LIBRARY_PATH: places.join(":"), CEPH_CONF: at("ceph.conf") };
  const call = (name: string, ...args: readonly string[]) =>
    execFileSync(join(ceph.programs, name), args, { env, stdio: "pipe", timeout: 60_000 });

  const children: ChildProcess[] = [];
  const said: string[] = [];
  const start = (name: string, ...args: readonly string[]) => {
    const child = spawn(join(ceph.programs, name), ["-f", ...args], {
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
    children.push(child);
    return child;
  };
  const stop = async () => {
    await Promise.all(children.map(kill));
    rmSync(folder, { recursive: true });
  };
  try {
    call("monmaptool", "--create", "--fsid", cluster, "--addv", "a", `[${monitor}]`, at("monmap"));
    call("osdmaptool", "--createsimple", "1", "--pg-num", "1", at("osdmap"));
    call("ceph-mon", "--mkfs", "-i", "a", "--monmap", at("monmap"), "--osdmap", at("osdmap"));
    start("ceph-mon", "-i", "a");
    call("ceph-osd", "--mkfs", "-i", "0", "--osd-uuid", randomUUID());
    start("ceph-osd", "-i", "0");
    const user = ["--uid=tests", "--display-name=tests", `--access-key=${KEY}`, `--secret-key=${SECRET}`];
    call("radosgw-admin", "user", "create", ...user);
    const gateway = start("radosgw", "-n", "client.admin");
    while (!(await isOpen(port))) {
      if (gateway.exitCode !== null) throw new Error(`Ceph did not start:\n${said.join("")}`);
      await pause(20);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    environment: { AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: SECRET, AWS_REGION: "us-east-1" },
    stop,
  };
}

/** All of it is in memory: nothing has to be put in order. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isThere = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}
