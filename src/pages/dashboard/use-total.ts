import type { MoneyForm } from "#lib/money/money-form.ts";
import { isSameForm } from "#lib/money/signed-money.ts";
import { useWallets, type Wallet } from "#pages/data/use-wallets.ts";

import { words } from "./words.ts";

type Total = { readonly minor: number; readonly form: MoneyForm };

type Wallets = {
  /** How many. */
  readonly count: number | undefined;
  /** The sum of their balances if all are known and in one currency. */
  readonly total: Total | undefined;
  /** What stands in place of a total. */
  readonly instead: string;
};

/** What all wallets hold together. */
export function useTotal(): Wallets {
  const { data, error } = useWallets();
  const waiting = error ? words.notAvailable : "\u2026";
  return { count: data?.length, total: data && totalOf(data), instead: data ? words.missing : waiting };
}

function totalOf(wallets: readonly Wallet[]): Total | undefined {
  const [first] = wallets;
  let minor = 0;
  for (const { balanceMinor, form } of wallets) {
    if (balanceMinor === undefined || !isSameForm(form, first?.form)) return undefined;
    minor += balanceMinor;
  }
  return first && { minor, form: first.form };
}
