import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";

import type { Panel } from "#gallery/protocol-panel.ts";
import { ToolIcon } from "#gallery/shell/looks/controls.ts";
import { escapePart } from "#lib/json/pointer.ts";

import { RenameTool } from "./rename-tool.tsx";
import { usePanelWork } from "./panel-context.ts";
import { withFieldMoved, withoutField } from "./panel-edits.ts";

/** Moves a field among the others of its form, or takes it out with all that is said of it. */
export function FieldTools({ field }: { field: NonNullable<Panel["field"]> }) {
  const { text, edit, go } = usePanelWork();
  const remove = () => {
    edit(withoutField(text, field));
    go(field.form);
  };
  return (
    <>
      <RenameTool pointer={`${field.form}/schema/properties/${escapePart(field.name)}`} onRenamed={go} />
      <ToolIcon label="Move the field up" onClick={() => edit(withFieldMoved(text, field, -1))}>
        <ArrowUp size="1em" />
      </ToolIcon>
      <ToolIcon label="Move the field down" onClick={() => edit(withFieldMoved(text, field, 1))}>
        <ArrowDown size="1em" />
      </ToolIcon>
      <ToolIcon label="Remove the field" onClick={remove}>
        <Trash2 size="1em" />
      </ToolIcon>
    </>
  );
}
