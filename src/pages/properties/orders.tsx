import { ShoppingBag } from "lucide-react";

import { LoadFailure } from "#pages/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Grid } from "#ui/stack.tsx";

import { OrderCard } from "./order-card.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { OrdersSkeleton } from "./orders-skeleton.tsx";
import { usePlace } from "./use-place.ts";
import { useSubscriptions } from "./use-subscriptions.ts";

/** What the customer subscribed to, and the details of the one that the address names. */
export function Orders() {
  const { place, go, searchOf } = usePlace();
  const { data, error, isValidating, mutate } = useSubscriptions();
  return (
    <>
      {content()}
      {place.order && <OrderDialog id={place.order} known={data?.find(({ id }) => id === place.order)} />}
    </>
  );

  function content() {
    if (error) {
      return (
        <Card>
          <LoadFailure
            title="Failed to fetch subscriptions"
            error={error}
            busy={isValidating}
            onRetry={mutate}
          />
        </Card>
      );
    }
    if (!data) return <OrdersSkeleton />;
    if (data.length === 0) {
      const action = (
        <Button variant="secondary" size="s" onClick={() => go({ tab: "marketplace" })}>
          Go to the marketplace
        </Button>
      );
      return (
        <Card>
          <EmptyState title="No orders yet" icon={<ShoppingBag size="1.5rem" />} action={action}>
            What you subscribe to shows here.
          </EmptyState>
        </Card>
      );
    }
    return (
      <Grid as="ul" $min="19rem">
        {data.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} to={searchOf({ order: order.id })} />
          </li>
        ))}
      </Grid>
    );
  }
}
