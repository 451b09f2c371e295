import { styled } from "styled-components";
import { formatMoney } from "#lib/money.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-direction="in"] {
    color: var(--color-success-text);
  }
`;

export type MoneyProps = {
  kobo: number;
  currency?: string;
  locale?: string;
  /** Always shows a sign; money in is also coloured. */
  signed?: boolean;
  /** Shows six stars instead of digits, so that not even the length is visible. */
  masked?: boolean;
};

/** An amount in kobo with its currency, in digits of equal width. */
export function Money({ kobo, currency, locale, signed = false, masked = false }: MoneyProps) {
  if (masked) {
    return (
      <Root>
        <span aria-hidden="true">******</span>
        <VisuallyHidden>Hidden</VisuallyHidden>
      </Root>
    );
  }
  const text = formatMoney(Math.abs(kobo), currency, locale);
  return (
    <Root data-direction={signed && kobo > 0 ? "in" : undefined}>
      {signOf(kobo, signed)}
      {text}
    </Root>
  );
}

function signOf(kobo: number, signed: boolean): string {
  if (kobo < 0) return "\u2212";
  return signed && kobo > 0 ? "+" : "";
}
