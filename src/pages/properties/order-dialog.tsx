import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { formatDay } from "#lib/dates.ts";
import { amountText, MISSING } from "#pages/transactions/amount-text.ts";
import { StatusBadge } from "#pages/transactions/status-badge.tsx";
import { Loaded } from "#pages/loaded.tsx";
import { usePageServices } from "#pages/services.ts";
import { buttonStyles, type ButtonStyleProps } from "#ui/button-styles.ts";
import { DescriptionList, type DescriptionRow } from "#ui/description-list.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";

import { DetailSkeleton } from "./detail-skeleton.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { inWords, yesNoText, type Subscription } from "./subscription.ts";
import { OPENED, useCloseDetails, usePlace } from "./use-place.ts";
import { useSubscription } from "./use-subscriptions.ts";

const ToProperty = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** All details of one order. `known` is the list's data about it. */
export function OrderDialog({ id, known }: { id: string; known: Subscription | undefined }) {
  const close = useCloseDetails();
  const { settings } = usePageServices();
  const { searchOf } = usePlace();
  const asked = useSubscription(id, known);
  return (
    <Dialog open title={asked.data?.property.name ?? "Order"} onClose={close}>
      <Loaded
        of={asked}
        errorFirst
        loading={<DetailSkeleton label="Loading the order" />}
        failure="Failed to fetch property details"
      >
        {(order) => (
          <Stack $gap={5}>
            <OrderProgress order={order} />
            <DescriptionList rows={rowsOf(order, settings.timeZone)} />
            <ToProperty
              to={searchOf({ tab: "marketplace", order: "", property: order.property.id })}
              state={OPENED}
              $variant="secondary"
            >
              View Property
            </ToProperty>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function rowsOf(order: Subscription, timeZone: string): readonly DescriptionRow[] {
  const day = (iso: string) => dayText(iso, timeZone);
  const money = (minor: number | undefined) => amountText(minor, order.form);
  return [
    { label: "Order", value: order.id },
    { label: "Status", value: <StatusBadge label={order.status.label} color={order.status.color} /> },
    { label: "Quantity", value: `${order.quantity}${order.uom && ` × ${order.uom}`}` },
    { label: "Price", value: money(order.amountMinor) },
    { label: "To pay in all", value: money(order.expectedMinor) },
    { label: "Paid", value: money(order.paidMinor) },
    { label: "Still to pay", value: money(order.balanceMinor) },
    { label: "Paid by", value: inWords(order.option) || MISSING },
    { label: "Next payment", value: day(order.nextPayment) },
    { label: "First day", value: day(order.start) },
    { label: "Last day", value: day(order.end) },
    { label: "Extended to", value: day(order.extendedEnd) },
    { label: "Payment cycle", value: inWords(order.cycle) || MISSING },
    { label: "Instalments", value: yesNoText(order.installments) || MISSING },
    { label: "Interest", value: `${order.interestPct}%` },
  ];
}

function dayText(iso: string, timeZone: string): string {
  return formatDay(iso, timeZone) ?? MISSING;
}
