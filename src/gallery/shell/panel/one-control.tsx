import type { ReactNode } from "react";

import type { Control } from "#gallery/protocol-panel.ts";
import { ToolSelect } from "#gallery/shell/looks/controls.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import type { ControlProps } from "#ui/controls/field.tsx";

import { ColourInput } from "./colour-input.tsx";
import { isWritable, type Shown } from "./own-value.ts";
import { usePanelWork } from "./panel-context.ts";
import { withMember } from "./panel-edits.ts";
import { PictureInput } from "./picture/picture-input.tsx";
import { SmallInput, TypedInput } from "./typed-input.tsx";
import { writingOf } from "./writings.ts";

type OneControlProps = {
  control: Control;
  shown: Shown;
  ties: ControlProps;
  /** Called with what is wrong with a chosen file, and with undefined once nothing is. */
  onWrong: (message: string | undefined) => void;
};

/** A value that is set in one field. */
export function OneControl({ control, shown, ties, onWrong }: OneControlProps): ReactNode {
  const { root, text, set, edit } = usePanelWork();
  const { kind, pointer, options = [], example, maxLength, needs } = control;
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
      return <ColourInput {...props} control={control} shown={shown} disabled={disabled} />;
    case "picture":
      return (
        <PictureInput {...props} control={control} shown={shown} disabled={disabled} onWrong={onWrong} />
      );
    case "null":
      return <SmallInput {...props} readOnly value="null" />;
    case "text":
    case "number":
    case "numbers":
    case "texts":
    case "json":
    case "map":
    case "list":
    case "open":
    case "begin":
    case "inline":
    case "forms": {
      const writing = writingOf(kind);
      return (
        <TypedInput
          {...props}
          control={control}
          writing={writing}
          value={shown.isOwn ? shown.value : undefined}
          placeholder={writing.tell(usual)}
          disabled={disabled}
          lines={kind === "json" || kind === "text"}
          {...(maxLength !== undefined && { maxLength })}
          onValue={(value) => set(pointer, value, "typed", needs)}
        />
      );
    }
  }
}
