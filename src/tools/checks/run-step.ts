import { spawn } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { performance } from "node:perf_hooks";

import { noTests, readCounts } from "./counts.ts";
import type { Counts } from "./counts.ts";
import { readFailures } from "./failures.ts";
import type { Failure } from "./failures.ts";
import type { Step } from "./steps.ts";

export type StepResult = {
  readonly name: string;
  readonly ok: boolean;
  readonly counts: Counts;
  readonly failures: readonly Failure[];
  /** Milliseconds. */
  readonly duration: number;
};

/** Git ignores it. */
const reports = ".cache/reports";

/** Runs a step in a process of its own and prints one line. If the step failed, and in CI, its output follows. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const report = `${reports}/${step.name.replaceAll(/\W+/g, "-")}.json`;
  await mkdir(reports, { recursive: true });
  await rm(report, { force: true });
  const { code, output } = await runNode(step, report);
  const tests = step.report ? await testsIn(step.report, report) : { counts: noTests, failures: [] };
  const result = { name: step.name, ok: code === 0, ...tests, duration: performance.now() - started };
  console.log(summaryLine(result));
  if (!result.ok || process.env["CI"]) console.log(output);
  return result;
}

/** The line about a finished step. */
function summaryLine({ name, ok, counts, duration }: StepResult): string {
  const total = counts.passed + counts.failed;
  const tests = total === 0 ? "" : `, ${counts.passed} of ${total} tests`;
  return `${ok ? "ok    " : "FAILED"}  ${name}  ${(duration / 1000).toFixed(1)} s${tests}`;
}

async function testsIn(
  kind: "vitest" | "playwright",
  file: string,
): Promise<Pick<StepResult, "counts" | "failures">> {
  const json = await readFile(file, "utf8").catch(() => undefined);
  return json === undefined
    ? { counts: noTests, failures: [] }
    : { counts: readCounts(kind, json), failures: readFailures(kind, json) };
}

function runNode(step: Step, report: string): Promise<{ code: number; output: string }> {
  const reporting =
    step.report === "vitest" ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
  const child = spawn(process.execPath, [step.script, ...step.args, ...reporting], {
    env: { ...process.env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve) => {
    let output = "";
    const add = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
