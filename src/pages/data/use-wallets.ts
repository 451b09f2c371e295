import useSWR from "swr";

import { inCurrency, type MoneyForm } from "#lib/money/money-form.ts";
import type { Region } from "#lib/region.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { WALLETS } from "./keys.ts";
import { readList } from "./read-list.ts";
import { requiredList } from "./required-list.ts";
import { withKeys } from "./with-keys.ts";
import { words } from "./words.ts";

export type Wallet = {
  /** For lists; a wallet that is not open yet may have no number. */
  readonly key: string;
  readonly number: string;
  /** The product's name, else the kind of wallet. */
  readonly name: string;
  readonly bank: string;
  /** undefined when the provider sent no readable balance. */
  readonly balanceMinor: number | undefined;
  /** Its currency, as the bank's country writes it. */
  readonly form: MoneyForm;
};

/** The customer's wallets with their balances. */
export function useWallets() {
  const { environment, settings } = usePageServices();
  return useSWR(WALLETS, async () =>
    readWallets(await readList(environment.send, "customers/wallets"), settings),
  );
}

/** Reads a list of wallets. Throws a `TypeError` when there is none. */
export function readWallets(body: unknown, region: Region): readonly Wallet[] {
  const wallets = requiredList(body, "wallets").map((item) => readWallet(item, region));
  return withKeys(wallets, ({ number }) => number);
}

/** Reads both sets of field names that the specification has for a wallet (1 §3). */
function readWallet(item: unknown, region: Region): Omit<Wallet, "key"> {
  const { text, minor } = fieldsOf<Sent["Wallet"]>(item);
  const form = inCurrency(region, text("/currency/code"), text("/currency/symbol"));
  return {
    number: text("/wallet_number", "/account_number"),
    name: text("/product_name", "/wallet_type/name", "/ownership_label") || words.wallet,
    bank: text("/bank/name", "/bank"),
    balanceMinor: minor(form, "/balance", "/wallet_balance"),
    form,
  };
}
