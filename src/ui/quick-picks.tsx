import { styled } from "styled-components";

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Pick = styled.button`
  min-width: 4rem;
  min-height: var(--touch);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-control-border);
  border-radius: 999px;
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-s);
  font-weight: var(--weight-semibold);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color var(--motion-fast);
  &:hover {
    background: var(--color-surface-sunken);
  }
  &[aria-pressed="true"] {
    border-color: var(--color-brand-edge);
    background: var(--color-brand-soft);
    color: var(--color-on-brand-soft);
    box-shadow: inset 0 0 0 1px var(--color-brand-edge);
  }
  &:disabled {
    color: var(--color-text-muted);
    border-color: var(--color-border);
    cursor: not-allowed;
  }
`;

export type QuickPicksProps<T extends string | number> = {
  /** Name of the group for screen readers. */
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  /** The picked value; a value that is not an option marks none. */
  value: T | undefined;
  onPick: (value: T) => void;
  disabled?: boolean;
};

/** Values to pick with one tap, next to a field for any other value. */
export function QuickPicks<T extends string | number>(props: QuickPicksProps<T>) {
  const { label, options, value, onPick, disabled } = props;
  return (
    <Group aria-label={label}>
      {options.map((option) => (
        <Pick
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onPick(option.value)}
        >
          {option.label}
        </Pick>
      ))}
    </Group>
  );
}
