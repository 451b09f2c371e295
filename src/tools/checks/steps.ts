import type { TestBrowsers } from "#tools/setup/find-browser.ts";

/** One part of `npm test`: a program that fails by its exit code. */
export type Step = {
  readonly name: string;
  /** Its package, and the file in it to run with Node. */
  readonly script: string;
  readonly args: readonly string[];
  /** The format of its report, from which tests are counted; a step without a report has no tests. */
  readonly report?: "vitest" | "playwright";
  readonly env?: Readonly<Record<string, string>>;
};

const vitest = "node_modules/vitest/vitest.mjs";

/** They only read, so they run in parallel. */
export const staticSteps: readonly Step[] = [
  { name: "format", script: "node_modules/oxfmt/bin/oxfmt", args: ["--check"] },
  { name: "lint", script: "node_modules/oxlint/bin/oxlint", args: [] },
  { name: "screens and tenants", script: "src/tools/run.mjs", args: ["lint-screens"] },
  { name: "unused code", script: "node_modules/knip/bin/knip.js", args: ["--no-progress"] },
  { name: "types", script: "node_modules/typescript/bin/tsc", args: ["--noEmit"] },
];

/** One after another: each needs the whole machine, and the last two need the build. */
export const runningSteps: readonly Step[] = [
  { name: "unit, component, contract", script: vitest, args: ["run"], report: "vitest" },
  { name: "build", script: "src/tools/run.mjs", args: ["build"] },
  {
    name: "bundle",
    script: vitest,
    args: ["run", "--config", "tests/bundle/vitest.config.ts"],
    report: "vitest",
  },
];

/** The tests of components, to which each reply comes late by up to 80 ms: what a test does not wait for is not there yet. */
export const lateStep: Step = {
  name: "late replies",
  script: vitest,
  args: ["run", "--project", "component"],
  report: "vitest",
  env: { REPLIES_LATE: "80" },
};

/** The sandbox's processes over one PostgreSQL server. */
export const postgresStep: Step = {
  name: "postgres",
  script: vitest,
  args: ["run", "--config", "tests/postgres/vitest.config.ts"],
  report: "vitest",
};

/** Releases to a bucket of a real S3 server. */
export const bucketStep: Step = {
  name: "bucket",
  script: vitest,
  args: ["run", "--config", "tests/bucket/vitest.config.ts"],
  report: "vitest",
};

export function endToEndStep({ whole, shell }: TestBrowsers): Step {
  return {
    name: "end-to-end",
    script: "node_modules/@playwright/test/cli.js",
    args: ["test", "--config", "tests/e2e/playwright.config.ts", "--pass-with-no-tests"],
    report: "playwright",
    env: { CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell },
  };
}

/** The build with its released screens in a bucket. */
export function bucketInBrowserStep(browsers: TestBrowsers): Step {
  const args = ["test", "--config", "tests/bucket/playwright.config.ts"];
  return { ...endToEndStep(browsers), name: "bucket in a browser", args };
}

/** The build behind nginx and Caddy. */
export function deployStep(browsers: TestBrowsers): Step {
  const args = ["test", "--config", "tests/deploy/playwright.config.ts"];
  return { ...endToEndStep(browsers), name: "deployments", args };
}

/** Journeys in each engine. The short form has one, and only in those in which no other step runs. */
export function enginesStep(browsers: TestBrowsers, form: "whole" | "short" = "whole"): Step {
  const args = ["test", "--config", "tests/engines/playwright.config.ts"];
  const only = form === "short" ? ["--grep", "(firefox|webkit).*@short"] : [];
  return { ...endToEndStep(browsers), name: "engines", args: [...args, ...only] };
}

/** @param seeds with how many seeds each journey runs, starting at 1 */
export function literalStep(browsers: TestBrowsers, seeds: string): Step {
  const { args, env, ...step } = endToEndStep(browsers);
  return {
    ...step,
    name: "literal provider",
    args: [...args, "journeys.spec.ts"],
    env: { ...env, LITERAL_SEEDS: seeds },
  };
}
