import type { Row } from "#engine/screen-state.ts";
import { say } from "#lib/words.ts";
import { CopyText } from "#ui/copy-text.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Row as Line } from "#ui/stack.tsx";
import { words } from "./words.ts";

/** Rows of a review or result. Shows nothing when there are none. */
export function RowList({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <DescriptionList
      rows={rows.map(({ label, value, prominent, copy }) => ({
        label,
        value: copy ? <Copied label={label} value={value} /> : value,
        strong: prominent,
      }))}
    />
  );
}

/** Spaces group a shown value (a meter token); the copied value has none. */
function Copied({ label, value }: { label: string; value: string }) {
  return (
    <Line as="span" $gap={1} $justify="end" $nowrap>
      <span>{value}</span>
      <CopyText text={value.replaceAll(/\s/g, "")} label={say(words.copy, { value: label.toLowerCase() })} />
    </Line>
  );
}
