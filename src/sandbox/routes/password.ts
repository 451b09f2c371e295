import { customerByContact } from "#sandbox/access/customers.ts";
import { sendCode, tryCode } from "#sandbox/access/one-time-passwords.ts";
import { hashSecret } from "#sandbox/access/secrets.ts";
import { endSessions } from "#sandbox/access/sessions.ts";
import { publicRoute } from "#sandbox/http/call.ts";
import { fieldRefusal, ok, Refusal } from "#sandbox/http/reply.ts";

const SENT = "If an account has this e-mail address or phone number, a token was sent to it.";
const WRONG = "The token is wrong or has expired.";

/** POST password/request-token. The same reply for known and unknown accounts, and when too many tokens were sent. */
export const requestPasswordToken = publicRoute(async ({ database, currency, body, now }) => {
  const customer = await customerByContact({ database, currency }, String(body["email"]));
  if (customer)
    await database.transaction(async (queries) => await sendCode(queries, customer.id, "reset", now));
  else await hashSecret("as long as for a known account");
  return ok(SENT);
});

/** POST password/reset. A new password ends all sessions. An unknown account gets the same refusal as a wrong token. */
export const resetPassword = publicRoute(async ({ database, currency, body, now }) => {
  const password = String(body["password"]);
  if (password !== body["password_confirmation"]) {
    throw fieldRefusal("password_confirmation", "Passwords do not match.");
  }
  const customer = await customerByContact({ database, currency }, String(body["email"]));
  if (!customer) throw new Refusal(400, WRONG);
  const result = await tryCode(database, customer.id, "reset", String(body["token"]), now);
  if (result.is !== "right") throw new Refusal(400, WRONG);
  await database.query("update customers set password_hash = $2 where id = $1", [
    customer.id,
    await hashSecret(password),
  ]);
  await endSessions(database, customer.id);
  return ok("Your password was changed. Sign in with the new one.");
});
