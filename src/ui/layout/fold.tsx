import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    min-height: var(--touch);
    color: var(--color-brand-text);
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

type FoldProps = { title: string; startsOpen?: boolean; children: ReactNode };

/** Content of less weight below its title, which the customer opens. */
export function Fold({ title, startsOpen, children }: FoldProps) {
  return (
    <Root open={startsOpen}>
      <summary>
        <ChevronDown size="1.25em" />
        {title}
      </summary>
      {children}
    </Root>
  );
}
