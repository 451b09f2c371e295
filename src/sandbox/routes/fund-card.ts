import { isFrozen } from "#sandbox/access/virtual-cards.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { Refusal } from "#sandbox/http/reply.ts";
import { requireAmount } from "#sandbox/ledger/amounts.ts";
import { makePayment } from "#sandbox/ledger/make-payment.ts";
import { newReference } from "#sandbox/ledger/reference.ts";
import { sourceWallet } from "#sandbox/ledger/source-wallet.ts";
import { requireCard } from "./virtual-cards.ts";

const MINIMUM_KOBO = 100_00;
/** Our own code: the specification has no type for it. */
const TYPE_ID = 91;
/** Digits of a card number in the history. */
const SHOWN = 4;

type FundRequest = { amount: number; source_wallet_number: string; transaction_pin: string };

/** POST card-mgt/cards/{id}/fund: from a wallet to one of the customer's virtual cards. */
export const fundCard = customerRoute(async (call) => {
  const request = call.body as FundRequest;
  const amountKobo = requireAmount(request.amount, {
    field: "amount",
    minimumKobo: MINIMUM_KOBO,
    what: "amount",
    currency: call.customer.currency,
  });
  const card = await requireCard(call);
  return await makePayment(call, {
    recipient: card.card_number,
    pin: request.transaction_pin,
    details: async (queries) => {
      if (await isFrozen(queries, card)) {
        throw new Refusal(403, "This card is frozen. Unfreeze it before you fund it.");
      }
      return {
        wallet: await sourceWallet(queries, call.customer, request.source_wallet_number),
        card,
        amountKobo,
        chargeKobo: 0,
        reference: newReference("CRD", call.now),
        typeId: TYPE_ID,
        category: "Card Funding",
        description: `Card that ends in ${card.card_number.slice(-SHOWN)}`,
        what: "card funding",
      };
    },
  });
});
