/** A loan that a customer may apply for. Amounts in kobo. */
export type LoanProduct = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Percent of the whole loan, in tenths: 45 is 4.5 %. */
  readonly interestPermille: number;
  readonly months: number;
  readonly minKobo: number;
  readonly maxKobo: number;
  /** Weekdays of repayment: 1 is Monday, 5 is Friday. */
  readonly weekdays: readonly number[];
};

/** The method of repayment of every product. */
export const REPAYMENT_METHOD = "Equal monthly payments";

export const loanProducts: readonly LoanProduct[] = [
  {
    id: 1,
    name: "Salary Advance",
    description: "A small loan until the next salaries come in.",
    interestPermille: 45,
    months: 3,
    minKobo: 10_000_00,
    maxKobo: 150_000_00,
    weekdays: [1, 2, 3, 4, 5],
  },
  {
    id: 2,
    name: "Business Boost",
    description: "Stock and tools for a shop or a workshop.",
    interestPermille: 110,
    months: 6,
    minKobo: 50_000_00,
    maxKobo: 500_000_00,
    weekdays: [1, 3, 5],
  },
  {
    id: 3,
    name: "Home Improvement",
    description: "A new roof, solar panels or a borehole.",
    interestPermille: 180,
    months: 12,
    minKobo: 100_000_00,
    maxKobo: 2_000_000_00,
    weekdays: [5],
  },
];

export function loanProduct(id: number): LoanProduct | undefined {
  return loanProducts.find((product) => product.id === id);
}
