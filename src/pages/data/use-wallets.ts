import useSWR from "swr";

import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { WALLETS } from "./keys.ts";
import { readBody } from "./read-reply.ts";
import { requiredList } from "./required-list.ts";

export type Wallet = {
  readonly number: string;
  /** The product's name, else the kind of wallet. */
  readonly name: string;
  readonly bank: string;
  /** undefined when the provider sent no readable balance. */
  readonly balanceKobo: number | undefined;
  readonly currency: string;
};

/** The customer's wallets with their balances. */
export function useWallets() {
  const { send } = usePageServices().environment;
  return useSWR(WALLETS, async () => readWallets(await readBody(send, "customers/wallets")));
}

function readWallets(body: unknown): readonly Wallet[] {
  return requiredList(body, "wallets").map(readWallet);
}

/** Reads both sets of field names that the specification has for a wallet (1 §3). */
function readWallet(item: unknown): Wallet {
  const { text, kobo } = fieldsOf<Sent["Wallet"]>(item);
  return {
    number: text("/wallet_number", "/account_number"),
    name: text("/product_name", "/wallet_type/name", "/ownership_label") || "Wallet",
    bank: text("/bank/name", "/bank"),
    balanceKobo: kobo("/balance", "/wallet_balance"),
    currency: text("/currency/code") || "NGN",
  };
}
