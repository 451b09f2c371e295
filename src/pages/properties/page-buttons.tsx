import { ChevronLeft, ChevronRight } from "lucide-react";
import { styled } from "styled-components";

import { Button } from "#ui/buttons/button.tsx";
import { fromPhablet } from "#ui/styles/media.ts";
import { Row } from "#ui/layout/stack.tsx";

import { pageWindow } from "./page-window.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** On a phone the numbers have their own line above the two buttons, which the thumb reaches. */
const Root = styled(Row)`
  > ol {
    order: -1;
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-1);
    padding: 0;
    list-style: none;
  }
  ${fromPhablet} {
    justify-content: center;
    > ol {
      order: 0;
      flex: none;
    }
  }
`;
const PageNumber = styled.button`
  min-width: var(--touch);
  min-height: var(--touch);
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--color-brand-text);
  font-weight: var(--weight-semibold);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-sunken);
  }
  &[aria-current] {
    border-color: var(--color-brand-edge);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;

type PageButtonsProps = { page: number; lastPage: number; onPage: (page: number) => void };

/** The buttons to the other pages of the marketplace. */
export function PageButtons({ page, lastPage, onPage }: PageButtonsProps) {
  if (lastPage <= 1) return null;
  return (
    <Root as="nav" aria-label={words.pages} $gap={2} $justify="space-between">
      <Button size="s" variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size="1.25em" />
        {words.previous}
      </Button>
      <ol>
        {pageWindow(page, lastPage).map((number) => (
          <li key={number}>
            <PageNumber
              type="button"
              aria-label={say(words.page, { page: number })}
              aria-current={number === page ? "page" : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </PageNumber>
          </li>
        ))}
      </ol>
      <Button size="s" variant="quiet" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        {words.next}
        <ChevronRight size="1.25em" />
      </Button>
    </Root>
  );
}
