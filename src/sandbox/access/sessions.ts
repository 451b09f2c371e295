import type { Queries } from "#sandbox/database/queries.ts";
import { newToken, tokenHash, tokenIn } from "./secrets.ts";

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
