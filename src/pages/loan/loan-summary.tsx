import { useOpenScreen } from "#pages/use-open-screen.ts";
import { usePageServices } from "#pages/services.ts";
import { MISSING } from "#pages/transactions/amount-text.ts";
import { toNaira } from "#lib/money.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";

import { LoanProgress } from "./loan-progress.tsx";
import { LoanBadge } from "./loan-rows.tsx";
import type { LoanListTab } from "./loan-status.ts";
import { durationText, loanWriting, wordText } from "./loan-texts.ts";
import type { Loan } from "./use-loans.ts";

/** The screen that pays a loan; it opens above this page. */
const PAY = "/loan/pay";

type LoanSummaryProps = { loan: Loan; tab: LoanListTab; onClose: () => void };

/** One loan with all its terms, and the way to pay it. */
export function LoanSummary({ loan, tab, onClose }: LoanSummaryProps) {
  const openScreen = useOpenScreen();
  const { locale } = usePageServices().settings;
  const { reference, outstandingKobo } = loan;

  const pay = () => {
    // The screen's own dialog replaces this one.
    onClose();
    openScreen(PAY, {
      loan: { application_number: reference, outstanding_balance: toNaira(outstandingKobo ?? 0) },
    });
  };
  return (
    <Dialog open title="Loan summary" onClose={onClose}>
      <Stack $gap={5}>
        <LoanProgress loan={loan} />
        {isPayable(loan, tab) && (
          <Button block onClick={pay}>
            Pay Loan
          </Button>
        )}
        <DescriptionList rows={rowsOf(loan, locale)} />
      </Stack>
    </Dialog>
  );
}

/** Specification 2 §4. In the list of all loans the loan's own status tells whether it is pending. */
function isPayable({ outstandingKobo = 0, slug }: Loan, tab: LoanListTab): boolean {
  return outstandingKobo > 0 && tab !== "pending" && slug !== "pending";
}

function rowsOf(loan: Loan, locale: string) {
  const { amount, day } = loanWriting(locale);
  return [
    { label: "Reference", value: loan.reference || MISSING },
    { label: "Status", value: <LoanBadge slug={loan.slug} /> },
    { label: "Loan amount", value: amount(loan.amountKobo) },
    { label: "Outstanding balance", value: amount(loan.outstandingKobo), strong: true },
    { label: "Duration", value: durationText(loan.duration) },
    { label: "Repayment", value: wordText(loan.frequency) },
    { label: "Repayment method", value: wordText(loan.method) },
    { label: "Interest paid", value: amount(loan.interestPaidKobo) },
    { label: "Management fee", value: amount(loan.feeKobo) },
    { label: "First repayment", value: day(loan.startsOn) },
    { label: "Last repayment", value: day(loan.endsOn) },
    ...(loan.extendedTo ? [{ label: "Extended to", value: day(loan.extendedTo) }] : []),
    { label: "Applied on", value: day(loan.createdAt) },
  ];
}
