import { Plus } from "lucide-react";

import { useOpenScreen } from "#pages/use-open-screen.ts";
import { withKeys } from "#pages/data/with-keys.ts";
import { Loaded } from "#pages/loaded.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";

import { CardGrid } from "./card-grid.ts";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import { useVirtualCards } from "./use-cards.ts";
import { VirtualCard } from "./virtual-card.tsx";
import { words } from "./words.ts";

const REQUEST = "/atm-card/request";

/** The customer's virtual cards, and the way to request one (specification 2 §2). */
export function VirtualCards() {
  const held = useVirtualCards();
  const openScreen = useOpenScreen();
  const request = (
    <Button onClick={() => openScreen(REQUEST)}>
      <Plus size="1.25em" />
      {words.request}
    </Button>
  );
  const nothing = (
    <EmptyState title={words.noVirtual} picture={<Picture name="card" />} action={request}>
      {words.noVirtualText}
    </EmptyState>
  );
  const isKnown = held.data !== undefined || held.error !== undefined;
  return (
    <Stack $gap={4}>
      {/* An empty list has the button in its middle. A list that failed says nothing against another card. */}
      {isKnown && held.data?.length !== 0 && <Row $justify="end">{request}</Row>}
      <Loaded of={held} card loading={<CardsSkeleton />} empty={nothing} failure={words.cardsFailed}>
        {(cards) => (
          <CardGrid>
            {withKeys(cards, ({ id }) => id).map((card) => (
              <li key={card.key}>
                <VirtualCard card={card} onChanged={held.mutate} />
              </li>
            ))}
          </CardGrid>
        )}
      </Loaded>
    </Stack>
  );
}
