import type { Customer } from "#sandbox/access/customers.ts";
import type { Database } from "#sandbox/database/queries.ts";
import type { Reply } from "./reply.ts";

/** A request that fits the OpenAPI file, and what a route needs to answer it. */
export type PublicCall = {
  readonly database: Database;
  readonly now: Date;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Checked already: a route may rely on the keys and types that the OpenAPI file requires. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The Authorization header, "" when there is none. */
  readonly authorization: string;
  /** The currency of the bank whose application asks, by its ISO code. */
  readonly currency: string;
  /** The value of the Idempotency-Key header. */
  readonly idempotencyKey: string | undefined;
  /** `POST /api/v1/…`, as it was requested. */
  readonly target: string;
  /** Keys of companies besides the demo's. */
  readonly otherCompanies: () => readonly string[];
  /** Aborted when the client gives up. */
  readonly signal: AbortSignal;
};

/** A call of a signed-in customer. */
export type CustomerCall = PublicCall & { readonly customer: Customer };

/** Answers one call of the provider. The OpenAPI file says whether it is public or only for signed-in customers. */
export type Route =
  | { readonly access: "public"; readonly answer: (call: PublicCall) => Promise<Reply> }
  | { readonly access: "customer"; readonly answer: (call: CustomerCall) => Promise<Reply> };

export function publicRoute(answer: (call: PublicCall) => Promise<Reply>): Route {
  return { access: "public", answer };
}

export function customerRoute(answer: (call: CustomerCall) => Promise<Reply>): Route {
  return { access: "customer", answer };
}
