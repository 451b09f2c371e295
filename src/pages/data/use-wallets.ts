import useSWR from "swr";

import { toKobo } from "#lib/money.ts";
import { readPointer } from "#lib/pointer.ts";
import { usePageServices } from "#pages/services.ts";

import { WALLETS } from "./keys.ts";
import { readBody } from "./read-reply.ts";
import { requiredList } from "./required-list.ts";

export type Wallet = {
  readonly number: string;
  /** Product, else the kind of wallet. */
  readonly name: string;
  readonly bank: string;
  /** undefined when the provider sent none that can be read. */
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

/** Both sets of names that the specification has for a wallet (1 §3). */
function readWallet(item: unknown): Wallet {
  const first = (...pointers: string[]) =>
    pointers
      .map((pointer) => readPointer(item, pointer))
      .find((value) => value !== undefined && value !== null);
  const text = (...pointers: string[]) => {
    const found = first(...pointers);
    return typeof found === "string" ? found : "";
  };
  const balance = first("/balance", "/wallet_balance");
  return {
    number: text("/wallet_number", "/account_number"),
    name: text("/product_name", "/wallet_type/name", "/ownership_label") || "Wallet",
    bank: text("/bank/name", "/bank"),
    balanceKobo: typeof balance === "number" || typeof balance === "string" ? toKobo(balance) : undefined,
    currency: text("/currency/code") || "NGN",
  };
}
