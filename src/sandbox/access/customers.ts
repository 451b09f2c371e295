import { all, first, type Queries } from "#sandbox/database/queries.ts";
import { normalPhone } from "./phone.ts";

export type Customer = {
  readonly id: number;
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

/** The customer with a username; case does not matter, as at sign-in. */
export async function customerByUsername(queries: Queries, username: string): Promise<Customer | undefined> {
  return await first(queries, "select * from customers where username = $1", [username.trim().toLowerCase()]);
}

/** The customer whom a registration or sign-in names by reference or, without one, by e-mail address. */
export async function customerByReference(
  queries: Queries,
  reference: string,
): Promise<Customer | undefined> {
  return await first(queries, "select * from customers where user_reference = $1 or email = lower($1)", [
    reference,
  ]);
}

/** The customer with an e-mail address or a phone number. */
export async function customerByContact(queries: Queries, contact: string): Promise<Customer | undefined> {
  return await first(queries, "select * from customers where email = $1 or phone = $2", [
    contact.trim().toLowerCase(),
    normalPhone(contact) ?? "",
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
  readonly balance_kobo: number;
};

const WALLETS = `select wallets.*, accounts.balance_kobo
  from wallets join accounts on accounts.id = wallets.account_id`;

/** The customer's wallets, the oldest first. */
export async function walletsOf(queries: Queries, customerId: number): Promise<WalletRow[]> {
  return await all(queries, `${WALLETS} where customer_id = $1 order by wallets.id`, [customerId]);
}

/** A wallet by its number, whoever owns it. */
export async function walletByNumber(queries: Queries, number: string): Promise<WalletRow | undefined> {
  return await first(queries, `${WALLETS} where wallet_number = $1`, [number]);
}

/** Who owns a wallet. */
export async function walletOwner(queries: Queries, number: string): Promise<Customer | undefined> {
  return await first(
    queries,
    "select customers.* from wallets join customers on customers.id = customer_id where wallet_number = $1",
    [number],
  );
}
