import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color var(--motion-fast);
  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
  &[aria-disabled="true"],
  &:disabled {
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
`;

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  /** The accessible name, also the browser's tooltip. */
  label: string;
  children: ReactNode;
};

/** A 44 px square button that shows only an icon, in the colour of its surroundings. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Root type="button" title={label} {...rest} aria-label={label}>
      {children}
    </Root>
  );
}
