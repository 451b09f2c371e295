import type { PaymentResult } from "#engine/state/screen-state.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { Text } from "#ui/text/text.tsx";
import { RowList } from "#renderer/around/row-list.tsx";
import { words } from "#renderer/words.ts";

import { referenceRows, whichToGive } from "./payment-receipt.ts";

/** The references of a payment, the one that Support needs first; at hand at once while its outcome is not known. */
export function ResultReferences({ result }: { result: PaymentResult }) {
  return (
    <Fold title={words.references} startsOpen={result.outcome === "pending"}>
      <RowList rows={referenceRows(result).map((row) => ({ ...row, copy: true }))} />
      {result.outcome !== "failed" && (
        <Text $size="s" $tone="muted">
          {whichToGive(result)}
        </Text>
      )}
    </Fold>
  );
}
