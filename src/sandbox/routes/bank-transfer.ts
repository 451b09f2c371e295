import { formatKobo } from "#sandbox/ledger/currency.ts";
import { toNaira } from "#sandbox/ledger/naira.ts";
import { banks } from "#sandbox/demo/banks.ts";
import { holderOf } from "#sandbox/access/holder.ts";
import type { WalletRow } from "#sandbox/access/customers.ts";
import { customerRoute, type CustomerCall } from "#sandbox/http/call.ts";
import { fieldRefusal, okNested } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { bankTransferFee } from "#sandbox/ledger/bank-fee.ts";
import { makePayment } from "#sandbox/ledger/make-payment.ts";
import { paymentMessage } from "#sandbox/ledger/payment-reply.ts";
import { prepare, useUpNewest } from "#sandbox/ledger/prepared.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { requireBalance, sourceWallet } from "#sandbox/ledger/source-wallet.ts";

const KIND = "bank";
const MINIMUM_KOBO = 10_00;

type TransferRequest = {
  bank_id: number;
  destination_account_number: string;
  amount: number;
  description: string;
  source_wallet_number: string;
};

type Transfer = { wallet: WalletRow; accountName: string; amountKobo: number; chargeKobo: number };

/** POST customers/wallet-to-bank-transaction/initiate. Moves no money. */
export const initiateBankTransfer = customerRoute(async (call) => {
  const request = call.body as TransferRequest;
  const { wallet, accountName, amountKobo, chargeKobo } = await readTransfer(call, request);
  await requireBalance(call.database, wallet, amountKobo + chargeKobo);
  const reference = newReference("BTR", call.now);
  await prepare(call, KIND, reference, agreed(request));
  return okNested("Transfer initiated. Enter your PIN to confirm it.", {
    transaction_reference: reference,
    amount: toNaira(amountKobo),
    charge: toNaira(chargeKobo),
    account_name: accountName,
  });
});

/**
 * POST customers/wallet-to-bank-transaction/process. It has no reference: it confirms the newest transfer that was
 * initiated with these values.
 */
export const processBankTransfer = customerRoute(async (call) => {
  const request = call.body as TransferRequest & { transaction_pin: string };
  const { wallet, accountName, amountKobo, chargeKobo } = await readTransfer(call, request);
  return await makePayment(call, {
    recipient: request.destination_account_number,
    pin: request.transaction_pin,
    details: async (queries) => ({
      wallet,
      amountKobo,
      chargeKobo,
      reference: await useUpNewest(queries, call, KIND, agreed(request)),
      typeId: 5,
      category: "Bank Transfer",
      description: request.description,
      what: `bank transfer of ${formatKobo(amountKobo, wallet.currency)} to ${accountName}`,
    }),
    more: (paid) => ({ result: { message: paymentMessage(paid), account_name: accountName } }),
  });
});

async function readTransfer(call: CustomerCall, request: TransferRequest): Promise<Transfer> {
  const { bank_id, destination_account_number: account } = request;
  const amountKobo = requireAmount(request.amount, {
    field: "amount",
    minimumKobo: MINIMUM_KOBO,
    what: "transfer",
    currency: call.customer.currency,
  });
  if (!banks.some(({ id }) => id === bank_id)) throw fieldRefusal("bank_id", "Choose a bank from the list.");
  const accountName = holderOf(account, String(bank_id));
  if (!accountName) throw fieldRefusal("destination_account_number", "Could not verify account");
  const wallet = await sourceWallet(call.database, call.customer, request.source_wallet_number);
  return { wallet, accountName, amountKobo, chargeKobo: bankTransferFee(amountKobo) };
}

/** Values that must be the same at confirmation as at initiation. */
function agreed({ bank_id, destination_account_number, amount, source_wallet_number }: TransferRequest) {
  return { bank_id, destination_account_number, amount, source_wallet_number };
}
