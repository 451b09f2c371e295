import { useId } from "react";
import { styled } from "styled-components";

import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { keepPlace } from "#ui/behaviour/keep-place.ts";
import { fromDesktop } from "#ui/styles/media.ts";
import { Select } from "#ui/controls/select.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { Link } from "#ui/text/link.tsx";

import type { Place } from "./place.ts";
import { useCategories, type Category } from "./use-properties.ts";
import { words } from "./words.ts";

const Phone = styled.div`
  ${fromDesktop} {
    display: none;
  }
`;
const SideBar = styled.nav`
  display: none;
  ${fromDesktop} {
    display: block;
  }
  ul {
    margin-top: var(--space-2);
    padding: 0;
    list-style: none;
  }
`;
const Entry = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  color: var(--color-text);
  font-size: var(--text-s);
  line-height: var(--line-snug);
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    background: var(--color-surface-sunken);
  }
  &[aria-current] {
    background: var(--color-brand-soft);
    color: var(--color-on-brand-soft);
    font-weight: var(--weight-semibold);
  }
`;

type CategoryFilterProps = {
  /** Id of the chosen category, "" for all. */
  value: string;
  go: (changes: Partial<Place>) => void;
  searchOf: (changes: Partial<Place>) => string;
};

/** The categories: next to the cards on a wide screen, else a select above them. */
export function CategoryFilter({ value, go, searchOf }: CategoryFilterProps) {
  const id = useId();
  const { data, error, isValidating, mutate } = useCategories();
  if (error && !data) {
    return (
      <Stack ref={keepPlace} $gap={2} $align="start">
        <Text $size="s" $tone="muted">
          {words.categoriesFailed}
        </Text>
        <Button variant="secondary" size="s" busy={isValidating} onClick={() => void mutate()}>
          {words.retry}
        </Button>
      </Stack>
    );
  }
  const categories: readonly Category[] = [{ id: "", label: words.allCategories }, ...(data ?? [])];
  return (
    <>
      <Phone>
        <Field id={id} label={words.category}>
          {(control) => (
            <Select {...control} value={value} onChange={(event) => go(change(event.target.value))}>
              {categories.map(({ id: option, label }) => (
                <option key={option} value={option}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Phone>
      <SideBar aria-labelledby={`${id}-title`}>
        <Heading id={`${id}-title`} $size="m">
          {words.categories}
        </Heading>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <Entry
                to={searchOf(change(category.id))}
                aria-current={category.id === value ? "true" : undefined}
              >
                {category.label}
              </Entry>
            </li>
          ))}
        </ul>
        {!data && <Skeleton height="20rem" />}
      </SideBar>
    </>
  );
}

/** A new category starts at its first page. */
function change(category: string): Partial<Place> {
  return { category, page: 1 };
}
