import { useState } from "react";

import type { Outcome } from "#definition/screen.ts";
import type { PaymentResult } from "#engine/screen-state.ts";
import { asSentence } from "#lib/text.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Badge } from "#ui/badge.tsx";
import { ReceiptDialog } from "#ui/receipt/receipt-dialog.tsx";
import { Row, Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";

import { paymentReceipt, referenceRows } from "./payment-receipt.ts";
import { RowList } from "./row-list.tsx";

const SAYS = {
  succeeded: {
    title: "Payment successful",
    badge: "Successful",
    tone: "success",
    next: "Your history shows it now.",
  },
  failed: {
    title: "Payment failed",
    badge: "Failed",
    tone: "danger",
    // Also true of money that was taken and came back.
    next: "Nothing was paid. Check the details, then try again.",
  },
  pending: {
    title: "Payment pending",
    badge: "Pending",
    tone: "warning",
    next: "Do not pay again. We keep asking the bank and show the outcome here and on your dashboard.",
  },
} as const satisfies Record<Outcome, object>;

/** What to do about a payment that stays pending; the message before it says that it does. */
const GIVEN_UP =
  "We no longer ask the bank by ourselves: choose Check again on your dashboard to ask once more.";

type ResultPanelProps = { readonly result: PaymentResult; readonly onDismiss: () => void };

/** What became of a payment: it stays until the customer dismisses it, and follows a pending one to its end. */
export function ResultPanel({ result, onDismiss }: ResultPanelProps) {
  const says = SAYS[result.outcome];
  const next = result.outcome === "pending" && result.givenUp ? GIVEN_UP : says.next;
  const [open, setOpen] = useState(false);
  const receipt = paymentReceipt(result);
  const rows = [...result.rows, ...referenceRows(result)];
  return (
    <Card as="section" aria-label={says.title}>
      <Stack $gap={4}>
        <Row $justify="space-between">
          <Heading $size="l">{says.title}</Heading>
          <Badge $tone={says.tone}>{says.badge}</Badge>
        </Row>
        <output>
          <Text as="span">{`${asSentence(result.message)} ${next}`.trim()}</Text>
        </output>
        <RowList rows={rows} />
        <Row $justify="end">
          <Button variant="secondary" onClick={onDismiss}>
            Dismiss
          </Button>
          {receipt && <Button onClick={() => setOpen(true)}>Receipt</Button>}
        </Row>
      </Stack>
      {open && receipt && <ReceiptDialog receipt={receipt} onClose={() => setOpen(false)} />}
    </Card>
  );
}
