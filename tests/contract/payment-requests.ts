import { ADA_MAIN } from "./airtime-request.ts";

const PIN = "1234";

/** A bundle of ₦1,500.00 from Ada's first wallet. */
export function data(changes: Record<string, unknown> = {}) {
  return {
    final_amount: 1500,
    transaction_type: 12,
    network_provider: "mtn",
    phone_number: "08031112223",
    transaction_pin: PIN,
    description: "Data ref-1",
    data_plan: "data-mtn-2gb-30-days",
    ...changes,
  };
}

/** A plan of ₦15,700.00. */
export function cable(changes: Record<string, unknown> = {}) {
  return {
    final_amount: 15_700,
    subscription_plan: "tv-dstv-compact-1-month",
    cable_tv_type: "dstv",
    transaction_pin: PIN,
    phone_number: "08031234567",
    smart_card_number: "7024681357",
    ...changes,
  };
}

/** ₦2,000.00 for a prepaid meter. */
export function electricity(changes: Record<string, unknown> = {}) {
  return {
    final_amount: 2000,
    meter_number: "04123456789",
    electricity_disco: "ikeja-electric",
    meter_type: "prepaid",
    transaction_pin: PIN,
    phone_number: "08031234567",
    ...changes,
  };
}

/** ₦2,000.00 to an account at the seventh bank, without its PIN. */
export function bankTransfer(changes: Record<string, unknown> = {}) {
  return {
    bank_id: 7,
    destination_account_number: "0123456789",
    amount: 2000,
    description: "Fees ref-3",
    source_wallet_number: ADA_MAIN,
    ...changes,
  };
}
