import { formatKobo } from "./currency.ts";
import type { Customer, WalletRow } from "#sandbox/access/customers.ts";
import { walletByNumber, walletsOf } from "#sandbox/access/customers.ts";
import { one, type Queries } from "#sandbox/database/queries.ts";
import { Refusal } from "#sandbox/http/reply.ts";

/**
 * The wallet that pays: the named one, or the customer's first when the call names none. Refuses an unknown wallet with
 * 404 and another customer's with 403.
 */
export async function sourceWallet(
  queries: Queries,
  customer: Customer,
  number?: string,
): Promise<WalletRow> {
  const wallet = number
    ? await walletByNumber({ database: queries, currency: customer.currency }, number)
    : (await walletsOf(queries, customer.id))[0];
  if (!wallet) throw new Refusal(404, "Wallet not found.");
  if (wallet.customer_id !== customer.id) throw new Refusal(403, "This wallet is not yours.");
  return wallet;
}

/**
 * Refuses when the payer's balance is less than the total. Nobody else takes money from it meanwhile, because `once` lets
 * a customer's changes happen one after another.
 */
export async function requireBalance(
  queries: Queries,
  payer: Pick<WalletRow, "account_id" | "currency">,
  totalKobo: number,
  what = "wallet",
): Promise<void> {
  const { balance_kobo } = await one<{ balance_kobo: number }>(
    queries,
    "select balance_kobo from accounts where id = $1",
    [payer.account_id],
  );
  if (balance_kobo >= totalKobo) return;
  const written = (kobo: number) => formatKobo(kobo, payer.currency);
  throw new Refusal(
    400,
    `Insufficient balance: ${written(totalKobo)} is needed, the ${what} holds ${written(balance_kobo)}.`,
  );
}
