import { Plus } from "lucide-react";
import { useId } from "react";

import { useOpenScreen } from "#pages/use-open-screen.ts";
import { Loaded } from "#pages/loaded.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";

import { CardFace } from "./card-face.tsx";
import { CardGrid } from "./card-grid.ts";
import { CardRequests } from "./card-requests.tsx";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import type { PhysicalCard } from "./read-cards.ts";
import { usePhysicalCards } from "./use-cards.ts";
import { words } from "./words.ts";

const APPLY = "/atm-card/apply";

/** The customer's physical cards, masked, and the way to apply for one (specification 2 §2). */
export function PhysicalCards() {
  const openScreen = useOpenScreen();
  return (
    <Stack $gap={4}>
      <Row $justify="end">
        <Button onClick={() => openScreen(APPLY)}>
          <Plus size="1.25em" />
          {words.apply}
        </Button>
      </Row>
      <HeldCards />
      <CardRequests />
    </Stack>
  );
}

function HeldCards() {
  const nothing = (
    <EmptyState title={words.noPhysical} picture={<Picture name="card" />}>
      {words.noPhysicalText}
    </EmptyState>
  );
  return (
    <Loaded
      of={usePhysicalCards()}
      card
      loading={<CardsSkeleton />}
      empty={nothing}
      failure={words.cardsFailed}
    >
      {(cards) => (
        <CardGrid>
          {cards.map((card) => (
            <li key={card.id}>
              <HeldCard card={card} />
            </li>
          ))}
        </CardGrid>
      )}
    </Loaded>
  );
}

function HeldCard({ card }: { card: PhysicalCard }) {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id}>
      <CardFace card={card} title={words.physicalTitle} id={id} />
    </Card>
  );
}
