import type { IncomingMessage } from "node:http";

import { expect, test as base } from "#tests/e2e/harness/test.ts";
import { type RunningS3, startS3 } from "#tests/support/s3-server.ts";

import { type Between, standBetween, type Treatment } from "./between.ts";
import { makeBucket, type TestBucket } from "./bucket.ts";

/** What stands between whoever serves the bank and the bucket. */
type Watched = Omit<Between, "close"> & {
  /** The bucket's address for everybody, through it. */
  readonly url: string;
  /** What was asked in this test. */
  readonly asked: IncomingMessage[];
  /** What happens to a request, until the test ends. */
  treat: (asked: IncomingMessage) => Treatment;
};

type Fixtures = { readonly s3: RunningS3; readonly bucket: TestBucket; readonly watched: Watched };

export const pass = (): Treatment => "pass";

/** Tests in a browser with a bucket that everybody may read, and that a test can spoil. */
export const test = base.extend<{ readonly afresh: void }, Fixtures>({
  s3: [
    async ({}, use) => {
      const s3 = await startS3();
      await use(s3);
      await s3.stop();
    },
    { scope: "worker" },
  ],
  bucket: [
    async ({ s3 }, use) => {
      const bucket = await makeBucket(s3);
      await bucket.policy("Allow", "s3:GetObject");
      await use(bucket);
    },
    { scope: "worker" },
  ],
  watched: [
    async ({ s3, bucket }, use) => {
      const asked: IncomingMessage[] = [];
      const { close, ...between } = await standBetween(s3.endpoint, (one) => {
        asked.push(one);
        return watched.treat(one);
      });
      const url = `${between.endpoint}/${bucket.name}/released`;
      const watched: Watched = { ...between, url, asked, treat: pass };
      await use(watched);
      close();
    },
    { scope: "worker" },
  ],
  afresh: [
    async ({ watched }, use) => {
      watched.treat = pass;
      watched.asked.splice(0);
      await use();
    },
    { auto: true },
  ],
});

export { expect };
