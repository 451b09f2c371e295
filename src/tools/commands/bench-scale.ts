import { runScale } from "#tests/bench/scale/scale.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run bench:scale -- [--billers 100,1000,2000] [--listed 2000] [--banks 100,10000]
Measures what many billers and many banks cost: lint, release, the gallery's list, the first load, the directory and its search.
--listed: so many billers in the list of one screen.`;

/** Measures what many billers and many banks cost product staff and customers. */
export async function run(args: readonly string[]): Promise<number> {
  const { billers, listed, banks } = parseOptions(args, {
    billers: { type: "string", default: "100,1000,2000" },
    listed: { type: "string", default: "2000" },
    banks: { type: "string", default: "100,10000" },
  });
  await runScale({
    billers: counts(billers),
    listed: counts(listed),
    banks: counts(banks),
    print: console.log,
  });
  return 0;
}

function counts(text: string): readonly number[] {
  if (/^[1-9]\d{0,4}(?:,[1-9]\d{0,4})*$/.test(text)) return text.split(",").map(Number);
  throw new Advice(`"${text}" is not a list of numbers from 1 to 99999: 100,1000`);
}
