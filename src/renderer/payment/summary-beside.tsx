import { useId } from "react";
import { styled } from "styled-components";

import { balanceAfter } from "#engine/review/balance-after.ts";
import { knownRows } from "#engine/review/known-rows.ts";
import type { Row } from "#engine/state/screen-state.ts";
import { Card } from "#ui/layout/card.tsx";
import { Concealed } from "#ui/values/concealed.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { RowList } from "#renderer/around/row-list.tsx";
import { useScreenValue } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

/* On the line of its label, and at the edge of the other values: the eye is larger than a line. */
const Hidden = styled.span`
  display: flex;
  align-items: center;
  justify-content: end;
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) calc(-1 * var(--space-2)) 0;
`;

type Known = { readonly rows: readonly Row[]; readonly balance?: Row };

/** What the form comes to as far as it is filled in: the rows of the review, and what the wallet has afterwards. */
export function Summary() {
  const id = useId();
  // As a text, so that it only renders when it has changed.
  const text = useScreenValue((store) => {
    const now = [store.screen, store.getState(), store.scope()] as const;
    return JSON.stringify({ rows: knownRows(...now), balance: balanceAfter(...now) });
  });
  const { rows, balance } = JSON.parse(text) as Known;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={4}>
        <Heading id={id} $size="l">
          {words.yourPayment}
        </Heading>
        {rows.length === 0 && <Text $tone="muted">{words.whatYouEnterStandsHere}</Text>}
        <RowList rows={rows} more={balance && [concealed(balance)]} />
      </Stack>
    </Card>
  );
}

/** Hidden means hidden: the customer asks for it. */
function concealed({ label, value }: Row) {
  return {
    label,
    value: (
      <Hidden>
        <Concealed text={value} what={label.toLowerCase()} />
      </Hidden>
    ),
  };
}
