import { useId, useState } from "react";

import type { Control } from "#gallery/protocol-panel.ts";
import { Field } from "#ui/controls/field.tsx";

import { FontSamples } from "./font-samples.tsx";
import { Line } from "./group-parts.ts";
import { OneControl } from "./one-control.tsx";
import { useOpenText } from "./open-texts.ts";
import { shownValue } from "./own-value.ts";
import { usePanelWork } from "./panel-context.ts";
import { RenameTool } from "./rename-tool.tsx";
import { Reset } from "./reset.tsx";
import { SmallInput } from "./typed-input.tsx";
import { underControl } from "./under-control.tsx";

/** A value that is set in one field, with its name and its help. */
export function PlainField({ control }: { control: Control }) {
  const { root, problems } = usePanelWork();
  const [wrong, setWrong] = useState<string>();
  const [isBegun, setBegun] = useState(false);
  const id = useId();
  const { title, pointer, isName = false } = control;
  const shown = shownValue(root, control);
  const open = useOpenText(pointer);
  const problem = problems.find((one) => one.pointer === pointer);
  const says = { id, label: title, ...underControl(control, shown, problem, open?.message ?? wrong) };
  // What others may say is typed once, and renamed from then on.
  const name = isName && shown.isOwn && !isBegun ? String(shown.value) : undefined;
  return (
    <Field {...says}>
      {(ties) => (
        <>
          <Line onFocus={() => setBegun(isBegun || !shown.isOwn)} onBlur={() => setBegun(false)}>
            {name === undefined ? (
              <OneControl control={control} shown={shown} ties={ties} onWrong={setWrong} />
            ) : (
              <>
                <SmallInput {...ties} readOnly value={name} />
                <RenameTool pointer={pointer} old={name} />
              </>
            )}
            <Reset control={control} shown={shown} />
          </Line>
          {control.sample === "font" && (
            <FontSamples control={control} value={shown.value ?? control.default} />
          )}
        </>
      )}
    </Field>
  );
}
