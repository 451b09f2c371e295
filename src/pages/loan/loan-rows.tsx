import { styled } from "styled-components";

import type { Region } from "#lib/region.ts";
import { usePageServices } from "#pages/services.ts";
import { Badge } from "#ui/values/badge.tsx";
import { DataTable, type Column } from "#ui/lists/data-table.tsx";
import { fromTablet } from "#ui/styles/media.ts";

import { LoanActions, type LoanView } from "./loan-actions.tsx";
import { loanStatusText, loanTone, type LoanListTab } from "./loan-status.ts";
import { durationText, loanWriting } from "./loan-texts.ts";
import type { Loan } from "./use-loans.ts";
import { words } from "./words.ts";

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
        caption={words.loans}
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
    { key: "reference", header: words.reference, cell: ({ reference }) => reference || words.missing },
    { key: "amount", header: words.amount, align: "end", cell: ({ amountMinor }) => amount(amountMinor) },
    { key: "status", header: words.status, cell: ({ slug }) => <LoanBadge slug={slug} /> },
    { key: "duration", header: words.duration, cell: ({ duration }) => durationText(duration) },
    { key: "date", header: words.date, cell: ({ createdAt }) => day(createdAt) },
    {
      key: "action",
      header: words.action,
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
