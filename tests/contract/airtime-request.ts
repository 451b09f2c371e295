export const ADA_MAIN = "2010000017";
export const ADA_SHOP = "2010000031";
export const CHIDI = "2010000048";
export const BUY_AIRTIME = "/api/v1/transactions/buy-airtime";

/** A request for ₦100 of airtime from Ada's first wallet, as in the specification. */
export function airtime(changes: Record<string, unknown> = {}) {
  return {
    final_amount: 100,
    transaction_type: 11,
    network_provider: "mtn",
    phone_number: "08031112223",
    source_wallet_number: ADA_MAIN,
    transaction_pin: "1234",
    description: "Airtime ref-1",
    ...changes,
  };
}
