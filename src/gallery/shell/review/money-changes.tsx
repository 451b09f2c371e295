import { useId } from "react";
import { styled } from "styled-components";

import type { Catalogue } from "#gallery/protocol.ts";
import type { ReviewChange } from "#gallery/protocol-review.ts";
import { Badge } from "#ui/values/badge.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { ChangeValues, tellChange } from "./change-view.tsx";
import { tellNames } from "./names.ts";

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
`;
const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4) var(--space-3);
  border: 1px solid var(--color-control-border);
  border-inline-start-width: 4px;
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;
const Under = styled.div`
  padding-inline-start: calc(1.375rem + var(--space-3));
`;

type MoneyChangesProps = {
  changes: readonly ReviewChange[];
  catalogues: readonly Catalogue[];
  confirmed: ReadonlySet<string>;
  onConfirm: (id: string, isConfirmed: boolean) => void;
};

/** The changes that touch money, each to be confirmed by itself. */
export function MoneyChanges({ changes, catalogues, confirmed, onConfirm }: MoneyChangesProps) {
  const done = changes.filter(({ id }) => confirmed.has(id)).length;
  return (
    <Stack as="section" $gap={3}>
      <Row $gap={3}>
        <Heading $size="l">Touches money</Heading>
        <Badge as="output" $tone={done === changes.length ? "success" : "warning"}>
          {done} of {changes.length} confirmed
        </Badge>
      </Row>
      <Text $size="s" $tone="muted">
        Confirm each of them. Nothing is written before.
      </Text>
      <List className="money">
        {changes.map((change) => (
          <MoneyChange
            key={change.id}
            change={change}
            names={tellNames(change, catalogues)}
            isConfirmed={confirmed.has(change.id)}
            onConfirm={(isConfirmed) => onConfirm(change.id, isConfirmed)}
          />
        ))}
      </List>
    </Stack>
  );
}

type MoneyChangeProps = {
  change: ReviewChange;
  names: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

function MoneyChange({ change, names, isConfirmed, onConfirm }: MoneyChangeProps) {
  const id = useId();
  return (
    <Item>
      <Checkbox
        label={
          <>
            <strong>{names}</strong>: {tellChange(change)} <Badge>{change.touches}</Badge>
          </>
        }
        data-money=""
        aria-describedby={id}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
      <Under>
        <ChangeValues id={id} change={change} />
      </Under>
    </Item>
  );
}
