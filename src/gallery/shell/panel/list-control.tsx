import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol-panel.ts";
import { ToolButton, ToolIcon, ToolSelect } from "#gallery/shell/looks/controls.ts";
import { addJsonItem, moveJson, removeJson } from "#lib/json/edit-json.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { Text } from "#ui/text/text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { usePanelWork } from "./panel-context.ts";
import { withCode } from "./with-code.tsx";

const Root = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  > legend {
    padding-bottom: var(--space-2);
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
  }
`;
const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-1);
`;
const Name = styled(ToolButton)`
  flex: 1 1 8rem;
  min-width: 0;
  justify-content: flex-start;
  text-align: left;
`;
/** Its tools stand beside its first line. */
const Own = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
`;

type ListControlProps = {
  control: Control;
  /** The control of an item that has no panel of its own. */
  render: (control: Control) => ReactNode;
};

/** The items of a list: each opens its own panel or is set where it stands, moves and goes; one more begins as an example. */
export function ListControl({ control, render }: ListControlProps) {
  const { root, text, set, edit, go } = usePanelWork();
  const { pointer, title, description, inner = [], templates = [] } = control;
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  // The focus goes with the item, so that one more press moves the same one.
  const move = (index: number, by: -1 | 1) => {
    edit(moveJson(text, `${pointer}/${index}`, by));
    const to = index + by;
    const isAtEnd = to === (by === -1 ? 0 : inner.length - 1);
    const tool = isAtEnd ? -by : by;
    list.current?.querySelector<HTMLElement>(`:scope > [data-item="${to}"] > [data-by="${tool}"]`)?.focus();
  };
  const isOwn = Array.isArray(readPointer(root, pointer));
  const isElsewhere = !isOwn && inner.length > 0;
  const add = (index: number) => {
    const value = templates[index]?.value;
    if (value === undefined) return;
    if (isOwn) edit(addJsonItem(text, pointer, value));
    else set(pointer, [value]);
    go(`${pointer}/${isOwn ? inner.length : 0}`);
  };
  return (
    <Root ref={list}>
      <legend>{title}</legend>
      {description !== undefined && (
        <Text $size="s" $tone="muted">
          {withCode(description)}
          {isElsewhere && ` From ${control.from}: change it there.`}
        </Text>
      )}
      {inner.map((item, index) => (
        <Item key={item.pointer} data-item={index}>
          {item.kind === "open" ? (
            <Name variant="secondary" onClick={() => go(item.pointer)}>
              {item.title}
            </Name>
          ) : (
            <Own>{render(item)}</Own>
          )}
          {isOwn && (
            <>
              <ToolIcon
                label={`Move ${item.title} up`}
                data-by={-1}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp size="1em" />
              </ToolIcon>
              <ToolIcon
                label={`Move ${item.title} down`}
                data-by={1}
                disabled={index === inner.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown size="1em" />
              </ToolIcon>
              <ToolIcon
                label={`Remove ${item.title}`}
                onClick={({ detail }) => {
                  // The second click of a double click meets the item that has come into its place.
                  if (detail <= 1) edit(removeJson(text, item.pointer));
                }}
              >
                <Trash2 size="1em" />
              </ToolIcon>
            </>
          )}
        </Item>
      ))}
      {templates.length > 0 && !isElsewhere && (
        <>
          <VisuallyHidden as="label" htmlFor={id}>
            Add to {title}
          </VisuallyHidden>
          <ToolSelect id={id} value="" onChange={({ target }) => add(Number(target.value))}>
            <option value="">Add …</option>
            {templates.map((one, index) => (
              <option key={one.title} value={index} title={one.description}>
                {one.title}
              </option>
            ))}
          </ToolSelect>
        </>
      )}
    </Root>
  );
}
