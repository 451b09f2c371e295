import { runBench, runStudioBench } from "#tests/bench/bench.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run bench -- [--runs 1…99] [--quick] [--studio] [--json FILE]
Measures bytes, time to usable and cost per keystroke, and the same of two hand-written apps. --quick measures once.
--studio measures only the times of the gallery.`;

/** Measures bytes, time to usable and cost per keystroke, and compares them with two hand-written controls. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
    json: { type: "string" },
    runs: { type: "string" },
    quick: { type: "boolean", default: false },
    studio: { type: "boolean", default: false },
  });
  const { quick, json } = options;
  const runs = parseRuns(options.runs ?? (quick ? "1" : "7"));
  if (options.studio) await runStudioBench({ runs, quick, print: console.log });
  else await runBench({ runs, quick, json, print: console.log });
  return 0;
}

function parseRuns(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new Advice(`"${text}" is not a number of runs: use one from 1 to 99.`);
}
