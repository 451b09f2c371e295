import { randomInt, randomUUID } from "node:crypto";
import { all, alone, one, type Queries } from "#sandbox/database/queries.ts";
import type { PublicCall } from "#sandbox/http/call.ts";
import { Refusal, type FieldErrors } from "#sandbox/http/reply.ts";
import { post } from "#sandbox/ledger/post.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { record } from "#sandbox/ledger/transactions.ts";
import { normalPhone } from "./phone.ts";
import { hashSecret } from "./secrets.ts";
import { walletsOf } from "./customers.ts";
import { openWallet } from "./wallets.ts";

/** The registration form (specification 1 §3), checked against the OpenAPI file. */
export type Registration = {
  readonly id_type: "nin" | "bvn" | "passport-number" | "kyc";
  readonly id_value?: string | null;
  readonly first_name: string;
  readonly middle_name?: string | null;
  readonly last_name: string;
  readonly gender?: string | null;
  readonly date_of_birth?: string | null;
  readonly phone_number1: string;
  readonly phone_number2?: string | null;
  readonly username: string;
  readonly password: string;
  readonly transaction_pin: string;
  readonly email: string;
};

/** The initial balance of a new wallet, in kobo, so that customers can try a payment. */
const GIFT_KOBO = 5_000_00;

/** Creates a customer with one wallet. Refuses with 422, with a message for each field that is wrong or taken. */
export async function registerCustomer(
  queries: Queries,
  form: Registration,
  { currency, now }: Pick<PublicCall, "currency" | "now">,
) {
  const phone = normalPhone(form.phone_number1) ?? "";
  await alone(queries, "registration");
  await requireValid({ queries, currency }, form, phone);
  const reference = `usr-${randomUUID()}`;
  const { id } = await one<{ id: number }>(
    queries,
    `insert into customers (user_reference, username, email, password_hash, pin_hash, title, first_name, middle_name,
       last_name, gender, date_of_birth, phone, phone2, id_type, nin, bvn, currency)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning id`,
    [
      reference,
      form.username.trim().toLowerCase(),
      form.email.trim().toLowerCase(),
      await hashSecret(form.password),
      await hashSecret(form.transaction_pin),
      form.gender === "male" ? "Mr" : "Ms",
      form.first_name.trim(),
      form.middle_name?.trim() ?? "",
      form.last_name.trim(),
      form.gender === "male" ? "male" : "female",
      form.date_of_birth || null,
      phone,
      form.phone_number2 ?? "",
      form.id_type,
      form.id_type === "nin" ? form.id_value : null,
      form.id_type === "bvn" ? form.id_value : null,
      currency,
    ],
  );
  await openFirstWallet(queries, id, now);
  return { id, reference, phone };
}

async function requireValid(
  { queries, currency }: { readonly queries: Queries; readonly currency: string },
  form: Registration,
  phone: string,
): Promise<void> {
  const errors: FieldErrors = {};
  const username = form.username.trim().toLowerCase();
  const email = form.email.trim().toLowerCase();
  const taken = await all<{ username: string; email: string; phone: string }>(
    queries,
    `select username, email, phone from customers
     where (username = $1 or email = $2 or phone = $3) and currency = $4`,
    [username, email, phone, currency],
  );
  if (!/^[\w.-]{3,30}$/.test(username))
    errors["username"] = ["Use 3 to 30 letters, digits, dots, dashes or underscores."];
  else if (taken.some((other) => other.username === username))
    errors["username"] = ["This username is taken."];
  if (!/^\S+@\S+\.\S+$/.test(email)) errors["email"] = ["Enter an e-mail address, as name@example.com."];
  else if (taken.some((other) => other.email === email)) errors["email"] = ["This e-mail address is in use."];
  if (!phone) errors["phone_number1"] = ["Enter a phone number of 11 digits."];
  else if (taken.some((other) => other.phone === phone))
    errors["phone_number1"] = ["This phone number is in use."];
  if (!/^\d{4}$/.test(form.transaction_pin)) errors["transaction_pin"] = ["The PIN has 4 digits."];
  if (form.date_of_birth && Number.isNaN(Date.parse(form.date_of_birth)))
    errors["date_of_birth"] = ["Enter a date."];
  const [message] = Object.values(errors).flat();
  if (message) throw new Refusal(422, message, errors);
}

async function openFirstWallet(queries: Queries, customerId: number, now: Date): Promise<void> {
  await openWallet(queries, customerId, {
    number: await freeNumber(queries),
    label: "Everyday",
    product: "Everyday Wallet",
    type: "Individual",
  });
  const [wallet] = await walletsOf(queries, customerId);
  if (!wallet) throw new Error("The new wallet is not there.");
  const reference = newReference("GIFT", now);
  await post(queries, {
    reference,
    memo: "Wallet Funding",
    at: now,
    legs: [
      { account: wallet.account_id, kobo: GIFT_KOBO },
      { account: "external", kobo: -GIFT_KOBO },
    ],
  });
  await record(queries, {
    walletId: wallet.id,
    reference,
    at: now,
    amountKobo: GIFT_KOBO,
    chargeKobo: 0,
    direction: "credit",
    typeId: 1,
    category: "Wallet Funding",
    status: "Successful",
    description: "Welcome gift",
  });
}

/** An unused wallet number that is not magic. */
async function freeNumber(queries: Queries): Promise<string> {
  const number = `30${randomInt(10_000_000, 99_999_999)}`;
  const taken = await all(queries, "select 1 from wallets where wallet_number = $1", [number]);
  return taken.length > 0 ? await freeNumber(queries) : number;
}
