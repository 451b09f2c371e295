import { toNaira } from "#sandbox/ledger/naira.ts";
import { walletsOf, type WalletRow } from "#sandbox/access/customers.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { okNested } from "#sandbox/http/reply.ts";
import { currencyView } from "#sandbox/ledger/transactions.ts";

const BANK = { name: "Unity Partner Bank" };

/** GET customers/wallets. */
export const listWallets = customerRoute(async ({ database, customer }) => {
  const wallets = await walletsOf(database, customer.id);
  return okNested("Wallets found.", wallets.map(walletView));
});

/** A wallet with the fields of both parts of the specification. */
export function walletView(wallet: WalletRow): Record<string, unknown> {
  const balance = toNaira(wallet.balance_kobo);
  return {
    id: wallet.id,
    wallet_number: wallet.wallet_number,
    ownership_label: wallet.ownership_label,
    balance,
    currency: currencyView(wallet.currency),
    account_id: wallet.account_id,
    product_name: wallet.product_name,
    wallet_balance: balance,
    account_number: wallet.wallet_number,
    bank: BANK,
    wallet_type: { name: wallet.type_name },
  };
}
