import { Card } from "#ui/layout/card.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Grid, Row, Stack } from "#ui/layout/stack.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { words } from "./words.ts";

const CARDS = ["first", "second", "third"];

/** Placeholder for the orders while they load. */
export function OrdersSkeleton() {
  return (
    <>
      <VisuallyHidden as="output">{words.loadingOrders}</VisuallyHidden>
      <Grid $min="19rem" aria-busy="true">
        {CARDS.map((card) => (
          <Card key={card}>
            <Stack $gap={3}>
              <Row $nowrap $align="start">
                <Skeleton width="5rem" height="3.75rem" />
                <Skeleton width="9rem" height="4.75rem" />
              </Row>
              <Skeleton height="0.5rem" />
              <Skeleton width="12rem" />
              <Skeleton width="9rem" />
              <Skeleton width="7.5rem" height="var(--touch)" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </>
  );
}
