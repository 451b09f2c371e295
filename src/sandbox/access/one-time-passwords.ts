import { alone, first, one, type Database, type Queries } from "#sandbox/database/queries.ts";
import { hashSecret, matchesSecret } from "./secrets.ts";

/** The code that every customer of the sandbox gets. */
const CODE = "123456";
const MINUTE = 60_000;
const LIFETIME_MINUTES = 10;
const TRIES = 5;
/** Limit of codes for one purpose in ten minutes. */
const SENDS = 5;

export type Purpose = "verify" | "reset";

/** Makes a new code; returns false when too many were sent in the last ten minutes. Only the newest code is valid. Runs inside a database transaction. */
export async function sendCode(
  queries: Queries,
  customerId: number,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  await alone(queries, `codes of ${customerId}`);
  const { sent } = await one<{ sent: number }>(
    queries,
    "select count(*) as sent from one_time_passwords where customer_id = $1 and purpose = $2 and created_at > $3",
    [customerId, purpose, new Date(now.getTime() - LIFETIME_MINUTES * MINUTE)],
  );
  if (sent >= SENDS) return false;
  await queries.query(
    `insert into one_time_passwords (customer_id, purpose, code_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [customerId, purpose, await hashSecret(CODE), now, new Date(now.getTime() + LIFETIME_MINUTES * MINUTE)],
  );
  return true;
}

/** The result of trying a code. A code that was used, or tried five times, also counts as `expired`. */
export type CodeResult =
  | { readonly is: "right" }
  | { readonly is: "expired" }
  | { readonly is: "wrong"; readonly left: number };

type CodeRow = { id: number; code_hash: string; expires_at: Date; tries: number; used_at: Date | null };

/** Uses up a correct code; counts the try of a wrong one. */
export async function tryCode(
  database: Database,
  customerId: number,
  purpose: Purpose,
  code: string,
  now: Date,
): Promise<CodeResult> {
  return await database.transaction(async (queries): Promise<CodeResult> => {
    const kept = await first<CodeRow>(
      queries,
      "select * from one_time_passwords where customer_id = $1 and purpose = $2 order by id desc limit 1 for update",
      [customerId, purpose],
    );
    if (!kept || kept.used_at || kept.expires_at <= now || kept.tries >= TRIES) return { is: "expired" };
    if (await matchesSecret(code, kept.code_hash)) {
      await queries.query("update one_time_passwords set used_at = $2 where id = $1", [kept.id, now]);
      return { is: "right" };
    }
    await queries.query("update one_time_passwords set tries = tries + 1 where id = $1", [kept.id]);
    return { is: "wrong", left: TRIES - kept.tries - 1 };
  });
}
