import { useId, type ReactNode } from "react";
import { styled } from "styled-components";

import { RadioInput } from "#ui/controls/radio-input.tsx";
import { visuallyHidden } from "#ui/text/visually-hidden.tsx";

import { coarse } from "./controls.ts";

const Root = styled.fieldset`
  display: inline-flex;
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  > legend {
    ${visuallyHidden}
  }
`;
const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 2.25rem;
  min-height: calc(2.25rem - 2px);
  border-radius: calc(var(--radius-m) - 2px);
  color: var(--color-text-muted);
  cursor: pointer;
  > input {
    ${visuallyHidden}
  }
  &:hover {
    color: var(--color-text);
  }
  &:has(:checked) {
    background: var(--color-brand-soft);
    color: var(--color-on-brand-soft);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  ${coarse} {
    min-width: var(--touch);
    min-height: calc(var(--touch) - 2px);
  }
`;
const Name = styled.span`
  ${visuallyHidden}
`;

export type SegmentsProps<T extends string> = {
  label: string;
  options: readonly { readonly value: T; readonly label: string; readonly icon: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
};

/** A few choices side by side, each an icon; radio buttons for the keyboard and for screen readers. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  const id = useId();
  return (
    <Root>
      <legend>{label}</legend>
      {options.map((option) => (
        <Choice key={option.value} title={option.label}>
          <RadioInput
            groupId={id}
            name="choice"
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <Name>{option.label}</Name>
        </Choice>
      ))}
    </Root>
  );
}
