import { amountText } from "#pages/transactions/rows/amount-text.ts";
import { ProgressBar } from "#ui/progress/progress-bar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import type { Subscription } from "./subscription.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** How much of the total was paid, as a bar and in words. */
export function OrderProgress({ order }: { order: Subscription }) {
  const { paidMinor, expectedMinor, form } = order;
  const text = say(words.paidOf, {
    paid: amountText(paidMinor, form),
    total: amountText(expectedMinor, form),
  });
  return (
    <Stack $gap={2}>
      {paidMinor !== undefined && expectedMinor !== undefined && expectedMinor > 0 && (
        <ProgressBar
          label={text}
          value={Math.max(0, Math.min(paidMinor, expectedMinor))}
          max={expectedMinor}
        />
      )}
      <Text $size="s">{text}</Text>
    </Stack>
  );
}
