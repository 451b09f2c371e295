import { styled } from "styled-components";

import { fromTablet } from "#ui/media.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Grid, Stack } from "#ui/stack.tsx";
import { words } from "./words.ts";

const Totals = styled.div`
  display: grid;
  grid-auto-rows: 3.3rem;
  gap: var(--space-2);
  ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: 4.5rem;
    gap: var(--space-3);
  }
`;

/** Placeholder for the figures while they load. */
export function ReportSkeleton() {
  return (
    <Stack $gap={5}>
      <Totals aria-busy="true">
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <Skeleton height="100%" />
      </Totals>
      <Spinner label={words.adding} />
      <Stack $gap={5} aria-busy="true">
        <Skeleton height="18.5rem" />
        <Grid $min="16rem" $gap={5}>
          <Skeleton height="19rem" />
          <Skeleton height="5rem" />
        </Grid>
        <Skeleton height="2.6rem" />
      </Stack>
    </Stack>
  );
}
