import { parseBucket, parseEndpoint } from "./bucket-address.ts";
import { bucketAdvice } from "./bucket-advice.ts";
import type { Tagged } from "./target.ts";

/** What must hold for a key when an object is written to it. */
export type Condition = { readonly IfMatch: string } | { readonly IfNoneMatch: "*" };

/** The objects of a bucket below a prefix. Each call throws `Advice` for what it cannot do. */
export type Objects = {
  readonly get: (name: string) => Promise<Tagged | undefined>;
  /** Writes an object whole. False if the condition does not hold. */
  readonly put: (name: string, text: string, kept: string, condition?: Condition) => Promise<boolean>;
};

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  json: "application/json",
};

/** Milliseconds. */
const CONNECT = 10_000;
const REPLY = 60_000;

/** A condition does not hold (412), another write is under way (409), or there is nothing to match (404). */
const REFUSALS = ["PreconditionFailed", "ConditionalRequestConflict", "NoSuchKey"];

/**
 * Opens a bucket with the credentials and the region of the AWS SDK's environment and configuration.
 * @param endpoint the server, if it is not AWS and the environment does not say it
 */
export async function openObjects(to: string, endpoint: string): Promise<Objects> {
  const { bucket: Bucket, prefix } = parseBucket(to);
  const environment = process.env["AWS_ENDPOINT_URL_S3"] ?? process.env["AWS_ENDPOINT_URL"];
  const server = endpoint === "" ? environment : parseEndpoint(endpoint);
  // A fixed version stays as it is, whatever newer ones will ask of Node.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] ??= "true";
  const { S3Client, GetObjectCommand, PutObjectCommand } = await import("@aws-sdk/client-s3");
  const client = new S3Client({
    // Other servers than AWS seldom have a host for each bucket, and know fewer checksums.
    ...(server !== undefined && { endpoint: server, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 4,
    requestHandler: { connectionTimeout: CONNECT, requestTimeout: REPLY, throwOnRequestTimeout: true },
  });
  const where = { bucket: Bucket, prefix, server: server ?? "AWS" };
  return {
    get: async (name) => {
      const input = { Bucket, Key: prefix + name };
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(input));
        if (!Body || ETag === undefined) throw new Error("an object without a tag");
        return { text: await Body.transformToString(), tag: ETag };
      } catch (error) {
        if (nameOf(error) === "NoSuchKey") return undefined;
        throw bucketAdvice(error, where);
      }
    },
    put: async (name, text, kept, condition) => {
      const input = { Bucket, Key: prefix + name, Body: text, CacheControl: kept, ...condition };
      const ContentType = TYPES[name.split(".").at(-1)!]!;
      try {
        await client.send(new PutObjectCommand({ ...input, ContentType }));
        return true;
      } catch (error) {
        if (condition && REFUSALS.includes(nameOf(error))) return false;
        throw bucketAdvice(error, where);
      }
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
