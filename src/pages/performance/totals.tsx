import { ArrowDownLeft, ArrowUpRight, Scale, type LucideIcon } from "lucide-react";
import { styled } from "styled-components";

import { fromTablet } from "#ui/styles/media.ts";

import type { Writing } from "./amounts.ts";
import type { Flow } from "./summary.ts";
import { words } from "./words.ts";

const Root = styled.dl`
  display: grid;
  gap: var(--space-2);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-surface-sunken);
  }
  ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-3);
    > div {
      display: block;
    }
  }
  dt {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-s);
  }
  dd {
    overflow-wrap: anywhere;
    font-size: var(--text-l);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
`;

/** Money in, money out, and the difference. */
export function Totals({ total: { inMinor, outMinor }, writing }: { total: Flow; writing: Writing }) {
  return (
    <Root>
      {itemOf(words.moneyIn, ArrowDownLeft, writing.amount(inMinor))}
      {itemOf(words.moneyOut, ArrowUpRight, writing.amount(outMinor))}
      {itemOf(words.difference, Scale, writing.amount(inMinor - outMinor))}
    </Root>
  );
}

function itemOf(label: string, Shape: LucideIcon, text: string) {
  return (
    <div>
      <dt>
        <Shape size="1em" />
        {label}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
