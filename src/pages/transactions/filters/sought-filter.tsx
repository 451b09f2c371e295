import { Search, SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState, type FormEvent } from "react";
import { styled } from "styled-components";

import { currencyAt, typedMinor } from "#lib/money/money-field.ts";
import { isVisible } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { Select } from "#ui/controls/select.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";

import { ANYTHING, countOf, seek, STATES, type Sought } from "#pages/transactions/read/sought.ts";
import { say } from "#lib/text/words.ts";
import { words } from "#pages/transactions/words.ts";

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--space-3);
  align-items: start;
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const EMPTY = { words: "", kind: "", state: "", least: "", most: "" };
type Draft = typeof EMPTY;

type SoughtFilterProps = {
  readonly sought: Sought;
  /** The section shows only these types; a kind can then not be chosen. */
  readonly types: readonly number[];
  readonly onSeek: (sought: Sought) => void;
};

/** Search and filters behind one button, which says how many are on. */
export function SoughtFilter({ sought, types, onSeek }: SoughtFilterProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { settings } = usePageServices();
  const kinds = useKinds(types);
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState({ ...EMPTY, words: sought.words ?? "" });
  const [wrong, setWrong] = useState<keyof Draft>();
  const count = countOf(sought);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const least = typedMinor(draft.least, settings);
    const most = typedMinor(draft.most, settings);
    const unread =
      draft.least.trim() !== "" && least === undefined
        ? "least"
        : draft.most.trim() !== "" && (most === undefined || most < (least ?? 0))
          ? "most"
          : undefined;
    setWrong(unread);
    if (unread) return document.getElementById(`${id}-${unread}`)?.focus();
    const text = draft.words.trim();
    const state = STATES.find((one) => one === draft.state);
    onSeek(
      seek({
        ...(text && { words: text }),
        ...kinds.find(({ value }) => value === draft.kind)?.parts,
        ...(state && { state }),
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
      }),
    );
  };
  const clear = () => {
    setDraft(EMPTY);
    setWrong(undefined);
    onSeek(ANYTHING);
    // The button that was pressed is about to go.
    button.current?.focus();
  };
  const put = (name: keyof Draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value });
  const amount = (name: "least" | "most", label: string) => (
    <Field
      id={`${id}-${name}`}
      label={label}
      error={wrong === name && (name === "least" ? words.wrongLeast : words.wrongMost)}
    >
      {(control) => (
        <TextInput
          {...control}
          {...currencyAt(settings)}
          inputMode="decimal"
          autoComplete="off"
          value={draft[name]}
          onChange={put(name)}
        />
      )}
    </Field>
  );
  const list = (
    name: "kind" | "state",
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Field id={`${id}-${name}`} label={label}>
      {(control) => (
        <Select {...control} value={draft[name]} onChange={put(name)}>
          <option value="">{words.all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Stack $gap={3}>
      <Row>
        <Button
          ref={button}
          size="s"
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal size="1.25em" />
          {count === 0 ? words.find : say(words.findOn, { count })}
        </Button>
      </Row>
      {isOpen && (
        <Form id={id} noValidate aria-label={words.find} onSubmit={submit}>
          <Field id={`${id}-words`} label={words.whom}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                autoComplete="off"
                start={<Search size="1.25em" />}
                value={draft.words}
                onChange={put("words")}
              />
            )}
          </Field>
          {list("kind", words.kind, kinds)}
          {list(
            "state",
            words.state,
            STATES.map((state) => ({ value: state, label: stateText(state) })),
          )}
          {amount("least", words.smallest)}
          {amount("most", words.largest)}
          <Row $gap={3}>
            <Button type="submit" size="s">
              {words.show}
            </Button>
            {count > 0 && (
              <Button size="s" variant="quiet" onClick={clear}>
                {words.clearAll}
              </Button>
            )}
          </Row>
        </Form>
      )}
    </Stack>
  );
}

function stateText(state: (typeof STATES)[number]): string {
  const { successful, pending, failed, other } = words;
  return { Successful: successful, Pending: pending, Failed: failed, Other: other }[state];
}

/** Money in and out, and what the bank's screens are for. */
function useKinds(shown: readonly number[]) {
  const { menu, settings } = usePageServices();
  const directions = [
    { value: "in", label: words.moneyIn, parts: { direction: "Credit" as const } },
    { value: "out", label: words.moneyOut, parts: { direction: "Debit" as const } },
  ];
  const screens = menu.filter((entry) => entry.types && isVisible(entry, settings.flags));
  const kinds = screens.map(({ path, label, types }) => ({ value: path, label, parts: { types: types! } }));
  return shown.length > 0 ? directions : [...directions, ...kinds];
}
