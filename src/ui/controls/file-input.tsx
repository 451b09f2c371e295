import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { controlBox, controlInvalid, controlOff } from "#ui/styles/control-styles.ts";

/** The browser's own control: it opens the camera on phones and works with every keyboard and screen reader. */
const Input = styled.input`
  ${controlBox}
  padding: var(--space-1);
  color: var(--color-text-muted);
  cursor: pointer;
  &::file-selector-button {
    min-height: calc(var(--control-height) - 2 * var(--space-1) - 2px);
    margin-inline-end: var(--space-3);
    padding: 0 var(--space-4);
    border: 0;
    border-radius: var(--radius-s);
    background: var(--color-brand-soft);
    color: var(--color-on-brand-soft);
    font: inherit;
    font-weight: var(--weight-semibold);
    cursor: pointer;
  }
  &[aria-invalid="true"] {
    ${controlInvalid}
  }
  &:disabled {
    ${controlOff}
    cursor: not-allowed;
  }
`;

export type FileInputProps = Omit<ComponentProps<"input">, "type" | "value" | "accept" | "onChange"> & {
  /** MIME types. */
  accept: readonly string[];
  /** undefined when the customer removed the file. */
  onFile: (file: File | undefined) => void;
};

/** Chooses one file. Change its `key` to empty it. */
export function FileInput({ accept, onFile, ...rest }: FileInputProps) {
  return (
    <Input
      {...rest}
      type="file"
      accept={accept.join(",")}
      onChange={(event) => onFile(event.target.files?.[0])}
    />
  );
}
