import { Wallet as WalletIcon } from "lucide-react";

import { useWallets } from "#pages/data/use-wallets.ts";
import { LoadFailure } from "#pages/load-failure.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Grid } from "#ui/stack.tsx";
import { Heading } from "#ui/text.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { AccountCard } from "./account-card.tsx";
import { AccountCardSkeleton } from "./account-card-skeleton.tsx";

/** All of the customer's wallets (specification 1 §2, Manage Account). */
export function Account() {
  const wallets = useWallets();
  return (
    <>
      <Heading as="h1" $size="2xl">
        Account Overview
      </Heading>
      {content(wallets)}
    </>
  );
}

function content({ data, error, isValidating, mutate }: ReturnType<typeof useWallets>) {
  if (data && data.length > 0) {
    return (
      <Grid as="ul" $min="18rem">
        {data.map((wallet) => (
          <li key={wallet.number}>
            <AccountCard wallet={wallet} />
          </li>
        ))}
      </Grid>
    );
  }
  if (data) {
    return (
      <Card>
        <EmptyState title="No wallets yet" icon={<WalletIcon size="1.5rem" />}>
          When the bank opens a wallet for you, it shows here.
        </EmptyState>
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <LoadFailure
          title="We could not load your wallets"
          error={error}
          busy={isValidating}
          onRetry={mutate}
        />
      </Card>
    );
  }
  return (
    <>
      <VisuallyHidden as="output">Getting wallet...</VisuallyHidden>
      <Grid $min="18rem" aria-busy="true">
        <AccountCardSkeleton />
        <AccountCardSkeleton />
        <AccountCardSkeleton />
      </Grid>
    </>
  );
}
