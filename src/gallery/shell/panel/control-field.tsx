import type { Control } from "#gallery/protocol-panel.ts";
import { ToolButton } from "#gallery/shell/looks/controls.ts";

import { FormsControl } from "./forms-control.tsx";
import { InlineControl } from "./inline-control.tsx";
import { ListControl } from "./list-control.tsx";
import { MapControl } from "./map-control.tsx";
import { PlainField } from "./plain-field.tsx";
import { usePanelWork } from "./panel-context.ts";

/** One key of an object: its name, its help, and a control of its kind. */
export function ControlField({ control }: { control: Control }) {
  const parts = { control, render: (one: Control) => <ControlField key={one.pointer} control={one} /> };
  const { kind } = control;
  if (kind === "map") return <MapControl {...parts} />;
  if (kind === "list") return <ListControl {...parts} />;
  if (kind === "inline") return <InlineControl {...parts} />;
  if (kind === "forms") return <FormsControl {...parts} />;
  if (kind === "open" || kind === "begin") return <OpenLine control={control} />;
  return <PlainField control={control} />;
}

/** Opens the panel of an object; one that is not there begins as its example, because it needs several keys at once. */
function OpenLine({ control }: { control: Control }) {
  const { set, go } = usePanelWork();
  const { kind, pointer, title, description, example } = control;
  const open = () => {
    if (kind === "begin") set(pointer, example);
    go(pointer);
  };
  return (
    <div>
      <ToolButton variant="secondary" title={description} onClick={open}>
        {kind === "begin" ? `Add: ${title}` : `${title} …`}
      </ToolButton>
    </div>
  );
}
