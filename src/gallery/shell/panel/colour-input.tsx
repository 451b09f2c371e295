import { styled } from "styled-components";

import type { Control } from "#gallery/protocol-panel.ts";
import type { ControlProps } from "#ui/controls/field.tsx";

import type { Shown } from "./own-value.ts";
import { usePanelWork } from "./panel-context.ts";
import { TypedInput } from "./typed-input.tsx";
import { writingOf } from "./writings.ts";

const Both = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  > span {
    flex: 1;
    min-width: 0;
  }
`;
const Swatch = styled.input`
  flex: none;
  width: var(--touch);
  height: 2.25rem;
  padding: 2px;
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  cursor: pointer;
`;

type ColourInputProps = Omit<ControlProps, "aria-required"> & {
  control: Control;
  shown: Shown;
  disabled: boolean;
};

/** A colour to pick, and the same as text. */
export function ColourInput({ control, shown, disabled, ...ties }: ColourInputProps) {
  const { set } = usePanelWork();
  const { pointer, title } = control;
  const usual = shown.value ?? control.default;
  const value = typeof usual === "string" && /^#[0-9a-f]{6}$/i.test(usual) ? usual.toLowerCase() : "#000000";
  return (
    <Both>
      <Swatch
        type="color"
        data-edits
        aria-label={`Pick ${title}`}
        value={value}
        disabled={disabled}
        onChange={({ target }) => set(pointer, target.value, "typed")}
      />
      <TypedInput
        {...ties}
        control={control}
        writing={writingOf("colour")}
        value={shown.isOwn ? shown.value : undefined}
        placeholder={value}
        disabled={disabled}
        onValue={(typed) => set(pointer, typed, "typed")}
      />
    </Both>
  );
}
