import { useId, useState } from "react";

import type { Control } from "#gallery/protocol.ts";
import { ToolButton } from "#gallery/shell/controls.ts";
import { tellProblem } from "#gallery/shell/editor/diagnostics.ts";
import { Field } from "#ui/field.tsx";

import { FormsControl } from "./forms-control.tsx";
import { Line } from "./group-parts.ts";
import { hintOf } from "./hint-of.ts";
import { InlineControl } from "./inline-control.tsx";
import { ListControl } from "./list-control.tsx";
import { MapControl } from "./map-control.tsx";
import { OneControl } from "./one-control.tsx";
import { shownValue } from "./own-value.ts";
import { usePanelWork } from "./panel-context.ts";
import { Reset } from "./reset.tsx";

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

/** A value that is set in one field, with its name and its help. */
function PlainField({ control }: { control: Control }) {
  const { root, problems } = usePanelWork();
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const { title, pointer } = control;
  const shown = shownValue(root, control);
  const problem = problems.find((one) => one.pointer === pointer);
  const error = wrong ?? (problem && tellProblem(problem));
  const says = { id, label: title, hint: hintOf(control, shown), ...(error !== undefined && { error }) };
  return (
    <Field {...says}>
      {(ties) => (
        <Line>
          <OneControl control={control} shown={shown} ties={ties} onWrong={setWrong} />
          <Reset control={control} shown={shown} />
        </Line>
      )}
    </Field>
  );
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
