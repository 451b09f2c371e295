import { runBench } from "#tests/bench/bench.ts";
import { Advice } from "#tools/setup/advice.ts";
import { parseOptions } from "#tools/setup/options.ts";

/** Measures bytes, time to usable and cost per keystroke, and compares them with two hand-written controls. */
export async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
    json: { type: "string" },
    runs: { type: "string", default: "7" },
  });
  await runBench({ runs: parseRuns(options.runs), json: options.json, print: console.log });
  return 0;
}

function parseRuns(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new Advice(`"${text}" is not a number of runs: use one from 1 to 99.`);
}
