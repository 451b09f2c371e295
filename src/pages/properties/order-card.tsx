import { useId } from "react";
import { styled } from "styled-components";

import { usePageServices } from "#pages/services.ts";
import { StatusBadge } from "#pages/transactions/rows/status-badge.tsx";
import { buttonStyles, type ButtonStyleProps } from "#ui/styles/button-styles.ts";
import { Card } from "#ui/layout/card.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { nextPaymentText } from "./next-payment.ts";
import { OrderProgress } from "./order-progress.tsx";
import { PropertyPicture } from "./property-picture.tsx";
import type { Subscription } from "./subscription.ts";
import { OPENED } from "./use-place.ts";
import { say } from "#lib/text/words.ts";
import { Link } from "#ui/text/link.tsx";
import { words } from "./words.ts";

const Root = styled(Card)`
  height: 100%;
  > div {
    height: 100%;
  }
`;
/** A long name breaks beside the picture. */
const Words = styled(Stack)`
  && {
    min-width: 0;
  }
  overflow-wrap: anywhere;
`;
/** At the same height in all cards of a row. */
const Foot = styled(Row)`
  margin-top: auto;
`;
const Thumb = styled.span`
  flex: none;
  width: 5rem;
  border-radius: var(--radius-s);
  overflow: hidden;
`;
const Details = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** One order: the property, the progress of its payment, and the next due date. */
export function OrderCard({ order, to }: { order: Subscription; to: string }) {
  const id = useId();
  const { environment, settings } = usePageServices();
  const { property, status, quantity, uom } = order;
  return (
    <Root as="article" aria-labelledby={id}>
      <Stack $gap={3}>
        <Row $nowrap $align="start">
          <Thumb>
            <PropertyPicture picture={property.pictures[0]} alt="" lazy />
          </Thumb>
          <Words $gap={1} $align="start">
            <Heading as="h2" id={id} $size="m">
              {property.name}
            </Heading>
            <Text $size="s" $tone="muted">
              {quantity}
              {uom && ` × ${uom}`}
            </Text>
            <StatusBadge label={status.label} color={status.color} />
          </Words>
        </Row>
        <OrderProgress order={order} />
        <Foot $justify="space-between">
          <Text $size="s" $tone="muted">
            {nextPaymentText(order, new Date(environment.now()), settings.timeZone)}
          </Text>
          <Details to={to} state={OPENED} $variant="secondary" $size="s">
            {words.viewDetails}
            <VisuallyHidden> {say(words.ofProperty, { property: property.name })}</VisuallyHidden>
          </Details>
        </Foot>
      </Stack>
    </Root>
  );
}
