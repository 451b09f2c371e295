import type { Browser } from "@playwright/test";

import { heaviestKey, keystrokeCost } from "./keystroke.ts";
import { openPage } from "./open-page.ts";
import type { Site } from "./serve-subjects.ts";
import type { StoredSession } from "./session.ts";
import {
  airtime,
  largeForm,
  largeTyped,
  searchList,
  signIn,
  subjectNames,
  typed,
  typedFields,
  type Opening,
  type TypedField,
} from "./subjects.ts";
import { timeToUsable } from "./usable.ts";

/** Milliseconds of each run, in the order of the runs. */
export type Times = {
  readonly usable: Readonly<Record<Opening["name"], number[]>>;
  readonly keystroke: Readonly<Record<TypedField, Readonly<Record<Opening["subject"], number[]>>>>;
  /** A key in a form with 200 fields. */
  readonly large: Readonly<Record<keyof typeof largeForm, number[]>>;
  /** The heaviest key in the list with a search. */
  readonly search: number[];
};

const openings = [signIn, searchList, ...subjectNames.map((name) => airtime[name])];

/**
 * Measures the openings in turn, so that other load on the machine affects all of them equally. The first round is not
 * counted, because it starts the browser, the server and the database.
 */
export async function measureTimes(
  browser: Browser,
  site: Site,
  session: StoredSession,
  { runs, onRound }: { readonly runs: number; readonly onRound: (round: number) => void },
): Promise<Times> {
  const times: Times = {
    usable: { "sign-in": [], "search list": [], app: [], plain: [], react: [] },
    keystroke: {
      phone_number: { app: [], plain: [], react: [] },
      amount: { app: [], plain: [], react: [] },
    },
    large: { app: [], react: [] },
    search: [],
  };
  for (let round = 0; round <= runs; round++) {
    onRound(round);
    const counts = round > 0;
    for (const opening of openings) {
      const { usable, keystroke, search } = await measureOpening(browser, site, opening, session);
      if (!counts) continue;
      if (search !== undefined) times.search.push(search);
      times.usable[opening.name].push(usable);
      for (const [field, cost] of keystroke) times.keystroke[field][opening.subject].push(cost);
    }
    for (const opening of Object.values(largeForm)) {
      const cost = await measureLarge(browser, site, opening, session);
      if (counts) times.large[opening.subject].push(cost);
    }
  }
  return times;
}

async function measureLarge(
  browser: Browser,
  site: Site,
  opening: (typeof largeForm)["app"],
  session: StoredSession,
) {
  const opened = await openPage(browser, { session: opening.signedIn ? session : undefined, slow: true });
  try {
    await timeToUsable(opened.page, site.url(opening), opening);
    await opened.scripts.quiet();
    return await keystrokeCost(opened, largeTyped.field, largeTyped.keys);
  } finally {
    await opened.close();
  }
}

async function measureOpening(browser: Browser, site: Site, opening: Opening, session: StoredSession) {
  const opened = await openPage(browser, { session: opening.signedIn ? session : undefined, slow: true });
  try {
    const usable = await timeToUsable(opened.page, site.url(opening), opening);
    const keystroke: [TypedField, number][] = [];
    // Loading must not count as typing.
    if (opening !== signIn) await opened.scripts.quiet();
    const search = opening === searchList ? await heaviestKey(opened, searchList) : undefined;
    if (opening.fields === airtime.app.fields) {
      for (const field of typedFields)
        keystroke.push([field, await keystrokeCost(opened, field, typed[field])]);
    }
    return { usable, keystroke, search };
  } finally {
    await opened.close();
  }
}
