import { useCallback, useEffect, useState } from "react";

import { fetchWallets, type Wallet } from "#tests/bench/controls/shared/provider.ts";

export type Wallets =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "ready"; readonly list: readonly Wallet[] };

/** The customer's wallets, and a way to read them again. */
export function useWallets(): { wallets: Wallets; refresh: () => void } {
  const [wallets, setWallets] = useState<Wallets>({ status: "loading" });
  const refresh = useCallback(() => {
    fetchWallets().then(
      (list) => setWallets({ status: "ready", list }),
      () => setWallets({ status: "failed" }),
    );
  }, []);
  useEffect(refresh, [refresh]);
  return { wallets, refresh };
}
