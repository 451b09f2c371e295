import { useState } from "react";
import { styled } from "styled-components";

import { useAdverts } from "#pages/data/use-adverts.ts";
import { useNotices } from "#pages/data/use-notices.ts";
import { useProfile } from "#pages/data/use-profile.ts";
import { failureText } from "#pages/data/read-reply.ts";
import { useWallets } from "#pages/data/use-wallets.ts";
import { usePageServices } from "#pages/services.ts";
import { TransactionSection } from "#pages/transactions/transaction-section.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Heading } from "#ui/text.tsx";

import { ActionMenu } from "./action-menu.tsx";
import { Adverts } from "./adverts.tsx";
import { greeting } from "./greeting.ts";
import { PendingPayments } from "./pending-payments.tsx";
import { ProfileCards } from "./profile-cards.tsx";
import { WalletCards } from "./wallet-cards.tsx";
import { words } from "./words.ts";

/** As tall as the window, so that the content below appears once, at its final place. */
const Waiting = styled.div`
  display: grid;
  justify-items: center;
  align-items: start;
  min-height: 100vh;
  padding-top: var(--space-6);
`;

/** The customer's start page (specification 1 §2): pending payments first, then wallets, actions, history. */
export function Dashboard() {
  const { user, environment } = usePageServices();
  const [now] = useState(() => new Date(environment.now()));
  const { data: profile, error, isLoading, mutate } = useProfile();
  // Fetched at the same time as the profile, so that most of the page appears together.
  useWallets();
  useAdverts();
  // The bell counts notices only when a page has loaded them.
  useNotices();
  return (
    <>
      <PendingPayments />
      <Heading as="h1" $size="2xl">
        {greeting(now, profile?.first_name || user?.first_name)}
      </Heading>
      {isLoading ? (
        <Waiting>
          <Spinner size={2} label={words.loadingProfile} />
        </Waiting>
      ) : (
        <>
          {error && (
            <ErrorState title={words.profileFailed} onRetry={() => void mutate()}>
              {failureText(error)}
            </ErrorState>
          )}
          <WalletCards />
          <ActionMenu />
          <Adverts />
          {profile && <ProfileCards profile={profile} />}
          <TransactionSection title={words.allTransactions} />
        </>
      )}
    </>
  );
}
