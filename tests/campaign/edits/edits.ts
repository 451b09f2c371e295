import { nat, sample } from "fast-check";
import { chromium, type Page } from "@playwright/test";

import { BRAND } from "#gallery/shell/address/address.ts";
import { GALLERY } from "#gallery/protocol.ts";
import { startServer } from "#tests/e2e/harness/bank.ts";
import { copyProject } from "#tests/e2e/harness/project.ts";
import { watchProblems } from "#tests/e2e/harness/problems.ts";
import buildFirst from "#tests/support/build-first.ts";
import { openProject, type Project, screenPaths } from "#tools/project/project-files.ts";
import { findBrowser } from "#tools/setup/find-browser.ts";

import type { Campaign } from "../campaign.ts";
import { type EditedFile, editFile } from "./edit-file.ts";
import type { Random } from "./moves.ts";
import { watchStudio } from "./studio.ts";

/** Banks whose brand is edited too: it has controls that no screen has. */
const BANKS = ["demo"];
/** Files that are edited at the same time: the studio waits for pauses in typing. */
const LANES = 3;
/** A slow or busy machine must not fail an edit. */
const PATIENCE = 120_000;
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Random edits of every screen by the studio's panel. */
export const edits: Campaign = {
  goal: "a file differs only where it was edited; lint accepts it, or Save says that it does not; undo leads back, byte by byte",
  count: 50,
  run: async ({ seed, count }) => {
    buildFirst();
    const copy = copyProject();
    const server = await startServer(["preview", "--no-build", "--gallery"], copy.root);
    const browser = await chromium.launch({
      handleSIGTERM: false,
      executablePath: await findBrowser(),
      args: [...asRoot, "--disable-dev-shm-usage", "--disable-gpu"],
    });
    try {
      const violations: string[] = [];
      const kinds = new Map<string, number>();
      let refused = 0;
      const project = openProject(copy.root);
      const files = [...screenPaths(project), ...BANKS.map((bank) => `tenants/${bank}.json`)];
      const left = files.values();
      const edit = async () => {
        for (const path of left) {
          const context = await browser.newContext({ reducedMotion: "reduce" });
          context.setDefaultTimeout(PATIENCE);
          const problems = await watchProblems(context);
          // An edit may make the preview ask the sandbox for what it does not have.
          problems.allow(/Failed to load resource/);
          const page = await context.newPage();
          const open = async (address: string) =>
            void (await page.goto(`http://localhost:${server.port}${GALLERY}${address}`));
          const edited = await editInStudio({ page, project, path, open, seed }, count).catch(failed);
          violations.push(...[...edited.violations, ...problems.found].map((one) => `${path}: ${one}`));
          for (const [kind, times] of edited.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + times);
          refused += edited.refused;
          await context.close();
        }
      };
      await Promise.all(Array.from({ length: LANES }, edit));
      return { tried: madeOf(kinds), violations, figures: figuresOf(kinds, refused) };
    } finally {
      await browser.close();
      await server.close();
      copy.remove();
    }
  },
};

/** What stops the edits of a file is a violation too. */
function failed(error: unknown): EditedFile {
  const text = error instanceof Error ? error.message : String(error);
  return { violations: [text.slice(0, 500)], kinds: new Map(), refused: 0 };
}

type InStudio = {
  readonly page: Page;
  readonly project: Project;
  readonly path: string;
  readonly open: (address: string) => Promise<void>;
  readonly seed: number;
};

/** Opens a file in the studio and edits it at random. */
export async function editInStudio({ page, project, path, open, seed }: InStudio, count: number) {
  const studio = watchStudio(page, path, project.read(path));
  const bank = /^tenants\/(.*)\.json$/.exec(path)?.[1];
  if (bank === undefined) {
    const { id } = JSON.parse(project.read(path)) as { readonly id: string };
    await open(`/${id}/sandbox`);
    await page.getByRole("button", { name: "Show the panel" }).click();
  } else await open(`/${BRAND}?tenant=${bank}`);
  return await editFile({ studio, project, path, random: randomFrom(seed) }, count);
}

/** Always the same numbers for the same seed. */
function randomFrom(seed: number): Random {
  let chunk = seed;
  let numbers: number[] = [];
  return (below) => {
    if (numbers.length === 0) numbers = sample(nat(), { seed: chunk++, numRuns: 1000 });
    return below === 0 ? 0 : numbers.pop()! % below;
  };
}

function madeOf(kinds: ReadonlyMap<string, number>): number {
  return [...kinds.values()].reduce((sum, times) => sum + times, 0);
}

function figuresOf(kinds: ReadonlyMap<string, number>, refused: number): string {
  const each = [...kinds].map(([kind, times]) => `${times} ${kind}`).join(", ");
  return `${each}; ${refused} that lint refuses were told and taken back`;
}
