import { all, first, one, type Queries } from "#sandbox/database/queries.ts";

/** A POS terminal of a customer, with its balance in kobo. */
export type Terminal = {
  readonly id: number;
  readonly customer_id: number;
  readonly account_id: number;
  readonly terminal_code: string;
  readonly serial_number: string;
  readonly balance_kobo: number;
};

const TERMINALS = `select terminals.*, accounts.balance_kobo
  from terminals join accounts on accounts.id = terminals.account_id where customer_id = $1`;

/** The customer's terminals, the oldest first. */
export async function terminalsOf(queries: Queries, customerId: number): Promise<Terminal[]> {
  return await all(queries, `${TERMINALS} order by terminals.id`, [customerId]);
}

/** The customer's terminal with a serial number or terminal code; the specification's list only shows the code. */
export async function terminalByNumber(
  queries: Queries,
  customerId: number,
  number: string,
): Promise<Terminal | undefined> {
  return await first(queries, `${TERMINALS} and (serial_number = $2 or terminal_code = $2)`, [
    customerId,
    number,
  ]);
}

/** Creates an empty terminal with its account, and returns the account. */
export async function openTerminal(
  queries: Queries,
  customerId: number,
  { code, serial }: { readonly code: string; readonly serial: string },
): Promise<number> {
  const opened = await one<{ account_id: number }>(
    queries,
    `with account as (insert into accounts (code, is_wallet) values ($1, true) returning id)
     insert into terminals (customer_id, account_id, terminal_code, serial_number)
     select $2, id, $3, $4 from account returning account_id`,
    [`terminal:${serial}`, customerId, code, serial],
  );
  return opened.account_id;
}
