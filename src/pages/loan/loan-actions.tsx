import { Button } from "#ui/buttons/button.tsx";
import { Row } from "#ui/layout/stack.tsx";

import type { LoanListTab } from "./loan-status.ts";
import type { Loan } from "./use-loans.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** The dialogs about a loan. */
export type LoanView = "details" | "history";

type LoanActionsProps = { loan: Loan; tab: LoanListTab; onShow: (loan: Loan, view: LoanView) => void };

/** The actions for one loan; active loans have a history of repayments (specification 2 §2). */
export function LoanActions({ loan, tab, onShow }: LoanActionsProps) {
  const actions = [
    { view: "details", name: words.viewDetails },
    ...(tab === "active" ? [{ view: "history", name: words.repaymentHistory } as const] : []),
  ] as const;
  return (
    <Row $gap={2} $justify="end">
      {actions.map(({ view, name }) => (
        <Button
          key={view}
          variant="secondary"
          size="s"
          aria-label={say(words.actionOf, { action: name, reference: loan.reference })}
          onClick={() => onShow(loan, view)}
        >
          {name}
        </Button>
      ))}
    </Row>
  );
}
