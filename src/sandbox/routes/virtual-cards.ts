import { toNaira } from "#sandbox/ledger/naira.ts";
import { embossedName, newCardSecrets } from "#sandbox/access/new-card.ts";
import { onceWithPin } from "#sandbox/access/pin.ts";
import {
  openVirtualCard,
  setFrozen,
  virtualCardById,
  virtualCardsOf,
  type VirtualCard,
} from "#sandbox/access/virtual-cards.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { customerRoute, type CustomerCall } from "#sandbox/http/call.ts";
import { ok, Refusal, type Reply } from "#sandbox/http/reply.ts";

const MOST_CARDS = 5;
const TYPE = "visa";

/** GET card-mgt/cards/virtual/list. Includes numbers and CVVs, as the specification lists them. */
export const listVirtualCards = customerRoute(async ({ database, customer }) => {
  const cards = await virtualCardsOf(database, customer.id);
  return ok("Cards found.", cards.map(cardView));
});

/** POST card-mgt/cards/virtual/create. Costs nothing. */
export const createVirtualCard = customerRoute(async (call) => {
  if (!call.customer.email_verified_at) {
    throw new Refusal(403, "Verify your email address before you request a card.");
  }
  const pin = String(call.body["transaction_pin"]);
  return await onceWithPin(call, pin, async (queries) => await createCard(queries, call));
});

/** PATCH card-mgt/cards/{id}/block. A frozen card stays frozen. */
export const blockCard = customerRoute(async (call) => await freeze(call, true));

/** PATCH card-mgt/cards/{id}/unblock. */
export const unblockCard = customerRoute(async (call) => await freeze(call, false));

/** The customer's card in a path. Refuses any other card with 404. */
export async function requireCard({ database, customer, path }: CustomerCall): Promise<VirtualCard> {
  const card = await virtualCardById(database, customer.id, path["id"] ?? "");
  if (!card) throw new Refusal(404, "You do not have this card.");
  return card;
}

async function createCard(queries: Queries, { customer, now }: CustomerCall): Promise<Reply> {
  if ((await virtualCardsOf(queries, customer.id)).length >= MOST_CARDS) {
    throw new Refusal(400, `You have ${MOST_CARDS} virtual cards, and cannot have more.`);
  }
  const { number, expiry, cvv } = newCardSecrets(TYPE, now);
  await openVirtualCard(queries, customer.id, {
    embossed_name: embossedName(customer),
    card_type: TYPE,
    card_number: number,
    expiration_date: expiry,
    cvv,
    is_amount_locked: false,
  });
  return ok("Your virtual card was created.");
}

async function freeze(call: CustomerCall, frozen: boolean): Promise<Reply> {
  await setFrozen(call.database, await requireCard(call), frozen);
  return ok(frozen ? "Your card is frozen." : "Your card is no longer frozen.");
}

function cardView(card: VirtualCard): Record<string, unknown> {
  const { id, embossed_name, card_type, card_number, expiration_date, cvv, is_amount_locked } = card;
  return {
    id,
    embossed_name,
    card_type,
    card_number,
    expiration_date,
    cvv,
    is_amount_locked,
    balance: toNaira(card.balance_kobo),
  };
}
