import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { StatusBadge } from "#pages/transactions/rows/status-badge.tsx";
import { usePageServices } from "#pages/services.ts";
import { useOpenScreen } from "#pages/use-open-screen.ts";
import { Loaded } from "#pages/loaded.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { DescriptionList } from "#ui/values/description-list.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { fromTablet } from "#ui/styles/media.ts";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import { DetailSkeleton } from "./detail-skeleton.tsx";
import { Gallery } from "./gallery.tsx";
import { Discount, Price } from "./price.tsx";
import { forSubscribing, type Property } from "./property.ts";
import { inWords, percentText, yesNoText } from "./subscription.ts";
import { useCloseDetails } from "./use-place.ts";
import { useProperty } from "./use-properties.ts";
import { words } from "./words.ts";

/** The screen that subscribes to a property. */
const SUBSCRIBE = "/properties/subscribe";

/** Pictures next to the words if there is room for both. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  ${fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Plain text from the provider; line breaks stay. */
const Description = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** All details of one property. `known` is the list's data about it. */
export function PropertyDialog({ id, known }: { id: string; known: Property | undefined }) {
  const close = useCloseDetails();
  const { pathname } = useLocation();
  const asked = useProperty(id, known);
  // Only one dialog is open at a time: this one returns when the other closes.
  return (
    <Dialog open={pathname !== SUBSCRIBE} title={asked.data?.name ?? words.property} size="l" onClose={close}>
      <Loaded
        of={asked}
        errorFirst
        loading={<DetailSkeleton label={words.loadingProperty} />}
        failure={words.detailsFailed}
      >
        {(property) => <Details property={property} />}
      </Loaded>
    </Dialog>
  );
}

function Details({ property }: { property: Property }) {
  const openScreen = useOpenScreen();
  const { settings } = usePageServices();
  const { status, discountPct, description, quantity } = property;
  const subscribe = () => openScreen(SUBSCRIBE, { property: forSubscribing(property, settings) });
  return (
    <Columns>
      <Gallery property={property} />
      <Stack $gap={4}>
        <Row $gap={2}>
          <StatusBadge label={status.label} color={status.color} />
          <Discount pct={discountPct} />
          {status.description && (
            <Text as="span" $size="s" $tone="muted">
              {status.description}
            </Text>
          )}
        </Row>
        <Row $justify="space-between">
          <Price property={property} large />
          {quantity === 0 ? (
            <Text $tone="muted">{words.noneLeft}</Text>
          ) : (
            <Button onClick={subscribe}>{words.subscribe}</Button>
          )}
        </Row>
        {description && <Description>{description}</Description>}
        <DescriptionList rows={factsOf(property)} />
      </Stack>
    </Columns>
  );
}

function factsOf({ category, quantity, uom, cycle, installments, interestPct }: Property) {
  const facts = [
    { label: words.category, value: category },
    { label: words.available, value: quantity === undefined ? "" : `${quantity}${uom && ` × ${uom}`}` },
    { label: words.cycle, value: inWords(cycle) },
    { label: words.instalments, value: yesNoText(installments, words.paidAtOnce) },
    { label: words.interest, value: installments ? percentText(interestPct) : "" },
  ];
  return facts.filter(({ value }) => value !== "");
}
