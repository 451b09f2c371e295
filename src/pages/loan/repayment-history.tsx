import { ReceiptText } from "lucide-react";

import { failureText } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { dateText, MISSING } from "#pages/transactions/amount-text.ts";
import { RowsSkeleton } from "#pages/transactions/rows-skeleton.tsx";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { loanWriting } from "./loan-texts.ts";
import type { Loan } from "./use-loans.ts";
import { useRepayments, type Repayment } from "./use-repayments.ts";

type RepaymentHistoryProps = { loan: Loan; onClose: () => void };

/** The repayments of a loan. When they cannot be loaded, a separate dialog says so (specification 2 §8). */
export function RepaymentHistory({ loan, onClose }: RepaymentHistoryProps) {
  const { data, error, isValidating } = useRepayments(loan.id);
  if (!data && error && !isValidating) {
    return (
      <AlertDialog open tone="danger" title="We could not load the repayment history" onOk={onClose}>
        {failureText(error)}
      </AlertDialog>
    );
  }
  return (
    <Dialog open size="l" title={`Repayment History of ${loan.reference}`} onClose={onClose}>
      {data ? (
        <Repayments repayments={data} />
      ) : (
        <>
          <VisuallyHidden as="output">Getting repayments...</VisuallyHidden>
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
    { key: "reference", header: "Reference", cell: ({ reference }) => reference || MISSING },
    { key: "amount", header: "Amount", align: "end", cell: ({ amountMinor }) => amount(amountMinor) },
    { key: "method", header: "Method", cell: ({ method }) => method || MISSING },
    { key: "balance", header: "Balance", align: "end", cell: ({ balanceMinor }) => amount(balanceMinor) },
    { key: "date", header: "Date", cell: ({ updatedAt }) => dateText(updatedAt, settings.timeZone) },
  ];
  if (repayments.length === 0) {
    return (
      <EmptyState title="No repayments yet" icon={<ReceiptText size="1.5rem" />}>
        When you pay a part of this loan, it shows here.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Repayments"
      columns={columns}
      rows={repayments}
      rowKey={({ reference, updatedAt }) => reference + updatedAt}
    />
  );
}
