import { useEffect, useEffectEvent, useState } from "react";

import { isConfirmed } from "#engine/recipients/same-again.ts";
import type { Recipient } from "#engine/recipients/recipients.ts";
import { isMoney } from "#engine/state/screen-facts.ts";
import { RecentPicks } from "#ui/controls/recent-picks.tsx";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";
import { withWhom, wordsFor } from "#renderer/around/whom.ts";
import { words } from "#renderer/words.ts";

/** More would push the form out of a phone's view. */
const MOST = 3;

type AgainPicksProps = { readonly recipients: readonly Recipient[]; readonly formId: string };

/** The last payments: one tap fills all in and leads to where the customer confirms. It never pays. */
export function AgainPicks({ recipients, formId }: AgainPicksProps) {
  const { refill, screen, takeNext } = useScreenStore();
  const early = useScreenValue((one) => one.getState().early);
  const [last, setLast] = useState<Recipient>();
  const direction = screen.steps.find(isMoney)?.direction ?? "debit";
  const paid = isConfirmed(screen) ? recipients.filter(({ again }) => again).slice(0, MOST) : [];

  const repeat = (recipient: Recipient) => {
    setLast(recipient);
    refill?.again(recipient);
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    document.getElementById(formId)?.dispatchEvent(submit);
  };
  const repeatNext = useEffectEvent(() => {
    const next = takeNext();
    if (next?.again && isConfirmed(screen)) repeat(next);
  });
  // The customer has tapped it on another page. In a microtask: the screen opens in an effect after this one.
  useEffect(() => queueMicrotask(() => repeatNext()), []);
  if (paid.length === 0) return null;
  return (
    <RecentPicks
      label={words.theSameAgain}
      picks={paid.map((recipient) => {
        const { label, detail } = wordsFor(recipient);
        return {
          key: JSON.stringify(recipient.inputs),
          label: withWhom(recipient.again!.amount, label, direction),
          detail,
          chosen: early === true && recipient === last,
        };
      })}
      onPick={(index) => repeat(paid[index]!)}
    />
  );
}
