import { styled } from "styled-components";

import { fromTablet } from "#ui/styles/media.ts";
import { Skeleton } from "#ui/progress/skeleton.tsx";

/** As tall as the rows that will appear: cards on a phone, table rows on wider screens. */
const Line = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-evenly;
  height: 7rem;
  border-top: 1px solid var(--color-border);
  &:first-child {
    border-top: 0;
  }
  ${fromTablet} {
    flex-direction: row;
    align-items: center;
    gap: var(--space-5);
    height: 4.5rem;
  }
`;

/** Placeholder for as many rows as a page has. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <Line key={index}>
          <Skeleton width="55%" />
          <Skeleton width="90%" height="1rem" />
          <Skeleton width="40%" height="1rem" />
        </Line>
      ))}
    </div>
  );
}
