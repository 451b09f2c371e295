import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";

import { createVitest, type TestSpecification } from "vitest/node";

import type { Drawn } from "./judge.ts";

/** Of processor that one question may take: a mutant that takes more never ends. Without one it is a few. */
export const SECONDS = 120;

/** Opens the unit tests, which stay loaded from one mutant to the next. */
export async function openTests() {
  let mutant: Drawn | undefined;
  const vitest = await createVitest(
    "test",
    {
      config: "tests/campaign/mutation/vitest.config.ts",
      watch: false,
      bail: 1,
      pool: "threads",
      maxWorkers: 1,
      isolate: false,
      reporters: [{}],
      silent: true,
      testTimeout: 60_000,
    },
    {
      cacheDir: ".cache/mutation",
      plugins: [
        {
          name: "mutant",
          enforce: "pre",
          load: (id) => (mutant && id === resolve(mutant.file) ? changed(mutant) : undefined),
        },
      ],
    },
  );
  const rings = new Map<string, readonly TestSpecification[][]>();

  /** The tests that import a file: first those of its name beside it, then those of its folder, then all others. */
  async function ringsOf(file: string): Promise<readonly TestSpecification[][]> {
    const known = rings.get(file);
    if (known) return known;
    vitest.config.related = [resolve(file)];
    const all = await vitest.getRelevantTestSpecifications();
    const found = [0, 1, 2].map((ring) => all.filter(({ moduleId }) => distance(moduleId, file) === ring));
    const used = found.filter((specifications) => specifications.length > 0);
    rings.set(file, used);
    return used;
  }

  /** What fails, by the files of the tests and by the errors outside of tests. */
  async function failures(specifications: TestSpecification[]): Promise<readonly string[]> {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const failed = testModules.filter((module) => !module.ok());
    return [
      ...failed.map(({ relativeModuleId }) => relativeModuleId),
      ...unhandledErrors.map(() => "what runs beside the tests"),
    ];
  }

  /** What fails without a mutant, of the tests that import a file: such tests cannot judge one. */
  async function check(file: string): Promise<readonly string[]> {
    return await failures((await ringsOf(file)).flat());
  }

  /** Whether a test notices a mutant; undefined where none imports its file. */
  async function judge(drawn: Drawn): Promise<boolean | undefined> {
    const all = await ringsOf(drawn.file);
    if (all.length === 0) return undefined;
    mutant = drawn;
    vitest.invalidateFile(resolve(drawn.file));
    try {
      for (const specifications of all) if ((await failures(specifications)).length > 0) return true;
      return false;
    } finally {
      mutant = undefined;
      vitest.invalidateFile(resolve(drawn.file));
    }
  }

  return { check, judge };
}

function changed({ file, start, end, text }: Drawn): string {
  const code = readFileSync(file, "utf8");
  return code.slice(0, start) + text + code.slice(end);
}

function distance(test: string, file: string): number {
  if (dirname(test) !== dirname(resolve(file))) return 2;
  return basename(test).startsWith(`${basename(file, ".ts")}.`) ? 0 : 1;
}
