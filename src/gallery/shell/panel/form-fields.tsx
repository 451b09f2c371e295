import { useId, useState } from "react";
import { styled } from "styled-components";

import type { Panel } from "#gallery/protocol-panel.ts";
import { ToolButton, ToolSelect } from "#gallery/shell/controls.ts";
import { escapePart } from "#lib/pointer.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Fold } from "#ui/fold.tsx";
import { Row, Stack } from "#ui/stack.tsx";
import { Heading } from "#ui/text.tsx";

import { usePanelWork } from "./panel-context.ts";
import { withNewField } from "./new-field.ts";
import { SmallInput } from "./typed-input.tsx";
import { withCode } from "./with-code.tsx";

const New = styled.form`
  display: grid;
  gap: var(--space-3);
  padding-top: var(--space-2);
`;

/** The fields of a form, each with its own panel, and one more. */
export function FormFields({ form }: { form: NonNullable<Panel["form"]> }) {
  const { panel, go } = usePanelWork();
  return (
    <Stack as="section" $gap={2}>
      <Heading as="h3" $size="s">
        Fields
      </Heading>
      <Row $gap={1}>
        {form.fields.map((name) => (
          <ToolButton
            key={name}
            variant="secondary"
            onClick={() => go(`${panel.pointer}/schema/properties/${escapePart(name)}`)}
          >
            {name}
          </ToolButton>
        ))}
      </Row>
      <Fold title="Add a field">
        <NewField widgets={form.widgets} bodies={form.bodies} />
      </Fold>
    </Stack>
  );
}

function NewField({ widgets, bodies }: Pick<NonNullable<Panel["form"]>, "widgets" | "bodies">) {
  const { panel, text, edit, go } = usePanelWork();
  const [label, setLabel] = useState("");
  const [widget, setWidget] = useState(widgets[0]?.value ?? "text");
  const [isRequired, setRequired] = useState(true);
  const [body, setBody] = useState(bodies[0]?.pointer ?? "");
  const id = useId();
  const add = () => {
    if (label.trim() === "") return;
    const added = withNewField(text, panel.pointer, {
      label: label.trim(),
      widget,
      isRequired,
      body: body || undefined,
    });
    edit(added.text);
    go(`${panel.pointer}/schema/properties/${added.name}`);
  };
  return (
    <New
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field id={`${id}-label`} label="Label" hint="What customers read above the field.">
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
      <div>
        <ToolButton type="submit">Add the field</ToolButton>
      </div>
    </New>
  );
}
