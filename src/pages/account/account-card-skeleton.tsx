import { Skeleton } from "#ui/progress/skeleton.tsx";

import { Foot, Line, Root } from "./account-card-parts.ts";

/** Placeholder for a card while it loads. */
export function AccountCardSkeleton() {
  return (
    <Root>
      <Line>
        <Skeleton width="2.75rem" height="2.75rem" />
        <Skeleton width="55%" height="2.75rem" />
      </Line>
      <Skeleton width="70%" height="3.4rem" />
      <Foot>
        <Skeleton width="50%" height="2.8rem" />
      </Foot>
    </Root>
  );
}
