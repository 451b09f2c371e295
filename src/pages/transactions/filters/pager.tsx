import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";

import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { fromTablet } from "#ui/styles/media.ts";
import { Select } from "#ui/controls/select.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { say } from "#lib/text/words.ts";
import { words } from "#pages/transactions/words.ts";

/** Specification 1 §2. */
export const PAGE_SIZES = [10, 15, 20, 25, 30] as const;

const Root = styled(Row)`
  font-size: var(--text-s);
  label {
    color: var(--color-text-muted);
  }
  select {
    width: auto;
    min-width: 5.5rem;
  }
`;
/** Full width on a phone, so that both buttons keep their places under the thumb, below the page number. */
const Steps = styled(Row)`
  flex: 1 1 100%;
  > span {
    flex: 1 1 calc(100% - 2 * var(--touch) - 2 * var(--space-2));
    text-align: center;
  }
  > :nth-child(2),
  > :nth-child(4) {
    order: 1;
  }
  /* Enlarged words need a line of their own. */
  @media (max-width: 15rem) {
    > span {
      flex-basis: 100%;
      order: -1;
    }
  }
  ${fromTablet} {
    flex: none;
    > span {
      flex: none;
    }
    > :nth-child(n) {
      order: 0;
    }
  }
`;

type PagerProps = {
  page: number;
  /** undefined when the number of pages is unknown. */
  lastPage: number | undefined;
  hasMore: boolean;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

/** The place in a long list, and the buttons to move on. */
export function Pager({ page, lastPage, hasMore, size, onPage, onSize }: PagerProps) {
  const id = useId();
  return (
    <Root as="nav" aria-label={words.pages} $justify="space-between">
      <Row $gap={2}>
        <label htmlFor={id}>{words.rowsPerPage}</label>
        <Select id={id} value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {PAGE_SIZES.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      </Row>
      <Steps $gap={2} $justify="space-between">
        {/* Not disabled but said to be: pressed from the keyboard, it keeps the focus. */}
        <IconButton label={words.firstPage} aria-disabled={page <= 1} onClick={() => onPage(1)}>
          <ChevronFirst size="1.25em" />
        </IconButton>
        <Button size="s" variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft size="1.25em" />
          {words.previous}
        </Button>
        <span aria-live="polite">
          {lastPage === undefined ? say(words.page, { page }) : say(words.pageOf, { page, last: lastPage })}
        </span>
        <Button size="s" variant="quiet" disabled={!hasMore} onClick={() => onPage(page + 1)}>
          {words.next}
          <ChevronRight size="1.25em" />
        </Button>
        <IconButton
          label={words.lastPage}
          aria-disabled={!hasMore || lastPage === undefined}
          onClick={() => onPage(lastPage ?? page)}
        >
          <ChevronLast size="1.25em" />
        </IconButton>
      </Steps>
    </Root>
  );
}
