import { say } from "#lib/text/words.ts";
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
} from "downshift";
import { words } from "#ui/words.ts";

export type ComboboxOption = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  /** Further words that find it and are not shown. */
  readonly words?: readonly string[];
  /** Chosen earlier, and not among what was found. */
  readonly stays?: true;
};

type State = UseComboboxState<ComboboxOption>;

const types = useCombobox.stateChangeTypes;

/** Where the behaviour differs from downshift's. */
export function stateReducer(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<State> {
  // A click places the cursor and does not close an open list.
  if (type === types.InputClick && state.isOpen) return state;
  // Leaving the field chooses nothing.
  if (type === types.InputBlur) {
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  }
  // Enter chooses the best match.
  if (type === types.InputChange)
    return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
  return changes;
}

/** Whether the customer has chosen an option, even the same one as before. */
export function isPick(type: UseComboboxStateChangeTypes): boolean {
  return type === types.ItemClick || type === types.InputKeyDownEnter;
}

export function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function countText(count: number): string {
  if (count === 0) return words.nothingFound;
  return say(words.results, { count });
}
