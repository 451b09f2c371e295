import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { controlBox, controlInvalid, controlOff } from "./control-styles.ts";

const Frame = styled.span<{ $isPlain: boolean }>`
  ${controlBox}
  display: ${({ $isPlain }) => ($isPlain ? "block" : "flex")};
  align-items: center;
  &:has(> input:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has(> input[aria-invalid="true"]) {
    ${controlInvalid}
  }
  &:has(> input:disabled),
  &:has(> input:read-only) {
    ${controlOff}
  }
`;

const Input = styled.input`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: calc(var(--control-height) - 2px);
  /* In a block, a key in it then lays out the input, and not the page. */
  contain: strict;
  padding: 0 var(--space-4);
  border: 0;
  border-radius: inherit;
  background: transparent;
  font-variant-numeric: tabular-nums;
  appearance: none;
  /* The frame shows the focus ring; a browser without :has shows it on the input. */
  @supports selector(:has(a)) {
    &:focus-visible {
      outline: none;
    }
  }
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

const Start = styled.span`
  flex: none;
  padding-inline-start: var(--space-4);
  margin-inline-end: calc(-1 * var(--space-2));
  color: var(--color-text-muted);
`;
const End = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  padding-inline-end: var(--space-3);
  &:has(button) {
    padding-inline-end: 1px;
  }
`;

export type TextInputProps = ComponentProps<"input"> & {
  /** Shown inside the frame before the text, such as a currency sign. It is not part of the value. */
  start?: ReactNode;
  /** Shown inside the frame after the text: a button, a spinner. */
  end?: ReactNode;
};

/** A one-line text field. For numbers give `inputMode`, never `type="number"`. */
export function TextInput({ start, end, className, ...rest }: TextInputProps) {
  return (
    <Frame className={className} $isPlain={start === undefined && end === undefined}>
      {start !== undefined && <Start>{start}</Start>}
      <Input type="text" {...rest} />
      {end !== undefined && <End>{end}</End>}
    </Frame>
  );
}
