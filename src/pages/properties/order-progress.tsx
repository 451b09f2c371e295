import { usePageServices } from "#pages/services.ts";
import { amountText } from "#pages/transactions/amount-text.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

import type { Subscription } from "./subscription.ts";

/** How much of the total was paid, as a bar and in words. */
export function OrderProgress({ order }: { order: Subscription }) {
  const { locale } = usePageServices().settings;
  const { paidKobo, expectedKobo, symbol } = order;
  const text = `${amountText(paidKobo, symbol, locale)} of ${amountText(expectedKobo, symbol, locale)} paid`;
  return (
    <Stack $gap={2}>
      {paidKobo !== undefined && expectedKobo !== undefined && expectedKobo > 0 && (
        <ProgressBar label={text} value={Math.min(paidKobo, expectedKobo)} max={expectedKobo} />
      )}
      <Text $size="s">{text}</Text>
    </Stack>
  );
}
