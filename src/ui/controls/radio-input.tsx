type RadioInputProps = {
  /** Id of the group's element. */
  groupId: string;
  name: string;
  value: string;
  checked: boolean;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
};

/** One choice of a group, without a style: its label has the look and the size. */
export function RadioInput({ groupId, name, value, checked, onChange, disabled }: RadioInputProps) {
  return (
    <input
      type="radio"
      // The name is unique to the form: two groups with the same name would uncheck each other.
      name={`${groupId}-${name}`}
      value={value}
      checked={checked}
      onChange={() => onChange(value)}
      disabled={disabled}
    />
  );
}
