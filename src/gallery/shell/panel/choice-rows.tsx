import { useId } from "react";
import { styled } from "styled-components";

import { ErrorText } from "#ui/controls/field.tsx";
import { Text } from "#ui/text/text.tsx";

import { Group } from "./group-parts.ts";
import { withRow } from "./new-field-draft.ts";
import { type Choice, valueForLabel } from "./new-field-parts.ts";
import { SmallInput } from "./typed-input.tsx";

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-2);
  align-items: center;
`;

type ChoiceRowsProps = {
  choices: readonly Choice[];
  error: string | undefined;
  onChange: (choices: readonly Choice[]) => void;
};

/** Choices, one a line: what customers read, and what is sent. There is always one line to write in. */
export function ChoiceRows({ choices, error, onChange }: ChoiceRowsProps) {
  const id = useId();
  return (
    <Group aria-label="Choices">
      <Rows>
        <Text as="span" $size="s" aria-hidden>
          Customers read
        </Text>
        <Text as="span" $size="s" aria-hidden>
          Is sent
        </Text>
        {choices.map(({ label, value }, index) => {
          const set = (change: Partial<Choice>) => onChange(withRow(choices, index, change));
          return [
            <SmallInput
              key={`${index} label`}
              aria-label={`Choice ${index + 1}`}
              aria-invalid={(error !== undefined && index === 0) || undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              value={label}
              autoComplete="off"
              onChange={({ target }) => set({ label: target.value })}
            />,
            <SmallInput
              key={`${index} value`}
              aria-label={`Sent for choice ${index + 1}`}
              value={value}
              placeholder={valueForLabel(label)}
              autoComplete="off"
              onChange={({ target }) => set({ value: target.value })}
            />,
          ];
        })}
      </Rows>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Group>
  );
}
