import { styled } from "styled-components";

import type { Region } from "#lib/region.ts";
import { usePageServices } from "#pages/services.ts";
import { MISSING } from "#pages/transactions/amount-text.ts";
import { Badge } from "#ui/badge.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { fromTablet } from "#ui/media.ts";

import { LoanActions, type LoanView } from "./loan-actions.tsx";
import { loanStatusText, loanTone, type LoanListTab } from "./loan-status.ts";
import { durationText, loanWriting } from "./loan-texts.ts";
import type { Loan } from "./use-loans.ts";

/** In a narrow table the reference is cut, not the amounts. */
const Whole = styled.div`
  ${fromTablet} {
    td {
      overflow-wrap: normal;
    }
  }
`;

type LoanRowsProps = {
  loans: readonly Loan[];
  tab: LoanListTab;
  onShow: (loan: Loan, view: LoanView) => void;
};

/** Loans as rows, with the actions for each. */
export function LoanRows({ loans, tab, onShow }: LoanRowsProps) {
  const { settings } = usePageServices();
  return (
    <Whole>
      <DataTable
        caption="Loans"
        columns={columnsOf(settings, tab, onShow)}
        rows={loans}
        rowKey={({ id }) => id}
      />
    </Whole>
  );
}

function columnsOf(
  region: Region,
  tab: LoanListTab,
  onShow: LoanRowsProps["onShow"],
): readonly Column<Loan>[] {
  const { amount, day } = loanWriting(region);
  return [
    { key: "reference", header: "Reference", cell: ({ reference }) => reference || MISSING },
    { key: "amount", header: "Amount", align: "end", cell: ({ amountMinor }) => amount(amountMinor) },
    { key: "status", header: "Status", cell: ({ slug }) => <LoanBadge slug={slug} /> },
    { key: "duration", header: "Duration", cell: ({ duration }) => durationText(duration) },
    { key: "date", header: "Date", cell: ({ createdAt }) => day(createdAt) },
    {
      key: "action",
      header: "Action",
      align: "end",
      bare: true,
      cell: (loan) => <LoanActions loan={loan} tab={tab} onShow={onShow} />,
    },
  ];
}

/** A loan's status. */
export function LoanBadge({ slug }: { slug: string }) {
  return <Badge $tone={loanTone(slug)}>{loanStatusText(slug)}</Badge>;
}
