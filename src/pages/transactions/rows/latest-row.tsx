import { styled } from "styled-components";

import { usePageServices } from "#pages/services.ts";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { isUsual } from "#pages/transactions/read/status-tone.ts";
import { whatFor, type Transaction } from "#pages/transactions/read/transaction.ts";
import { words } from "#pages/transactions/words.ts";

import { dayText } from "./day-text.ts";
import { RowAmount } from "./row-amount.tsx";
import { RowMark } from "./row-mark.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** One height for rows and their placeholder, so that nothing jumps. */
const HEIGHT = "3.5rem";

/** The surface of a row that is pointed at reaches over the sides of the text. */
export const LatestRows = styled.ul`
  display: grid;
  margin-inline: calc(-1 * var(--space-2));
`;
const Pick = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  width: 100%;
  min-height: ${HEIGHT};
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-text);
  font-size: var(--text-s);
  line-height: var(--line-snug);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-sunken);
  }
`;
const What = styled.span`
  display: grid;
  /* Where the text is large, the amount stands below, and words stay whole. */
  flex: 1 1 7rem;
  min-width: 0;
  overflow-wrap: break-word;
  > strong {
    display: -webkit-box;
    overflow: hidden;
    font-weight: var(--weight-medium);
    -webkit-box-orient: vertical;
    /* A number below two words, where the text is large. */
    -webkit-line-clamp: 3;
  }
  > small {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;
const HowMuch = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  gap: var(--space-1);
  max-width: 100%;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

type LatestRowProps = { row: Transaction; onPick: () => void };

/** To whom or for what, when, and how much; a status only when something is not as it should be. */
export function LatestRow({ row, onPick }: LatestRowProps) {
  const { environment, settings } = usePageServices();
  const { category, description, status, statusColor } = row;
  return (
    <li>
      <Pick type="button" aria-haspopup="dialog" onClick={onPick}>
        <RowMark row={row} />
        <What>
          <strong>{whatFor(description) || category || words.other}</strong>
          <small>{dayText(row, environment.now(), settings.timeZone)}</small>
        </What>
        <HowMuch>
          <RowAmount row={row} />
          {!isUsual(status, statusColor) && <StatusBadge label={status} color={statusColor} />}
        </HowMuch>
      </Pick>
    </li>
  );
}

/** Placeholder for as many rows. */
export function LatestSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} width="100%" height={HEIGHT} />
      ))}
    </div>
  );
}
