import type { MoneyForm } from "#lib/money-form.ts";
import { isSameForm } from "#lib/signed-money.ts";
import { useWallets, type Wallet } from "#pages/data/use-wallets.ts";

type Total = { readonly minor: number; readonly form: MoneyForm };

/** The number of wallets, and the sum of their balances if all are known and in one currency. */
export function useTotal(): { readonly count: number | undefined; readonly total: Total | undefined } {
  const { data } = useWallets();
  return { count: data?.length, total: data && totalOf(data) };
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
