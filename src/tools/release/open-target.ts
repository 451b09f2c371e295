import { resolve } from "node:path";

import { Advice } from "#tools/setup/advice.ts";

import { isBucket } from "./bucket-address.ts";
import { openFolder } from "./folder.ts";
import type { Target } from "./target.ts";

/** The options of commands that release: where to. */
export const targetOptions = {
  to: { type: "string", default: "" },
  endpoint: { type: "string", default: "" },
} as const;

export type TargetOptions = {
  /** A folder, or `s3://bucket/prefix`. */
  readonly to: string;
  /** Address of the S3 server; without one the AWS SDK's environment and configuration say it. */
  readonly endpoint?: string;
};

/** Opens where something is released to. Throws `Advice` for what it does not know. */
export async function openTarget({ to, endpoint = "" }: TargetOptions): Promise<Target> {
  if (to === "") throw new Advice("Where to? Name a folder or a bucket: --to DIR or --to s3://bucket/prefix");
  if (isBucket(to)) {
    // The AWS SDK takes a while to load.
    const { openBucket } = await import("./bucket.ts");
    return await openBucket(to, endpoint);
  }
  if (/^[a-z\d]+:\/\//i.test(to))
    throw new Advice(
      "--to takes a folder, or a bucket: --to s3://bucket/prefix (with --endpoint for its server).",
    );
  if (endpoint !== "") throw new Advice("--endpoint is the server of a bucket: --to s3://bucket/prefix");
  return await openFolder(resolve(to));
}
