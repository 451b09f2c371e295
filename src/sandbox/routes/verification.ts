import { customerByReference } from "#sandbox/access/customers.ts";
import { sendCode as sendNewCode, tryCode, type CodeResult } from "#sandbox/access/one-time-passwords.ts";
import { normalPhone } from "#sandbox/access/phone.ts";
import { publicRoute } from "#sandbox/http/call.ts";
import { ok, Refusal } from "#sandbox/http/reply.ts";

/** POST users/send-otp. At most five in ten minutes. */
export const sendOtp = publicRoute(async ({ database, currency, body, now }) => {
  const customer = await customerByReference({ database, currency }, String(body["user_reference"]));
  if (!customer || customer.phone !== normalPhone(String(body["phone_number"]))) {
    throw new Refusal(404, "No account has this reference and phone number.");
  }
  if (!(await sendNewCode(database, customer.id, "verify", now))) {
    throw new Refusal(429, "Too many one-time codes were sent. Try again in 10 minutes.");
  }
  return ok("A one-time code was sent to your phone.");
});

/** POST users/verify-otp. A correct code verifies the account. */
export const verifyOtp = publicRoute(async ({ database, currency, body, now }) => {
  const customer = await customerByReference({ database, currency }, String(body["user_reference"]));
  if (!customer) throw new Refusal(404, "No account has this reference.");
  const result = await tryCode(database, customer.id, "verify", String(body["otp_code"]), now);
  if (result.is !== "right") throw refusal(result);
  await database.query(
    "update customers set email_verified_at = coalesce(email_verified_at, $2) where id = $1",
    [customer.id, now],
  );
  return ok("Your account is verified. Sign in to continue.");
});

function refusal(result: Exclude<CodeResult, { is: "right" }>): Refusal {
  if (result.is === "expired" || result.left === 0) {
    return new Refusal(400, "This one-time code is no longer valid. Ask for a new one.");
  }
  return new Refusal(
    400,
    `Incorrect one-time code. ${result.left} ${result.left === 1 ? "try" : "tries"} left.`,
  );
}
