import { applyForCard } from "#sandbox/access/physical-cards.ts";
import { openVirtualCard } from "#sandbox/access/virtual-cards.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { post } from "#sandbox/ledger/post.ts";
import type { DemoCard, DemoPhysicalCard } from "./cards.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Creates a virtual card with its demo balance. */
export async function seedCard(
  queries: Queries,
  customerId: number,
  card: DemoCard,
  now: Date,
): Promise<void> {
  const account = await openVirtualCard(queries, customerId, card);
  if (card.balanceKobo === 0) return;
  await post(queries, {
    reference: `CARD-${card.card_number}`,
    memo: "Money on a card",
    at: now,
    legs: [
      { account: "external", kobo: -card.balanceKobo },
      { account, kobo: card.balanceKobo },
    ],
  });
}

/** Stores an application for a physical card with its outcome. */
export async function seedPhysicalCard(
  queries: Queries,
  customerId: number,
  { daysAgo, endsAs, ...card }: DemoPhysicalCard,
  now: Date,
): Promise<void> {
  await applyForCard(queries, customerId, {
    ...card,
    created_at: new Date(now.getTime() - daysAgo * DAY),
    // Long ago, so that it is over for every test's clock.
    ...(endsAs && { ends: { at: new Date(0), as: endsAs } }),
  });
}
