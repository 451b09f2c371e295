import type { Random } from "./random.ts";

type Spending = {
  readonly typeId: number;
  readonly category: string;
  readonly amountKobo: number;
  readonly chargeKobo: number;
  readonly description: string;
};

const NETWORKS = ["mtn", "glo", "airtel", "etisalat"] as const;
const PHONES = ["08031234567", "08091112223", "07015556667", "08123334445"] as const;

const kinds: readonly [(random: Random) => Spending, ...((random: Random) => Spending)[]] = [
  (random) => {
    const amountKobo = random.pick([50_00, 100_00, 200_00, 300_00, 500_00, 750_00]);
    const text = `${random.pick(NETWORKS)} airtime for ${random.pick(PHONES)}`;
    return { typeId: 11, category: "Airtime", amountKobo, chargeKobo: 0, description: text };
  },
  (random) => {
    const amountKobo = random.pick([300_00, 500_00, 1_000_00, 1_500_00]);
    const text = `${random.pick(NETWORKS)} data for ${random.pick(PHONES)}`;
    return { typeId: 12, category: "Data", amountKobo, chargeKobo: 0, description: text };
  },
  (random) => {
    const amountKobo = random.pick([1_850_00, 2_500_00, 4_150_00]);
    const text = `${random.pick(["dstv", "gotv", "startimes"])} subscription`;
    return { typeId: 13, category: "Cable TV", amountKobo, chargeKobo: 0, description: text };
  },
  (random) => {
    const amountKobo = random.pick([500_00, 1_000_00, 2_000_00, 5_000_00]);
    return {
      typeId: 14,
      category: "Electricity",
      amountKobo,
      chargeKobo: 0,
      description: "Prepaid meter 04123456789",
    };
  },
  (random) => {
    const amountKobo = random.integer(500, 12_000) * 100;
    const text = random.pick(["Rent share", "Market", "School fees", "Fuel", "Thank you"]);
    return { typeId: 5, category: "Bank Transfer", amountKobo, chargeKobo: 25_00, description: text };
  },
];

/** One random expense of Ada's. Amounts in kobo. */
export function pickSpending(random: Random): Spending {
  return random.pick(kinds)(random);
}
