import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { words } from "#ui/words.ts";

import { Check } from "lucide-react";
import type { UseComboboxPropGetters } from "downshift";
import { memo } from "react";
import type { ComboboxOption } from "./combobox-state.ts";

type ComboboxRowProps = {
  option: ComboboxOption;
  index: number;
  /** Total number of options. */
  count: number;
  highlighted: boolean;
  chosen: boolean;
  getItemProps: UseComboboxPropGetters<ComboboxOption>["getItemProps"];
};

function Row({ option, index, count, highlighted, chosen, getItemProps }: ComboboxRowProps) {
  return (
    <li
      {...getItemProps({ item: option, index, "aria-selected": highlighted })}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <span>
        {option.label}
        {option.detail && <small>{option.detail}</small>}
      </span>
      {chosen && (
        <>
          <VisuallyHidden>{words.chosen}</VisuallyHidden>
          <Check size="1.25em" />
        </>
      )}
    </li>
  );
}

/**
 * One option. `getItemProps` changes at every keystroke but returns the same for the same row, so it is not compared.
 */
export const ComboboxRow = memo(
  Row,
  (one, other) =>
    one.option === other.option &&
    one.index === other.index &&
    one.count === other.count &&
    one.highlighted === other.highlighted &&
    one.chosen === other.chosen,
);
