import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { Spinner } from "#ui/progress/spinner.tsx";
import { controlBox, controlInvalid, controlOff } from "#ui/styles/control-styles.ts";

const Frame = styled.span`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    top: calc(50% - 0.625rem);
    inset-inline-end: var(--space-3);
    color: var(--color-text-muted);
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlBox}
  padding-block: var(--space-2);
  padding-inline: min(var(--space-4), 4.5vw) min(var(--space-7), 11vw);
  line-height: var(--line-snug);
  appearance: none;
  /*
   * A long choice continues on a second line, with the balance at its end; a browser that allows only one line cuts it.
   */
  white-space: normal;
  text-overflow: ellipsis;
  cursor: pointer;
  option {
    background: var(--color-surface);
    color: var(--color-text);
  }
  &[aria-invalid="true"] {
    ${controlInvalid}
  }
  &:disabled {
    ${controlOff}
    cursor: not-allowed;
  }
`;

type SelectProps = ComponentProps<"select"> & {
  /** Its options are on their way. */
  readonly busy?: boolean;
};

/** The browser's own select, which works best on phones. Children are `<option>`s. */
export function Select({ className, busy, ...rest }: SelectProps) {
  return (
    <Frame className={className}>
      <Control {...rest} />
      {busy ? <Spinner /> : <ChevronDown size="1.25em" />}
    </Frame>
  );
}
