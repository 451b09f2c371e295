import useSWR from "swr";

import type { Region } from "#lib/region.ts";
import { LOANS } from "#pages/data/keys.ts";
import { readList } from "#pages/data/read-list.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { isListTab, type LoanListTab } from "./loan-status.ts";

/** A loan in the list (specification 2 §3). Missing texts are "", missing amounts undefined. */
export type Loan = {
  readonly id: string;
  readonly reference: string;
  readonly amountMinor: number | undefined;
  readonly slug: string;
  /** In months. */
  readonly duration: number | undefined;
  readonly frequency: string;
  readonly createdAt: string;
  readonly outstandingMinor: number | undefined;
  readonly interestPaidMinor: number | undefined;
  readonly feeMinor: number | undefined;
  readonly method: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly extendedTo: string;
};

/** The customer's loans with one status, or all of them. */
export function useLoans(tab: LoanListTab) {
  const { environment, settings } = usePageServices();
  const query: Record<string, string> = tab === "all" ? {} : { status: tab };
  return useSWR([LOANS, tab], async () =>
    ofTab(readLoans(await readList(environment.send, "loan-mgt/loans", query), settings), tab),
  );
}

/** Reads a list of loans. Throws a `TypeError` when there is none. */
export function readLoans(body: unknown, region: Region): readonly Loan[] {
  return requiredList(body, "loans").map((item) => readLoan(item, region));
}

/**
 * The loans that belong into a tab. A provider may ignore the status that it is asked for: loans with the status of
 * another tab show that, and only then ours is narrowed.
 */
export function ofTab(loans: readonly Loan[], tab: LoanListTab): readonly Loan[] {
  const isIgnored = tab !== "all" && loans.some(({ slug }) => slug !== tab && isListTab(slug));
  return isIgnored ? loans.filter(({ slug }) => slug === tab) : loans;
}

function readLoan(item: unknown, region: Region): Loan {
  const { text, number, minor } = fieldsOf<Sent["Loan"]>(item);
  return {
    id: text("/id"),
    reference: text("/application_number"),
    amountMinor: minor(region, "/loan_amount"),
    slug: text("/loan_status/slug", "/loan_status").toLowerCase(),
    duration: number("/ref_loan_frequent_duration"),
    frequency: text("/ref_loan_frequency"),
    createdAt: text("/created_at"),
    outstandingMinor: minor(region, "/outstanding_balance"),
    interestPaidMinor: minor(region, "/interest_paid"),
    feeMinor: minor(region, "/ref_management_fee_amount"),
    method: text("/ref_repayment_method"),
    startsOn: text("/repayment_start_date"),
    endsOn: text("/actual_repayment_end_date"),
    extendedTo: text("/extended_repayment_end_date"),
  };
}
