import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { words } from "#ui/words.ts";

import { styled } from "styled-components";
import type { MoneyForm } from "#lib/money/money-form.ts";
import { formatSigned } from "#lib/money/signed-money.ts";
import { AmountGroups } from "./amount-groups.tsx";

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-direction="in"] {
    color: var(--color-success-text);
  }
`;

export type MoneyProps = {
  minor: number;
  form: MoneyForm;
  /** Always shows a sign; money in is also coloured. */
  signed?: boolean;
  /** Shows six stars instead of digits, so that not even the length is visible. */
  masked?: boolean;
};

/** An amount in minor units, as its country writes it, in digits of equal width. */
export function Money({ minor, form, signed = false, masked = false }: MoneyProps) {
  if (masked) {
    return (
      <Root>
        <span aria-hidden="true">******</span>
        <VisuallyHidden>{words.hidden}</VisuallyHidden>
      </Root>
    );
  }
  return (
    <Root data-direction={signed && minor > 0 ? "in" : undefined}>
      <AmountGroups text={formatSigned(minor, form, signed)} />
    </Root>
  );
}
