import { runCampaign } from "#tests/campaign/campaign.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run campaign:money -- [--seeds 200] [--seed 1]
Makes payments go wrong in every way, with both providers, and compares what is shown with the ledger. --seeds is how
many, --seed the first of them.
Exit code: 0 no violation, 1 some.`;

/**
 * Makes payments fail in every way, with every money call and both providers, and compares what customers see with the
 * ledger.
 */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
    seeds: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
  });
  const first = numberIn(options.seed);
  const seeds = Array.from({ length: numberIn(options.seeds) }, (_, index) => first + index);
  const { table, violations } = await runCampaign(seeds, ({ seed, verdict }) => {
    for (const text of verdict.violations) console.error(`seed ${seed}: ${text}`);
  });
  console.log([table, ...violations].join("\n"));
  return violations.length > 0 ? 1 : 0;
}

function numberIn(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Advice(`"${text}" is not a whole number from 1 to 99999.`);
}
