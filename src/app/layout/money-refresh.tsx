import { useLayoutEffect } from "react";
import { useSWRConfig } from "swr";

import { useBank } from "#app/bank.ts";
import { onMoneyMoved } from "#app/money-moved.ts";
import { useSession } from "#app/session/use-session.ts";
import { isMoneyKey } from "#pages/data/keys.ts";

/** Loads balances and history anew when money has moved, in this tab or in another one of this customer. */
export function MoneyRefresh() {
  const { channel } = useBank();
  const { account } = useSession();
  const { mutate } = useSWRConfig();

  // Layout: it has stopped listening before what goes with the whole area (a dialog at sign-out) says its last.
  useLayoutEffect(() => {
    const refresh = () => void mutate(isMoneyKey);
    const stopHere = onMoneyMoved(refresh);
    const stopElsewhere = channel.subscribe((message) => {
      if (message.kind === "money" && message.account === account) refresh();
    });
    return () => {
      stopHere();
      stopElsewhere();
    };
  }, [mutate, channel, account]);
  return null;
}
