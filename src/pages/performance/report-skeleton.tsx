import { styled } from "styled-components";

import { fromTablet } from "#ui/styles/media.ts";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";
import { Stack } from "#ui/layout/stack.tsx";

import { Categories } from "./category-list.tsx";
import { words } from "./words.ts";

/** As high as the sentence that compares two months, which takes three lines on a phone. */
const Compared = styled.div`
  height: 5.625rem;
  ${fromTablet} {
    height: 2.625rem;
  }
`;
const Totals = styled.div`
  display: grid;
  grid-auto-rows: 3.1875rem;
  gap: var(--space-2);
  ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: 4.5rem;
    gap: var(--space-3);
  }
`;
const Coverage = styled.div`
  height: 5.25rem;
  ${fromTablet} {
    height: 2.625rem;
  }
`;

/** Placeholder for the figures while they load. As high as a report with all its lines: the history below it stays where it is. */
export function ReportSkeleton() {
  return (
    <Stack $gap={5}>
      <Compared>
        <Spinner label={words.adding} />
      </Compared>
      <Totals aria-busy="true">
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <Skeleton height="100%" />
      </Totals>
      <Skeleton height="23.375rem" />
      <Categories $min="16rem" $gap={5} aria-busy="true">
        <Skeleton height="24rem" />
        <Skeleton height="5.5rem" />
      </Categories>
      <Coverage>
        <Skeleton height="100%" />
      </Coverage>
    </Stack>
  );
}
