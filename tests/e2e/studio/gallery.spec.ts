import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import type { GalleryState } from "#gallery/states.ts";
import { PSEUDO_LANGUAGES } from "#tools/languages/pseudo.ts";

import { arrived, violations } from "../harness/accessible.ts";
import { subjectIds, test, type Gallery } from "../harness/gallery.ts";
import { pseudoFlaws } from "../harness/pseudo.ts";
import { overflow, overflowWhenNarrow, scrollsSideways } from "../harness/reflow.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

const LOOKS = [
  { scheme: "light", size: PHONE },
  { scheme: "light", size: DESK },
  { scheme: "dark", size: PHONE },
  { scheme: "dark", size: DESK },
] as const;
/** Two consecutive looks share neither scheme nor width. */
const TURNS = [0, 3, 2, 1];

const isWhole = process.env["GALLERY"] === "all";
/**
 * `npm test` has 12 minutes, so it checks one in this many states, starting with another state for each subject; `GALLERY=all`
 * checks every state. It shares no divisor with the number of looks, so that every look is used.
 */
const TAKING_TURNS = 21;

// Each test opens many views.
test.describe.configure({ timeout: isWhole ? 3_600_000 : 900_000 });

type Look = (typeof LOOKS)[number];

for (const [turn, subject] of subjectIds().entries()) {
  test(`${subject}: accessible in its states`, async ({ gallery }) => {
    const found: string[] = [];
    for (const [index, state] of gallery.states(subject).entries()) {
      for (const look of looksOf(state, turn + index)) {
        const wrong = await wrongWith(gallery, subject, state, look);
        found.push(...wrong.map((text) => `${state.id}, ${look.scheme}, ${look.size.width} px: ${text}`));
      }
    }
    expect(found, "what is wrong").toEqual([]);
  });

  test(`${subject}: in pseudo-languages nothing is English, cut off, or over another text`, async ({
    gallery,
  }) => {
    const found: string[] = [];
    for (const [index, state] of gallery.states(subject).filter(isOurs).entries())
      for (const [tag, size] of spokenLooks(state, turn + index))
        found.push(...(await flawsIn(gallery, { subject, state: state.id, tag, size })));
    expect(found, "flaws").toEqual([]);
  });
}

test("from right to left, wallets stand side by side to the left, and the left arrow goes on", async ({
  gallery,
}) => {
  const { page, open } = gallery;
  await page.setViewportSize(PHONE);
  await open({ subject: "dashboard", state: "sandbox", tenant: "demo", scheme: "light", language: "ar-XB" });
  const carousel = page.locator("section[aria-roledescription=carousel]").first();
  const slides = carousel.getByRole("listitem", { includeHidden: true });
  const list = (await carousel.getByRole("list").first().boundingBox())!;
  const first = (await slides.nth(0).boundingBox())!;
  const second = (await slides.nth(1).boundingBox())!;
  expect(first.x + first.width).toBeCloseTo(list.x + list.width, 0);
  expect(first.x - second.x - second.width).toBeCloseTo(12, 0);
  await slides.nth(0).getByRole("button").first().press("ArrowLeft");
  await expect(slides.nth(1)).not.toHaveAttribute("inert");
});

test("what is English, cut off, sticks out or is over another text would be found", async ({ page }) => {
  await page.setContent(`<html lang="en-XA"><body style="font: 16px/20px sans-serif">
    <p aria-label="Read out">⟦ƀáđ⟧ Ada</p>
    <p style="width: 30px; overflow: hidden; white-space: nowrap">⟦ćúţ óƒƒ⟧</p>
    <p style="width: 30px">⟦ščķșóúţóƒţħéƀóẋ⟧</p>
    <p>⟦ƀéļóŵ⟧</p><p style="margin-top: -36px">⟦áƀóṽé⟧</p>
    <p lang="en">For developers</p>
  </body></html>`);
  expect(await pseudoFlaws(page, "here", async () => ["Ada Obi"])).toEqual([
    "here: English: Read out",
    "here: cut off: ⟦ćúţ óƒƒ⟧",
    "here: sticks out: ⟦ščķșóúţóƒţħéƀóẋ⟧",
    "here: over each other: ⟦ƀéļóŵ⟧ | ⟦áƀóṽé⟧",
  ]);
});

const SPOKEN = PSEUDO_LANGUAGES.flatMap(({ tag }) => [[tag, PHONE] as const, [tag, DESK] as const]);

/** The pseudo-languages and sizes to check a state in: all, or of the usual state one. */
function spokenLooks({ play }: GalleryState, turn: number): typeof SPOKEN {
  if (isWhole) return SPOKEN;
  return play.kind === "sandbox" ? [SPOKEN[turn % SPOKEN.length]!] : [];
}

async function flawsIn(
  { page, open, complaints, outside }: Gallery,
  { subject, state, tag, size }: { subject: string; state: string; tag: string; size: typeof PHONE },
): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await open({ subject, state, tenant: "demo", scheme: "light", language: tag });
  await arrived(page);
  const flaws = await pseudoFlaws(page, `${state}, ${tag}, ${size.width} px`, outside);
  return [...flaws, ...complaints()];
}

/** Long texts are the provider's own, in English in every language. */
function isOurs({ play }: GalleryState): boolean {
  return !("replies" in play && play.replies === "long");
}

/** The looks to check a state in: one of the four, or the looks that customers see most. */
function looksOf({ play }: GalleryState, turn: number): readonly Look[] {
  if (isWhole) return LOOKS;
  const isSeen = play.kind === "sandbox" || turn % TAKING_TURNS === 0;
  return isSeen ? [LOOKS[TURNS[turn % TURNS.length]!]!] : [];
}

async function wrongWith(
  { page, open, complaints }: Gallery,
  subject: string,
  { id: state, play }: GalleryState,
  { scheme, size }: Look,
): Promise<readonly string[]> {
  await page.setViewportSize(size);
  const verdict = await open({ subject, state, tenant: "demo", scheme });
  const wanted = play.kind === "scenario" && play.until === undefined ? "passed" : "shown";
  await arrived(page);
  return [
    ...(verdict === wanted ? [] : [`it is ${verdict}, not ${wanted}`]),
    ...(await violations(page)),
    ...(await (size === PHONE || play.kind === "sandbox"
      ? beyondTheSides(page, play)
      : scrollsSideways(page))),
    ...complaints(),
  ];
}

/** Checks the overflow; views with much content also with text twice as large. */
function beyondTheSides(page: Page, { kind, ...play }: GalleryState["play"]): Promise<readonly string[]> {
  const isFull = kind === "sandbox" || ("replies" in play && play.replies === "long");
  return isFull || isWhole ? overflow(page) : overflowWhenNarrow(page);
}
