import { useState, type ReactNode } from "react";

import type { Control } from "#gallery/protocol-panel.ts";
import { ToolSelect } from "#gallery/shell/looks/controls.ts";
import { readPointer } from "#lib/json/pointer.ts";

import { Group } from "./group-parts.ts";
import { usePanelWork } from "./panel-context.ts";

type InlineControlProps = {
  control: Control;
  /** The control of one key. */
  render: (control: Control) => ReactNode;
};

/** An object that is set where it stands: the keys that it has or needs, and any other that it may have. */
export function InlineControl({ control, render }: InlineControlProps) {
  const { root } = usePanelWork();
  const { title, inner = [] } = control;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isShown = ({ pointer, value, isRequired }: Control) =>
    isRequired || value !== undefined || chosen.includes(pointer) || readPointer(root, pointer) !== undefined;
  const others = inner.filter((one) => !isShown(one));
  return (
    <Group>
      <legend>{title}</legend>
      {inner.filter(isShown).map(render)}
      {others.length > 0 && (
        <ToolSelect
          aria-label={`Add to ${title}`}
          value=""
          onChange={({ target }) => setChosen([...chosen, target.value])}
        >
          <option value="">Add …</option>
          {others.map((one) => (
            <option key={one.pointer} value={one.pointer} title={one.description}>
              {one.title}
            </option>
          ))}
        </ToolSelect>
      )}
    </Group>
  );
}
