import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol.ts";
import { ToolButton, ToolSelect } from "#gallery/shell/controls.ts";
import { tellProblem } from "#gallery/shell/editor/diagnostics.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field, type ControlProps } from "#ui/field.tsx";

import { ColourInput } from "./colour-input.tsx";
import { ListControl } from "./list-control.tsx";
import { MapControl } from "./map-control.tsx";
import { isWritable, shownValue, type Shown } from "./own-value.ts";
import { usePanelWork } from "./panel-context.ts";
import { PictureInput } from "./picture/picture-input.tsx";
import { withMember } from "./panel-edits.ts";
import { TypedInput } from "./typed-input.tsx";
import { writingOf } from "./writings.ts";

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** One key of an object: its name, its help, and a control of its kind. */
export function ControlField({ control }: { control: Control }) {
  const { root, problems } = usePanelWork();
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const { kind, title, pointer } = control;
  if (kind === "map") {
    return (
      <MapControl control={control} render={(one) => <ControlField key={one.pointer} control={one} />} />
    );
  }
  if (kind === "list") return <ListControl control={control} />;
  const shown = shownValue(root, control);
  const problem = problems.find((one) => one.pointer === pointer);
  const error = wrong ?? (problem && tellProblem(problem));
  const says = { id, label: title, hint: hintOf(control, shown), ...(error !== undefined && { error }) };
  if (kind === "open" || kind === "begin") return <OpenLine control={control} />;
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

type OneControlProps = {
  control: Control;
  shown: Shown;
  ties: ControlProps;
  onWrong: (message: string | undefined) => void;
};

function OneControl({ control, shown, ties, onWrong }: OneControlProps): ReactNode {
  const { root, text, set, edit } = usePanelWork();
  const { kind, pointer, options = [], example, maxLength } = control;
  const disabled = !isWritable(root, pointer);
  const { "aria-required": _required, ...props } = ties;
  const usual = shown.value ?? control.default;
  switch (kind) {
    case "member": {
      const isIn = Array.isArray(shown.value) && shown.value.includes(example);
      const turn = (isOn: boolean) => edit(withMember(text, pointer, example, isOn, shown.value));
      return (
        <Checkbox
          {...props}
          data-edits
          label="Yes"
          checked={isIn}
          onChange={({ target }) => turn(target.checked)}
        />
      );
    }
    case "boolean":
      return (
        <ToolSelect
          {...props}
          disabled={disabled}
          value={shown.isOwn ? String(shown.value) : ""}
          onChange={({ target }) => set(pointer, target.value === "" ? undefined : target.value === "true")}
        >
          <option value="">{usual === undefined ? "Not set" : `Not set (${usual ? "yes" : "no"})`}</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </ToolSelect>
      );
    case "choice":
      return (
        <ToolSelect
          {...props}
          disabled={disabled}
          value={shown.isOwn ? String(shown.value) : ""}
          onChange={({ target }) => set(pointer, target.value || undefined)}
        >
          <option value="">{typeof usual === "string" ? `Not set (${usual})` : "Not set"}</option>
          {options.map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </ToolSelect>
      );
    case "colour":
      return <ColourInput {...props} control={control} shown={shown} disabled={disabled} onWrong={onWrong} />;
    case "picture":
      return (
        <PictureInput {...props} control={control} shown={shown} disabled={disabled} onWrong={onWrong} />
      );
    case "text":
    case "number":
    case "numbers":
    case "texts":
    case "json":
    case "map":
    case "list":
    case "open":
    case "begin": {
      const writing = writingOf(kind);
      return (
        <TypedInput
          {...props}
          writing={writing}
          value={shown.isOwn ? shown.value : undefined}
          placeholder={writing.tell(usual)}
          disabled={disabled}
          lines={kind === "json" || kind === "text"}
          {...(maxLength !== undefined && { maxLength })}
          onValue={(value) => set(pointer, value, "typed")}
          onWrong={onWrong}
        />
      );
    }
  }
}

/** Takes the file's own value out, so that the one below it applies again. */
function Reset({ control, shown }: { control: Control; shown: Shown }) {
  const { set } = usePanelWork();
  if (!shown.isOwn || control.isRequired || control.kind === "member") return null;
  return (
    <ToolButton
      variant="quiet"
      aria-label={`Reset ${control.title}`}
      onClick={() => set(control.pointer, undefined)}
    >
      Reset
    </ToolButton>
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

/** The help of the format; an example while nothing is set, and where a value comes from that the file does not have. */
function hintOf({ description, kind, options = [], example, from, value }: Control, shown: Shown): string {
  const word = kind === "choice" && options.find((option) => option.value === (shown.value ?? value))?.info;
  const like =
    !shown.isOwn &&
    shown.value === undefined &&
    example !== undefined &&
    !["boolean", "choice", "member"].includes(kind)
      ? `For example ${writingOf(kind).tell(example)}.`
      : "";
  const place = !shown.isOwn && from !== undefined ? `From ${from}.` : "";
  return [description, word || "", place, place ? "" : like].filter(Boolean).join(" ");
}
