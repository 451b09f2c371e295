import { customerByUsername } from "#sandbox/access/customers.ts";
import { hashSecret, matchesSecret } from "#sandbox/access/secrets.ts";
import { beginSession } from "#sandbox/access/sessions.ts";
import { publicRoute } from "#sandbox/http/call.ts";
import { ok, Refusal } from "#sandbox/http/reply.ts";
import { signInProfile } from "./profile.ts";

/** A hash to compare with when the customer does not exist, so that both refusals take the same time. */
const nobody = hashSecret("nobody");

/** POST login. Refuses an unknown username and a wrong password in the same way. */
export const login = publicRoute(async ({ database, currency, body, now }) => {
  const customer = await customerByUsername({ database, currency }, String(body["username"]));
  const matches = await matchesSecret(String(body["password"]), customer?.password_hash ?? (await nobody));
  if (!customer || !matches) throw new Refusal(400, "Invalid username or password.");
  const token = await beginSession(database, customer.id, now);
  return ok("Login successful.", { token, profile: signInProfile(customer) });
});

/**
 * POST bypass-email-verification. Apps send it at sign-in and ignore the reply, so it is the same for every name and
 * changes nothing.
 */
export const bypassEmailVerification = publicRoute(async () => ok("Request received."));
