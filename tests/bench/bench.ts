import { writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";

import type { Browser } from "@playwright/test";

import { buildSubjects } from "./build-subjects.ts";
import { measureBytes } from "./bytes.ts";
import { conditions } from "./conditions.ts";
import { fixedWork } from "./fixed-work.ts";
import { launch } from "./launch.ts";
import { formatMachine, formatReport, formatStudio, type Report } from "./report.ts";
import { serveSubjects } from "./serve-subjects.ts";
import { createSession } from "./session.ts";
import { signIn } from "./subjects.ts";
import { measureHistory } from "./history.ts";
import { measureLint } from "./lint.ts";
import { measureStay } from "./stay.ts";
import { measureStudio } from "./studio.ts";
import { measureTimes } from "./times.ts";

/** Its times differ less than those of a slow phone. */
const STUDIO_RUNS = 3;

export type BenchOptions = {
  readonly runs: number;
  /** One run, neither warmed up nor with the figures that take minutes. */
  readonly quick: boolean;
  /** File for all figures, also those of each run. */
  readonly json: string | undefined;
  readonly print: (line: string) => void;
};

/** Measures the studio alone, and prints its times. */
export async function runStudioBench({ runs, quick, print }: Omit<BenchOptions, "json">): Promise<void> {
  const browser = await launch();
  try {
    const loadBefore = loadavg()[0]!;
    const speed = fixedWork();
    const studio = await measureStudio(browser, { runs, quick });
    const load = [loadBefore, loadavg()[0]!] as const;
    print(formatMachine({ cpus: availableParallelism(), load, fixedWork: speed }));
    print(formatStudio(studio));
  } finally {
    await browser.close();
  }
}

/** Builds, serves and measures the app and its controls, and prints the figures. Nothing fails for being slow. */
export async function runBench({ json, ...options }: BenchOptions): Promise<void> {
  const { print } = options;
  print("Building the app and the controls …");
  await buildSubjects();
  const browser = await launch();
  try {
    const { report, failures } = await measure(browser, options);
    print(formatReport(report));
    if (json !== undefined) await writeFile(json, `${JSON.stringify(report, undefined, 2)}\n`);
    if (failures.length > 0) throw new AggregateError(failures, "Some figures could not be measured.");
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  { runs, quick, print }: Omit<BenchOptions, "json">,
): Promise<{ report: Report; failures: readonly unknown[] }> {
  const site = await serveSubjects();
  const failures: unknown[] = [];
  /** What comes last takes minutes, and costs none of the figures before it if it fails. */
  const late = async <T>(name: string, task: () => Promise<T>): Promise<T | undefined> => {
    if (quick) return undefined;
    print(name);
    return await task().catch((error: unknown) => void failures.push(error));
  };
  try {
    const loadBefore = loadavg()[0]!;
    const session = await createSession(site.url(signIn));
    const bytes = await measureBytes(browser, site, session);
    const onRound = (round: number) => print(round === 0 ? "Warming up …" : `Run ${round} of ${runs} …`);
    const times = await measureTimes(browser, site, session, { runs, warmUp: !quick, onRound });
    print("The studio …");
    const studio = await measureStudio(browser, { runs: Math.min(runs, STUDIO_RUNS), quick });
    const stay = await late("200 navigations …", () => measureStay(site.url(signIn), session));
    const history = await late("A history of 10,000 rows …", () =>
      measureHistory(browser, site.url(signIn), session),
    );
    const report: Report = {
      taken: new Date().toISOString(),
      chromium: browser.version(),
      cpus: availableParallelism(),
      load: [loadBefore, loadavg()[0]!],
      fixedWork: fixedWork(),
      conditions,
      runs,
      bytes,
      times,
      stay,
      studio,
      history,
      lint: quick ? [] : measureLint(),
    };
    return { report, failures };
  } finally {
    await site.close();
  }
}
