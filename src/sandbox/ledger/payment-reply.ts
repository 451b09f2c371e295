import { toNaira } from "./naira.ts";
import type { Reply } from "#sandbox/http/reply.ts";
import type { Payment } from "./pay.ts";
import { statusView } from "./transactions.ts";

export type PaymentStatus = "Successful" | "Pending" | "Failed";

/** A payment that was debited, with any outcome. */
export type Paid = { readonly payment: Payment; readonly status: PaymentStatus };

/** Additional data in the reply: next to `/data/data`, and inside it. */
export type More = {
  readonly data?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
};

/** The reply of a payment: `Payment` in the OpenAPI file. */
export function paymentReply(paid: Paid, { data, result }: More = {}): Reply {
  const { payment, status } = paid;
  return {
    status: 200,
    body: {
      status: status !== "Failed",
      message: paymentMessage(paid),
      data: {
        ...data,
        data: {
          reference_number: payment.reference,
          status: statusView(status),
          amount: toNaira(payment.amountKobo),
          charge: toNaira(payment.chargeKobo),
          description: payment.description,
          created_at: payment.now.toISOString(),
          ...result,
        },
      },
    },
  };
}

/** The message for the customer. */
export function paymentMessage({ payment: { what, payer }, status }: Paid): string {
  switch (status) {
    case "Successful":
      return `Your ${what} was successful.`;
    case "Pending":
      return `Your ${what} is being processed.`;
    case "Failed":
      return `Your ${what} failed. The money is back ${payer ? "on the terminal" : "in your wallet"}.`;
  }
}
