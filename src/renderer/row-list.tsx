import type { Row } from "#engine/screen-state.ts";
import { DescriptionList } from "#ui/description-list.tsx";

/** Rows of a review or result. Shows nothing when there are none. */
export function RowList({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <DescriptionList
      rows={rows.map(({ label, value, prominent }) => ({ label, value, strong: prominent }))}
    />
  );
}
