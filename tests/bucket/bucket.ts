import { randomUUID } from "node:crypto";

import {
  CreateBucketCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutBucketPolicyCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";

import type { RunningS3 } from "#tests/support/s3-server.ts";

/** A bucket of a test, which sees it as its owner does. */
export type TestBucket = {
  /** As `--to` names it. */
  readonly to: string;
  readonly name: string;
  /** Where everybody may read it, once the policy says so. */
  readonly url: string;
  readonly object: (key: string) => Promise<GetObjectCommandOutput>;
  readonly text: (key: string) => Promise<string | undefined>;
  readonly write: (key: string, text: string) => Promise<void>;
  /** Denies an action to everybody, or allows it to those who do not sign. */
  readonly policy: (effect: "Allow" | "Deny", action: string) => Promise<void>;
};

/** Makes a new bucket. */
export async function makeBucket({ endpoint, environment }: RunningS3): Promise<TestBucket> {
  // A fixed version stays as it is, whatever newer ones will ask of Node.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] ??= "true";
  const client = new S3Client({
    endpoint,
    forcePathStyle: true,
    region: environment["AWS_REGION"]!,
    credentials: {
      accessKeyId: environment["AWS_ACCESS_KEY_ID"]!,
      secretAccessKey: environment["AWS_SECRET_ACCESS_KEY"]!,
    },
  });
  const name = `bank-${randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket: name }));
  const object = (Key: string) => client.send(new GetObjectCommand({ Bucket: name, Key }));
  return {
    to: `s3://${name}/released`,
    name,
    url: `${endpoint}/${name}/released`,
    object,
    text: async (key) => {
      const found = await object(key).catch((error: Error) => {
        if (error.name !== "NoSuchKey") throw error;
      });
      return await found?.Body?.transformToString();
    },
    write: async (Key, Body) => {
      const ContentType = Key.endsWith(".js") ? "text/javascript" : "application/json";
      await client.send(new PutObjectCommand({ Bucket: name, Key, Body, ContentType }));
    },
    policy: async (Effect, Action) => {
      const Resource = [`arn:aws:s3:::${name}/*`];
      const Statement = [{ Effect, Principal: "*", Action: [Action], Resource }];
      const Policy = JSON.stringify({ Version: "2012-10-17", Statement });
      await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy }));
    },
  };
}
