import { styled } from "styled-components";

import { formatDay } from "#lib/time/dates.ts";
import { amountText } from "#pages/transactions/rows/amount-text.ts";
import { StatusBadge } from "#pages/transactions/rows/status-badge.tsx";
import { Loaded } from "#pages/loaded.tsx";
import { usePageServices } from "#pages/services.ts";
import { buttonStyles, type ButtonStyleProps } from "#ui/styles/button-styles.ts";
import { DescriptionList, type DescriptionRow } from "#ui/values/description-list.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/text/link.tsx";

import { DetailSkeleton } from "./detail-skeleton.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { inWords, percentText, yesNoText, type Subscription } from "./subscription.ts";
import { OPENED, useCloseDetails, usePlace } from "./use-place.ts";
import { useSubscription } from "./use-subscriptions.ts";
import { words } from "./words.ts";

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
    <Dialog open title={asked.data?.property.name ?? words.order} onClose={close}>
      <Loaded
        of={asked}
        errorFirst
        loading={<DetailSkeleton label={words.loadingOrder} />}
        failure={words.detailsFailed}
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
              {words.viewProperty}
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
    { label: words.order, value: order.id },
    { label: words.status, value: <StatusBadge label={order.status.label} color={order.status.color} /> },
    { label: words.quantity, value: `${order.quantity}${order.uom && ` × ${order.uom}`}` },
    { label: words.price, value: money(order.amountMinor) },
    { label: words.toPayInAll, value: money(order.expectedMinor) },
    { label: words.paid, value: money(order.paidMinor) },
    { label: words.stillToPay, value: money(order.balanceMinor) },
    { label: words.paidBy, value: inWords(order.option) || words.missing },
    { label: words.nextPayment, value: day(order.nextPayment) },
    { label: words.firstDay, value: day(order.start) },
    { label: words.lastDay, value: day(order.end) },
    { label: words.extendedTo, value: day(order.extendedEnd) },
    { label: words.cycle, value: inWords(order.cycle) || words.missing },
    { label: words.instalments, value: yesNoText(order.installments) || words.missing },
    { label: words.interest, value: percentText(order.interestPct) || words.missing },
  ];
}

function dayText(iso: string, timeZone: string): string {
  return formatDay(iso, timeZone) ?? words.missing;
}
