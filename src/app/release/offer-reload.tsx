import { useSyncExternalStore } from "react";

import { isPaymentInFlight, watchPayments } from "#app/flight.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { words } from "./words.ts";

export type OfferReloadProps = { readonly text: string; readonly onReload: () => void };

/** Says what a reload brings, and offers it. While a payment is under way, nothing is offered. */
export function OfferReload({ text, onReload }: OfferReloadProps) {
  const isPaying = useSyncExternalStore(watchPayments, isPaymentInFlight);
  if (isPaying) return null;
  return (
    <Alert tone="info">
      <Row>
        <span>{text}</span>
        <Button size="s" variant="secondary" onClick={onReload}>
          {words.reload}
        </Button>
      </Row>
    </Alert>
  );
}
