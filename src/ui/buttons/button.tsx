import type { ComponentProps, MouseEvent } from "react";
import { styled } from "styled-components";
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from "#ui/styles/button-styles.ts";
import { Spinner } from "#ui/progress/spinner.tsx";

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: "m" | "s";
  block?: boolean;
  /** The action is running: shows a spinner and does nothing when pressed, but keeps the focus. */
  busy?: boolean;
  /** Text while busy. Default: the button's own text. */
  busyText?: string;
};

/** A button; `type` is "button" by default. While busy it neither clicks nor submits. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyText,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a form's field also arrives here, as a click on the submit button.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $block={block}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy && <Spinner />}
      {busy ? (busyText ?? children) : children}
    </Root>
  );
}
