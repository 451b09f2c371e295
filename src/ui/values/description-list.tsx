import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--color-border);
  }
  > div:first-child {
    padding-top: 0;
  }
  > div:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-s);
  }
  dd {
    flex: 1 1 auto;
    min-width: 0;
    text-align: end;
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-strong] dt,
  [data-strong] dd {
    font-size: var(--text-l);
    font-weight: var(--weight-bold);
    color: var(--color-text);
  }
`;

export type DescriptionRow = {
  readonly label: string;
  readonly value: ReactNode;
  /** The most important row, such as the total. */
  readonly strong?: boolean;
};

/**
 * Labels with values, row by row: reviews, receipts, results. Labels are unique within a list. No browser translates values: a name in
 * another language would be another person's.
 */
export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <Root>
      {rows.map((row) => (
        <div key={row.label} data-strong={row.strong || undefined}>
          <dt>{row.label}</dt>
          <dd translate="no">{row.value}</dd>
        </div>
      ))}
    </Root>
  );
}
