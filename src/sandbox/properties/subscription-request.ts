import { isoDay } from "#lib/time/dates.ts";
import { holderOf } from "#sandbox/access/holder.ts";
import { walletsOf, type WalletRow } from "#sandbox/access/customers.ts";
import { banks } from "#sandbox/demo/banks.ts";
import { demoProperty, type DemoProperty } from "#sandbox/demo/properties.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import type { CustomerCall } from "#sandbox/http/call.ts";
import { fieldRefusal } from "#sandbox/http/reply.ts";
import { available } from "./availability.ts";
import { takenPieces } from "./subscriptions.ts";
import { termsOf, type Terms } from "./terms.ts";

/** The body of both calls, from the OpenAPI file. */
export type SubscriptionRequest = {
  property_id: number;
  quantity: number;
  desired_payment_start_date: string;
  desired_payment_duration_interval: number;
  preferred_payment_option: "wallet" | "direct-debit";
  wallet_id?: number | null;
  bank_id?: number | null;
  bank_account_number?: string | null;
};

export type Wish = {
  readonly property: DemoProperty;
  readonly terms: Terms;
  /** The wallet that pays; undefined for a direct debit. */
  readonly wallet: WalletRow | undefined;
};

/** Durations in months that decide the outcome when a wallet pays: 901 to 906. */
const MAGIC_MONTHS = 900;

/** Reads a request. Refuses a property that is not available, and a payment that is not possible. */
export async function readWish(call: CustomerCall, queries: Queries): Promise<Wish> {
  const request = call.body as SubscriptionRequest;
  const { quantity, desired_payment_start_date: start, desired_payment_duration_interval: months } = request;
  const property = demoProperty(request.property_id);
  if (!property) throw fieldRefusal("property_id", "No property has this id.");
  const left = available(property, await takenPieces(queries));
  if (quantity > left)
    throw fieldRefusal("quantity", left === 0 ? "None is left." : `Only ${left} are left.`);
  if (start <= isoDay(call.now, "Africa/Lagos")) {
    throw fieldRefusal("desired_payment_start_date", "Payment start date must be after today");
  }
  const wallet =
    request.preferred_payment_option === "wallet" ? await walletOf(queries, call, request) : undefined;
  if (!wallet) requireAccount(request);
  return { property, terms: termsOf(property, quantity, start, months), wallet };
}

/** The number whose ending decides the outcome: the bank account, or the duration when a wallet pays. */
export function recipientOf(request: SubscriptionRequest): string {
  if (request.preferred_payment_option === "direct-debit") return request.bank_account_number ?? "";
  const magic = request.desired_payment_duration_interval - MAGIC_MONTHS;
  return magic >= 1 && magic <= 6 ? `0000000${magic}` : `property ${request.property_id}`;
}

async function walletOf(
  queries: Queries,
  { customer }: CustomerCall,
  { wallet_id }: SubscriptionRequest,
): Promise<WalletRow> {
  const wallets = await walletsOf(queries, customer.id);
  const wallet = wallets.find(({ id }) => id === wallet_id);
  if (!wallet) throw fieldRefusal("wallet_id", "Choose one of your wallets.");
  return wallet;
}

function requireAccount({ bank_id, bank_account_number }: SubscriptionRequest): void {
  const bank = banks.find(({ id }) => id === bank_id);
  if (!bank?.support_direct_debit_mandates) {
    throw fieldRefusal("bank_id", "Choose a bank that takes direct debits.");
  }
  if (!/^\d{10}$/.test(bank_account_number ?? "") || !holderOf(bank_account_number ?? "", String(bank_id))) {
    throw fieldRefusal("bank_account_number", "Could not verify account");
  }
}
