import { IdCard, Plus } from "lucide-react";
import { useId } from "react";

import { useOpenScreen } from "#pages/use-open-screen.ts";
import { LoadFailure } from "#pages/load-failure.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Row, Stack } from "#ui/stack.tsx";

import { CardFace } from "./card-face.tsx";
import { CardGrid } from "./card-grid.ts";
import { CardRequests } from "./card-requests.tsx";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import type { PhysicalCard } from "./read-cards.ts";
import { usePhysicalCards } from "./use-cards.ts";

const APPLY = "/atm-card/apply";

/** The customer's cards of plastic, masked, and the way to one more (specification 2 §2). */
export function PhysicalCards() {
  const openScreen = useOpenScreen();
  return (
    <Stack $gap={4}>
      <Row $justify="end">
        <Button onClick={() => openScreen(APPLY)}>
          <Plus size="1.25rem" />
          Apply for Physical Card
        </Button>
      </Row>
      <HeldCards />
      <CardRequests />
    </Stack>
  );
}

function HeldCards() {
  const { data, error, isValidating, mutate } = usePhysicalCards();
  if (data && data.length > 0) {
    return (
      <CardGrid>
        {data.map((card) => (
          <li key={card.id}>
            <HeldCard card={card} />
          </li>
        ))}
      </CardGrid>
    );
  }
  if (data) {
    return (
      <Card>
        <EmptyState title="No physical cards yet" icon={<IdCard size="1.5rem" />}>
          Apply for one, and we bring it to the address that you give.
        </EmptyState>
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <LoadFailure
          title="We could not load your cards"
          error={error}
          busy={isValidating}
          onRetry={mutate}
        />
      </Card>
    );
  }
  return <CardsSkeleton />;
}

function HeldCard({ card }: { card: PhysicalCard }) {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id}>
      <CardFace card={card} title="Physical card" id={id} />
    </Card>
  );
}
