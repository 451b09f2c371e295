import useSWR from "swr";

import { REPAYMENTS } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

/** Methods of repayment, by the index that the provider sends; the specification does not show the list. */
const METHODS = ["Wallet", "Direct debit", "Card", "Bank transfer"];

export type Repayment = {
  readonly reference: string;
  readonly amountKobo: number | undefined;
  readonly method: string;
  /** The debt left after it. */
  readonly balanceKobo: number | undefined;
  readonly updatedAt: string;
};

/**
 * The repayments of a loan so far, newest first. A failure is shown at once, without retries, because the customer is
 * waiting for the answer.
 */
export function useRepayments(loanId: string) {
  const { send } = usePageServices().environment;
  const path = `loan/repayment/${encodeURIComponent(loanId)}`;
  return useSWR([REPAYMENTS, loanId], async () => readRepayments(await readBody(send, path)), {
    shouldRetryOnError: false,
  });
}

function readRepayments(body: unknown): readonly Repayment[] {
  return requiredList(body, "repayments").map(readRepayment);
}

function readRepayment(item: unknown): Repayment {
  const { text, number, kobo } = fieldsOf<Sent["Repayment"]>(item);
  return {
    reference: text("/payment_ref"),
    amountKobo: kobo("/amount"),
    method: METHODS[number("/method") ?? -1] ?? "",
    balanceKobo: kobo("/balance"),
    updatedAt: text("/updated_at"),
  };
}
