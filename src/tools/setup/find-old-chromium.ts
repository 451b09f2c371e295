import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { Advice } from "./advice.ts";
import { thisMachine } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** Releases of Chromium that npm has, for functions in a cloud: whole, for Linux on x64, compressed in a file of the package. */
const RELEASES = {
  83: {
    name: "chrome-aws-lambda@5.0.0",
    integrity:
      "sha512-0deUJ85+74ITAPLm/bqIrWS6ZmHmer+cl7ARPV0GgmGsR9a+VjKcyz9yCc5FF0XpYyUEAsEqIE1mASEPqn7l2g==",
  },
  92: {
    name: "chrome-aws-lambda@10.1.0",
    integrity:
      "sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
  },
  103: {
    name: "@sparticuz/chromium@103.0.0",
    integrity:
      "sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==",
  },
} as const;
/** Two that are too old for the app, and the oldest to be had that is not. */
export const OLD_CHROMIUMS = [83, 92, 103] as const;
const COMPRESSED = "package/bin/chromium.br";

/** The path of an old Chromium, downloaded when it is missing. Throws `Advice` where that cannot be done. */
export function findOldChromium(release: keyof typeof RELEASES, machine: Machine = thisMachine()): string {
  const folder = resolve(".cache/old-chromium", String(release));
  const program = join(folder, "chromium");
  if (machine.exists(program)) return program;
  if (machine.platform !== "linux" || process.arch !== "x64")
    throw new Advice(`Chromium ${release} is to be had for Linux on x64 only: run these journeys there.`);
  machine.say(`Downloading Chromium ${release} (50 MB) …`);
  mkdirSync(folder, { recursive: true });
  const { name, integrity } = RELEASES[release];
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", name, "--json", "--pack-destination", folder], { encoding: "utf8" }),
  ) as readonly { readonly integrity: string }[];
  const archive = join(
    folder,
    readdirSync(folder).find((file) => file.endsWith(".tgz"))!,
  );
  if (packed?.integrity !== integrity)
    throw new Error(`npm has other content for ${name} than was looked at: ${packed?.integrity}`);
  execFileSync("tar", ["-xzf", archive, "-C", folder, COMPRESSED]);
  const unfinished = `${program}.${process.pid}`;
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(join(folder, COMPRESSED))), { mode: 0o755 });
  renameSync(unfinished, program);
  rmSync(archive);
  rmSync(join(folder, "package"), { recursive: true });
  return program;
}
