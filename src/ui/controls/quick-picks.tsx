import { styled } from "styled-components";

/** Columns by the length of the longest label, not by its drawn width: no button moves when a font comes late. */
const Group = styled.fieldset<{ $longest: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(calc(${(props) => props.$longest} * 0.6em + 2 * var(--space-3)), 1fr)
  );
  gap: var(--space-2);
  font-size: var(--text-s);
`;

const Pick = styled.button`
  min-height: var(--touch);
  padding: 0;
  border: 1px solid var(--color-control-border);
  border-radius: 999px;
  background: var(--color-surface);
  color: var(--color-text);
  font-size: inherit;
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
    <Group aria-label={label} $longest={Math.max(...options.map((option) => option.label.length))}>
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
