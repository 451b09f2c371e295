import { useLayoutEffect } from "react";
import { useSWRConfig } from "swr";

import { useBank } from "#app/bank.ts";
import { onMoneyMoved } from "#app/money-moved.ts";
import { useSession } from "#app/session/use-session.ts";
import { afterFrame } from "#lib/tasks/frames.ts";
import { isMoneyKey } from "#pages/data/keys.ts";

/** Reloads balances and history when money has moved, in this tab or in another tab of this customer. */
export function MoneyRefresh() {
  const { channel } = useBank();
  const { account } = useSession();
  const { mutate } = useSWRConfig();

  // A layout effect, so that it has unsubscribed before a dialog announces its last change while the whole area
  // unmounts at sign-out.
  useLayoutEffect(() => {
    let stop: (() => void) | undefined;
    // The customer waits for the result of the payment, which shows first.
    const refresh = () => {
      stop?.();
      stop = afterFrame(() => void mutate(isMoneyKey));
    };
    const stopHere = onMoneyMoved(refresh);
    const stopElsewhere = channel.subscribe((message) => {
      if (message.kind === "money" && message.account === account) refresh();
    });
    return () => {
      stop?.();
      stopHere();
      stopElsewhere();
    };
  }, [mutate, channel, account]);
  return null;
}
