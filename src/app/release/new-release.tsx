import { useSyncExternalStore } from "react";

import { isPaymentInFlight, watchPayments } from "#app/flight.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Row } from "#ui/stack.tsx";
import { words } from "./words.ts";

/** Offers a release that is on the device already. While a payment is under way, nothing is offered. */
export function NewRelease({ onReload }: { readonly onReload: () => void }) {
  const isPaying = useSyncExternalStore(watchPayments, isPaymentInFlight);
  if (isPaying) return null;
  return (
    <Alert tone="info">
      <Row>
        <span>{words.aNewVersionIsReady}</span>
        <Button size="s" variant="secondary" onClick={onReload}>
          {words.reload}
        </Button>
      </Row>
    </Alert>
  );
}
