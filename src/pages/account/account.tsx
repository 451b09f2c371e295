import { useWallets } from "#pages/data/use-wallets.ts";
import { LatestTransactions } from "#pages/transactions/latest-transactions.tsx";
import { Loaded } from "#pages/loaded.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Grid } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Link } from "#ui/text/link.tsx";

import { AccountCard } from "./account-card.tsx";
import { AccountCardSkeleton } from "./account-card-skeleton.tsx";
import { words } from "./words.ts";

/** How many movements stand below the wallets. */
const MOST = 5;

/** All of the customer's wallets, and what moved last (specification 1 §2, Manage Account). */
export function Account() {
  const wallets = useWallets();
  return (
    <>
      <Heading as="h1" $size="2xl">
        {words.title}
      </Heading>
      <Loaded of={wallets} card loading={<Loading />} empty={<NoWallets />} failure={words.walletsFailed}>
        {(all) => (
          <Grid as="ul" $min="18rem">
            {all.map((wallet) => (
              <li key={wallet.key}>
                <AccountCard wallet={wallet} />
              </li>
            ))}
          </Grid>
        )}
      </Loaded>
      <Card>
        <LatestTransactions
          most={MOST}
          all={
            <Link to="/performance" data-alone>
              {words.seeAll}
            </Link>
          }
        />
      </Card>
    </>
  );
}

function NoWallets() {
  return (
    <EmptyState title={words.noWallets} picture={<Picture name="wallet" />}>
      {words.noWalletsText}
    </EmptyState>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="output">{words.loading}</VisuallyHidden>
      <Grid $min="18rem" aria-busy="true">
        <AccountCardSkeleton />
        <AccountCardSkeleton />
        <AccountCardSkeleton />
      </Grid>
    </>
  );
}
