/** A bank in the lists of banks. */
export type Bank = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly support_direct_debit_mandates: boolean;
};

const PLACES = [
  "Abeokuta",
  "Abuja",
  "Akure",
  "Asaba",
  "Awka",
  "Bauchi",
  "Benin",
  "Calabar",
  "Enugu",
  "Gombe",
  "Ibadan",
  "Ilorin",
  "Jos",
  "Kaduna",
  "Kano",
  "Katsina",
  "Lagos",
  "Lokoja",
  "Maiduguri",
  "Minna",
  "Nsukka",
  "Onitsha",
  "Osogbo",
  "Owerri",
  "Warri",
] as const;
const KINDS = [
  "Commercial Bank",
  "Microfinance Bank",
  "Savings Bank",
  "Mortgage Bank",
  "Community Bank",
  "Merchant Bank",
  "Digital Bank",
  "Cooperative",
  "Traders Bank",
  "Farmers Bank",
  "Mobile Money",
  "Payments",
  "Trust",
  "Union Finance",
  "Teachers Bank",
  "Artisans Bank",
  "Fidelis Bank",
  "Unity Bank",
  "Heritage Savings",
  "Capital",
] as const;

/** 500 invented banks. Those of the first two kinds support direct debit. */
export const banks: readonly Bank[] = KINDS.flatMap((kind, row) =>
  PLACES.map((place, column) => {
    const id = row * PLACES.length + column + 1;
    return {
      id,
      name: `${place} ${kind}`,
      code: String(100_000 + id),
      support_direct_debit_mandates: row < 2,
    };
  }),
);
