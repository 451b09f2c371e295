/** Seeds that `npm test` tries. They have met, between them, each form of reply. */
const FEW = [3, 8, 14];

const wanted = Number(process.env["LITERAL_SEEDS"] ?? 0);

/**
 * The seeds of the literal provider that are tried, and what with: `LITERAL_SEEDS=20` tries each journey with the seeds 1 to 20; without it
 * each journey has its turn with one of a few.
 */
export const literalSeeds = {
  seeds: wanted > 0 ? Array.from({ length: wanted }, (_, index) => index + 1) : FEW,
  journeysOf: <Item>(turn: number, journeys: readonly Item[]): readonly Item[] =>
    wanted > 0 ? journeys : journeys.filter((_, index) => index % FEW.length === turn),
};
