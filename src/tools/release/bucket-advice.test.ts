import { expect, test } from "vitest";

import { bucketAdvice } from "./bucket-advice.ts";

const where = { bucket: "bank", prefix: "screens/", server: "AWS" };

/** An error as the AWS SDK makes it. */
function sdkError(name: string, more: object = {}): Error {
  return Object.assign(new Error(name), { name }, more);
}

// Answers that no server of the tests gives.
test.each([
  [
    sdkError("PermanentRedirect", { $response: { headers: { "x-amz-bucket-region": "af-south-1" } } }),
    "The bucket bank is in another region: af-south-1. Set AWS_REGION=af-south-1.",
  ],
  [sdkError("PermanentRedirect"), "The bucket bank is in another region. Set AWS_REGION to it."],
  [sdkError("ExpiredToken"), "The credentials have expired. Sign in again."],
  [sdkError("RequestTimeTooSkewed"), "The clock of this machine and that of AWS differ too much."],
  [sdkError("SlowDown", { $metadata: { httpStatusCode: 503 } }), "AWS has failed or is busy (503 SlowDown)."],
  [sdkError("TimeoutError", { code: "ETIMEDOUT" }), "No answer from AWS (ETIMEDOUT)."],
  [sdkError("KMS.DisabledException", { $metadata: { httpStatusCode: 400 } }), "(400 KMS.DisabledException)"],
])("%s", (error, said) => {
  expect(String(bucketAdvice(error, where))).toContain(said);
});
