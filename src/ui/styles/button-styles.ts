import { css } from "styled-components";
import { fromPhablet } from "./media.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonStyleProps = {
  $variant?: ButtonVariant;
  /** `s` is for buttons inside rows: as wide as the text on every screen. */
  $size?: "m" | "s";
  /** As wide as its container, also on large screens. */
  $block?: boolean;
};

const variants = {
  primary: css`
    --button-hover: var(--color-button-hover);
    background: var(--color-button);
    border-color: var(--color-button-edge);
    color: var(--color-on-button);
  `,
  secondary: css`
    --button-hover: var(--color-brand-soft);
    background: var(--color-surface);
    border-color: var(--color-control-border);
    color: var(--color-brand-text);
    &:hover {
      color: var(--color-on-brand-soft);
    }
  `,
  quiet: css`
    --button-hover: var(--color-brand-soft);
    background: transparent;
    color: var(--color-brand-text);
    &:hover {
      color: var(--color-on-brand-soft);
    }
  `,
  danger: css`
    --button-hover: var(--color-danger-soft);
    background: var(--color-danger-soft);
    border-color: var(--color-danger-edge);
    color: var(--color-on-danger-soft);
  `,
};

/** The look of a button, for `<button>` here and for the router's links elsewhere: `styled(Link)(buttonStyles)`. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: ${({ $size }) => ($size === "s" ? "auto" : "100%")};
  min-height: ${({ $size }) => ($size === "s" ? "var(--touch)" : "var(--control-height)")};
  padding: var(--space-2) ${({ $size }) => ($size === "s" ? "var(--space-3)" : "var(--space-5)")};
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  font-size: ${({ $size }) => ($size === "s" ? "var(--text-s)" : "var(--text-m)")};
  font-weight: var(--weight-semibold);
  line-height: var(--line-tight);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--motion-fast),
    color var(--motion-fast),
    transform var(--motion-fast);
  ${({ $variant = "primary" }) => variants[$variant]}

  &:hover {
    background: var(--button-hover);
  }
  &:active {
    transform: scale(0.985);
  }
  &:disabled {
    background: var(--color-surface-sunken);
    border-color: var(--color-border);
    color: var(--color-text-muted);
    cursor: not-allowed;
    transform: none;
  }
  &[aria-disabled="true"] {
    cursor: progress;
    transform: none;
  }
  ${fromPhablet} {
    width: ${({ $block }) => ($block ? "100%" : "auto")};
  }
`;
