import { useState } from "react";

import type { Outcome } from "#definition/screen.ts";
import { doNotRepeat } from "#engine/repeat-words.ts";
import type { PaymentResult } from "#engine/screen-state.ts";
import { asSentence } from "#lib/text.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Badge } from "#ui/badge.tsx";
import { ReceiptDialog } from "#ui/receipt/receipt-dialog.tsx";
import { Row, Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";

import { paymentReceipt, referenceRows, whichToGive } from "./payment-receipt.ts";
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
    // Also true for money that was taken and returned.
    next: "Nothing was paid. Check the details, then try again.",
  },
  pending: {
    title: "Payment pending",
    badge: "Pending",
    tone: "warning",
    next: "We keep asking the bank and show the outcome here and on your dashboard.",
  },
} as const satisfies Record<Outcome, object>;

/** The refusal of a duplicate says nothing about the first payment. */
const DUPLICATE = "It was not made a second time. Look at your history before you try again.";

/** What to do about a payment that stays pending; the message before it says that it is pending. */
const GIVEN_UP =
  "We no longer ask the bank by ourselves: choose Check again on your dashboard to ask once more.";

type ResultPanelProps = { readonly result: PaymentResult; readonly onDismiss: () => void };

/** The result of a payment: it stays until the customer dismisses it, and follows a pending payment to its outcome. */
export function ResultPanel({ result, onDismiss }: ResultPanelProps) {
  const says = SAYS[result.outcome];
  const next = nextOf(result);
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
        {result.outcome !== "failed" && (
          <Text $size="s" $tone="muted">
            {whichToGive(result)}
          </Text>
        )}
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

function nextOf({ outcome, givenUp, duplicate, direction }: PaymentResult): string {
  const { next } = SAYS[outcome];
  if (outcome === "pending") return givenUp ? GIVEN_UP : `${doNotRepeat(direction)} ${next}`;
  return duplicate ? DUPLICATE : next;
}
