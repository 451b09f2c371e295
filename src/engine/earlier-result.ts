import type { Screen } from "#definition/compiled.ts";

import type { Journal } from "./journal.ts";
import { isMoney } from "./screen-facts.ts";
import type { PaymentResult } from "./screen-state.ts";

/** The newest payment of the screen whose end is not known, as its result: it stands there after a reload too. */
export function earlierResult(screen: Screen, journal: Journal): PaymentResult | undefined {
  const pending = journal.list().filter((one) => one.screen === screen.id && one.outcome === "pending");
  const entry = pending.reduce<(typeof pending)[number] | undefined>(
    (newest, one) => (newest && newest.startedAt > one.startedAt ? newest : one),
    undefined,
  );
  if (!entry) return undefined;
  const {
    key,
    reference,
    providerReference,
    outcome,
    givenUp,
    title,
    amount,
    startedAt,
    message = "",
  } = entry;
  const step = screen.steps.filter(isMoney).find(({ name }) => name === entry.step);
  return {
    key,
    reference,
    providerReference,
    outcome,
    givenUp,
    title,
    amount,
    startedAt,
    message,
    direction: step?.direction ?? "debit",
    // The journal holds nobody's numbers, so there is no more to tell than how much it was.
    rows: amount === undefined ? [] : [{ label: "Amount", value: amount, prominent: true }],
    earlier: true,
  };
}
