import { useState, type ReactNode } from "react";
import { styled } from "styled-components";

import { EyeButton } from "#ui/buttons/eye-button.tsx";
import { Money } from "#ui/values/money.tsx";
import { useTotal } from "./use-total.ts";
import { words } from "./words.ts";

const Head = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 3.25rem;
  > div {
    min-width: 0;
  }
  /* Enlarged words stay whole, and no heading below is larger. */
  h1 {
    font-size: max(min(var(--text-2xl), 9vw), var(--text-xl));
  }
  /* The icon aligns with the edge, although the button is as wide as a finger. */
  > button {
    /* Not over the edge of the window where the text is large. */
    margin-inline-end: calc(-1 * min(var(--space-3), 3.5vw));
    margin-block-end: calc(-1 * var(--space-3));
  }
`;
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-s);
  > b {
    color: var(--color-text);
    font-variant-numeric: tabular-nums;
  }
`;

/** The heading of a phone's start page, and below it what all wallets hold together, hidden until the customer asks. */
export function HeadWithTotal({ children }: { children: ReactNode }) {
  const { total, instead } = useTotal();
  const [shown, setShown] = useState(false);
  return (
    <Head>
      <div>
        {children}
        <Line>
          {words.totalBalance}
          <b>{total ? <Money {...total} masked={!shown} /> : instead}</b>
        </Line>
      </div>
      {total && <EyeButton shown={shown} what={words.totalBalanceOf} onShow={setShown} />}
    </Head>
  );
}
