import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol.ts";
import { ToolButton, ToolSelect } from "#gallery/shell/controls.ts";
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
  flex-wrap: wrap;
  gap: var(--space-2);
  > span {
    flex: 1 1 8rem;
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
  const { set, go } = usePanelWork();
  const { pointer, title, inner = [], templates = [] } = control;
  const [like, setLike] = useState(0);
  const [name, setName] = useState("");
  const [names, setNames] = useState<readonly string[]>([]);
  const id = useId();
  const known = new Set(inner.map((one) => one.title));
  const first = inner[0];
  const added = first ? names.filter((one) => !known.has(one)).map((one) => entry(inner, pointer, one)) : [];
  const add = () => {
    const key = name.trim();
    if (key === "") return;
    const at = `${pointer}/${escapePart(key)}`;
    const begin = templates[like]?.value;
    // Without another entry nothing says of what kind a value is: the JSON beside goes on with it.
    if (begin !== undefined) {
      if (!known.has(key)) set(at, begin);
      go(at);
    } else if (first) setNames([...names, key]);
    else set(at, "");
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
        {templates.length > 1 && (
          <ToolSelect
            aria-label={`It begins like, in ${title}`}
            value={like}
            onChange={({ target }) => setLike(Number(target.value))}
          >
            {templates.map((one, index) => (
              <option key={one.title} value={index}>
                like {one.title}
              </option>
            ))}
          </ToolSelect>
        )}
        <ToolButton type="submit" variant="secondary">
          Add
        </ToolButton>
      </Add>
    </Root>
  );
}

/** A control for one more name, like the others; a text where these are of several kinds, or of none. */
function entry(others: readonly Control[], pointer: string, name: string): Control {
  const { value: _value, from: _from, inner: _inner, templates: _templates, ...like } = others[0]!;
  const isLike = !["map", "json"].includes(like.kind) && others.every(({ kind }) => kind === like.kind);
  return {
    ...(isLike ? like : { kind: "text" }),
    title: name,
    pointer: `${pointer}/${escapePart(name)}`,
  };
}
