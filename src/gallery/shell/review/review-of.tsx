import { useState } from "react";

import type { ReviewRequest, Written } from "#gallery/protocol-review.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { subjectsOf } from "#gallery/subjects.ts";
import { Alert } from "#ui/feedback/alert.tsx";

import { BeforeAfter } from "./before-after.tsx";
import { ErrorList } from "./error-list.tsx";
import { MoneyChanges } from "./money-changes.tsx";
import { OtherChanges } from "./other-changes.tsx";
import { changedScreens, pairsOf } from "./pairs.ts";
import { PlayedScreens } from "./played-screens.tsx";
import type { LoadedReview } from "./use-review.ts";
import { WriteForm } from "./write-form.tsx";

type ReviewOfProps = {
  loaded: LoadedReview;
  request: ReviewRequest;
  /** The review is still that of other texts. */
  isOld: boolean;
  onWritten: (written: Written) => void;
  onOutdated: () => void;
};

/** A review from its errors to the button that writes. */
export function ReviewOf({ loaded, request, isOld, onWritten, onOutdated }: ReviewOfProps) {
  const { address } = useAddress();
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const { review, before, after } = loaded;
  const paths = review.files.map(({ path }) => path);
  const subjects = subjectsOf(after.screens);
  const pairs = pairsOf(review, subjectsOf(before.screens), subjects, address.tenant);
  const catalogues = [after, before];
  const money = review.changes.filter(({ touches }) => touches);
  const others = review.changes.filter(({ touches }) => !touches);
  const isUnread = review.files.some(({ isUnreadable }) => isUnreadable);
  const confirm = (id: string, isConfirmed: boolean) => {
    const next = new Set(confirmed);
    if (isConfirmed) next.add(id);
    else next.delete(id);
    setConfirmed(next);
  };
  return (
    <>
      <ErrorList errors={review.problems.filter(({ level }) => level !== "warning")} />
      {money.length > 0 && (
        <MoneyChanges changes={money} catalogues={catalogues} confirmed={confirmed} onConfirm={confirm} />
      )}
      {others.length > 0 && <OtherChanges changes={others} catalogues={catalogues} />}
      {isUnread && <Alert tone="info">What is no JSON cannot be compared.</Alert>}
      {review.changes.length === 0 && !isUnread && <Alert tone="info">Nothing changes for customers.</Alert>}
      {pairs.length > 0 && <BeforeAfter pairs={pairs} tenants={after.tenants} drafts={review.drafts} />}
      <PlayedScreens screens={changedScreens(paths, subjects)} drafts={review.drafts} />
      <WriteForm
        review={review}
        request={request}
        confirmed={confirmed}
        isOld={isOld}
        onWritten={onWritten}
        onOutdated={onOutdated}
      />
    </>
  );
}
