import { styled } from "styled-components";

import type { ReviewChange } from "#gallery/protocol-review.ts";
import { Text } from "#ui/text/text.tsx";

const Values = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  font-size: var(--text-s);
  /* Enlarged, an amount needs the whole line. */
  @media (max-width: 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  > dt {
    color: var(--color-text-muted);
  }
  > dd {
    min-width: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** What was and what is, each with its name. */
export function ChangeValues({ id, change }: { id?: string; change: ReviewChange }) {
  const { before, now } = change;
  return (
    <Values id={id}>
      {before !== undefined && (
        <>
          <dt>Before</dt>
          <dd>{before}</dd>
        </>
      )}
      <dt>After</dt>
      <dd>{now ?? <Text as="em">nothing: it is gone</Text>}</dd>
    </Values>
  );
}

/** `the form, field amount: the smallest value changed`, as a sentence. */
export function tellChange({ what, before, now }: ReviewChange): string {
  const told = what.charAt(0).toUpperCase() + what.slice(1);
  if (before === undefined) return `${told} is new`;
  return now === undefined ? `${told} is gone` : `${told} changed`;
}
