import { useState } from "react";
import { styled } from "styled-components";

import type { CommitRequest, Refused, Review, ReviewRequest, Written } from "#gallery/protocol-review.ts";
import { tellTrouble, troubleOf } from "#gallery/shell/address/groups.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import { askWrite } from "./ask-review.ts";
import { CommitFields } from "./commit-fields.tsx";
import { whyNot, writeLabel } from "./why-not.ts";

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  max-width: 44rem;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

type WriteFormProps = {
  review: Review;
  request: ReviewRequest;
  confirmed: ReadonlySet<string>;
  /** The review is of other texts than the request; it comes soon. */
  isOld: boolean;
  onWritten: (written: Written) => void;
  /** The files, their changes or their errors are others by now. */
  onOutdated: () => void;
};

/** Writes the files, when all is confirmed, and makes a commit if that is wanted. */
export function WriteForm(props: WriteFormProps) {
  const { review, request, confirmed, isOld, onWritten, onOutdated } = props;
  const [allowed, setAllowed] = useState(0);
  const [commit, setCommit] = useState<CommitRequest>();
  /** Somebody has pressed the button too early. */
  const [isAsked, setAsked] = useState(false);
  const [told, setTold] = useState<Refused>();
  const [isWriting, setWriting] = useState(false);
  const { errors } = troubleOf(review.problems);
  const missing = whyNot(review, { confirmed, errors: allowed });

  const complaint = isAsked && missing ? missing.told : told?.key === undefined ? told?.message : undefined;

  const write = async () => {
    if (missing) {
      setAsked(true);
      document.querySelector<HTMLElement>(missing.where)?.focus();
      return;
    }
    setAsked(false);
    setWriting(true);
    setTold(undefined);
    try {
      const writing = await askWrite({
        ...request,
        confirmed: [...confirmed],
        errors: allowed,
        ...(commit && { commit }),
      });
      if (writing.kind === "written") onWritten(writing.written);
      else if (writing.kind === "refused") setTold(writing.refused);
      else {
        setTold({ message: `${writing.message} Nothing is written. Look at the changes again.` });
        onOutdated();
      }
    } catch (error) {
      setTold({ message: `Nothing is written. ${error instanceof Error ? error.message : ""} Try again.` });
    } finally {
      setWriting(false);
    }
  };
  return (
    <Root aria-label="Write the files">
      <Heading $size="l">Write the files</Heading>
      {errors > 0 && (
        <Checkbox
          label={`Write them with ${tellTrouble({ errors, warnings: 0 })}: the build refuses such a screen, and customers do not get it`}
          data-errors=""
          checked={allowed >= errors}
          onChange={({ target }) => setAllowed(target.checked ? errors : 0)}
        />
      )}
      {review.checkout && (
        <CommitFields checkout={review.checkout} commit={commit} refused={told} onChange={setCommit} />
      )}
      {complaint !== undefined && <Alert tone="danger">{complaint}</Alert>}
      <Row>
        <Button onClick={() => void write()} busy={isWriting || isOld}>
          {writeLabel(review.files.length, commit !== undefined)}
        </Button>
      </Row>
    </Root>
  );
}
