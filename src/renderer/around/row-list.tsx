import type { Row } from "#engine/state/screen-state.ts";
import { say } from "#lib/text/words.ts";
import { CopyText } from "#ui/values/copy-text.tsx";
import { DescriptionList, type DescriptionRow } from "#ui/values/description-list.tsx";
import { Row as Line } from "#ui/layout/stack.tsx";
import { words } from "#renderer/words.ts";

type RowListProps = {
  readonly rows: readonly Row[];
  /** What stands below them. */
  readonly more?: readonly DescriptionRow[] | undefined;
};

/** Rows of a review or result. Shows nothing when there are none. */
export function RowList({ rows, more = [] }: RowListProps) {
  const all = [...rows.map(shown), ...more];
  return all.length === 0 ? null : <DescriptionList rows={all} />;
}

function shown({ label, value, prominent, copy }: Row): DescriptionRow {
  return { label, value: copy ? <Copied label={label} value={value} /> : value, strong: prominent === true };
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
