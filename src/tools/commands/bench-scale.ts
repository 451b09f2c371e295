import { nearest } from "#lib/text/text.ts";
import { type Part, PARTS } from "#tests/bench/scale/measure.ts";
import { runScale } from "#tests/bench/scale/scale.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run bench:scale -- [--billers 100,1000,2000] [--listed 2000] [--banks 100,10000]
         [--only ${PARTS.join(",")}]
Measures what many billers and many banks cost, and prints each goal with what was measured: lint, release, the gallery's list, npm start,
the first load, the directory, its search and its scrolling, payments on PostgreSQL. --only: these alone (work: lint, release and the list's server).
--listed: so many billers in the list of one screen; none: 0.`;

/** Measures what many billers and many banks cost product staff and customers. */
export async function run(args: readonly string[]): Promise<number> {
  const { only, billers, listed, banks } = parseOptions(args, {
    only: { type: "string", default: PARTS.join(",") },
    billers: { type: "string", default: "100,1000,2000" },
    listed: { type: "string", default: "2000" },
    banks: { type: "string", default: "100,10000" },
  });
  await runScale({
    parts: only.split(",").map(partOf),
    billers: counts(billers),
    listed: listed === "0" ? [] : counts(listed),
    banks: counts(banks),
    print: console.log,
  });
  return 0;
}

function partOf(name: string): Part {
  const part = PARTS.find((one) => one === name);
  if (part !== undefined) return part;
  const guess = nearest(name, PARTS);
  throw new Advice(
    `There is nothing "${name}" to measure. ${guess === undefined ? `Choose of ${PARTS.join(", ")}.` : `Did you mean "${guess}"?`}`,
  );
}

function counts(text: string): readonly number[] {
  if (/^[1-9]\d{0,4}(?:,[1-9]\d{0,4})*$/.test(text)) return text.split(",").map(Number);
  throw new Advice(`"${text}" is not a list of numbers from 1 to 99999: 100,1000`);
}
