import useSWR from "swr";

import { LOANS } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import type { LoanListTab } from "./loan-status.ts";

/** A loan in the list (specification 2 §3). Missing texts are "", missing amounts undefined. */
export type Loan = {
  readonly id: string;
  readonly reference: string;
  readonly amountKobo: number | undefined;
  readonly slug: string;
  /** In months. */
  readonly duration: number | undefined;
  readonly frequency: string;
  readonly createdAt: string;
  readonly outstandingKobo: number | undefined;
  readonly interestPaidKobo: number | undefined;
  readonly feeKobo: number | undefined;
  readonly method: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly extendedTo: string;
};

/** The customer's loans with one status, or all of them. */
export function useLoans(tab: LoanListTab) {
  const { send } = usePageServices().environment;
  const query: Record<string, string> = tab === "all" ? {} : { status: tab };
  return useSWR([LOANS, tab], async () => readLoans(await readBody(send, "loan-mgt/loans", query)));
}

function readLoans(body: unknown): readonly Loan[] {
  return requiredList(body, "loans").map(readLoan);
}

function readLoan(item: unknown): Loan {
  const { text, number, kobo } = fieldsOf<Sent["Loan"]>(item);
  return {
    id: text("/id"),
    reference: text("/application_number"),
    amountKobo: kobo("/loan_amount"),
    slug: text("/loan_status/slug"),
    duration: number("/ref_loan_frequent_duration"),
    frequency: text("/ref_loan_frequency"),
    createdAt: text("/created_at"),
    outstandingKobo: kobo("/outstanding_balance"),
    interestPaidKobo: kobo("/interest_paid"),
    feeKobo: kobo("/ref_management_fee_amount"),
    method: text("/ref_repayment_method"),
    startsOn: text("/repayment_start_date"),
    endsOn: text("/actual_repayment_end_date"),
    extendedTo: text("/extended_repayment_end_date"),
  };
}
