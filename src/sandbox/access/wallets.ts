import type { Queries } from "#sandbox/database/queries.ts";

export type NewWallet = {
  readonly number: string;
  readonly label: string;
  readonly product: string;
  readonly type: string;
};

/** Creates an empty wallet with its account. */
export async function openWallet(queries: Queries, customerId: number, wallet: NewWallet): Promise<void> {
  await queries.query(
    `with account as (insert into accounts (code, is_wallet) values ($1, true) returning id)
     insert into wallets (customer_id, account_id, wallet_number, ownership_label, product_name, type_name)
     select $2, id, $3, $4, $5, $6 from account`,
    [walletCode(wallet.number), customerId, wallet.number, wallet.label, wallet.product, wallet.type],
  );
}

/** The code of a wallet's account. */
export function walletCode(number: string): string {
  return `wallet:${number}`;
}
