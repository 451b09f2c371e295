import { isoDay } from "#lib/time/dates.ts";
import { formatKobo } from "#sandbox/ledger/currency.ts";
import { holderOf } from "#sandbox/access/holder.ts";
import { walletsOf, type WalletRow } from "#sandbox/access/customers.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { banks } from "#sandbox/demo/banks.ts";
import type { CustomerCall } from "#sandbox/http/call.ts";
import { fieldRefusal } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { loanProduct, type LoanProduct } from "./products.ts";

/** The loan application form (specification 2 §3). Amounts in naira. */
export type LoanForm = {
  readonly loan_product_id: number;
  readonly loan_amount: number;
  readonly desired_loan_disbursement_date: string;
  readonly description?: string | null;
  readonly is_earning_monthly_salary: boolean;
  readonly monthly_salary_amount?: number | null;
  readonly other_income_amount?: number | null;
  readonly monthly_expenses?: number | null;
  readonly marital_status: string;
  readonly is_house_owner: boolean;
  readonly house_address?: string | null;
  readonly has_dependents: boolean;
  readonly no_of_dependents?: number | null;
  readonly is_planning_to_relocate: boolean;
  readonly new_relocation_address?: string | null;
  readonly preferred_repayment_method: "wallet" | "direct-debit";
  readonly repayment_wallet_id?: number | null;
  readonly repayment_bank_id?: number | null;
  readonly repayment_bank_account_number?: string | null;
};

type Terms = Pick<LoanForm, "loan_product_id" | "loan_amount" | "desired_loan_disbursement_date">;

/** The product and the amount in kobo. Refuses an amount beyond the product's limits, and a day in the past. */
export function requireTerms(
  terms: Terms,
  { customer: { currency }, now }: Pick<CustomerCall, "customer" | "now">,
): { product: LoanProduct; amountKobo: number } {
  const product = loanProduct(terms.loan_product_id);
  if (!product) throw fieldRefusal("loan_product_id", "Choose a loan product from the list.");
  const amountKobo = requireAmount(terms.loan_amount, {
    field: "loan_amount",
    minimumKobo: product.minKobo,
    what: "amount of this loan",
    currency,
  });
  if (amountKobo > product.maxKobo) {
    const most = formatKobo(product.maxKobo, currency);
    throw fieldRefusal("loan_amount", `The maximum amount of this loan is ${most}.`);
  }
  if (terms.desired_loan_disbursement_date < isoDay(now, "Africa/Lagos")) {
    throw fieldRefusal("desired_loan_disbursement_date", "Choose a day that is not in the past.");
  }
  return { product, amountKobo };
}

/** Fields that a toggle requires must be present. */
export function requireDetails(form: LoanForm): void {
  const asked = [
    [form.is_earning_monthly_salary, "monthly_salary_amount", "Enter the monthly salary."],
    [form.is_house_owner, "house_address", "Enter the address of the house."],
    [form.has_dependents, "no_of_dependents", "Enter the number of dependents."],
    [form.is_planning_to_relocate, "new_relocation_address", "Enter the new address."],
  ] as const;
  const missing = asked.find(([isAsked, field]) => isAsked && !form[field]);
  if (missing) throw fieldRefusal(missing[1], missing[2]);
}

/** The wallet that gets the money: the one that repays, or the customer's first when a bank account repays. */
export async function requireRepaymentSource(
  queries: Queries,
  form: LoanForm,
  customerId: number,
): Promise<WalletRow> {
  const wallets = await walletsOf(queries, customerId);
  const isByWallet = form.preferred_repayment_method === "wallet";
  if (!isByWallet) requireBankAccount(form);
  const wallet = isByWallet ? wallets.find(({ id }) => id === form.repayment_wallet_id) : wallets[0];
  if (!wallet) throw fieldRefusal("repayment_wallet_id", "Choose one of your wallets.");
  return wallet;
}

function requireBankAccount({ repayment_bank_id, repayment_bank_account_number }: LoanForm): void {
  const bank = banks.find(({ id }) => id === repayment_bank_id);
  if (!bank?.support_direct_debit_mandates) {
    throw fieldRefusal("repayment_bank_id", "Choose a bank that supports direct debit.");
  }
  if (!holderOf(repayment_bank_account_number ?? "", String(bank.id))) {
    throw fieldRefusal("repayment_bank_account_number", "Could not verify account");
  }
}
