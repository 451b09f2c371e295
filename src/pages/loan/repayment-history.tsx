import { failureText } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { dateText } from "#pages/transactions/rows/amount-text.ts";
import { RowsSkeleton } from "#pages/transactions/rows/rows-skeleton.tsx";
import { AlertDialog } from "#ui/dialogs/alert-dialog.tsx";
import { DataTable, type Column } from "#ui/lists/data-table.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { loanWriting } from "./loan-texts.ts";
import type { Loan } from "./use-loans.ts";
import { useRepayments, type Repayment } from "./use-repayments.ts";
import { say, spoken } from "#lib/text/words.ts";
import { words } from "./words.ts";

type RepaymentHistoryProps = { loan: Loan; onClose: () => void };

/** The repayments of a loan. When they cannot be loaded, a separate dialog says so (specification 2 §8). */
export function RepaymentHistory({ loan, onClose }: RepaymentHistoryProps) {
  const { data, error, isValidating } = useRepayments(loan.id);
  if (!data && error && !isValidating) {
    return (
      <AlertDialog open tone="danger" title={words.historyFailed} onOk={onClose}>
        {failureText(error)}
      </AlertDialog>
    );
  }
  return (
    <Dialog open size="l" title={say(words.historyOf, { reference: loan.reference })} onClose={onClose}>
      {data ? (
        <Repayments repayments={data} />
      ) : (
        <>
          <VisuallyHidden as="output">{words.loadingRepayments}</VisuallyHidden>
          <RowsSkeleton rows={3} />
        </>
      )}
    </Dialog>
  );
}

function Repayments({ repayments }: { repayments: readonly Repayment[] }) {
  const { settings } = usePageServices();
  const { amount } = loanWriting(settings);
  const columns: readonly Column<Repayment>[] = [
    { key: "reference", header: words.reference, cell: ({ reference }) => reference || words.missing },
    { key: "amount", header: words.amount, align: "end", cell: ({ amountMinor }) => amount(amountMinor) },
    { key: "method", header: words.method, cell: ({ method }) => spoken(method) || words.missing },
    { key: "balance", header: words.balance, align: "end", cell: ({ balanceMinor }) => amount(balanceMinor) },
    { key: "date", header: words.date, cell: ({ updatedAt }) => dateText(updatedAt, settings.timeZone) },
  ];
  if (repayments.length === 0) {
    return (
      <EmptyState title={words.noRepayments} picture={<Picture name="receipt" />}>
        {words.noRepaymentsText}
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption={words.repayments}
      columns={columns}
      rows={repayments}
      rowKey={({ reference, updatedAt }) => reference + updatedAt}
    />
  );
}
