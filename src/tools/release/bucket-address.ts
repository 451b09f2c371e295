import { Advice } from "#tools/setup/advice.ts";

/** A bucket, and where in it: the beginning of all keys, with a slash at its end unless it is empty. */
export type BucketAddress = { readonly bucket: string; readonly prefix: string };

/** The names that S3 allows. */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
/** What no server and no proxy reads in another way. */
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/;

/** Whether `--to` means a bucket. */
export function isBucket(to: string): boolean {
  return /^s3:\/\//i.test(to);
}

/** Reads `s3://bucket/prefix`. Throws `Advice`, which does not repeat it: somebody may have put credentials in it. */
export function parseBucket(to: string): BucketAddress {
  const [bucket = "", ...path] = to.replace(/^s3:\/\//i, "").split("/");
  const prefix = path
    .filter((part) => part !== "")
    .map((part) => `${part}/`)
    .join("");
  if (BUCKET.test(bucket) && PREFIX.test(prefix)) return { bucket, prefix };
  throw new Advice(
    "A bucket is named as s3://bucket/prefix, of small letters, digits, dots and hyphens. Credentials come from the AWS SDK's environment, never from the command line.",
  );
}

/** Reads the address of an S3 server. Throws `Advice`, without the address for the same reason. */
export function parseEndpoint(endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === "") return url.origin + url.pathname;
  throw new Advice(
    "--endpoint takes the address of an S3 server, without credentials: --endpoint https://s3.example",
  );
}
