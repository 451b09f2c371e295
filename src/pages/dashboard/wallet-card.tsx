import { useState } from "react";
import { css, styled } from "styled-components";

import type { Wallet } from "#pages/data/use-wallets.ts";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { EyeButton } from "#ui/buttons/eye-button.tsx";
import { fromTablet } from "#ui/styles/media.ts";
import { Money } from "#ui/values/money.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** The placeholder has the same height. */
export const cardHeight = css`
  min-height: var(--wallet-height, 8.75rem);
  ${fromTablet} {
    min-height: var(--wallet-height, 11.5rem);
  }
`;

const Root = styled.article`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-1);
  height: 100%;
  ${cardHeight}
  padding-block: var(--space-2) var(--space-1);
  padding-inline: var(--space-4) var(--space-2);
  border: 1px solid var(--color-card-edge);
  border-radius: var(--radius-l);
  background: var(--color-card);
  color: var(--color-on-card);
  box-shadow: var(--shadow-1);
  ${fromTablet} {
    padding-block: var(--space-4) var(--space-3);
    padding-inline: var(--space-5) var(--space-3);
  }
  /* The usual focus ring may not be visible on the brand colour. */
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -2px;
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-width: 0;
`;
const Name = styled.h3`
  min-width: 0;
  overflow-wrap: break-word;
  /* Enlarged words stay whole. */
  font-size: min(var(--text-s), 6vw);
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
  > small {
    display: block;
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
  }
`;
const Balance = styled.p`
  font-size: var(--text-2xl);
  font-weight: var(--weight-bold);
  line-height: var(--line-tight);
  overflow-wrap: anywhere;
`;
const Number = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
`;

/** One wallet. The balance is masked until the customer asks for it. */
export function WalletCard({ wallet }: { wallet: Wallet }) {
  const [shown, setShown] = useState(false);
  const { number, name, bank, balanceMinor, form } = wallet;
  return (
    <Root data-art="card">
      <Line>
        <Name>
          {name}
          {bank && <small>{bank}</small>}
        </Name>
        <EyeButton shown={shown} what={say(words.balanceOf, { name })} onShow={setShown} />
      </Line>
      <Balance>
        {balanceMinor === undefined ? (
          words.missing
        ) : (
          <Money minor={balanceMinor} form={form} masked={!shown} />
        )}
      </Balance>
      <Line>
        <Number>{number}</Number>
        <CopyButton
          text={number}
          label={say(words.copyNumber, { name })}
          onCopied={() => toast(say(words.copied, { number }), "success")}
          onFailed={() => toast(words.notCopied, "warning")}
        />
      </Line>
    </Root>
  );
}
