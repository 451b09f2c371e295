import { all, first, type Queries } from "#sandbox/database/queries.ts";
import { normalPhone } from "./phone.ts";

export type Customer = {
  readonly id: number;
  /** The currency of the customer's bank, by its ISO code. Banks of different currencies share no customer. */
  readonly currency: string;
  readonly user_reference: string;
  readonly username: string;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly password_hash: string;
  readonly pin_hash: string;
  readonly title: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
  readonly gender: "male" | "female";
  readonly date_of_birth: string | null;
  readonly phone: string;
  readonly id_type: string | null;
  readonly nin: string | null;
  readonly bvn: string | null;
};

/** Where somebody is looked for: among the customers of banks with this currency. */
type Among = { readonly database: Queries; readonly currency: string };

/** The customer with a username; case does not matter, as at sign-in. */
export async function customerByUsername(
  { database, currency }: Among,
  username: string,
): Promise<Customer | undefined> {
  return await first(database, "select * from customers where username = $1 and currency = $2", [
    username.trim().toLowerCase(),
    currency,
  ]);
}

/** The customer whom a registration or sign-in names by reference or, without one, by e-mail address. */
export async function customerByReference(
  { database, currency }: Among,
  reference: string,
): Promise<Customer | undefined> {
  return await first(
    database,
    "select * from customers where (user_reference = $1 or email = lower($1)) and currency = $2",
    [reference, currency],
  );
}

/** The customer with an e-mail address or a phone number. */
export async function customerByContact(
  { database, currency }: Among,
  contact: string,
): Promise<Customer | undefined> {
  return await first(database, "select * from customers where (email = $1 or phone = $2) and currency = $3", [
    contact.trim().toLowerCase(),
    normalPhone(contact) ?? "",
    currency,
  ]);
}

export type WalletRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly account_id: number;
  readonly wallet_number: string;
  readonly ownership_label: string;
  readonly product_name: string;
  readonly type_name: string;
  readonly currency: string;
  readonly balance_kobo: number;
};

const WALLETS = `select wallets.*, accounts.balance_kobo, customers.currency
  from wallets join accounts on accounts.id = wallets.account_id join customers on customers.id = customer_id`;

/** The customer's wallets, the oldest first. */
export async function walletsOf(queries: Queries, customerId: number): Promise<WalletRow[]> {
  return await all(queries, `${WALLETS} where customer_id = $1 order by wallets.id`, [customerId]);
}

/** A wallet by its number, whoever owns it; one in another currency is not known here. */
export async function walletByNumber(
  { database, currency }: Among,
  number: string,
): Promise<WalletRow | undefined> {
  return await first(database, `${WALLETS} where wallet_number = $1 and currency = $2`, [number, currency]);
}

/** Who owns a wallet. */
export async function walletOwner(
  { database, currency }: Among,
  number: string,
): Promise<Customer | undefined> {
  return await first(
    database,
    `select customers.* from wallets join customers on customers.id = customer_id
     where wallet_number = $1 and currency = $2`,
    [number, currency],
  );
}
