import { useCallback } from "react";

import { Card } from "#ui/layout/card.tsx";
import { LongList } from "#ui/lists/long-list.tsx";

import { BillerRow } from "./biller-row.tsx";
import type { Listed } from "./index-billers.ts";

/** CSS pixels of a row with a name and a line below it. */
const ROW = 60;

type BillerListProps = { readonly billers: readonly Listed[]; readonly label: string };

/** Any number of billers. */
export function BillerList({ billers, label }: BillerListProps) {
  const row = useCallback(
    (index: number) => {
      const { biller, label: name, detail } = billers[index]!;
      return <BillerRow biller={biller} label={name} detail={detail} iconic />;
    },
    [billers],
  );
  return (
    <Card>
      <LongList label={label} count={billers.length} rowHeight={ROW} row={row} />
    </Card>
  );
}
