import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { controlBox, controlInvalid, controlOff } from "#ui/styles/control-styles.ts";

const Frame = styled.span`
  ${controlBox}
  position: relative;
  display: flex;
  align-items: center;
  &[data-wrong="true"] {
    ${controlInvalid}
  }
  &[data-off="true"] {
    ${controlOff}
  }
`;

/*
 * In a block, a key in the input lays out the input, and not the page. The focus ring is around the whole frame, without
 * `:has`, for which the first key would style the page's ancestors anew.
 */
const Middle = styled.span`
  flex: 1;
  border-radius: inherit;
  &:focus-within::after {
    content: "";
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
    pointer-events: none;
  }
`;

const Input = styled.input`
  display: block;
  width: 100%;
  min-height: calc(var(--control-height) - 2px);
  contain: strict;
  padding: 0 var(--space-4);
  border: 0;
  border-radius: inherit;
  background: transparent;
  font-variant-numeric: tabular-nums;
  appearance: none;
  &:focus-visible {
    outline: none;
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
    <Frame className={className} data-wrong={rest["aria-invalid"]} data-off={rest.disabled || rest.readOnly}>
      {start !== undefined && <Start>{start}</Start>}
      <Middle>
        <Input type="text" {...rest} />
      </Middle>
      {end !== undefined && <End>{end}</End>}
    </Frame>
  );
}
