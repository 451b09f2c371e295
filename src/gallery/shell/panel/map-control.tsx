import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol-panel.ts";
import { ToolButton, ToolSelect } from "#gallery/shell/looks/controls.ts";
import { escapePart, readPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
import { UNSAFE_KEYS } from "#tenant/merge-patch.ts";
import { ErrorText } from "#ui/controls/field.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { anotherNamed } from "./another.ts";
import { Group } from "./group-parts.ts";
import { usePanelWork } from "./panel-context.ts";
import { RenameTool } from "./rename-tool.tsx";
import { SmallInput } from "./typed-input.tsx";

const Add = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > span {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

/** A name with its value, and the tool that gives it another name at its first line. */
const Entry = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-1);
  > :first-child {
    flex: 1 1 9rem;
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
  const { root, set, go } = usePanelWork();
  const { pointer, title, inner = [], templates = [] } = control;
  const [begins, setBegins] = useState(0);
  const [name, setName] = useState("");
  const [renamed, setRenamed] = useState<string>();
  const [names, setNames] = useState<readonly string[]>([]);
  const id = useId();
  const like = isRecord(control.example) ? Object.keys(control.example)[0] : undefined;
  const known = new Set(inner.map((one) => one.title));
  const added = names.filter((one) => !known.has(one)).map((one) => anotherNamed(control, one));
  // Lint refuses them, because they could reach the prototype of an object.
  const isRefused = UNSAFE_KEYS.has(name.trim());
  const add = () => {
    const key = name.trim();
    if (key === "" || isRefused) return;
    const at = `${pointer}/${escapePart(key)}`;
    const begin = templates[begins]?.value;
    if (begin === undefined) setNames([...names, key]);
    else {
      if (!known.has(key)) set(at, begin);
      go(at);
    }
    setName("");
  };
  return (
    <Group>
      <legend>{title}</legend>
      {[...inner, ...added].map((one) => (
        <Entry key={one.pointer}>
          <div>{render(one)}</div>
          {readPointer(root, one.pointer) !== undefined && (
            <RenameTool pointer={one.pointer} isNew={renamed === one.pointer} onRenamed={setRenamed} />
          )}
        </Entry>
      ))}
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
          placeholder={like === undefined ? "Another name" : `Another name, like ${like}`}
          autoComplete="off"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {templates.length > 1 && (
          <ToolSelect
            aria-label={`It begins like, in ${title}`}
            value={begins}
            onChange={({ target }) => setBegins(Number(target.value))}
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
      {isRefused && (
        <ErrorText id={`${id}-error`}>“{name.trim()}” cannot be a name. Choose another.</ErrorText>
      )}
    </Group>
  );
}
