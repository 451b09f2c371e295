import useSWR from "swr";

import type { Region } from "#lib/region.ts";
import { REPAYMENTS } from "#pages/data/keys.ts";
import { readList } from "#pages/data/read-list.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { slugText } from "./loan-texts.ts";

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
    async () => readRepayments(await readList(environment.send, path), settings),
    {
      shouldRetryOnError: false,
    },
  );
}

/** Reads a list of repayments. Throws a `TypeError` when there is none. */
export function readRepayments(body: unknown, region: Region): readonly Repayment[] {
  return requiredList(body, "repayments").map((item) => readRepayment(item, region));
}

/** All that was repaid; undefined when a part of it is not known. */
export function repaidMinor(repayments: readonly Repayment[]): number | undefined {
  return repayments.reduce<number | undefined>(
    (sum, { amountMinor }) =>
      sum === undefined || amountMinor === undefined ? undefined : sum + amountMinor,
    0,
  );
}

/** A method by its index in the list, or in the provider's own word. */
function methodOf(sent: string): string {
  return METHODS[Number(sent || -1)] ?? (/\D/.test(sent) ? slugText(sent) : "");
}

function readRepayment(item: unknown, region: Region): Repayment {
  const { text, minor } = fieldsOf<Sent["Repayment"]>(item);
  return {
    reference: text("/payment_ref"),
    amountMinor: minor(region, "/amount"),
    method: methodOf(text("/method")),
    balanceMinor: minor(region, "/balance"),
    updatedAt: text("/updated_at"),
  };
}
