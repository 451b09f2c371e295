import { useId } from "react";

import type { FieldSource, SourceKey } from "#gallery/protocol-panel.ts";
import { ToolSelect } from "#gallery/shell/looks/controls.ts";
import { fromPointer } from "#lib/json/pointer.ts";
import { Field } from "#ui/controls/field.tsx";
import { Text } from "#ui/text/text.tsx";

import { ChoiceRows } from "./choice-rows.tsx";
import { Inside } from "./group-parts.ts";
import { type Draft, LATER, sourcesFor } from "./new-field-draft.ts";
import type { needOf } from "./new-field-parts.ts";
import { SmallInput } from "./typed-input.tsx";

type NewFieldNeedsProps = {
  need: NonNullable<ReturnType<typeof needOf>>;
  /** Customers find a choice by typing. */
  isTyped: boolean;
  sources: readonly FieldSource[];
  draft: Draft;
  error: string | undefined;
  onChange: (change: Partial<Draft>) => void;
};

const TYPES = [
  { value: "image/jpeg image/png", title: "Photos (JPEG, PNG)" },
  { value: "image/jpeg image/png application/pdf", title: "Photos and PDF" },
  { value: "application/pdf", title: "PDF" },
];

/** What a field needs besides its label: choices, a value, or the types of a file. */
export function NewFieldNeeds(props: NewFieldNeedsProps) {
  const { need, isTyped, sources, draft, onChange } = props;
  const id = useId();
  if (need === "types") {
    return (
      <Field id={`${id}-types`} label="Files">
        {(ties) => (
          <ToolSelect
            {...ties}
            value={draft.accept}
            onChange={({ target }) => onChange({ accept: target.value })}
          >
            {TYPES.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </ToolSelect>
        )}
      </Field>
    );
  }
  const fitting = sourcesFor(need, isTyped, sources);
  const source = fitting.find(({ name }) => name === draft.from);
  const isChoice = need === "choices";
  const isLater = !isChoice && draft.from === LATER;
  return (
    <>
      <Field
        id={`${id}-from`}
        label={isChoice ? "Choices" : "What it shows"}
        hint={isLater ? "A source must fill it in: set “Fill” there." : undefined}
      >
        {(ties) => (
          <ToolSelect
            {...ties}
            value={isLater ? LATER : (source?.name ?? "")}
            onChange={({ target }) => onChange({ from: target.value })}
          >
            <option value="">{isChoice ? "Written here" : "A text"}</option>
            {fitting.map(({ name }) => (
              <option key={name} value={name}>
                {isChoice ? `The list of ${name}` : `From the answer of ${name}`}
              </option>
            ))}
            {!isChoice && <option value={LATER}>Nothing yet</option>}
          </ToolSelect>
        )}
      </Field>
      {!isLater && (
        <Inside>
          <OfSource {...props} source={source} id={id} />
        </Inside>
      )}
    </>
  );
}

function OfSource({
  need,
  draft,
  error,
  source,
  id,
  onChange,
}: NewFieldNeedsProps & { source: FieldSource | undefined; id: string }) {
  if (need === "choices" && !source) {
    return <ChoiceRows choices={draft.choices} error={error} onChange={(choices) => onChange({ choices })} />;
  }
  if (need === "choices" && source?.offers) {
    const first = source.offers.find((one) => one !== null);
    return (
      <Text $size="s">
        {first === undefined ? "As the source offers them." : `As the source offers them, like “${first}”.`}
      </Text>
    );
  }
  if (need === "choices") {
    const { items = [] } = source ?? {};
    return (
      <>
        <KeySelect
          id={`${id}-value`}
          label="What is sent of an item"
          keys={items}
          value={draft.value}
          error={error}
          onChange={(value) => onChange({ value })}
        />
        <KeySelect
          id={`${id}-shown`}
          label="What customers read of it"
          keys={items}
          value={draft.label}
          onChange={(label) => onChange({ label })}
        />
      </>
    );
  }
  if (source) {
    return (
      <KeySelect
        id={`${id}-key`}
        label="What of the answer"
        keys={source.answer}
        value={draft.key}
        error={error}
        onChange={(key) => onChange({ key })}
      />
    );
  }
  return (
    <Field id={`${id}-text`} label="Text" hint="What customers read; it is sent too." error={error}>
      {(ties) => (
        <SmallInput
          {...ties}
          value={draft.text}
          autoComplete="off"
          onChange={({ target }) => onChange({ text: target.value })}
        />
      )}
    </Field>
  );
}

type KeySelectProps = {
  id: string;
  label: string;
  keys: readonly SourceKey[];
  value: string;
  error?: string | undefined;
  onChange: (pointer: string) => void;
};

/** A value in an answer, by its name, with what a scenario has there. */
function KeySelect({ id, label, keys, value, error, onChange }: KeySelectProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(ties) => (
        <ToolSelect {...ties} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Choose</option>
          {keys.map(({ pointer, values }) => (
            <option key={pointer} value={pointer}>
              {fromPointer(pointer).join(" › ")}, like “{values.find((one) => one !== null)}”
            </option>
          ))}
        </ToolSelect>
      )}
    </Field>
  );
}
