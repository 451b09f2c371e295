type RadioInputProps = {
  /** Of the group's element. */
  groupId: string;
  name: string;
  value: string;
  checked: boolean;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
};

/** One choice of a group, unstyled: its label gives it looks and size. */
export function RadioInput({ groupId, name, value, checked, onChange, disabled }: RadioInputProps) {
  return (
    <input
      type="radio"
      // Of its own for each form: two groups of one name would uncheck each other.
      name={`${groupId}-${name}`}
      value={value}
      checked={checked}
      onChange={() => onChange(value)}
      disabled={disabled}
    />
  );
}
