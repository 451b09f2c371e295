import { all, first, one, type Queries } from "#sandbox/database/queries.ts";

/** Secrets and names of a card, with the field names of the provider's list. */
export type NewVirtualCard = {
  readonly embossed_name: string;
  readonly card_type: string;
  readonly card_number: string;
  /** Month and year: `09/28`. */
  readonly expiration_date: string;
  readonly cvv: string;
  /** Frozen: the card accepts no money. */
  readonly is_amount_locked: boolean;
};

export type VirtualCard = NewVirtualCard & {
  readonly id: number;
  readonly account_id: number;
  readonly balance_kobo: number;
};

const CARDS = `select virtual_cards.*, accounts.balance_kobo
  from virtual_cards join accounts on accounts.id = virtual_cards.account_id where customer_id = $1`;

/** The customer's virtual cards, the oldest first. */
export async function virtualCardsOf(queries: Queries, customerId: number): Promise<VirtualCard[]> {
  return await all(queries, `${CARDS} order by virtual_cards.id`, [customerId]);
}

/** The customer's card with the id from a path. */
export async function virtualCardById(
  queries: Queries,
  customerId: number,
  id: string,
): Promise<VirtualCard | undefined> {
  return await first(queries, `${CARDS} and virtual_cards.id::text = $2`, [customerId, id]);
}

/** Whether a card is frozen. Locks the card: nobody can freeze or unfreeze it until the transaction ends. */
export async function isFrozen(queries: Queries, { id }: Pick<VirtualCard, "id">): Promise<boolean> {
  const { is_amount_locked } = await one<Pick<VirtualCard, "is_amount_locked">>(
    queries,
    "select is_amount_locked from virtual_cards where id = $1 for update",
    [id],
  );
  return is_amount_locked;
}

/** Freezes or unfreezes a card. */
export async function setFrozen(
  queries: Queries,
  { id }: Pick<VirtualCard, "id">,
  frozen: boolean,
): Promise<void> {
  await queries.query("update virtual_cards set is_amount_locked = $2 where id = $1", [id, frozen]);
}

/** Creates an empty card with its account, and returns the account. */
export async function openVirtualCard(
  queries: Queries,
  customerId: number,
  card: NewVirtualCard,
): Promise<number> {
  const opened = await one<{ account_id: number }>(
    queries,
    `with account as (insert into accounts (code, is_wallet) values ($1, true) returning id)
     insert into virtual_cards (customer_id, account_id, embossed_name, card_type, card_number, expiration_date,
       cvv, is_amount_locked)
     select $2, id, $3, $4, $5, $6, $7, $8 from account returning account_id`,
    [
      `card:${card.card_number}`,
      customerId,
      card.embossed_name,
      card.card_type,
      card.card_number,
      card.expiration_date,
      card.cvv,
      card.is_amount_locked,
    ],
  );
  return opened.account_id;
}
