import { useState } from "react";

import { RowsSkeleton } from "#pages/transactions/rows-skeleton.tsx";
import { Loaded } from "#pages/loaded.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import type { LoanView } from "./loan-actions.tsx";
import { LoanRows } from "./loan-rows.tsx";
import type { LoanListTab } from "./loan-status.ts";
import { LoanSummary } from "./loan-summary.tsx";
import { RepaymentHistory } from "./repayment-history.tsx";
import { useLoans, type Loan } from "./use-loans.ts";
import { say } from "#lib/words.ts";
import { words } from "./words.ts";

/** The loans of one tab, and the dialogs about one of them. */
export function LoanList({ tab }: { tab: LoanListTab }) {
  const [shown, setShown] = useState<{ loan: Loan; view: LoanView }>();
  const close = () => setShown(undefined);
  return (
    <Card>
      <Loaded
        of={useLoans(tab)}
        loading={<Loading />}
        empty={<NoLoans tab={tab} />}
        failure={words.loansFailed}
      >
        {(loans) => <LoanRows loans={loans} tab={tab} onShow={(loan, view) => setShown({ loan, view })} />}
      </Loaded>
      {shown?.view === "details" && <LoanSummary loan={shown.loan} tab={tab} onClose={close} />}
      {shown?.view === "history" && <RepaymentHistory loan={shown.loan} onClose={close} />}
    </Card>
  );
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
