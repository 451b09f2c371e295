import { join } from "node:path";

import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { build } from "vite";

import type { NoteProps } from "../harness/note-page.tsx";
import { runApart, startTranslating } from "../harness/translate.ts";

// In a real browser, because the methods of happy-dom call each other: there a translator could not be told from the app.

let script: string;
test.beforeAll(async () => {
  script = await bundled("note-page.tsx");
});

/** A module of the harness, with all that it imports, as one script. */
async function bundled(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "..", "harness", name),
        output: { format: "iife" },
      },
    },
  });
  if (!("output" in built)) throw new Error("Vite has built no single script.");
  return built.output[0].code;
}

async function open(page: Page, { isFollowed = true } = {}): Promise<void> {
  await page.setContent("<!doctype html><body></body>");
  await page.addScriptTag({ content: script });
  if (isFollowed) await page.evaluate(() => notePage.follow());
}

const show = (page: Page, props?: NoteProps) => page.evaluate((next) => notePage.show(next), props);
const shown = (page: Page) => page.evaluate(() => document.querySelector("main")!.textContent);

/** Expects these words, all translated, and no others. */
async function expectTranslated(page: Page, words: string): Promise<void> {
  const text = await shown(page);
  expect(text.replaceAll(/[«»]/g, "")).toBe(words);
  expect(text.replaceAll(/«[^»]*»/g, "")).not.toMatch(/\p{L}/u);
}

for (const translator of ["Chrome", "Firefox", "Safari"] as const) {
  test(`a page that ${translator} translates shows what the app shows`, async ({ page }) => {
    await open(page);
    await show(page, { amount: 100, hint: "Spend it." });
    await startTranslating(page, translator);
    await expectTranslated(page, "You have 100 naira now in your wallet. Spend it.");
    await test.step("a text changes, then another, then both", async () => {
      await show(page, { amount: 250, hint: "Spend it." });
      await expectTranslated(page, "You have 250 naira now in your wallet. Spend it.");
      await show(page, { amount: 250, hint: "Save it." });
      await expectTranslated(page, "You have 250 naira now in your wallet. Save it.");
      await show(page, { amount: 300, hint: "Keep it." });
      await expectTranslated(page, "You have 300 naira now in your wallet. Keep it.");
    });
    await test.step("an element comes before a text and goes", async () => {
      await show(page, { amount: 300, hint: "Keep it.", isBusy: true });
      await expectTranslated(page, "Wait! You have 300 naira now in your wallet. Keep it.");
      await show(page, { amount: 300, hint: "Keep it." });
      await expectTranslated(page, "You have 300 naira now in your wallet. Keep it.");
    });
    await test.step("a text goes, and one comes with an element after it", async () => {
      await show(page, { amount: 300 });
      await expectTranslated(page, "You have 300 naira now in your wallet. ");
      await show(page, { amount: 300, hint: "Lend it.", warning: "Be quick." });
      await expectTranslated(page, "You have 300 naira now in your wallet. Lend it.Be quick.");
    });
    await test.step("all goes", async () => {
      await show(page);
      expect(await shown(page)).toBe("");
    });
  });
}

/** What a translator does where the other language needs fewer words, in another order (https://issues.chromium.org/issues/41407169). */
const REARRANGE = `{
  const note = document.querySelector("p");
  note.normalize();
  note.prepend(note.querySelector("i"));
  note.lastChild.remove();
  note.append("«more»");
}`;

test("words that a translator has moved, left out and added are the app's again when one changes", async ({
  page,
}) => {
  await open(page);
  await show(page, { amount: 100 });
  await runApart(page, REARRANGE);
  expect(await shown(page)).toBe("nowYou have 100 naira «more»");
  await show(page, { amount: 250 });
  expect(await shown(page)).toBe("You have 250 naira now in your wallet. ");
});

test("what an extension puts beside the app's texts stays there", async ({ page }) => {
  await open(page);
  await show(page, { amount: 100 });
  await runApart(page, 'document.querySelector("p").prepend(document.createElement("button"))');
  await show(page, { amount: 250, isBusy: true, hint: "Save it." });
  await expect(page.locator("p > button")).toBeAttached();
  expect(await shown(page)).toBe("Wait! You have 250 naira now in your wallet. Save it.");
});

test("without the app's care an old amount stays", async ({ page }) => {
  await open(page, { isFollowed: false });
  await show(page, { amount: 100 });
  await startTranslating(page, "Chrome");
  await show(page, { amount: 250 });
  await expectTranslated(page, "You have 100 naira now in your wallet. ");
});
