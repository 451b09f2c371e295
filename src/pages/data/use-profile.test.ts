import { expect, test } from "vitest";

import { readProfile } from "./use-profile.ts";

const DAY = "2026-01-05T09:00:00Z";

test.each([
  [{ email_verified_at: DAY }, DAY],
  [{ user: { email_verified_at: DAY } }, DAY],
  [{ email_verified_at: DAY, email_verified: true }, DAY],
  [{ email_verified_at: true }, "true"],
  [{ email_verified_at: null, email_verified: 1 }, "true"],
  [{ user: { email_verified: "true" } }, "true"],
  [{ email_verified_at: 0 }, ""],
  [{ email_verified_at: "0" }, ""],
  [{ email_verified_at: false }, ""],
  [{ email_verified_at: null }, ""],
  [{}, ""],
])("the email of %j is verified: %j", (data, verified) => {
  expect(readProfile({ status: true, data }).email_verified_at).toBe(verified);
});
