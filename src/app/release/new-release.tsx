import { useState } from "react";

import { isPaymentInFlight } from "#app/flight.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Row } from "#ui/stack.tsx";

/** Offers a release that is on the device already. A payment that is under way is answered first. */
export function NewRelease({ onReload }: { readonly onReload: () => void }) {
  const [isPaying, setPaying] = useState(false);
  const reload = () => {
    setPaying(isPaymentInFlight());
    if (!isPaymentInFlight()) onReload();
  };
  return (
    <Alert tone="info">
      <Row>
        <span>
          {isPaying ? "A payment is under way. Reload once it has been answered." : "A new version is ready."}
        </span>
        <Button size="s" variant="secondary" onClick={reload}>
          Reload
        </Button>
      </Row>
    </Alert>
  );
}
