import type { Queries } from "#sandbox/database/queries.ts";

export type NewWallet = {
  readonly number: string;
  readonly label: string;
  readonly product: string;
  readonly type: string;
};

/** Opens a wallet with its account, empty. */
export async function openWallet(queries: Queries, customerId: number, wallet: NewWallet): Promise<void> {
  await queries.query(
    `with account as (insert into accounts (code, is_wallet) values ($1, true) returning id)
     insert into wallets (customer_id, account_id, wallet_number, ownership_label, product_name, type_name)
     select $2, id, $3, $4, $5, $6 from account`,
    [walletCode(wallet.number), customerId, wallet.number, wallet.label, wallet.product, wallet.type],
  );
}

/** Code of a wallet's account. */
export function walletCode(number: string): string {
  return `wallet:${number}`;
}
