import type { RunningS3 } from "#tests/support/s3-server.ts";
import { run } from "#tools/commands/release-screens.ts";

import type { TestBucket } from "./bucket.ts";

/** Releases the screens of a project to a bucket, as somebody would who has its credentials in the environment. */
export async function releaseTo(
  { endpoint, environment }: RunningS3,
  { to }: TestBucket,
  root: string,
  ...args: readonly string[]
): Promise<void> {
  const before = process.env;
  process.env = { ...before, ...environment };
  try {
    const all = ["--to", to, "--endpoint", endpoint, "--confirm-money", ...args];
    const lines: string[] = [];
    const code = await run(all, { root, print: (line) => lines.push(line) });
    if (code !== 0) throw new Error(`Nothing was released:\n${lines.join("\n")}`);
  } finally {
    process.env = before;
  }
}
