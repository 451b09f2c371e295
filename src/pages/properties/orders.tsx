import { withKeys } from "#pages/data/with-keys.ts";
import { Loaded } from "#pages/loaded.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Grid } from "#ui/layout/stack.tsx";

import { OrderCard } from "./order-card.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { OrdersSkeleton } from "./orders-skeleton.tsx";
import { usePlace } from "./use-place.ts";
import { useSubscriptions } from "./use-subscriptions.ts";
import { words } from "./words.ts";

/** The customer's subscriptions, and the details of the one that the address names. */
export function Orders() {
  const { place, go, searchOf } = usePlace();
  const orders = useSubscriptions();
  const toMarketplace = (
    <Button variant="secondary" size="s" onClick={() => go({ tab: "marketplace" })}>
      {words.toMarketplace}
    </Button>
  );
  const nothing = (
    <EmptyState title={words.noOrders} picture={<Picture name="bag" />} action={toMarketplace}>
      {words.noOrdersText}
    </EmptyState>
  );
  return (
    <>
      <Loaded of={orders} card loading={<OrdersSkeleton />} empty={nothing} failure={words.ordersFailed}>
        {(all) => (
          <Grid as="ul" $min="19rem">
            {withKeys(all, ({ id }) => id).map((order) => (
              <li key={order.key}>
                <OrderCard order={order} to={searchOf({ order: order.id })} />
              </li>
            ))}
          </Grid>
        )}
      </Loaded>
      {place.order && (
        <OrderDialog id={place.order} known={orders.data?.find(({ id }) => id === place.order)} />
      )}
    </>
  );
}
