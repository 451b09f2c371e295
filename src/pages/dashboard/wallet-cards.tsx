import { useId } from "react";
import { styled } from "styled-components";

import { useWallets } from "#pages/data/use-wallets.ts";
import { LoadFailure } from "#pages/load-failure.tsx";
import { CarouselHead } from "#ui/carousel/carousel-parts.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import { cardHeight, WalletCard } from "./wallet-card.tsx";
import { words } from "./words.ts";

/** On a phone one card and the edge of the next; several side by side where there is room. */
const ONE = "100%";
const SEVERAL = "min(88%, 22rem)";

/** Placeholder, as tall as a card. */
const Placeholder = styled(Card)`
  display: grid;
  place-items: center;
  ${cardHeight}
  padding: 0;
`;

/** The customer's wallets with their balances. */
export function WalletCards() {
  const id = useId();
  const { data, error, isValidating, mutate } = useWallets();
  if (data && data.length > 0) {
    return (
      <Carousel
        title={words.wallets}
        items={data}
        itemKey={({ key }) => key}
        slideWidth={data.length > 1 ? SEVERAL : ONE}
      >
        {(wallet) => <WalletCard wallet={wallet} />}
      </Carousel>
    );
  }
  return (
    <Stack as="section" aria-labelledby={id} $gap={2}>
      <CarouselHead>
        <Heading id={id} $size="l">
          {words.wallets}
        </Heading>
      </CarouselHead>
      <Placeholder>
        {data ? (
          <EmptyState title={words.noWallets} picture={<Picture name="wallet" />}>
            {words.noWalletsText}
          </EmptyState>
        ) : error ? (
          <LoadFailure title={words.walletsFailed} error={error} busy={isValidating} onRetry={mutate} />
        ) : (
          <Spinner label={words.loadingWallet} />
        )}
      </Placeholder>
    </Stack>
  );
}
