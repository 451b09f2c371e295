import { expect } from "@playwright/test";

import type { GalleryState } from "#gallery/states.ts";

import { arrived, violations } from "./harness/accessible.ts";
import { subjectIds, test, type Gallery } from "./harness/gallery.ts";
import { overflow } from "./harness/reflow.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

const LOOKS = [
  { scheme: "light", size: PHONE },
  { scheme: "light", size: DESK },
  { scheme: "dark", size: PHONE },
  { scheme: "dark", size: DESK },
] as const;
/** Two that follow each other share neither scheme nor width. */
const TURNS = [0, 3, 2, 1];

// Many views each; only a slow machine needs so long.
test.describe.configure({ timeout: 300_000 });

type Look = (typeof LOOKS)[number];

for (const [turn, subject] of subjectIds().entries()) {
  test(`${subject}: for everybody, in every state`, async ({ gallery }) => {
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

/** All four for what customers see most; of the other states each has its turn. `GALLERY=all` is all for all. */
function looksOf({ play }: GalleryState, turn: number): readonly Look[] {
  if (play.kind === "sandbox" || process.env["GALLERY"] === "all") return LOOKS;
  return [LOOKS[TURNS[turn % TURNS.length]!]!];
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
    ...(size === PHONE ? await overflow(page) : []),
    ...complaints(),
  ];
}
