import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import type { GalleryState } from "#gallery/states.ts";

import { arrived, violations } from "./harness/accessible.ts";
import { subjectIds, test, type Gallery } from "./harness/gallery.ts";
import { overflow, overflowWhenNarrow, scrollsSideways } from "./harness/reflow.ts";

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
    ...(await (size === PHONE ? beyondTheSides(page, play) : scrollsSideways(page))),
    ...complaints(),
  ];
}

/** Checks the overflow; views with much content also with text twice as large. */
function beyondTheSides(page: Page, { kind, ...play }: GalleryState["play"]): Promise<readonly string[]> {
  const isFull = kind === "sandbox" || ("replies" in play && play.replies === "long");
  return isFull || isWhole ? overflow(page) : overflowWhenNarrow(page);
}
