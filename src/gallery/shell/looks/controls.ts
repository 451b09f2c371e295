import { css, styled } from "styled-components";

import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Select } from "#ui/controls/select.tsx";

/**
 * On touch screens controls have the usual size; elsewhere they may be smaller, because the gallery is made for the
 * mouse.
 */
export const coarse = "@media (any-pointer: coarse)";

const close = css`
  min-height: 2.25rem;
  ${coarse} {
    min-height: var(--touch);
  }
`;

/** Our button in the size of a tool bar. */
export const ToolButton = styled(Button).attrs({ size: "s" })`
  ${close}
  padding-block: 0;
`;
export const ToolSelect = styled(Select)`
  --control-height: 2.25rem;
  min-width: 0;
  > select {
    padding-block: 0;
    padding-left: var(--space-3);
    font-size: var(--text-s);
  }
  ${coarse} {
    --control-height: var(--touch);
  }
`;
export const ToolIcon = styled(IconButton)`
  width: 2.25rem;
  height: 2.25rem;
  &[aria-pressed="true"] {
    background: var(--color-brand-soft);
    color: var(--color-brand-text);
  }
  ${coarse} {
    width: var(--touch);
    height: var(--touch);
  }
`;
/** A link out of the gallery that looks like a `ToolIcon`. Give it an `aria-label` and a `title`. */
export const ToolLink = styled.a`
  display: inline-grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: var(--radius-s);
  color: inherit;
  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  ${coarse} {
    width: var(--touch);
    height: var(--touch);
  }
`;
