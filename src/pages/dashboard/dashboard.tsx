import { Fragment, useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import { useAdverts } from "#pages/data/use-adverts.ts";
import { useNotices } from "#pages/data/use-notices.ts";
import { useProfile, type Profile } from "#pages/data/use-profile.ts";
import { failureText } from "#pages/data/read-reply.ts";
import { useWallets } from "#pages/data/use-wallets.ts";
import { usePageServices } from "#pages/services.ts";
import type { HomePart } from "#tenant/home.ts";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { belowTablet } from "#ui/styles/media.ts";
import { Spinner } from "#ui/progress/spinner.tsx";
import { Heading } from "#ui/text/text.tsx";
import { useMedia } from "#ui/behaviour/use-media.ts";

import { ActionMenu } from "./action-menu.tsx";
import { Adverts } from "./adverts.tsx";
import { greeting } from "./greeting.ts";
import { HeadWithTotal } from "./head-with-total.tsx";
import { Movements } from "./movements.tsx";
import { orderOf } from "./order.ts";
import { PayAgain } from "./pay-again.tsx";
import { PendingPayments } from "./pending-payments.tsx";
import { CustomerCard, ProfileCards } from "./profile-cards.tsx";
import { WalletCards } from "./wallet-cards.tsx";
import { words } from "./words.ts";

/** Milliseconds for which the page waits, so that most of it appears at once. A profile that takes longer hides no money. */
const TOGETHER = 2000;

/** As tall as the window, so that the content below appears once, at its final place. */
const Waiting = styled.div`
  display: grid;
  justify-items: center;
  align-items: start;
  min-height: 100vh;
  padding-top: var(--space-6);
`;
/** On a phone the parts stand closer. */
const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  &[data-density="compact"] {
    --wallet-height: 8.75rem;
    gap: var(--space-4);
  }
  ${belowTablet} {
    gap: var(--space-3);
    &[data-density="compact"] {
      --wallet-height: 7.5rem;
      gap: var(--space-2);
    }
  }
`;

/** The customer's start page (specification 1 §2): pending payments first, then wallets, actions, history. */
export function Dashboard() {
  const { user, environment, settings } = usePageServices();
  const [now] = useState(() => new Date(environment.now()));
  const { data: profile, error, isLoading, mutate } = useProfile();
  const isPhone = useMedia(belowTablet);
  const isLate = useIsLate(isLoading);
  // Fetched at the same time as the profile, so that most of the page appears together.
  useWallets();
  useAdverts();
  // The bell counts notices only when a page has loaded them.
  useNotices();
  const heading = (
    <Heading as="h1" $size={isPhone ? "xl" : "2xl"}>
      {greeting(now, profile?.first_name || user?.first_name)}
    </Heading>
  );
  const spinner = <Spinner size={2} label={words.loadingProfile} />;
  const details = isLoading
    ? !isPhone && spinner
    : profile && <Details profile={profile} isPhone={isPhone} />;
  return (
    <Parts data-density={settings.home.density}>
      <PendingPayments />
      {isPhone ? <HeadWithTotal>{heading}</HeadWithTotal> : heading}
      {isLoading && !isLate ? (
        <Waiting>{spinner}</Waiting>
      ) : (
        <>
          {error && (
            <ErrorState title={words.profileFailed} onRetry={() => void mutate()}>
              {failureText(error)}
            </ErrorState>
          )}
          {orderOf(settings.home.order, isPhone).map((part) => (
            <Fragment key={part}>{partOf(part, details, isPhone)}</Fragment>
          ))}
        </>
      )}
    </Parts>
  );
}

function useIsLate(isLoading: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsLate(true), TOGETHER);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLate;
}

function partOf(part: HomePart, details: ReactNode, isPhone: boolean): ReactNode {
  switch (part) {
    case "wallets":
      return <WalletCards />;
    case "actions":
      return <ActionMenu brief={isPhone} />;
    case "again":
      return <PayAgain />;
    case "movements":
      return <Movements brief={isPhone} />;
    case "offers":
      return <Adverts />;
    case "details":
      return details;
  }
}

/** On a phone the customer's details are at Profile, unless there is something to do about them. */
function Details({ profile, isPhone }: { profile: Profile; isPhone: boolean }) {
  if (!isPhone) return <ProfileCards profile={profile} />;
  return profile.email && !profile.email_verified_at ? <CustomerCard profile={profile} /> : null;
}
