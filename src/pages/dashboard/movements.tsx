import { useState } from "react";

import { LatestTransactions } from "#pages/transactions/latest-transactions.tsx";
import { TransactionSection } from "#pages/transactions/transaction-section.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { words } from "./words.ts";

/** As many as a phone shows beside all else. */
const MOST = 3;

/** The customer's history: on a phone the last movements, until the customer asks for the whole table. */
export function Movements({ brief }: { brief: boolean }) {
  const [whole, setWhole] = useState(false);
  if (!brief || whole) return <TransactionSection title={words.allTransactions} focused={whole} />;
  return (
    <LatestTransactions
      most={MOST}
      all={
        <Button size="s" variant="quiet" onClick={() => setWhole(true)}>
          {words.seeAll}
        </Button>
      }
    />
  );
}
