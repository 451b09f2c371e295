import { useId } from "react";
import { styled } from "styled-components";

import { Icon, type IconName } from "#ui/icons/icon.tsx";
import { Grid, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import type { Writing } from "./amounts.ts";
import { words } from "./words.ts";

export type Share = {
  readonly name: string;
  readonly minor: number;
  readonly icon?: IconName | undefined;
  /** The category whose transactions make it; several have none, nor have those without a category. */
  readonly picks?: string | undefined;
};

/** What went out and what came in. */
export const Categories = styled(Grid)`
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);
`;
const List = styled.ol`
  display: grid;
  gap: var(--space-4);
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
const Pick = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  min-height: var(--touch);
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--color-brand-text);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;
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
  fill: var(${({ $money }) => ($money === "in" ? "--color-success-text" : "--color-out")});
`;

type CategoryListProps = {
  title: string;
  money: "in" | "out";
  shares: readonly Share[];
  writing: Writing;
  /** The customer wants to see the transactions of a category. */
  onPick?: ((category: string) => void) | undefined;
};

/** Money by category: each with its amount, and a bar for its share. */
export function CategoryList({ title, money, shares, writing, onPick }: CategoryListProps) {
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
        {shares.map(({ name, minor, icon, picks }) => (
          <li key={name}>
            <Line>
              {onPick && picks !== undefined ? (
                <Pick type="button" onClick={() => onPick(picks)}>
                  {icon && <Icon name={icon} size="1.125em" />}
                  {name}
                </Pick>
              ) : (
                <span>{name}</span>
              )}
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
