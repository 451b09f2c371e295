import { styled } from "styled-components";
import { controlBox, controlInvalid, controlOff } from "#ui/styles/control-styles.ts";

/** Several lines of text; grows with its text if the browser supports it. */
export const Textarea = styled.textarea`
  ${controlBox}
  display: block;
  min-height: 6rem;
  padding: var(--space-3) var(--space-4);
  line-height: var(--line-normal);
  resize: vertical;
  field-sizing: content;
  &[aria-invalid="true"] {
    ${controlInvalid}
  }
  &:disabled,
  &:read-only {
    ${controlOff}
  }
`;

/** A text that customers can copy but not change: as tall as one line of a form, or as its text needs. */
export const ReadOnlyText = styled(Textarea).attrs({ readOnly: true })`
  min-height: var(--control-height);
  padding: calc((var(--control-height) - 2px - 1lh) / 2) var(--space-4);
  line-height: var(--line-snug);
  overflow-wrap: anywhere;
  resize: none;
`;
