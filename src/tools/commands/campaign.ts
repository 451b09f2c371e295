import { campaigns } from "#tests/campaign/campaigns.ts";
import { summary, type Ran } from "#tests/campaign/summary.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseArguments } from "#tools/setup/options.ts";
import { nearest } from "#lib/text/text.ts";

const NAMES = Object.keys(campaigns);

/** What `--help` prints. */
export const usage = `Usage: npm run campaign -- [names] [--seed 1] [--count N]
Attacks the project in many ways and prints what held, as a Markdown table. Names: ${NAMES.join(", ")}; without a name,
all of them. --seed chooses what is tried, --count how many; the same seed and count try the same.
Exit code: 0 no violation, 1 some.`;

/** Runs campaigns, tells each violation with what repeats it, and prints a table of all. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArguments(args, {
    seed: { type: "string", default: "1" },
    count: { type: "string" },
  });
  const seed = numberIn(values.seed);
  const wanted = values.count === undefined ? undefined : numberIn(values.count);
  const all: Ran[] = [];
  for (const name of positionals.length > 0 ? positionals.map(known) : NAMES) {
    const campaign = await campaigns[name]!();
    const plan = { seed, count: wanted ?? campaign.count };
    console.error(`${name}: seed ${plan.seed}, ${plan.count} to try`);
    const start = performance.now();
    const verdict = await campaign.run(plan);
    all.push({ name, goal: campaign.goal, ...plan, verdict, seconds: (performance.now() - start) / 1000 });
    for (const text of verdict.violations) console.error(`  ${text}`);
    if (verdict.violations.length > 0) {
      console.error(`  Again: npm run campaign -- ${name} --seed ${plan.seed} --count ${plan.count}`);
    }
  }
  console.log(summary(all));
  return all.some(({ verdict }) => verdict.violations.length > 0) ? 1 : 0;
}

function known(name: string): string {
  if (NAMES.includes(name)) return name;
  const guess = nearest(name, NAMES);
  const hint = guess === undefined ? `They are ${NAMES.join(", ")}.` : `Did you mean ${guess}?`;
  throw new Advice(`There is no campaign ${name}. ${hint}`);
}

function numberIn(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Advice(`"${text}" is not a whole number from 1 to 9999999.`);
}
