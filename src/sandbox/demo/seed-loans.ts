import type { Queries } from "#sandbox/database/queries.ts";
import { NAIRA, type Currency } from "#sandbox/ledger/currency.ts";
import type { DemoLoan } from "./loans.ts";

/** Inserts a customer's loans and their repayments, in two statements. */
export async function seedLoans(
  queries: Queries,
  loans: readonly DemoLoan[],
  { code }: Currency = NAIRA,
): Promise<void> {
  await queries.query(
    `insert into loans (customer_id, application_number, product_id, status, amount_kobo, payable_kobo, form, wanted_at, created_at)
     select customers.id, number, "productId", status, "amountKobo", "payableKobo", form, at, at
     from customers, jsonb_to_recordset($2) as given (number text, "productId" int, status text, "amountKobo" bigint,
       "payableKobo" bigint, form jsonb, at timestamptz)
     where username = 'ada' and currency = $1`,
    [code, JSON.stringify(loans)],
  );
  await queries.query(
    `insert into loan_repayments (loan_id, payment_ref, amount_kobo, method, created_at)
     select loans.id, ref, "amountKobo", method, at
     from jsonb_to_recordset($1) as given (number text, ref text, "amountKobo" bigint, method int, at timestamptz)
     join loans on application_number = number`,
    [
      JSON.stringify(
        loans.flatMap(({ number, repayments }) => repayments.map((paid) => ({ number, ...paid }))),
      ),
    ],
  );
}
