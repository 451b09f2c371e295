import type { Browser } from "@playwright/test";

import { measureJourney, type Journey } from "./journey.ts";
import { heaviestKey, keystrokeCost } from "./keystroke.ts";
import { openPage } from "./open-page.ts";
import type { Site } from "./serve-subjects.ts";
import type { StoredSession } from "./session.ts";
import {
  airtime,
  largeForm,
  largeTyped,
  searchList,
  shell,
  signIn,
  subjectNames,
  typed,
  typedFields,
  type Opening,
  type SubjectName,
  type TypedField,
} from "./subjects.ts";
import { timeToUsable } from "./usable.ts";
import { measureVisits, type Visits } from "./visits.ts";

/** Milliseconds of each run, in the order of the runs. */
export type Times = {
  readonly usable: Readonly<Record<Opening["name"], number[]>>;
  readonly keystroke: Readonly<Record<TypedField, Readonly<Record<SubjectName, number[]>>>>;
  /** A key in a form with 200 fields. */
  readonly large: Readonly<Record<keyof typeof largeForm, number[]>>;
  /** The heaviest key in the list with a search. */
  readonly search: number[];
  readonly journeys: Journey[];
  readonly visits: Visits[];
};

export type Runs = {
  readonly runs: number;
  /** Whether a first round is run that does not count, because it starts the browser, the server and the database. */
  readonly warmUp: boolean;
  readonly onRound: (round: number) => void;
};

const openings = [signIn, searchList, shell, ...subjectNames.map((name) => airtime[name])];

/** Measures everything in turn, so that other load on the machine affects all figures equally. */
export async function measureTimes(
  browser: Browser,
  site: Site,
  session: StoredSession,
  { runs, warmUp, onRound }: Runs,
): Promise<Times> {
  if (warmUp) {
    onRound(0);
    await measureRound(browser, site, session, { times: noTimes(), round: 0 });
  }
  const times = noTimes();
  for (let round = 1; round <= runs; round++) {
    onRound(round);
    await measureRound(browser, site, session, { times, round });
  }
  return times;
}

const noTimes = (): Times => ({
  usable: { "sign-in": [], "search list": [], shell: [], app: [], plain: [], react: [] },
  keystroke: {
    phone_number: { app: [], plain: [], react: [] },
    amount: { app: [], plain: [], react: [] },
  },
  large: { app: [], react: [] },
  search: [],
  journeys: [],
  visits: [],
});

async function measureRound(
  browser: Browser,
  site: Site,
  session: StoredSession,
  { times, round }: { readonly times: Times; readonly round: number },
): Promise<void> {
  for (const opening of openings) {
    const { usable, keystroke, search } = await measureOpening(browser, site, opening, session);
    if (search !== undefined) times.search.push(search);
    times.usable[opening.name].push(usable);
    for (const [field, cost] of keystroke) times.keystroke[field][opening.name as SubjectName].push(cost);
  }
  for (const opening of Object.values(largeForm)) {
    times.large[opening.subject].push(await measureLarge(browser, site, opening, session));
  }
  times.visits.push(await measureVisits(browser, site));
  times.journeys.push(await measureJourney(browser, site, FIRST_NAIRA + round));
}

/** Of the first purchase; each costs one naira more, because two equal ones within a short time ask for a second yes. */
const FIRST_NAIRA = 100;

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
    if (opening !== signIn && opening !== shell) await opened.scripts.quiet();
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
