import { styled } from "styled-components";

import type { Catalogue } from "#gallery/protocol.ts";
import type { ReviewChange } from "#gallery/protocol-review.ts";
import { Stack } from "#ui/layout/stack.tsx";
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
  gap: var(--space-1);
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-border);
`;

type OtherChangesProps = { changes: readonly ReviewChange[]; catalogues: readonly Catalogue[] };

/** The changes that do not touch money, by screen and bank. */
export function OtherChanges({ changes, catalogues }: OtherChangesProps) {
  const named = changes.map((change) => ({ names: tellNames(change, catalogues), change }));
  return (
    <Stack as="section" $gap={3}>
      <Heading $size="l">What customers notice</Heading>
      {[...new Set(named.map(({ names }) => names))].map((names) => (
        <Stack key={names} $gap={2}>
          <Heading as="h3" $size="m">
            {names}
          </Heading>
          <List className="changes">
            {named
              .filter((one) => one.names === names)
              .map(({ change }) => (
                <Item key={change.id}>
                  <Text as="span">{tellChange(change)}</Text>
                  <ChangeValues change={change} />
                </Item>
              ))}
          </List>
        </Stack>
      ))}
    </Stack>
  );
}
