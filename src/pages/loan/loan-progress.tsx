import { styled } from "styled-components";

import { usePageServices } from "#pages/services.ts";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { ShareBar } from "#ui/values/share-bar.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { loanWriting } from "./loan-texts.ts";
import type { Loan } from "./use-loans.ts";
import { repaidMinor, useRepayments } from "./use-repayments.ts";
import { words } from "./words.ts";

/** As tall as the bar with its legend, so that nothing below it jumps. */
const Place = styled.div`
  min-height: 3.5rem;
`;

/** How much of a loan is paid and how much is left. A loan that was never paid out has no progress. */
export function LoanProgress({ loan }: { loan: Loan }) {
  const { id, slug, outstandingMinor = 0 } = loan;
  const hasProgress = slug !== "pending" && (outstandingMinor > 0 || slug === "completed");
  return hasProgress ? <Progress loanId={id} outstandingMinor={outstandingMinor} /> : null;
}

function Progress({ loanId, outstandingMinor }: { loanId: string; outstandingMinor: number }) {
  const { amount } = loanWriting(usePageServices().settings);
  const { data, error, isValidating, mutate } = useRepayments(loanId);
  if (!data && error) {
    return <ErrorState title={words.paidFailed} busy={isValidating} onRetry={() => void mutate()} />;
  }
  if (!data) {
    return (
      <Place>
        <VisuallyHidden as="output">{words.loadingRepayments}</VisuallyHidden>
        <Skeleton height="1.25rem" />
      </Place>
    );
  }
  const paidMinor = repaidMinor(data);
  const leftMinor = Math.max(0, outstandingMinor);
  if (paidMinor === undefined || paidMinor < 0 || paidMinor + leftMinor === 0) return null;
  return (
    <Place>
      <ShareBar
        label={words.progress}
        parts={[
          { label: words.paid, value: paidMinor, text: amount(paidMinor) },
          { label: words.outstanding, value: leftMinor, text: amount(leftMinor) },
        ]}
      />
    </Place>
  );
}
