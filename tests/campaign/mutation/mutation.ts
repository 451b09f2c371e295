import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { sample, shuffledSubarray } from "fast-check";

import type { Campaign, Plan, Verdict } from "../campaign.ts";
import { openJudge, type Drawn } from "./judge.ts";
import { mutantsOf } from "./mutants.ts";
import { interval } from "./interval.ts";

/** The least share of mutants that tests must notice. */
const LEAST = 0.85;
const FOLDERS = ["lib", "engine", "provider", "tenant"].map((name) => `src/${name}`);
const MONEY =
  /^src\/(?:lib\/(?:signed-)?money[^/]*|engine\/(?:payment|money-outcome|outcome|journal|find-row|find-in-list|frozen-request|once|request|requery))\.ts$/;
/** Tests, texts, and what is generated. */
const NO_CODE = /\.test\.ts$|\/words\.ts$|\/replies\/(?:sent|received)\.ts$/;

/** Mutants of all code without pages, as many as the count says, drawn by the seed. */
export const mutation: Campaign = mutants(/^src\//, "engine, provider, tenant and lib");
/** The same of the code that moves money. */
export const mutationOfMoney: Campaign = mutants(MONEY, "the code of money");

function mutants(files: RegExp, what: string): Campaign {
  return {
    goal: `unit tests notice ${LEAST * 100} % of the mutants of ${what}`,
    count: 150,
    run: async (plan) => await tryMutants(files, plan),
  };
}

async function tryMutants(files: RegExp, { seed, count }: Plan): Promise<Verdict> {
  const all = FOLDERS.flatMap(filesIn)
    .filter((file) => files.test(file) && !NO_CODE.test(file))
    .flatMap((file) => mutantsOf(file, readFileSync(file, "utf8")).map((mutant) => ({ ...mutant, file })));
  const length = Math.min(count, all.length);
  const [drawn = []] = sample(shuffledSubarray(all, { minLength: length, maxLength: length }), {
    seed,
    numRuns: 1,
  });
  const judge = openJudge();
  const missed: { readonly mutant: Drawn; readonly untested: boolean }[] = [];
  try {
    if (drawn[0]) await judge.check(drawn[0].file);
    for (const mutant of drawn) {
      const noticed = await judge.judge(mutant);
      if (noticed) continue;
      missed.push({ mutant, untested: noticed === undefined });
      // A long campaign says at once what it has found.
      process.stderr.write(`  missed: ${described(mutant).join(" ")}\n`);
    }
  } finally {
    judge.close();
  }
  const score = (length - missed.length) / length;
  const [low, high] = interval(length - missed.length, length).map((share) => (share * 100).toFixed(0));
  const figures = `${(score * 100).toFixed(0)} % of ${length} drawn from ${all.length} (95 %: ${low} to ${high} %)`;
  const rows = missed.map(
    ({ mutant, untested }) => `| ${described(mutant).join(" | ")} | ${untested ? "no test" : ""} |`,
  );
  return {
    tried: length,
    violations: score < LEAST ? [`the score is ${figures}`] : [],
    figures,
    table: ["| place | code | mutant | |", "|---|---|---|---|", ...rows].join("\n"),
  };
}

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".ts"))
    .toSorted()
    .map((name) => join(folder, name));
}

function described({ file, start, end, text }: Drawn): readonly string[] {
  const code = readFileSync(file, "utf8");
  const line = code.slice(0, start).split("\n").length;
  return [`${file}:${line}`, written(code.slice(start, end)), written(text)];
}

function written(part: string): string {
  return `\`${part.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").slice(0, 100)}\``;
}
