import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol.ts";
import { ToolButton } from "#gallery/shell/controls.ts";
import { escapePart } from "#lib/pointer.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { usePanelWork } from "./panel-context.ts";
import { SmallInput } from "./typed-input.tsx";

const Root = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  > legend {
    padding-bottom: var(--space-2);
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
  }
`;
const Add = styled.form`
  display: flex;
  gap: var(--space-2);
  > span {
    flex: 1;
    min-width: 0;
  }
`;

type MapControlProps = {
  control: Control;
  /** The control of one name. */
  render: (control: Control) => ReactNode;
};

/** A value for each of some names; another name can be added. */
export function MapControl({ control, render }: MapControlProps) {
  const { set } = usePanelWork();
  const { pointer, title, inner = [] } = control;
  const [name, setName] = useState("");
  const [names, setNames] = useState<readonly string[]>([]);
  const id = useId();
  const known = new Set(inner.map((one) => one.title));
  const first = inner[0];
  const added = first ? names.filter((one) => !known.has(one)).map((one) => entry(first, pointer, one)) : [];
  const add = () => {
    const key = name.trim();
    if (key === "") return;
    // Without another entry nothing says of what kind a value is: the JSON beside goes on with it.
    if (first) setNames([...names, key]);
    else set(`${pointer}/${escapePart(key)}`, "");
    setName("");
  };
  return (
    <Root>
      <legend>{title}</legend>
      {[...inner, ...added].map(render)}
      <Add
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <VisuallyHidden as="label" htmlFor={id}>
          Another name of {title}
        </VisuallyHidden>
        <SmallInput
          id={id}
          value={name}
          placeholder="Another name"
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <ToolButton type="submit" variant="secondary">
          Add
        </ToolButton>
      </Add>
    </Root>
  );
}

/** A control for one more name, like the others. */
function entry(
  { value: _value, from: _from, inner: _inner, ...like }: Control,
  pointer: string,
  name: string,
): Control {
  return { ...like, title: name, pointer: `${pointer}/${escapePart(name)}` };
}
