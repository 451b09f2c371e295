import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol-panel.ts";
import { ToolSelect } from "#gallery/shell/looks/controls.ts";
import { inShape, shapeAt } from "#lib/json/json-shape.ts";
import { Field, Under } from "#ui/controls/field.tsx";

import { Group, Inside, Line } from "./group-parts.ts";
import { OneControl } from "./one-control.tsx";
import { openTexts, useOpenText } from "./open-texts.ts";
import { isWritable, shownValue } from "./own-value.ts";
import { usePanelWork } from "./panel-context.ts";
import { underControl } from "./under-control.tsx";
import { Reset } from "./reset.tsx";

const Both = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > :last-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;
const FormSelect = styled(ToolSelect)`
  flex: 0 1 11.5rem;
`;

/** The name of the value stands above its form already. */
const InForm = styled(Inside)`
  > fieldset > legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

type FormsControlProps = {
  control: Control;
  /** The control of what is in the value. */
  render: (control: Control) => ReactNode;
};

/** A value that may be a number, a text, an object that makes it, …: its form, and what is set in this form. */
export function FormsControl({ control, render }: FormsControlProps) {
  const { path, root, problems, set } = usePanelWork();
  const [wrong, setWrong] = useState<string>();
  const [chosen, setChosen] = useState<{ readonly index: number; readonly over: string | undefined }>();
  const id = useId();
  const { pointer, title, forms = [], inner = [] } = control;
  const now = shownValue(root, control);
  // A form for which there is no value yet is only chosen here: what is written stays until something else is.
  const isChosen = chosen?.over === JSON.stringify(now.value);
  // Of a value from a part the file may have some keys only.
  const shapeOf = (among: typeof forms) => shapeAt(among, now.value) ?? shapeAt(among, control.value);
  const index = (isChosen ? chosen?.index : undefined) ?? shapeOf(forms) ?? 0;
  const form = forms[index];
  const isEmpty = form === undefined || shapeOf([form]) === undefined;
  const shown = isEmpty ? { value: undefined, isOwn: false } : now;
  const open = useOpenText(pointer);
  const problem = problems.find((one) => one.pointer === pointer);
  const says = { id, ...underControl(control, now, problem, open?.message ?? wrong) };
  const choose = (next: number) => {
    const to = forms[next];
    if (!to) return;
    setWrong(undefined);
    openTexts.drop(path, pointer);
    // A list that is written in one field begins when it is written.
    const isTyped = to.control !== undefined && to.type === "array";
    const begun = isTyped ? undefined : inShape(now.value, to, to.example);
    setChosen(begun === undefined ? { index: next, over: JSON.stringify(now.value) } : undefined);
    if (begun !== undefined) set(pointer, begun);
  };
  const select = (
    <FormSelect
      aria-label={`Form of ${title}`}
      title={form?.description}
      disabled={!isWritable(root, pointer)}
      value={index}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {forms.map((one, at) => (
        <option key={`${one.type} ${one.key}`} value={at}>
          {one.title}
        </option>
      ))}
    </FormSelect>
  );
  const one = form?.control;
  if (one) {
    const own = { ...one, title, ...(control.isRequired && { isRequired: true }) };
    return (
      <Field {...says} label={title}>
        {(ties) => (
          <Line>
            <Both>
              {select}
              <OneControl control={own} shown={shown} ties={ties} onWrong={setWrong} />
            </Both>
            <Reset control={control} shown={now} />
          </Line>
        )}
      </Field>
    );
  }
  return (
    <Group aria-describedby={`${id}-hint`}>
      <legend>{title}</legend>
      <Line>
        {select}
        <Reset control={control} shown={now} />
      </Line>
      <Under {...says} />
      <InForm>{inner.map((each) => render(named(each, title)))}</InForm>
    </Group>
  );
}

/** What is in the value says its name again, but not its help. */
function named({ description: _description, ...rest }: Control, title: string): Control {
  return { ...rest, title };
}
