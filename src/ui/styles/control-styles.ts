import { css } from "styled-components";

/**
 * The box of an input, select or textarea. Its text is at least 1 rem, because iOS zooms in when a smaller one gets the
 * focus.
 */
export const controlBox = css`
  width: 100%;
  min-width: 0;
  min-height: var(--control-height);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-m);
  transition:
    border-color var(--motion-fast),
    box-shadow var(--motion-fast);
  &:hover {
    border-color: var(--color-text-muted);
  }
`;

/** A control with an error: the border gets thicker, so that colour is not the only sign. */
export const controlInvalid = css`
  border-color: var(--color-danger-edge);
  box-shadow: inset 0 0 0 1px var(--color-danger-edge);
`;

/** A control that is disabled or read-only. */
export const controlOff = css`
  background: var(--color-surface-sunken);
  border-color: var(--color-border);
  color: var(--color-text-muted);
`;
