import { demoProperties } from "#sandbox/demo/properties.ts";
import { discountedKobo } from "#sandbox/properties/terms.ts";

/** One money call, with inputs of a customer who can pay. Amounts in kobo. */
export type Subject = {
  readonly screen: string;
  /** Method and path of the call that moves the money. */
  readonly call: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** What the customer chooses where a reply has left out what would name the above. */
  readonly orElse?: Readonly<Record<string, unknown>>;
  /** The values that another screen has stored for this one. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** The change in the balance of the customer's first wallet. */
  readonly effect: number;
};

const transaction_pin = "1234";
const phone_number = "08059870066";
const WALLET = "2010000017";
/** The sandbox's fee for a transfer of less than ₦5,000. */
const FEE = 1_000;
/** The sandbox's fee for a payment request, which the seller pays. */
const REQUEST_FEE = 3_000;
const property = demoProperties
  .filter(({ stock }) => stock > 4)
  .reduce((one, other) => (discountedKobo(other) < discountedKobo(one) ? other : one));

/** Every call that moves money. */
export const subjects: readonly Subject[] = [
  {
    screen: "payments/airtime",
    call: "POST /api/v1/transactions/buy-airtime",
    inputs: { network_provider: "mtn", phone_number, amount: 70_000, transaction_pin },
    effect: -70_000,
  },
  {
    screen: "payments/data",
    call: "POST /api/v1/transactions/buy-data-bundle",
    inputs: { network_provider: "mtn", phone_number, data_plan: "data-mtn-50mb-1-day", transaction_pin },
    effect: -10_000,
  },
  {
    screen: "payments/cable-tv",
    call: "POST /api/v1/transactions/subscribe-cable-tv",
    inputs: {
      cable_tv_type: "dstv",
      smart_card_number: "7012345670",
      subscription_plan: "tv-dstv-padi-1-month",
      transaction_pin,
    },
    effect: -360_000,
  },
  {
    screen: "payments/electricity",
    call: "POST /api/v1/transactions/buy-electricity",
    inputs: {
      meter_type: "prepaid",
      electricity_disco: "ikeja-electric",
      meter_number: "04123456789",
      amount: 100_000,
      transaction_pin,
    },
    effect: -100_000,
  },
  {
    screen: "payments/bank-transfer",
    call: "POST /api/v1/customers/wallet-to-bank-transaction/process",
    inputs: {
      bank_id: "7",
      destination_account_number: "0123456789",
      amount: 50_000,
      description: "Rent",
      transaction_pin,
    },
    effect: -50_000 - FEE,
  },
  {
    screen: "payments/wallet-transfer",
    call: "POST /api/v1/customers/wallet-to-wallet-transaction/process",
    inputs: {
      destination_wallet_number: "2010000048",
      amount: 50_000,
      narration: "Lunch",
      transaction_pin,
    },
    effect: -50_000 - FEE,
  },
  {
    screen: "payments/pos-terminal",
    call: "POST /api/v1/transactions/errandpay/transfer-pos-funds",
    inputs: { serial_number: "98220514701", amount: 50_000 },
    orElse: { serial_number: "2030AB41" },
    effect: 50_000,
  },
  {
    screen: "payments/soft-ussd",
    call: "POST /vas/api/payment/request",
    inputs: { amount: 100_000, phone: phone_number },
    effect: 100_000 - REQUEST_FEE,
  },
  {
    screen: "cards/fund-card",
    call: "POST /api/v1/card-mgt/cards/1/fund",
    inputs: { source_wallet_number: WALLET, amount: 50_000, transaction_pin },
    stored: { card: { id: "1", label: "Visa 4000 •••• •••• 7899" } },
    effect: -50_000,
  },
  {
    screen: "loans/pay-loan",
    call: "POST /api/v1/loan/pay",
    inputs: { amount: 100_000, source_wallet_number: WALLET },
    stored: { loan: { application_number: "LOAN-DEMO-0004", outstanding_balance: 400_000 } },
    effect: -100_000,
  },
  {
    screen: "properties/subscribe",
    call: "POST /api/v1/properties-mgt/property-subscriptions/process/request",
    inputs: { quantity: 1, desired_payment_duration_interval: 1 },
    stored: {
      property: {
        id: property.id,
        name: property.name,
        price: property.priceKobo / 100,
        discount_pct: property.discountPct,
        quantity: property.stock,
        allow_payment_installment: false,
      },
    },
    effect: -discountedKobo(property),
  },
];
