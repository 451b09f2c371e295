import { embossedName, newCardSecrets } from "#sandbox/access/new-card.ts";
import {
  applyForCard,
  physicalCardsOf,
  type NewPhysicalCard,
  type PhysicalCardRow,
  type PhysicalCardStatus,
} from "#sandbox/access/physical-cards.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { customerRoute, type CustomerCall } from "#sandbox/http/call.ts";
import { once } from "#sandbox/http/idempotency.ts";
import { fieldRefusal, ok, type Reply } from "#sandbox/http/reply.ts";
import { magicDigit } from "#sandbox/ledger/magic.ts";

/** Specification 2 §9. */
const PHYSICAL = 2;
/** How long a delivery takes, in ms. */
const DELIVERY_MS = 5000;
const SHORTEST_ADDRESS = 10;

const COLORS: Record<PhysicalCardStatus, string> = {
  Processing: "warning",
  Delivered: "success",
  Declined: "danger",
};

/** GET card-mgt/cards/physical/list: the cards that the customer holds. */
export const listPhysicalCards = customerRoute(async ({ database, customer, now }) => {
  const rows = await physicalCardsOf(database, customer.id, now);
  return ok("Cards found.", rows.filter(({ status }) => status === "Delivered").map(cardView));
});

/** GET card-mgt/cards/physical/requests: the customer's applications. */
export const listPhysicalCardRequests = customerRoute(async ({ database, customer, now }) => {
  const rows = await physicalCardsOf(database, customer.id, now);
  return ok(
    "Applications found.",
    rows.map(({ id, card_type, delivery_address, status, created_at }) => ({
      id,
      card_type,
      delivery_address,
      status: { label: status, color: COLORS[status] },
      created_at: created_at.toISOString(),
    })),
  );
});

/** POST card-mgt/cards/physical/request. A magic address decides the outcome. */
export const requestPhysicalCard = customerRoute(
  async (call) => await once(call, async (queries) => await apply(queries, call)),
);

async function apply(queries: Queries, call: CustomerCall): Promise<Reply> {
  const { customer, body, now } = call;
  const [type, address] = [String(body["card_type"]), addressOf(call)];
  if (address.length < SHORTEST_ADDRESS)
    throw fieldRefusal("delivery_address", "Enter the street, the town and the state.");
  await queries.query("select from customers where id = $1 for update", [customer.id]);
  const known = await physicalCardsOf(queries, customer.id, now);
  if (known.some(({ card_type, status }) => card_type === type && status === "Processing")) {
    throw fieldRefusal("card_type", "You have applied for this card already, and it is on its way.");
  }
  const { number, expiry, cvv } = newCardSecrets(type, now);
  await applyForCard(queries, customer.id, {
    card_type: type,
    delivery_address: address,
    card_name: embossedName(customer),
    card_number: number,
    exp_date: expiry,
    cvv,
    created_at: now,
    ...ending(address, now),
  });
  return ok("We have your application. We tell you here when the card is on its way.");
}

function addressOf({ body }: CustomerCall): string {
  return String(body["delivery_address"]).trim();
}

function ending(address: string, now: Date): Pick<NewPhysicalCard, "ends"> {
  const digit = magicDigit(address);
  if (digit === "2") return {};
  return {
    ends: { at: new Date(now.getTime() + DELIVERY_MS), as: digit === "1" ? "Declined" : "Delivered" },
  };
}

function cardView({ id, card_name, card_number, exp_date, cvv }: PhysicalCardRow): Record<string, unknown> {
  return { id, card_name, card_number, exp_date, cvv, card_category_id: PHYSICAL };
}
