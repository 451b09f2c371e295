import { toNaira } from "#sandbox/ledger/naira.ts";
import { terminalByNumber, terminalsOf } from "#sandbox/access/terminals.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { ok, Refusal } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { makePayment } from "#sandbox/ledger/make-payment.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { sourceWallet } from "#sandbox/ledger/source-wallet.ts";

const MINIMUM_KOBO = 1_00;
/** The first of 63 to 84, the types of POS transactions (specification 2 §9). */
const TYPE_ID = 63;

/** GET transactions/errandpay/get-pos-terminals. */
export const listPosTerminals = customerRoute(async ({ database, customer }) => {
  const terminals = await terminalsOf(database, customer.id);
  return ok(
    "Terminals found.",
    terminals.map(({ terminal_code, serial_number, balance_kobo }) => ({
      terminal_code,
      serial_number,
      balance: toNaira(balance_kobo),
    })),
  );
});

/** POST transactions/errandpay/transfer-pos-funds: from a terminal to the first wallet, without a PIN. */
export const transferPosFunds = customerRoute(async (call) => {
  const { serial_number, transaction_amount } = call.body as {
    serial_number: string;
    transaction_amount: number;
  };
  const amountKobo = requireAmount(transaction_amount, {
    field: "transaction_amount",
    minimumKobo: MINIMUM_KOBO,
    what: "transfer",
    currency: call.customer.currency,
  });
  const terminal = await terminalByNumber(call.database, call.customer.id, serial_number);
  if (!terminal) throw new Refusal(404, "You have no terminal with this serial number.");
  return await makePayment(call, {
    recipient: terminal.serial_number,
    details: async (queries) => ({
      wallet: await sourceWallet(queries, call.customer),
      payer: terminal,
      amountKobo,
      chargeKobo: 0,
      reference: newReference("POS", call.now),
      typeId: TYPE_ID,
      category: "POS Transfer",
      description: `From terminal ${terminal.terminal_code}`,
      what: "transfer from the terminal",
    }),
  });
});
