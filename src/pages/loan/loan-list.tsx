import { useState } from "react";

import { RowsSkeleton } from "#pages/transactions/rows/rows-skeleton.tsx";
import { Loaded } from "#pages/loaded.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import type { LoanView } from "./loan-actions.tsx";
import { LoanRows } from "./loan-rows.tsx";
import type { LoanListTab } from "./loan-status.ts";
import { LoanSummary } from "./loan-summary.tsx";
import { RepaymentHistory } from "./repayment-history.tsx";
import { useLoans, type Loan } from "./use-loans.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** The loans of one tab, and the dialogs about one of them. */
export function LoanList({ tab }: { tab: LoanListTab }) {
  const [shown, setShown] = useState<{ loan: Loan; view: LoanView }>();
  const loans = useLoans(tab);
  const close = () => setShown(undefined);
  // The list may load again while a dialog is open, as after a payment.
  const loan = shown && (loans.data?.find((one) => isSame(one, shown.loan)) ?? shown.loan);
  return (
    <Card>
      <Loaded of={loans} loading={<Loading />} empty={<NoLoans tab={tab} />} failure={words.loansFailed}>
        {(rows) => <LoanRows loans={rows} tab={tab} onShow={(one, view) => setShown({ loan: one, view })} />}
      </Loaded>
      {loan && shown.view === "details" && <LoanSummary loan={loan} tab={tab} onClose={close} />}
      {loan && shown.view === "history" && <RepaymentHistory loan={loan} onClose={close} />}
    </Card>
  );
}

function isSame(one: Loan, other: Loan): boolean {
  return one.id === other.id && one.reference === other.reference;
}

function NoLoans({ tab }: { tab: LoanListTab }) {
  return (
    <EmptyState
      title={tab === "all" ? words.noLoans : say(words.noneOf, { state: tab })}
      picture={<Picture name="coins" />}
    >
      {tab === "all" ? words.noLoansText : say(words.noneOfText, { state: tab })}
    </EmptyState>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="output">{words.loadingLoans}</VisuallyHidden>
      <RowsSkeleton rows={3} />
    </>
  );
}
