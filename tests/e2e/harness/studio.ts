// Playwright's own test function: the bank of the other tests has no gallery, and tests must not change its files.
import { test as base } from "@playwright/test";

import { GALLERY } from "#gallery/protocol.ts";

import { startServer } from "./bank.ts";
import { watchProblems } from "./problems.ts";
import { copyProject, type ProjectCopy } from "./project.ts";

type Studio = { readonly project: ProjectCopy; readonly origin: string };

/** A gallery on a copy of the project, because its tests change files. */
export const test = base.extend<{ open: (path: string) => Promise<void> }, { studio: Studio }>({
  studio: [
    async ({}, use) => {
      const project = copyProject();
      const { port, close } = await startServer(["preview", "--no-build", "--gallery"], project.root);
      await use({ project, origin: `http://localhost:${port}` });
      await close();
      project.remove();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  /** Opens a path below the gallery's. Errors and warnings in the browser fail the test. */
  open: async ({ context, page, studio: { origin, project } }, use) => {
    const problems = await watchProblems(context);
    await use(async (path) => void (await page.goto(`${origin}${GALLERY}${path}`)));
    // The next test of this worker must not find what this one saved.
    project.restore();
    expect(problems.found).toEqual([]);
  },
});
export const { expect } = test;
