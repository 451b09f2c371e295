import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
} from "downshift";

export type ComboboxOption = { readonly value: string; readonly label: string; readonly detail?: string };

type State = UseComboboxState<ComboboxOption>;

const types = useCombobox.stateChangeTypes;

/** What of downshift's behaviour is another here. */
export function stateReducer(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<State> {
  // A click places the cursor, also while the list is open.
  if (type === types.InputClick && state.isOpen) return state;
  // Leaving chooses nothing.
  if (type === types.InputBlur) {
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  }
  // Enter takes the best match.
  if (type === types.InputChange)
    return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
  return changes;
}

/** Whether the customer has chosen, even what was chosen before. */
export function isPick(type: UseComboboxStateChangeTypes): boolean {
  return type === types.ItemClick || type === types.InputKeyDownEnter;
}

export function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function countText(count: number): string {
  if (count === 0) return "Nothing found";
  return count === 1 ? "1 result" : `${count} results`;
}
