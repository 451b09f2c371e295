import { styled } from "styled-components";

import { RadioInput } from "./radio-input.tsx";

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
`;
const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-width: 0;
  min-height: var(--touch);
  padding: 0.625rem 0;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:has(:disabled) {
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
  > input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.0625rem 0 0;
    accent-color: var(--color-brand-edge);
    cursor: inherit;
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-s);
  }
`;

type RadioOption = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
};

export type RadioListProps = {
  /** Id of the group; links to it lead to the first choice. */
  id: string;
  name: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  disabled?: boolean;
};

/** A choice among a few options, all visible. Use it in a `Field` with `group`. */
export function RadioList({ id, name, options, value, onChange, disabled }: RadioListProps) {
  return (
    <List id={id}>
      {options.map((option) => (
        <Label key={option.value}>
          <RadioInput
            groupId={id}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={onChange}
            disabled={disabled}
          />
          <span>
            {option.label}
            {option.detail && <small>{option.detail}</small>}
          </span>
        </Label>
      ))}
    </List>
  );
}
