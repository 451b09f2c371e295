import { all, type Queries } from "#sandbox/database/queries.ts";

export type PhysicalCardStatus = "Processing" | "Delivered" | "Declined";

/** An application for a physical card, and the resulting card. */
export type NewPhysicalCard = {
  readonly card_type: string;
  readonly delivery_address: string;
  readonly card_name: string;
  readonly card_number: string;
  /** Month and year: `09/28`. */
  readonly exp_date: string;
  readonly cvv: string;
  readonly created_at: Date;
  /** When and how it ends; undefined while that is open. */
  readonly ends?: { readonly at: Date; readonly as: Exclude<PhysicalCardStatus, "Processing"> };
};

export type PhysicalCardRow = Omit<NewPhysicalCard, "ends"> & {
  readonly id: number;
  readonly status: PhysicalCardStatus;
};

/** All applications of the customer, newest first, with their current status. */
export async function physicalCardsOf(
  queries: Queries,
  customerId: number,
  now: Date,
): Promise<PhysicalCardRow[]> {
  return await all(
    queries,
    `select *, case when ends_at <= $2 then ends_as else 'Processing' end as status
     from physical_cards where customer_id = $1 order by id desc`,
    [customerId, now],
  );
}

/** Stores an application. */
export async function applyForCard(
  queries: Queries,
  customerId: number,
  card: NewPhysicalCard,
): Promise<void> {
  await queries.query(
    `insert into physical_cards (customer_id, card_type, delivery_address, card_name, card_number, exp_date, cvv,
       created_at, ends_at, ends_as)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      customerId,
      card.card_type,
      card.delivery_address,
      card.card_name,
      card.card_number,
      card.exp_date,
      card.cvv,
      card.created_at,
      card.ends?.at ?? null,
      card.ends?.as ?? null,
    ],
  );
}
