import { useState } from "react";

import type { Table } from "#engine/state/facts.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { DataTable } from "#ui/lists/data-table.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { words } from "#renderer/words.ts";

/** Lines that are shown before the rest is folded: about as many as fit on a phone. */
const FEW = 6;

/** A list as a table; a long one is folded. */
export function FactTable({ title, columns, lines, empty }: Table) {
  const [all, setAll] = useState(false);
  const folds = lines.length > FEW;
  const shown = folds && !all ? lines.slice(0, FEW) : lines;
  if (lines.length === 0) return <Text $tone="muted">{empty}</Text>;
  return (
    <Stack $gap={2}>
      <DataTable
        caption={title || words.details}
        showCaption={title !== ""}
        columns={columns.map(({ label, align }, index) => ({
          key: label,
          header: label,
          cell: ({ cells }: Line) => cells[index],
          ...(align && { align }),
        }))}
        rows={shown.map((cells, index) => ({ cells, index }))}
        rowKey={({ index }) => index}
      />
      {folds && (
        <Row $justify="center">
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.showFewer : say(words.showAll, { length: lines.length })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

type Line = { readonly cells: readonly string[]; readonly index: number };
