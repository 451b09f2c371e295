import { useOpenScreen } from "#pages/use-open-screen.ts";
import { usePageServices } from "#pages/services.ts";
import { toMajor } from "#lib/money/money.ts";
import type { Region } from "#lib/region.ts";
import { Button } from "#ui/buttons/button.tsx";
import { DescriptionList } from "#ui/values/description-list.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";

import { LoanProgress } from "./loan-progress.tsx";
import { LoanBadge } from "./loan-rows.tsx";
import type { LoanListTab } from "./loan-status.ts";
import { durationText, loanWriting, slugText } from "./loan-texts.ts";
import type { Loan } from "./use-loans.ts";
import { words } from "./words.ts";

/** The screen that pays a loan; it opens above this page. */
const PAY = "/loan/pay";

type LoanSummaryProps = { loan: Loan; tab: LoanListTab; onClose: () => void };

/** One loan with all its terms, and the way to pay it. */
export function LoanSummary({ loan, tab, onClose }: LoanSummaryProps) {
  const openScreen = useOpenScreen();
  const { settings } = usePageServices();
  const { reference, outstandingMinor } = loan;

  const pay = () => {
    // The screen's own dialog replaces this one.
    onClose();
    openScreen(PAY, {
      loan: { application_number: reference, outstanding_balance: toMajor(outstandingMinor ?? 0, settings) },
    });
  };
  return (
    <Dialog open title={words.summary} onClose={onClose}>
      <Stack $gap={5}>
        <LoanProgress loan={loan} />
        {isPayable(loan, tab) && (
          <Button block onClick={pay}>
            {words.pay}
          </Button>
        )}
        <DescriptionList rows={rowsOf(loan, settings)} />
      </Stack>
    </Dialog>
  );
}

/**
 * Specification 2 §4. In the list of all loans the loan's own status tells whether it is pending. A payment names its
 * loan by the reference.
 */
function isPayable({ outstandingMinor = 0, slug, reference }: Loan, tab: LoanListTab): boolean {
  return reference !== "" && outstandingMinor > 0 && tab !== "pending" && slug !== "pending";
}

function rowsOf(loan: Loan, region: Region) {
  const { amount, day } = loanWriting(region);
  return [
    { label: words.reference, value: loan.reference || words.missing },
    { label: words.status, value: <LoanBadge slug={loan.slug} /> },
    { label: words.loanAmount, value: amount(loan.amountMinor) },
    { label: words.balanceLeft, value: amount(loan.outstandingMinor), strong: true },
    { label: words.duration, value: durationText(loan.duration) },
    { label: words.repayment, value: slugText(loan.frequency) || words.missing },
    { label: words.repaymentMethod, value: slugText(loan.method) || words.missing },
    { label: words.interestPaid, value: amount(loan.interestPaidMinor) },
    { label: words.managementFee, value: amount(loan.feeMinor) },
    { label: words.firstRepayment, value: day(loan.startsOn) },
    { label: words.lastRepayment, value: day(loan.endsOn) },
    ...(loan.extendedTo ? [{ label: words.extendedTo, value: day(loan.extendedTo) }] : []),
    { label: words.appliedOn, value: day(loan.createdAt) },
  ];
}
