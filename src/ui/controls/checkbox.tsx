import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

const Label = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: var(--touch);
  padding: 0.625rem 0;
  cursor: pointer;
  &:has(:disabled) {
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin: 0.0625rem 0 0;
  accent-color: var(--color-brand-edge);
  cursor: inherit;
`;

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode };

/** A checkbox followed by its label; the whole line can be tapped. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <Label className={className}>
      <Box type="checkbox" {...rest} />
      <span>{label}</span>
    </Label>
  );
}
