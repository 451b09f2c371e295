import useSWR from "swr";

import type { Region } from "#lib/region.ts";
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
  readonly amountMinor: number | undefined;
  readonly method: string;
  /** The debt left after it. */
  readonly balanceMinor: number | undefined;
  readonly updatedAt: string;
};

/**
 * The repayments of a loan so far, newest first. A failure is shown at once, without retries, because the customer is
 * waiting for the answer.
 */
export function useRepayments(loanId: string) {
  const { environment, settings } = usePageServices();
  const path = `loan/repayment/${encodeURIComponent(loanId)}`;
  return useSWR(
    [REPAYMENTS, loanId],
    async () => readRepayments(await readBody(environment.send, path), settings),
    {
      shouldRetryOnError: false,
    },
  );
}

/** Reads a list of repayments. Throws a `TypeError` when there is none. */
export function readRepayments(body: unknown, region: Region): readonly Repayment[] {
  return requiredList(body, "repayments").map((item) => readRepayment(item, region));
}

function readRepayment(item: unknown, region: Region): Repayment {
  const { text, number, minor } = fieldsOf<Sent["Repayment"]>(item);
  return {
    reference: text("/payment_ref"),
    amountMinor: minor(region, "/amount"),
    method: METHODS[number("/method") ?? -1] ?? "",
    balanceMinor: minor(region, "/balance"),
    updatedAt: text("/updated_at"),
  };
}
