import { useState } from "react";

import { useProfile } from "#pages/data/use-profile.ts";
import { failureText } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { TransactionSection } from "#pages/transactions/transaction-section.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Row } from "#ui/stack.tsx";
import { Heading } from "#ui/text.tsx";

import { ActionMenu } from "./action-menu.tsx";
import { greeting } from "./greeting.ts";
import { PendingPayments } from "./pending-payments.tsx";
import { WalletCards } from "./wallet-cards.tsx";

/** The customer's start page (specification 1 §2): what is open first, then money, actions, history. */
export function Dashboard() {
  const { user } = usePageServices();
  const [now] = useState(() => new Date());
  const { data: profile, error, isLoading, mutate } = useProfile();
  return (
    <>
      <PendingPayments />
      <Heading as="h1" $size="2xl">
        {greeting(now, profile?.firstName || user?.first_name)}
      </Heading>
      {isLoading ? (
        <Row $justify="center">
          <Spinner size={2} label="Loading your profile" />
        </Row>
      ) : (
        <>
          {error && (
            <ErrorState title="We could not load your profile" onRetry={() => void mutate()}>
              {failureText(error)}
            </ErrorState>
          )}
          <WalletCards />
          <ActionMenu />
          <TransactionSection title="All Transactions" />
        </>
      )}
    </>
  );
}
