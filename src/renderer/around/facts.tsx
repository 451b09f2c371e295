import { useContext, useMemo } from "react";

import type { FactsDefinition } from "#definition/screen.ts";
import { resolveFacts, type Facts as Resolved } from "#engine/state/facts.ts";
import { ShareBar } from "#ui/values/share-bar.tsx";
import { LateContext, useScreenValue } from "#renderer/screen-context.ts";

import { FactTable } from "./fact-table.tsx";
import { RowList } from "./row-list.tsx";

/** Rows, shares and table of a step. They only re-render when their values change. */
export function Facts({ of }: { of: FactsDefinition }) {
  const text = useScreenValue((store) => JSON.stringify(resolveFacts(of, store.scope())));
  const { lookUps } = useContext(LateContext);
  const { rows, shares, table } = useMemo(() => JSON.parse(text) as Resolved, [text]);
  return (
    <>
      <RowList rows={rows} />
      {shares.length > 0 && <ShareBar parts={shares} />}
      {table && <FactTable {...table} />}
      {lookUps && of.table && <lookUps.LoadMore of={of.table.items} />}
    </>
  );
}
