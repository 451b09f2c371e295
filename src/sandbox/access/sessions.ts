import { first, type Queries } from "#sandbox/database/queries.ts";
import type { PublicCall } from "#sandbox/http/call.ts";
import { Refusal } from "#sandbox/http/reply.ts";
import type { Customer } from "./customers.ts";
import { newToken, tokenHash } from "./secrets.ts";

/** Length of a session, in ms. */
const LIFETIME = 12 * 60 * 60 * 1000;

/** Starts a session and returns its token; only a hash of the token is stored. */
export async function beginSession(queries: Queries, customerId: number, now: Date): Promise<string> {
  const token = newToken();
  await queries.query("insert into session_tokens values ($1, $2, $3)", [
    tokenHash(token),
    customerId,
    new Date(now.getTime() + LIFETIME),
  ]);
  return token;
}

type Asking = Pick<PublicCall, "database" | "authorization" | "currency" | "now">;

/** The customer of an Authorization header. Refuses with 401 without a valid session at a bank of this currency. */
export async function signedInCustomer({
  database,
  authorization,
  currency,
  now,
}: Asking): Promise<Customer> {
  const token = tokenIn(authorization);
  if (!token) throw new Refusal(401, "Unauthenticated.");
  const customer = await first<Customer>(
    database,
    `select customers.* from session_tokens join customers on customers.id = customer_id
     where token_hash = $1 and expires_at > $2 and currency = $3`,
    [tokenHash(token), now, currency],
  );
  if (!customer) throw new Refusal(401, "Your session has ended. Sign in again.");
  return customer;
}

/** Ends every session of a customer, as after a password reset. */
export async function endSessions(queries: Queries, customerId: number): Promise<void> {
  await queries.query("delete from session_tokens where customer_id = $1", [customerId]);
}

/** Ends every session of a customer except that of an Authorization header, as after a password change. */
export async function endOtherSessions(
  queries: Queries,
  customerId: number,
  authorization: string,
): Promise<void> {
  await queries.query("delete from session_tokens where customer_id = $1 and token_hash <> $2", [
    customerId,
    tokenHash(tokenIn(authorization)),
  ]);
}

/** "" when there is none. */
function tokenIn(authorization: string): string {
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? "";
}
