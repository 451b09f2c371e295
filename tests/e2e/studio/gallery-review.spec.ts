import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";
// Playwright's own test function: the bank of the other tests has no gallery, and tests must not change its files.
import { expect, test as base } from "@playwright/test";

import { GALLERY } from "#gallery/protocol.ts";

import { expectAccessible } from "../harness/accessible.ts";
import { startServer } from "../harness/bank.ts";
import { watchProblems } from "../harness/problems.ts";
import { copyProject, type ProjectCopy } from "../harness/project.ts";
import { expectReflow } from "../harness/reflow.ts";
import { tabTo } from "../harness/by-keyboard.ts";

const FILE = "schemas/screens/payments/airtime.json";
const OTHER = "schemas/screens/payments/data.json";

type Gallery = {
  readonly project: ProjectCopy;
  readonly origin: string;
  readonly git: (...args: string[]) => string;
};

/** A gallery on a copy of the project that is a git checkout. */
const test = base.extend<{ open: (path: string) => Promise<void> }, { gallery: Gallery }>({
  gallery: [
    async ({}, use) => {
      const project = copyProject();
      const git = (...args: string[]) =>
        execFileSync("git", args, { cwd: project.root, encoding: "utf8", env: ownEnvironment() }).trim();
      git("init", "--quiet", "--initial-branch=main");
      git("config", "user.name", "Ada");
      git("config", "user.email", "ada@example.com");
      git("add", "schemas", "tenants");
      git("commit", "--quiet", "--message=before");
      const { port, close } = await startServer(["preview", "--no-build", "--gallery"], project.root);
      await use({ project, origin: `http://localhost:${port}`, git });
      await close();
      project.remove();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  open: async ({ context, page, gallery: { origin } }, use) => {
    const problems = await watchProblems(context);
    await use(async (path) => void (await page.goto(`${origin}${GALLERY}${path}`)));
    expect(problems.found).toEqual([]);
  },
});

// The tests share a server, because starting one for each takes longer.
test.describe.configure({ mode: "default" });

/** A hook that runs the tests names its own repository. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_INDEX_FILE: _index, GIT_WORK_TREE: _tree, ...others } = process.env;
  return others;
}

const code = (page: Page, file: string) => page.getByRole("textbox", { name: file });
const write = (page: Page) => page.getByRole("button", { name: /^Write 1 file/ });

test("a change of an amount is confirmed, seen before and after, played, written and committed", async ({
  open,
  gallery: { project, git },
  page,
}) => {
  const before = project.read(FILE);
  const limit =
    '"amount": { "minimum": { "$value": "$settings.limits.smallestAmounts.airtime", "as": "kobo" } },';
  // A limit in kobo also holds for banks of other currencies: none of them offers more than this.
  const smaller = limit.replace(/ \},$/, ', "maximum": 5000000 },');
  const edited = before.replace(limit, smaller);
  expect(edited).not.toBe(before);
  await open("/airtime/sandbox");
  await expect(code(page, FILE)).toBeVisible();
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("textbox", { name: "Find" })).toBeFocused();
  await page.keyboard.type("smallestAmounts.airtime");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  await page.keyboard.insertText(smaller);
  await page.getByRole("button", { name: "Scenarios" }).click();
  await expect(page.getByText(/^All \d+ pass$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Passed: too little" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Review", level: 1 })).toBeVisible();
  const change = page.getByRole("checkbox", { name: /^Airtime Subscription: .* field amount: .*amount$/ });
  await expect(change).not.toBeChecked();
  const pictures = page.locator("figure");
  await expect(pictures).toHaveCount(2);
  for (const name of ["Before", "After"]) {
    const picture = pictures.filter({ hasText: name }).frameLocator("iframe");
    await expect(picture.getByRole("heading", { name: "Airtime Subscription" })).toBeVisible();
  }
  await expect(page.getByText(/^Airtime Subscription: All \d+ pass$/)).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);

  await page.getByRole("checkbox", { name: "Make a branch and a commit" }).check();
  await page.getByRole("textbox", { name: "Name of the new branch" }).fill("smaller-airtime");
  await write(page).click();
  const form = page.getByRole("region", { name: "Write the files" });
  await expect(form.getByRole("alert")).toHaveText("Not confirmed yet: 1 change that touches money.");
  await expect(change).toBeFocused();
  expect(project.read(FILE)).toBe(before);
  await change.check();
  await write(page).click();
  await expect(page.getByText("on the new branch smaller-airtime")).toBeVisible();
  expect(project.read(FILE)).toBe(edited);
  expect(git("branch", "--show-current")).toBe("smaller-airtime");
  expect(git("show", "--name-only", "--format=", "HEAD")).toBe(FILE);
  expect(git("log", "-1", "--format=%B")).toContain("MONEY (amount)");
});

test("a label is changed, reviewed and written by keyboard alone", async ({
  open,
  gallery: { project },
  page,
}) => {
  const keys = page.keyboard;
  await open("/data/sandbox");
  // The page takes the focus, after the list of all screens.
  await tabTo(page, page.getByRole("link", { name: "Skip to main content" }));
  await keys.press("Enter");
  await tabTo(page, code(page, OTHER));
  await keys.press("ControlOrMeta+Home");
  for (let line = 1; line < 6; line++) await keys.press("ArrowDown");
  await keys.press("Shift+End");
  await keys.insertText('  "title": "Data",');
  await tabTo(page, page.getByRole("link", { name: "Review" }), "Shift+Tab");
  await keys.press("Enter");
  await expect(page.getByText("Its title changed")).toBeVisible();
  await tabTo(page, write(page));
  await keys.press("Enter");
  await expect(page.getByText("Written", { exact: true })).toBeVisible();
  expect(project.read(OTHER)).toContain('  "title": "Data",\n');
});
