import { one, type Queries } from "#sandbox/database/queries.ts";
import type { PublicCall } from "#sandbox/http/call.ts";
import { Refusal } from "#sandbox/http/reply.ts";
import type { Customer } from "./customers.ts";
import { tokenHash, tokenIn } from "./secrets.ts";

/** What the store knows when a request arrives. */
export type Arrival = {
  /** By the sandbox's clock. */
  readonly now: Date;
  /** Who is signed in. */
  readonly customer: Customer | undefined;
  /** Whether a pending payment is to be settled by now. */
  readonly isDue: boolean;
};

type Row = Omit<Customer, "id"> & { now: Date; is_due: boolean; id: number | null };

/** One question, because each request asks it: three take nearly three times as long. */
const ARRIVAL = `with clock as (
    select $2::timestamptz + interval '1 ms' * coalesce((select value::bigint from meta where key = 'ahead'), 0) as now
  )
  select customers.*, clock.now,
    exists (select 1 from transactions where settles_at <= clock.now and status = 'Pending') as is_due
  from clock
  left join session_tokens on token_hash = $1 and expires_at > clock.now
  left join customers on customers.id = customer_id`;

/** Looks up the sandbox's clock, the customer of an Authorization header, and whether a payment is due. */
export async function arrive(queries: Queries, authorization: string, now: Date): Promise<Arrival> {
  const row = await one<Row>(queries, ARRIVAL, [tokenHash(tokenIn(authorization)), now]);
  const { now: present, is_due: isDue, id, ...rest } = row;
  return { now: present, isDue, customer: id === null ? undefined : { ...rest, id } };
}

/** Refuses with 401 without a valid session at a bank of the call's currency. */
export function requireCustomer(
  { customer }: Arrival,
  { authorization, currency }: Pick<PublicCall, "authorization" | "currency">,
): Customer {
  if (customer?.currency === currency) return customer;
  throw new Refusal(
    401,
    tokenIn(authorization) ? "Your session has ended. Sign in again." : "Unauthenticated.",
  );
}
