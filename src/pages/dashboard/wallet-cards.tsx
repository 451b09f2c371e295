import { Wallet as WalletIcon } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";

import { failureText } from "#pages/data/read-reply.ts";
import { useWallets } from "#pages/data/use-wallets.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { fromTablet } from "#ui/media.ts";
import { Spinner } from "#ui/spinner.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { WalletCard } from "./wallet-card.tsx";

/** Side by side; on a phone one card and the edge of the next, to be swiped. */
const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  gap: var(--space-3);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  /* Texts that only screen readers get are placed against the list, so that it clips them. */
  position: relative;
  /* Room for the focus rings, which the scrolling would cut off. */
  margin: calc(-1 * var(--space-2));
  padding: var(--space-2);
  scroll-padding-inline: var(--space-2);
  > li {
    scroll-snap-align: start;
  }
  &[data-many] {
    grid-auto-columns: 88%;
  }
  ${fromTablet} {
    &,
    &[data-many] {
      grid-auto-columns: minmax(16rem, 22rem);
    }
  }
`;
const Placeholder = styled(Card)`
  display: grid;
  place-items: center;
  min-height: 10.5rem;
`;

/** The customer's wallets with their balances. */
export function WalletCards() {
  const id = useId();
  const wallets = useWallets();
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        Wallets
      </VisuallyHidden>
      {content(wallets)}
    </section>
  );
}

function content({ data, error, isValidating, mutate }: ReturnType<typeof useWallets>) {
  if (data && data.length > 0) {
    return (
      <List className="wallets" data-many={data.length > 1 || undefined}>
        {data.map((wallet) => (
          <li key={wallet.number}>
            <WalletCard wallet={wallet} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <Placeholder>
      {data ? (
        <EmptyState title="No wallets yet" icon={<WalletIcon size="1.5rem" />}>
          When the bank opens a wallet for you, it shows here.
        </EmptyState>
      ) : error ? (
        <ErrorState title="We could not load your wallets" busy={isValidating} onRetry={() => void mutate()}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Spinner label="Getting wallet..." />
      )}
    </Placeholder>
  );
}
