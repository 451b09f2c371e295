import { useId, useState } from "react";
import { styled } from "styled-components";

import type { Panel } from "#gallery/protocol-panel.ts";
import { ToolButton, ToolSelect } from "#gallery/shell/looks/controls.ts";
import { showScenarios } from "#gallery/shell/scenarios/list-open.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Field } from "#ui/controls/field.tsx";

import { withNewField } from "./new-field.ts";
import { type Draft, EMPTY, readDraft } from "./new-field-draft.ts";
import { NewFieldNeeds } from "./new-field-needs.tsx";
import { needOf } from "./new-field-parts.ts";
import { ScenariosWithout } from "./scenarios-without.tsx";
import { usePanelWork } from "./panel-context.ts";
import { SmallInput } from "./typed-input.tsx";
import { withCode } from "./with-code.tsx";

const New = styled.form`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-2);
`;

/** Asks for a field as its kind needs it, so that customers can fill it in. */
export function NewFieldForm({ form }: { form: NonNullable<Panel["form"]> }) {
  const { panel, text, edit, go } = usePanelWork();
  const { widgets, bodies, sources } = form;
  const [label, setLabel] = useState("");
  const [widget, setWidget] = useState(widgets[0]?.value ?? "text");
  const [isRequired, setRequired] = useState(true);
  const [body, setBody] = useState(bodies[0]?.pointer ?? "");
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [isTried, setTried] = useState(false);
  const id = useId();
  const need = needOf(widget);
  const read = readDraft(need, draft, sources);
  const isNameless = label.trim() === "";
  const add = (at: HTMLElement) => {
    setTried(true);
    if (isNameless || "message" in read) {
      requestAnimationFrame(() => at.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    const wanted = { label: label.trim(), widget, isRequired, body: body || undefined, given: read.given };
    const added = withNewField(text, panel.pointer, wanted, panel.orders);
    edit(added.text);
    go(`${panel.pointer}/schema/properties/${added.name}`);
    showScenarios(true);
  };
  return (
    <New
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add(event.currentTarget);
      }}
    >
      <Field
        id={`${id}-label`}
        label="Label"
        hint="What customers read above the field."
        error={isTried && isNameless ? "Give the field a label." : undefined}
      >
        {(ties) => (
          <SmallInput
            {...ties}
            value={label}
            autoComplete="off"
            onChange={({ target }) => setLabel(target.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}-widget`}
        label="Kind"
        hint={withCode(widgets.find(({ value }) => value === widget)?.info ?? "")}
      >
        {(ties) => (
          <ToolSelect {...ties} value={widget} onChange={({ target }) => setWidget(target.value)}>
            {widgets.map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </ToolSelect>
        )}
      </Field>
      {need && (
        <NewFieldNeeds
          need={need}
          isTyped={widget === "search-select"}
          sources={sources}
          draft={draft}
          error={isTried && "message" in read ? read.message : undefined}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      )}
      {bodies.length > 0 && (
        <Field id={`${id}-body`} label="Sent with" hint="A value that nothing sends is refused.">
          {(ties) => (
            <ToolSelect {...ties} value={body} onChange={({ target }) => setBody(target.value)}>
              {bodies.map(({ pointer, title }) => (
                <option key={pointer} value={pointer}>
                  {title}
                </option>
              ))}
              <option value="">Nothing yet</option>
            </ToolSelect>
          )}
        </Field>
      )}
      <Checkbox
        label="Must be filled in"
        checked={isRequired}
        onChange={({ target }) => setRequired(target.checked)}
      />
      {isRequired && "given" in read && <ScenariosWithout widget={widget} given={read.given} />}
      <div>
        <ToolButton type="submit">Add the field</ToolButton>
      </div>
    </New>
  );
}
