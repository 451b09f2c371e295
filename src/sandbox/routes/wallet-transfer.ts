import { toNaira } from "#sandbox/ledger/naira.ts";
import { walletByNumber, type WalletRow } from "#sandbox/access/customers.ts";
import { customerRoute, type CustomerCall } from "#sandbox/http/call.ts";
import { fieldRefusal, okNested } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { makePayment } from "#sandbox/ledger/make-payment.ts";
import { prepare, useUp } from "#sandbox/ledger/prepared.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { requireBalance, sourceWallet } from "#sandbox/ledger/source-wallet.ts";

const KIND = "wallet";
const MINIMUM_KOBO = 10_00;
const FEE_KOBO = 10_00;

type TransferRequest = {
  amount: number;
  destination_wallet_number: string;
  source_wallet_number: string;
  description: string;
};
type ProcessRequest = TransferRequest & { transaction_reference: string; transaction_pin: string };

/** POST customers/wallet-to-wallet-transaction/initiate. Moves no money. */
export const initiateWalletTransfer = customerRoute(async (call) => {
  const request = call.body as TransferRequest;
  const { wallet, amountKobo } = await readTransfer(call, request);
  await requireBalance(call.database, wallet, amountKobo + FEE_KOBO);
  const reference = newReference("WTR", call.now);
  await prepare(call, KIND, reference, agreed(request));
  return okNested("Transfer initiated. Enter your PIN to confirm it.", {
    transaction_reference: reference,
    amount: toNaira(amountKobo),
    charge: toNaira(FEE_KOBO),
  });
});

/** POST customers/wallet-to-wallet-transaction/process. The receiver gets the money at once. */
export const processWalletTransfer = customerRoute(async (call) => {
  const request = call.body as ProcessRequest;
  const transfer = await readTransfer(call, request);
  return await makePayment(call, {
    recipient: request.destination_wallet_number,
    pin: request.transaction_pin,
    details: async (queries) => {
      await useUp(queries, call, KIND, request.transaction_reference, agreed(request));
      return {
        ...transfer,
        chargeKobo: FEE_KOBO,
        reference: request.transaction_reference,
        typeId: 4,
        category: "Wallet Transfer",
        description: request.description,
        what: "wallet transfer",
      };
    },
  });
});

async function readTransfer(
  call: CustomerCall,
  request: TransferRequest,
): Promise<{ wallet: WalletRow; payee: WalletRow; amountKobo: number }> {
  const amountKobo = requireAmount(request.amount, {
    field: "amount",
    minimumKobo: MINIMUM_KOBO,
    what: "transfer",
    currency: call.customer.currency,
  });
  const wallet = await sourceWallet(call.database, call.customer, request.source_wallet_number);
  const payee = await walletByNumber(call, request.destination_wallet_number);
  if (!payee) throw fieldRefusal("destination_wallet_number", "No wallet has this number.");
  if (payee.id === wallet.id)
    throw fieldRefusal("destination_wallet_number", "Choose another wallet than the one that pays.");
  return { wallet, payee, amountKobo };
}

/** Values that must be the same at confirmation as at initiation. */
function agreed({ amount, destination_wallet_number, source_wallet_number }: TransferRequest) {
  return { amount, destination_wallet_number, source_wallet_number };
}
