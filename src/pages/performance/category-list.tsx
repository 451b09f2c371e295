import { useId } from "react";
import { styled } from "styled-components";

import { Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";

import type { Writing } from "./amounts.ts";
import { words } from "./words.ts";

export type Share = { readonly name: string; readonly minor: number };

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > strong {
    font-weight: var(--weight-semibold);
  }
  small {
    color: var(--color-text-muted);
    font-size: inherit;
    font-weight: var(--weight-regular);
  }
`;
const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 0.625rem;
  margin-top: var(--space-1);
`;
const Track = styled.rect`
  fill: var(--color-surface-sunken);
`;
const Part = styled.rect<{ $money: "in" | "out" }>`
  fill: var(${({ $money }) => ($money === "in" ? "--color-success-text" : "--color-brand-text")});
`;

type CategoryListProps = { title: string; money: "in" | "out"; shares: readonly Share[]; writing: Writing };

/** Money by category: each with its amount, and a bar for its share. */
export function CategoryList({ title, money, shares, writing }: CategoryListProps) {
  const id = useId();
  const total = shares.reduce((sum, { minor }) => sum + minor, 0);
  return (
    <Stack $gap={3}>
      <Heading as="h3" id={id} $size="m">
        {title}
      </Heading>
      {shares.length === 0 && (
        <Text $size="s" $tone="muted">
          {words.nothingThen}
        </Text>
      )}
      <List aria-labelledby={id}>
        {shares.map(({ name, minor }) => (
          <li key={name}>
            <Line>
              <span>{name}</span>
              <strong>
                {writing.amount(minor)} <small>{percentOf(minor, total)}</small>
              </strong>
            </Line>
            <Bar aria-hidden="true">
              <Track width="100%" height="100%" rx={4} />
              <Part $money={money} width={`${(minor / total) * 100}%`} height="100%" rx={4} />
            </Bar>
          </li>
        ))}
      </List>
    </Stack>
  );
}

function percentOf(minor: number, total: number): string {
  const percent = Math.round((minor / total) * 100);
  return percent === 0 ? words.underOne : `${percent}%`;
}
