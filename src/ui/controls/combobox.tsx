import { asTyped } from "#ui/behaviour/as-typed.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";
import { useListWindow } from "#ui/behaviour/use-list-window.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { words } from "#ui/words.ts";

import { ChevronDown, X } from "lucide-react";
import { useCombobox } from "downshift";
import { startTransition, useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { say } from "#lib/text/words.ts";
import { indexForSearch, search } from "#lib/text/search.ts";
import { Frame, List, Nothing, Panel, roomFor, scrollToRow } from "./combobox-parts.ts";
import { countText, isPick, sameText, stateReducer, type ComboboxOption } from "./combobox-state.ts";
import { ComboboxRow } from "./combobox-row.tsx";
import type { ControlProps } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

export type ComboboxProps = {
  /** From the `Field` around it; the field's label also names the list. */
  control: ControlProps;
  name: string;
  /** The label as text, for the clear button. */
  label: string;
  options: readonly ComboboxOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  placeholder?: string | undefined;
  disabled?: boolean;
  /** Its options are on their way; the placeholder says so. What is typed meanwhile finds them when they come. */
  busy?: boolean;
  /** Gets the text that is typed; the options are what a server has found for it. */
  onSearch?: ((text: string) => void) | undefined;
};

/**
 * A list that customers search by typing. Typing changes nothing until an option is chosen. Leaving the field without
 * choosing restores the earlier choice; leaving it empty removes the choice.
 */
export function Combobox(props: ComboboxProps) {
  const { control, name, label, options, value, onChange, placeholder, disabled, busy, onSearch } = props;
  // Undefined while nobody types; the text is then that of the choice, also after the program has changed it.
  const [typed, setTyped] = useState<string>();
  const isServed = Boolean(onSearch);
  const index = useMemo(() => indexForSearch(options), [options]);
  const chosen = options.find((option) => option.value === value);
  const found = useMemo(() => {
    if (typed === undefined) return options;
    return isServed ? options.filter(({ stays }) => !stays) : search(index, typed);
  }, [typed, options, index, isServed]);
  // The hidden rows are rendered as soon as the field has the focus: the key that opens the list then costs no more
  // than any other.
  const [near, setNear] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  const typeText = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };
  const choose = (next: ComboboxOption | undefined) => {
    setTyped(undefined);
    if (next?.value !== value) onChange(next?.value);
  };
  const box = useCombobox<ComboboxOption>({
    id: control.id,
    inputId: control.id,
    items: found as ComboboxOption[],
    itemToString: (option) => option?.label ?? "",
    selectedItem: chosen ?? null,
    inputValue: typed ?? chosen?.label ?? value ?? "",
    stateReducer,
    scrollIntoView: scrollToRow,
    onStateChange: ({ type, selectedItem }) => {
      if (isPick(type)) choose(selectedItem ?? chosen);
    },
  });
  const { isOpen, highlightedIndex, getItemProps } = box;
  const { from, rows, room, ...toList } = useListWindow(found, isOpen ? highlightedIndex : -1);

  useEffect(() => {
    // On a phone the keyboard covers half of the page.
    if (isOpen) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  /** A typed text is a choice only if it is a whole label; else it is dropped. */
  const settle = () => {
    if (typed === undefined) return;
    const [first] = found;
    if (typed.trim() === "") choose(undefined);
    else choose(first && sameText(first.label, typed) ? first : chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    // There is nothing to choose, perhaps not yet: the text stays, and the form is not sent.
    const isIdle = key === "Enter" && isOpen && found.length === 0;
    if (isIdle) event.preventDefault();
    if (key === "Escape") setTyped(undefined);
    // When the list is closed, Escape belongs to the surroundings, such as a dialog, and the choice stays.
    if (isIdle || (key === "Escape" && !isOpen))
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  const empty = () => {
    onSearch?.("");
    choose(undefined);
  };
  const clear = (
    <IconButton label={say(words.clear, { label })} tabIndex={-1} onClick={empty}>
      <X size="1.125em" />
    </IconButton>
  );
  const waiting = busy && (isServed ? words.searching : options.length === 0 && placeholder);
  return (
    <Frame
      onInput={() => panel.current?.firstElementChild?.scrollTo(0, 0)}
      // The field keeps the focus while the customer scrolls the list or clears the text.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      <TextInput
        {...box.getInputProps({
          ...control,
          ...(found.length === 0 && { "aria-activedescendant": "" }),
          name,
          placeholder,
          disabled,
          ...asTyped,
          onKeyDown,
          onBlur: () => {
            setNear(false);
            settle();
          },
          onFocus: (event) => {
            event.currentTarget.select();
            // The text is that of the choice again: an earlier search does not stand there any more.
            onSearch?.("");
            startTransition(() => setNear(true));
          },
          onChange: (event) => typeText(event.currentTarget.value),
        })}
        end={box.inputValue && !disabled ? clear : busy ? <Spinner /> : <ChevronDown size="1.25em" />}
      />
      <Panel ref={panel} hidden={!isOpen}>
        <List {...box.getMenuProps({ ...toList, tabIndex: -1, style: roomFor(room) })}>
          {(isOpen || near) &&
            rows.map((option, row) => (
              <ComboboxRow
                // Keyed by position: a keystroke changes the texts of rows and mounts no new ones.
                key={row}
                option={option}
                index={from + row}
                count={found.length}
                highlighted={from + row === highlightedIndex}
                chosen={option === chosen}
                getItemProps={getItemProps}
              />
            ))}
        </List>
        {found.length === 0 && <Nothing>{waiting || words.nothingFoundCheckTheSpellingOr}</Nothing>}
      </Panel>
      <VisuallyHidden as="output">{isOpen ? waiting || countText(found.length) : ""}</VisuallyHidden>
    </Frame>
  );
}
