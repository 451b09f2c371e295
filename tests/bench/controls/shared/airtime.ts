import { formatAmount, toKobo } from "./naira.ts";

/** The customer's inputs, under the provider's names. */
export type Values = {
  readonly source_wallet_number: string;
  readonly network_provider: string;
  readonly phone_number: string;
  readonly amount: string;
};

export type Errors = { readonly [name in keyof Values]?: string };

export const noValues: Values = {
  source_wallet_number: "",
  network_provider: "",
  phone_number: "",
  amount: "",
};

/** Whole naira (specification 1 §9). */
export const quickAmounts = [50, 100, 200, 300, 500, 750];

export const networks = [
  { value: "mtn", label: "MTN", prefixes: /^0(?:702[56]|70[346]|80[36]|81[0346]|90[36]|91[36])/ },
  { value: "glo", label: "Glo", prefixes: /^0(?:705|80[57]|81[15]|9[01]5)/ },
  { value: "airtel", label: "Airtel", prefixes: /^0(?:70[18]|80[28]|812|90[1247]|91[12])/ },
  { value: "etisalat", label: "9mobile (Etisalat)", prefixes: /^0(?:809|81[78]|90[89])/ },
];

const MINIMUM_KOBO = 50_00;

/** National form of a mobile number: `+234 803 123 4567` → `08031234567`. */
export function nationalPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, "");
  if (/^234\d{10}$/.test(digits)) return `0${digits.slice(3)}`;
  return /^[789]\d{9}$/.test(digits) ? `0${digits}` : digits;
}

/** The network that a number's prefix stands for. */
export function networkOf(typed: string): string | undefined {
  const phone = nationalPhone(typed);
  return networks.find(({ prefixes }) => prefixes.test(phone))?.value;
}

/** The errors by field; empty without errors. */
export function validate(values: Values): Errors {
  const kobo = toKobo(values.amount);
  return {
    ...(values.source_wallet_number === "" && { source_wallet_number: "Choose the wallet to pay from" }),
    ...(values.network_provider === "" && { network_provider: "Choose a network" }),
    ...(values.phone_number === ""
      ? { phone_number: "Enter the phone number to top up" }
      : !/^0[789]\d{9}$/.test(nationalPhone(values.phone_number)) && {
          phone_number: "Enter a Nigerian mobile number, like 0803 123 4567",
        }),
    ...(values.amount === ""
      ? { amount: "Choose or enter an amount" }
      : (kobo === undefined || kobo < MINIMUM_KOBO) && { amount: "Enter ₦50.00 or more" }),
  };
}

/** The rows that the customer confirms. */
export function reviewOf(values: Values): readonly (readonly [label: string, value: string])[] {
  return [
    ["Amount", `₦${formatAmount(toKobo(values.amount) ?? 0)}`],
    ["Network", values.network_provider.toUpperCase()],
    ["Phone Number", nationalPhone(values.phone_number)],
    ["From wallet", values.source_wallet_number],
  ];
}
